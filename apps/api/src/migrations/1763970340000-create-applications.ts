import type { MigrationInterface, QueryRunner } from 'typeorm';

const LANGUAGES = `'ko', 'en', 'zh', 'ja', 'th', 'vi', 'km', 'tl', 'bn'`;
const STATES = `'sent', 'read', 'talk', 'offer', 'accepted', 'declined', 'withdrawn', 'closed'`;
const TYPES = `'Friend Request', 'Friend Accept', 'Post Like', 'Comment Like', 'Post', 'Comment', 'Scrap', 'Job Alert', 'Decision', 'Visa Rule', 'Company', 'Desk'`;
const FROM_RECEIVER = `'Job Alert', 'Decision', 'Visa Rule', 'Company', 'Desk'`;
const PAY = `'payTooLowSoon', 'payTooLow'`;
const BUSINESS = `'businessClosed', 'businessOpen'`;

const notifications = (types: string, fromReceiver: string) => `
  alter table notifications
    drop constraint ck_notifications_type,
    add constraint ck_notifications_type check (type in (${types})),
    drop constraint ck_notifications_receiver,
    add constraint ck_notifications_receiver check ((type in (${fromReceiver})) = (receiver_uuid = from_user_uuid));
  create or replace function is_notification_settings(settings jsonb) returns boolean language sql immutable parallel safe
    return case when jsonb_typeof(settings) = 'object' then settings - array['mutedTypes', 'quietHours'] = '{}'
      and settings ?& array['mutedTypes', 'quietHours'] and jsonb_typeof(settings -> 'mutedTypes') = 'array'
      and settings -> 'mutedTypes' <@ to_jsonb(array[${types}, 'Note']) and is_quiet_hours(settings -> 'quietHours') else false end;`;

const keys = (scopes: string) => `
  alter table request_keys drop constraint ck_request_keys_scope,
    add constraint ck_request_keys_scope check (scope in (${scopes}));`;

/** What has translations, which administrators ask for anew, without and with messages of applications. */
const subjects = (application: '' | `, 'application'`) =>
  ['translations', 'translation_suggestions']
    .map(
      (table) => `
  alter table ${table} drop constraint ck_${table}_subject_type,
    add constraint ck_${table}_subject_type check (subject_type in ('post', 'comment', 'job-posting', 'resume'${application}));`,
    )
    .join('') +
  `
  alter table audit_log drop constraint ck_audit_log_target_type, add constraint ck_audit_log_target_type check (target_type in (
    'user', 'post', 'comment', 'note', 'job-posting', 'company', 'sub-board', 'file', 'queue', 'visa-rule', 'resume',
    'wage-defaulter'${application}));`;

/** People apply for jobs: what they sent, with their consent, and each state with its time. */
export class CreateApplications1763970340000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table applications (
        uuid uuid default uuidv7() constraint pk_applications primary key,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        job_posting_uuid uuid not null constraint fk_applications_job_posting references job_postings,
        company_uuid uuid not null constraint fk_applications_company references companies,
        seeker_uuid uuid not null constraint fk_applications_seeker references users,
        resume_uuid uuid constraint fk_applications_resume references resumes on delete set null,
        state varchar not null default 'sent' constraint ck_applications_state check (state in (${STATES})),
        reason varchar,
        message jsonb not null default '{}' constraint ck_applications_message check (is_localized_text(message)),
        original_language varchar not null constraint ck_applications_language check (original_language in (${LANGUAGES})),
        show_visa boolean not null,
        consent_version varchar not null,
        consent_text varchar not null,
        consented_at timestamptz not null default now(),
        read_at timestamptz,
        answered_at timestamptz,
        interview_at timestamptz,
        ended_at timestamptz,
        constraint ck_applications_ended check ((state in ('accepted', 'declined', 'withdrawn', 'closed')) = (ended_at is not null)),
        constraint ck_applications_reason check ((state in ('declined', 'closed')) = (reason is not null)),
        constraint ck_applications_read check (state not in ('read', 'talk', 'offer', 'accepted') or read_at is not null),
        constraint ck_applications_kept check (state <> 'withdrawn' or (resume_uuid is null and message = '{}'))
      );
      create unique index uq_applications_once on applications (job_posting_uuid, seeker_uuid) where state <> 'withdrawn';
      create index ix_applications_of_seeker on applications (seeker_uuid, created_at desc, uuid desc);
      create index ix_applications_of_posting on applications (job_posting_uuid, (read_at is null) desc, created_at desc, uuid desc);
      create index ix_applications_of_company on applications (company_uuid, job_posting_uuid);
      create index ix_applications_open on applications (uuid) where ended_at is null;
      create index ix_applications_ended on applications (ended_at) where resume_uuid is not null or message <> '{}';
      create index ix_applications_resume on applications (resume_uuid) where resume_uuid is not null;

      create table application_steps (
        uuid uuid default uuidv7() constraint pk_application_steps primary key,
        application_uuid uuid not null constraint fk_application_steps_application references applications on delete cascade,
        at timestamptz not null default clock_timestamp(),
        state varchar not null constraint ck_application_steps_state check (state in (${STATES})),
        by varchar not null constraint ck_application_steps_by check (by in ('seeker', 'company', 'system'))
      );
      create index ix_application_steps_application on application_steps (application_uuid, at, uuid);

      alter table company_notifications
        drop constraint ck_company_notifications_type,
        add constraint ck_company_notifications_type check (type in ('approval', 'rejection', ${PAY}, ${BUSINESS}, 'Application')),
        drop constraint ck_company_notifications_job_posting,
        add constraint ck_company_notifications_job_posting check ((type in (${PAY}, 'Application')) = (job_posting_uuid is not null)
          and (type in (${PAY})) = (wage_year is not null));
      ${notifications(`${TYPES}, 'Application State'`, `${FROM_RECEIVER}, 'Application State'`)}
      ${keys(`'note', 'post', 'comment', 'job-posting', 'application'`)}
      ${subjects(`, 'application'`)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from notifications where type = 'Application State';
      update users set notification_settings = jsonb_set(notification_settings, '{mutedTypes}',
        (notification_settings -> 'mutedTypes') - 'Application State')
        where notification_settings -> 'mutedTypes' ? 'Application State';
      delete from company_notifications where type = 'Application';
      delete from request_keys where scope = 'application';
      delete from audit_log where target_type = 'application';
      delete from translations where subject_type = 'application';
      delete from translation_suggestions where subject_type = 'application';
      alter table company_notifications
        drop constraint ck_company_notifications_type,
        add constraint ck_company_notifications_type check (type in ('approval', 'rejection', ${PAY}, ${BUSINESS})),
        drop constraint ck_company_notifications_job_posting,
        add constraint ck_company_notifications_job_posting check ((type in (${PAY})) = (job_posting_uuid is not null)
          and (job_posting_uuid is null) = (wage_year is null));
      ${notifications(TYPES, FROM_RECEIVER)}
      ${keys(`'note', 'post', 'comment', 'job-posting'`)}
      ${subjects('')}
      drop table application_steps, applications;
      delete from resumes where sent_at is not null;
    `);
  }
}
