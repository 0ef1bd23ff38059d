import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Companies, and what they are told about their review. */
export class CreateCompanies1763957100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COMPANIES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table company_notifications, companies');
  }
}

const COMPANIES = `
  create table companies (
    uuid uuid default uuidv7() constraint pk_companies primary key,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    owner_uuid uuid not null constraint fk_companies_owner references users,
    company_name varchar not null,
    business_registration_number varchar not null,
    homepage_url varchar not null default '',
    manager_name varchar not null,
    manager_phone varchar not null,
    manager_mobile varchar not null,
    manager_email varchar not null,
    logo_file_name varchar not null default '',
    logo_file_uuid uuid constraint fk_companies_logo references files,
    registration_file_name varchar not null,
    registration_file_uuid uuid constraint fk_companies_registration references files,
    status varchar not null default 'pending',
    -- When it was last handed in for review.
    submitted_at timestamptz not null default now(),
    rejection_reason varchar not null default '',
    -- Set by an approval, cleared by a rejection: while it is set, everybody may see the postings.
    approved_at timestamptz,
    -- A deleted company keeps its name and number for its old postings, and nothing else.
    deleted_at timestamptz,
    constraint ck_companies_status check (status in ('pending', 'resubmitted', 'approved', 'rejected')),
    constraint ck_companies_number check (business_registration_number ~ '^[0-9]{3}-[0-9]{2}-[0-9]{5}$'),
    constraint ck_companies_reason check ((status = 'rejected') = (rejection_reason <> '')),
    constraint ck_companies_approved check (status <> 'approved' or approved_at is not null),
    constraint ck_companies_not_approved check (status not in ('pending', 'rejected') or approved_at is null),
    constraint ck_companies_certificate check (deleted_at is not null or registration_file_uuid is not null)
  );
  -- One living company an owner, and one a registration number.
  create unique index uq_companies_owner on companies (owner_uuid) where deleted_at is null;
  create unique index uq_companies_number on companies (business_registration_number) where deleted_at is null;
  create index ix_companies_newest on companies (submitted_at desc, uuid desc) where deleted_at is null;
  create index ix_companies_of_status on companies (status, submitted_at desc, uuid desc) where deleted_at is null;
  create index ix_companies_owner on companies (owner_uuid);
  create index ix_companies_logo on companies (logo_file_uuid) where logo_file_uuid is not null;
  create index ix_companies_registration on companies (registration_file_uuid)
    where registration_file_uuid is not null;

  create table company_notifications (
    uuid uuid default uuidv7() constraint pk_company_notifications primary key,
    created_at timestamptz not null default now(),
    company_uuid uuid not null constraint fk_company_notifications_company references companies on delete cascade,
    type varchar not null constraint ck_company_notifications_type check (type in ('approval', 'rejection')),
    rejection_reason varchar not null default '',
    read_at timestamptz,
    constraint ck_company_notifications_reason check ((type = 'rejection') = (rejection_reason <> ''))
  );
  create index ix_company_notifications_newest on company_notifications (company_uuid, created_at desc, uuid desc);
  create index ix_company_notifications_unread on company_notifications (company_uuid) where read_at is null;
`;
