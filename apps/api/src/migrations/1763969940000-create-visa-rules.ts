import type { MigrationInterface, QueryRunner } from 'typeorm';

const LANGUAGES = `array['ko', 'en', 'zh', 'ja', 'th', 'vi', 'km', 'tl', 'bn']`;
const TYPES = `'Friend Request', 'Friend Accept', 'Post Like', 'Comment Like', 'Post', 'Comment', 'Scrap', 'Job Alert', 'Decision'`;
const isSettings = (types: string) => `
  create or replace function is_notification_settings(settings jsonb) returns boolean language sql immutable parallel safe
    return case when jsonb_typeof(settings) = 'object' then settings - array['mutedTypes', 'quietHours'] = '{}'
      and settings ?& array['mutedTypes', 'quietHours'] and jsonb_typeof(settings -> 'mutedTypes') = 'array'
      and settings -> 'mutedTypes' <@ to_jsonb(array[${types}, 'Note']) and is_quiet_hours(settings -> 'quietHours') else false end;`;

/** Rules of visas that administrators enter beside those that the product comes with, and news of them. */
export class CreateVisaRules1763969940000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table visa_rules (
        uuid uuid default uuidv7() constraint pk_visa_rules primary key,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        state varchar not null default 'PROPOSED'
          constraint ck_visa_rules_state check (state in ('PROPOSED', 'CONFIRMED', 'WITHDRAWN')),
        replaces_uuid uuid,
        visa varchar,
        course varchar constraint ck_visa_rules_course
          check (course in ('LANGUAGE', 'ASSOCIATE', 'BACHELOR', 'MASTER', 'DOCTOR', 'RESEARCH')),
        job integer,
        hours_a_week smallint,
        korean_level smallint,
        under smallint,
        verdict varchar not null constraint ck_visa_rules_verdict check (verdict in ('NO', 'ASK', 'WITH_PERMIT', 'YES')),
        reason varchar not null constraint ck_visa_rules_reason check (reason in ('OPEN', 'CHECK_JOB_LIST', 'NEEDS_PERMISSION',
          'NEEDS_SPONSOR', 'GOVERNMENT_ONLY', 'JOB_NOT_ALLOWED', 'NO_WORK', 'UNDER_AGE')),
        first_day date not null,
        last_day date,
        sentence jsonb not null constraint ck_visa_rules_sentence
          check (is_localized_text(sentence) and sentence ?& ${LANGUAGES}),
        source varchar not null,
        checked_at date not null,
        proposed_by_uuid uuid not null constraint fk_visa_rules_proposed_by references users,
        decided_by_uuid uuid constraint fk_visa_rules_decided_by references users,
        decided_at timestamptz,
        constraint ck_visa_rules_for_whom check (visa is not null or under is not null),
        constraint ck_visa_rules_days check (last_day >= first_day - 1),
        constraint ck_visa_rules_decided
          check ((state = 'PROPOSED') = (decided_at is null) and (decided_at is null) = (decided_by_uuid is null)),
        constraint ck_visa_rules_second_look check (state <> 'CONFIRMED' or decided_by_uuid <> proposed_by_uuid
          or decided_at - created_at >= interval '24 hours')
      );
      create unique index uq_visa_rules_replaces on visa_rules (replaces_uuid) where state <> 'WITHDRAWN';
      create index ix_visa_rules_of_state on visa_rules (state, created_at desc, uuid desc);
      create index ix_visa_rules_proposed_by on visa_rules (proposed_by_uuid);
      create index ix_visa_rules_decided_by on visa_rules (decided_by_uuid) where decided_by_uuid is not null;

      alter table audit_log drop constraint ck_audit_log_target_type, add constraint ck_audit_log_target_type check (target_type in (
        'user', 'post', 'comment', 'note', 'job-posting', 'company', 'sub-board', 'file', 'queue', 'visa-rule'));

      alter table notifications
        drop constraint ck_notifications_type,
        add constraint ck_notifications_type check (type in (${TYPES}, 'Visa Rule')),
        drop constraint ck_notifications_receiver,
        add constraint ck_notifications_receiver check ((type in ('Job Alert', 'Decision', 'Visa Rule')) = (receiver_uuid = from_user_uuid));
      ${isSettings(`${TYPES}, 'Visa Rule'`)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from notifications where type = 'Visa Rule';
      update users set notification_settings = jsonb_set(notification_settings, '{mutedTypes}',
        (notification_settings -> 'mutedTypes') - 'Visa Rule') where notification_settings -> 'mutedTypes' ? 'Visa Rule';
      delete from audit_log where target_type = 'visa-rule';
      alter table notifications
        drop constraint ck_notifications_type,
        add constraint ck_notifications_type check (type in (${TYPES})),
        drop constraint ck_notifications_receiver,
        add constraint ck_notifications_receiver check ((type in ('Job Alert', 'Decision')) = (receiver_uuid = from_user_uuid));
      ${isSettings(TYPES)}
      alter table audit_log drop constraint ck_audit_log_target_type, add constraint ck_audit_log_target_type check (target_type in (
        'user', 'post', 'comment', 'note', 'job-posting', 'company', 'sub-board', 'file', 'queue'));
      drop table visa_rules;
    `);
  }
}
