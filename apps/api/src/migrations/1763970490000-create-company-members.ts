import type { MigrationInterface, QueryRunner } from 'typeorm';

const MAILS = `'confirm-email', 'change-email', 'email-change-requested', 'email-changed', 'reset-password', 'password-changed',
  'new-sign-in', 'sign-in-added', 'sign-in-removed', 'second-factor-added', 'second-factor-removed', 'recovery-code-used'`;
const FROM_RECEIVER = `'Job Alert', 'Decision', 'Visa Rule', 'Company', 'Desk', 'Application State', 'Legal Text'`;
const TYPES = `'Friend Request', 'Friend Accept', 'Post Like', 'Comment Like', 'Post', 'Comment', 'Scrap', ${FROM_RECEIVER}`;
const withInvitation = (types: string) => types.replace(`'Company'`, `'Company', 'Company Invitation'`);

const checks = ({ mails, types, fromReceiver }: Record<'mails' | 'types' | 'fromReceiver', string>) => `
  alter table mails
    drop constraint ck_mails_kind,
    add constraint ck_mails_kind check (kind in (${mails}));
  alter table notifications
    drop constraint ck_notifications_type,
    add constraint ck_notifications_type check (type in (${types})),
    drop constraint ck_notifications_receiver,
    add constraint ck_notifications_receiver check ((type in (${fromReceiver})) = (receiver_uuid = from_user_uuid));
  create or replace function is_notification_settings(settings jsonb) returns boolean language sql immutable parallel safe
    return case when jsonb_typeof(settings) = 'object' then settings - array['mutedTypes', 'quietHours'] = '{}'
      and settings ?& array['mutedTypes', 'quietHours'] and jsonb_typeof(settings -> 'mutedTypes') = 'array'
      and settings -> 'mutedTypes' <@ to_jsonb(array[${types}, 'Note']) and is_quiet_hours(settings -> 'quietHours') else false end;`;

/** Who works for a company, and who is asked to. Its owner is one of them, for as long as the company is there. */
export class CreateCompanyMembers1763970490000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table company_members (
        uuid uuid not null default uuidv7() constraint pk_company_members primary key,
        created_at timestamptz not null default now(),
        company_uuid uuid not null constraint fk_company_members_company references companies on delete cascade,
        user_uuid uuid not null constraint fk_company_members_user references users,
        constraint uq_company_members_user unique (user_uuid)
      );
      create index ix_company_members_company on company_members (company_uuid);

      create table company_invitations (
        uuid uuid not null default uuidv7() constraint pk_company_invitations primary key,
        created_at timestamptz not null default now(),
        company_uuid uuid not null constraint fk_company_invitations_company references companies on delete cascade,
        user_uuid uuid constraint fk_company_invitations_user references users,
        -- Of somebody who may have no account yet.
        email varchar,
        expires_at timestamptz not null,
        constraint ck_company_invitations_whom check ((user_uuid is null) <> (email is null))
      );
      create unique index uq_company_invitations_whom on company_invitations (company_uuid, coalesce(user_uuid::text, email));
      create index ix_company_invitations_user on company_invitations (user_uuid) where user_uuid is not null;
      create index ix_company_invitations_email on company_invitations (email) where email is not null;
      create index ix_company_invitations_expiry on company_invitations (expires_at);

      insert into company_members (company_uuid, user_uuid) select uuid, owner_uuid from companies where deleted_at is null;
      create function keep_company_members() returns trigger language plpgsql as $$
      begin
        if new.deleted_at is not null then
          delete from company_members where company_uuid = new.uuid;
          delete from company_invitations where company_uuid = new.uuid;
        elsif tg_op = 'INSERT' then
          insert into company_members (company_uuid, user_uuid) values (new.uuid, new.owner_uuid);
        end if;
        return null;
      end $$;
      create trigger tr_companies_members after insert or update of deleted_at on companies
        for each row execute function keep_company_members();
      ${checks({
        mails: `${MAILS}, 'company-invitation'`,
        types: withInvitation(TYPES),
        fromReceiver: withInvitation(FROM_RECEIVER),
      })}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from mails where kind = 'company-invitation';
      delete from notifications where type = 'Company Invitation';
      update users set notification_settings = jsonb_set(notification_settings, '{mutedTypes}',
          (notification_settings -> 'mutedTypes') - 'Company Invitation')
        where notification_settings -> 'mutedTypes' ? 'Company Invitation';
      ${checks({ mails: MAILS, types: TYPES, fromReceiver: FROM_RECEIVER })}
      drop trigger tr_companies_members on companies;
      drop function keep_company_members();
      drop table company_invitations, company_members;`);
  }
}
