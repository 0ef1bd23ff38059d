import type { MigrationInterface, QueryRunner } from 'typeorm';

const isStaff = `role in ('MODERATOR', 'ADMIN')`;
const types = (last: string) =>
  `'["Friend Request", "Friend Accept", "Post Like", "Comment Like", "Post", "Comment", "Scrap", "Job Alert"${last}, "Note"]'`;

const isNotificationSettings = (pushTypes: string) => `
  create or replace function is_notification_settings(settings jsonb) returns boolean language sql immutable parallel safe
    return case when jsonb_typeof(settings) = 'object' then settings - array['mutedTypes', 'quietHours'] = '{}'
      and settings ?& array['mutedTypes', 'quietHours'] and jsonb_typeof(settings -> 'mutedTypes') = 'array'
      and settings -> 'mutedTypes' <@ ${pushTypes} and is_quiet_hours(settings -> 'quietHours') else false end;`;

const notifications = (types: string, ownTypes: string) => `
  alter table notifications drop constraint ck_notifications_type, drop constraint ck_notifications_receiver;
  alter table notifications
    add constraint ck_notifications_type check (type in (${types})),
    add constraint ck_notifications_receiver check ((type in (${ownTypes})) = (receiver_uuid = from_user_uuid));`;
const TYPES = `'Friend Request', 'Friend Accept', 'Post Like', 'Comment Like', 'Post', 'Comment', 'Scrap', 'Job Alert'`;

const liveEvents = (names: string) => `
  alter table live_events drop constraint ck_live_events_name;
  alter table live_events add constraint ck_live_events_name check (name in (${names}));`;

/** Authors are told why something of theirs was decided about, and say once what speaks against it; another moderator hears them. */
export class HearAppeals1763969930000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table report_cases
        add column reason varchar constraint ck_report_cases_reason
          check (reason in ('SPAM', 'FRAUD', 'ABUSE', 'SEXUAL', 'PRIVACY', 'ILLEGAL', 'OTHER', 'NOTHING_WRONG')),
        add column appeal varchar,
        add column appealed_at timestamptz,
        add column heard_by_uuid uuid constraint fk_report_cases_heard_by references users on delete set null,
        add column heard_at timestamptz,
        add column worked_on_by_uuid uuid constraint fk_report_cases_worked_on_by references users on delete set null,
        add column worked_on_until timestamptz,
        add constraint ck_report_cases_appealed check ((appeal is null) = (appealed_at is null)),
        add constraint ck_report_cases_appeal_heard check (heard_at is null or appealed_at is not null),
        add constraint ck_report_cases_second check (heard_by_uuid is null or heard_by_uuid is distinct from decided_by_uuid
          or heard_at >= appealed_at + interval '1 day');
      create index ix_report_cases_appeals on report_cases (appealed_at desc, uuid desc)
        where appealed_at is not null and heard_at is null;
      create index ix_report_cases_heard_by on report_cases (heard_by_uuid);
      create index ix_report_cases_worked_on_by on report_cases (worked_on_by_uuid);
      create index ix_users_staff on users (uuid) where ${isStaff};
      ${isNotificationSettings(types(', "Decision"'))}
      ${notifications(`${TYPES}, 'Decision'`, `'Job Alert', 'Decision'`)}
      ${liveEvents(`'badge', 'note', 'notification', 'translation', 'desk'`)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from live_events where name = 'desk';
      ${liveEvents(`'badge', 'note', 'notification', 'translation'`)}
      delete from notifications where type = 'Decision';
      ${notifications(TYPES, `'Job Alert'`)}
      update users set notification_settings = jsonb_set(notification_settings, '{mutedTypes}',
        (notification_settings -> 'mutedTypes') - 'Decision') where notification_settings -> 'mutedTypes' ? 'Decision';
      ${isNotificationSettings(types(''))}
      drop index ix_users_staff;
      alter table report_cases drop column worked_on_until, drop column worked_on_by_uuid, drop column heard_at,
        drop column heard_by_uuid, drop column appealed_at, drop column appeal, drop column reason;
    `);
  }
}
