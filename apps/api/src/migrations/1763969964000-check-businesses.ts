import type { MigrationInterface, QueryRunner } from 'typeorm';

const TYPES = `'Friend Request', 'Friend Accept', 'Post Like', 'Comment Like', 'Post', 'Comment', 'Scrap', 'Job Alert', 'Decision',
  'Visa Rule'`;
const FROM_RECEIVER = `'Job Alert', 'Decision', 'Visa Rule'`;
const isSettings = (types: string) => `
  create or replace function is_notification_settings(settings jsonb) returns boolean language sql immutable parallel safe
    return case when jsonb_typeof(settings) = 'object' then settings - array['mutedTypes', 'quietHours'] = '{}'
      and settings ?& array['mutedTypes', 'quietHours'] and jsonb_typeof(settings -> 'mutedTypes') = 'array'
      and settings -> 'mutedTypes' <@ to_jsonb(array[${types}, 'Note']) and is_quiet_hours(settings -> 'quietHours') else false end;`;
const checkTypes = (types: string, fromReceiver: string) => `
  alter table notifications
    drop constraint ck_notifications_type,
    add constraint ck_notifications_type check (type in (${types})),
    drop constraint ck_notifications_receiver,
    add constraint ck_notifications_receiver check ((type in (${fromReceiver})) = (receiver_uuid = from_user_uuid));
  ${isSettings(types)}`;

const COMPANY_TYPES = `'approval', 'rejection', 'payTooLowSoon', 'payTooLow'`;
const checkCompanyTypes = (types: string) => `
  alter table company_notifications drop constraint ck_company_notifications_type,
    add constraint ck_company_notifications_type check (type in (${types}));`;

// As before, and hidden while the business is closed; which of the two it is, a posting knows by itself.
const STANDING = `
  create or replace function tell_company_standing() returns trigger language plpgsql as $$
    declare
      may_publish boolean := new.approved_at is not null and new.deleted_at is null;
    begin
      update job_postings set is_listed = may_publish and new.business_closed_at is null,
        is_business_closed = may_publish and new.business_closed_at is not null,
        search_version = case when new.company_name = old.company_name then search_version else 0 end
      where company_uuid = new.uuid;
      return null;
    end $$;
  drop trigger tr_companies_standing on companies;
  create trigger tr_companies_standing after update of approved_at, deleted_at, company_name, business_closed_at on companies
    for each row when ((old.approved_at is null) <> (new.approved_at is null)
      or (old.deleted_at is null) <> (new.deleted_at is null) or old.company_name <> new.company_name
      or (old.business_closed_at is null) <> (new.business_closed_at is null))
    execute function tell_company_standing();`;
const STANDING_BEFORE = `
  create or replace function tell_company_standing() returns trigger language plpgsql as $$
    begin
      update job_postings set is_listed = new.approved_at is not null and new.deleted_at is null,
        -- The company's name is part of the searched text.
        search_version = case when new.company_name = old.company_name then search_version else 0 end
      where company_uuid = new.uuid;
      return null;
    end $$;
  drop trigger tr_companies_standing on companies;
  create trigger tr_companies_standing after update of approved_at, deleted_at, company_name on companies
    for each row when ((old.approved_at is null) <> (new.approved_at is null)
      or (old.deleted_at is null) <> (new.deleted_at is null) or old.company_name <> new.company_name)
    execute function tell_company_standing();`;

const TOLD = 'company_name, homepage_url, logo_file_uuid, status, approved_at, deleted_at';
const tellPages = (columns: string) => `
  drop trigger tr_companies_told on companies;
  create trigger tr_companies_told after update of ${columns} on companies
    for each row execute function tell_company_changed();`;

/** What the tax office says of companies, and news for companies and administrators. */
export class CheckBusinesses1763969964000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table companies
        add column certificate_checked_at timestamptz,
        add column business_status varchar not null default 'NOT_ASKED' constraint ck_companies_business_status
          check (business_status in ('NOT_ASKED', 'ACTIVE', 'SUSPENDED', 'CLOSED', 'NOT_REGISTERED')),
        add column business_checked_at timestamptz,
        add column business_ended_on date,
        add column business_closed_at timestamptz,
        add constraint ck_companies_business_checked check ((business_status = 'NOT_ASKED') = (business_checked_at is null));
      create index ix_companies_business_check on companies (business_checked_at nulls first, uuid)
        where deleted_at is null and status <> 'rejected';
      alter table job_postings add column is_business_closed boolean not null default false;
      ${STANDING}
      ${tellPages(`${TOLD}, certificate_checked_at, business_checked_at`)}
      ${checkCompanyTypes(`${COMPANY_TYPES}, 'businessClosed', 'businessOpen'`)}
      ${checkTypes(`${TYPES}, 'Company', 'Desk'`, `${FROM_RECEIVER}, 'Company', 'Desk'`)}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from notifications where type in ('Company', 'Desk');
      update users set notification_settings = jsonb_set(notification_settings, '{mutedTypes}',
          (notification_settings -> 'mutedTypes') - 'Company' - 'Desk')
        where notification_settings -> 'mutedTypes' ?| array['Company', 'Desk'];
      ${checkTypes(TYPES, FROM_RECEIVER)}
      delete from company_notifications where type in ('businessClosed', 'businessOpen');
      ${checkCompanyTypes(COMPANY_TYPES)}
      update companies set business_closed_at = null where business_closed_at is not null;
      ${tellPages(TOLD)}
      ${STANDING_BEFORE}
      alter table job_postings drop column is_business_closed;
      alter table companies drop column certificate_checked_at, drop column business_status, drop column business_checked_at,
        drop column business_ended_on, drop column business_closed_at;`);
  }
}
