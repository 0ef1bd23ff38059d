import type { MigrationInterface, QueryRunner } from 'typeorm';

const FROM_RECEIVER = `'Job Alert', 'Decision', 'Visa Rule', 'Company', 'Desk', 'Application State'`;
const TYPES = `'Friend Request', 'Friend Accept', 'Post Like', 'Comment Like', 'Post', 'Comment', 'Scrap', ${FROM_RECEIVER}`;
const checkTypes = (types: string, fromReceiver: string) => `
  alter table notifications
    drop constraint ck_notifications_type,
    add constraint ck_notifications_type check (type in (${types})),
    drop constraint ck_notifications_receiver,
    add constraint ck_notifications_receiver check ((type in (${fromReceiver})) = (receiver_uuid = from_user_uuid));
  create or replace function is_notification_settings(settings jsonb) returns boolean language sql immutable parallel safe
    return case when jsonb_typeof(settings) = 'object' then settings - array['mutedTypes', 'quietHours'] = '{}'
      and settings ?& array['mutedTypes', 'quietHours'] and jsonb_typeof(settings -> 'mutedTypes') = 'array'
      and settings -> 'mutedTypes' <@ to_jsonb(array[${types}, 'Note']) and is_quiet_hours(settings -> 'quietHours') else false end;`;

/** Of which versions of the legal texts people were told. */
export class AnnounceLegalTexts1763970440000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table legal_announcements (
        uuid uuid not null default uuidv7() constraint pk_legal_announcements primary key,
        created_at timestamptz not null default now(),
        document varchar not null constraint ck_legal_announcements_document check (document in ('terms', 'privacy')),
        version varchar not null,
        finished_at timestamptz,
        constraint uq_legal_announcements_version unique (document, version)
      );
      ${checkTypes(`${TYPES}, 'Legal Text'`, `${FROM_RECEIVER}, 'Legal Text'`)}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from notifications where type = 'Legal Text';
      update users set notification_settings = jsonb_set(notification_settings, '{mutedTypes}',
          (notification_settings -> 'mutedTypes') - 'Legal Text')
        where notification_settings -> 'mutedTypes' ? 'Legal Text';
      ${checkTypes(TYPES, FROM_RECEIVER)}
      drop table legal_announcements;`);
  }
}
