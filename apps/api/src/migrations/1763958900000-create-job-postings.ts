import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Job postings with what they ask for, who saved and who opened them; and the visa that a person may keep to compare. */
export class CreateJobPostings1763958900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [POSTINGS, PARTS, READERS, STANDING, VISAS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users drop column visa_main_id, drop column visa_sub_id;
      drop trigger tr_companies_standing on companies;
      drop function tell_company_standing;
      drop table hot_job_postings, job_posting_views, job_posting_scraps, job_posting_language_levels,
        job_posting_visas, job_posting_categories, job_posting_regions, job_postings`);
  }
}

const POSTINGS = `
  create table job_postings (
    uuid uuid default uuidv7() constraint pk_job_postings primary key,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    -- A posting is of a company here, or was imported from elsewhere under the name that stands there.
    company_uuid uuid constraint fk_job_postings_company references companies,
    source varchar,
    source_id varchar,
    source_company_name varchar,
    url varchar not null default '',
    original_language varchar not null
      constraint ck_job_postings_language
        check (original_language in ('ko', 'en', 'zh', 'ja', 'th', 'vi', 'km', 'tl', 'bn')),
    title jsonb not null constraint ck_job_postings_title check (title ? original_language),
    description jsonb not null constraint ck_job_postings_description check (description ? original_language),
    -- Without any language when there is none.
    extra_info jsonb not null default '{}',
    salary_type_id smallint not null,
    salary_amount_min integer not null,
    salary_amount_max integer not null,
    working_time smallint not null constraint ck_job_postings_working_time check (working_time between 1 and 24),
    education_id smallint not null,
    career smallint not null,
    employment_type smallint not null,
    deadline_date date not null,
    is_remote boolean not null default false,
    is_public boolean not null default true,
    contact_name varchar not null,
    contact_phone varchar not null,
    contact_mobile varchar not null,
    contact_email varchar not null,
    closed_at timestamptz,
    -- By moderators, or by enough reports until they decide.
    blocked_at timestamptz,
    -- Set by the nightly job once the deadline is over, so that the index of the open ones stays small.
    expired_at timestamptz,
    -- Whether its company may show postings now; always for imported ones.
    is_listed boolean not null default true,
    scrap_count integer not null default 0 constraint ck_job_postings_scraps check (scrap_count >= 0),
    -- What it can be filtered by, in one array (job-postings.facets.ts), and what the keyword search looks through.
    facets integer array not null,
    search_text text not null default '',
    search_grams integer array not null default '{}',
    search_version smallint not null default 0,
    constraint ck_job_postings_origin check (
      (company_uuid is null) = (source is not null)
      and (source is null) = (source_id is null) and (source is null) = (source_company_name is null)),
    constraint ck_job_postings_url check (url = '' or url like 'https://%'),
    constraint ck_job_postings_salary check (
      case when salary_type_id = 1 then salary_amount_min = 0 and salary_amount_max = 0
        else salary_amount_min between 1 and salary_amount_max end)
  );
  create unique index uq_job_postings_source on job_postings (source, source_id) where source is not null;
  create index ix_job_postings_open on job_postings (created_at desc, uuid desc) include (deadline_date)
    where is_public and is_listed and closed_at is null and blocked_at is null and expired_at is null
      and deleted_at is null;
  -- Plans must not depend on how common a filter or a word is at the moment.
  alter table job_postings alter column facets set statistics 0, alter column search_grams set statistics 0;
  create index ix_job_postings_search on job_postings using gin (facets, search_grams) with (fastupdate = off)
    where is_public and is_listed and closed_at is null and blocked_at is null and expired_at is null
      and deleted_at is null;
  create index ix_job_postings_company on job_postings (company_uuid, created_at desc, uuid desc)
    where deleted_at is null;
  create index ix_job_postings_unsearchable on job_postings (search_version) where deleted_at is null;
  create index ix_job_postings_deadline on job_postings (deadline_date)
    where expired_at is null and deleted_at is null;
`;

const PARTS = `
  create table job_posting_regions (
    id integer generated always as identity constraint pk_job_posting_regions primary key,
    posting_uuid uuid not null constraint fk_job_posting_regions_posting references job_postings on delete cascade,
    position smallint not null,
    level_one_id smallint not null,
    -- None where only the region is known, as in imported postings.
    level_two_id smallint,
    region_original jsonb not null,
    detail_region jsonb not null,
    constraint uq_job_posting_regions unique (posting_uuid, position)
  );
  create table job_posting_categories (
    id integer generated always as identity constraint pk_job_posting_categories primary key,
    posting_uuid uuid not null
      constraint fk_job_posting_categories_posting references job_postings on delete cascade,
    position smallint not null,
    main_id smallint not null,
    sub_id smallint not null,
    constraint uq_job_posting_categories unique (posting_uuid, position)
  );
  create table job_posting_visas (
    id integer generated always as identity constraint pk_job_posting_visas primary key,
    posting_uuid uuid not null constraint fk_job_posting_visas_posting references job_postings on delete cascade,
    position smallint not null,
    main_id smallint not null,
    sub_id smallint not null,
    constraint uq_job_posting_visas unique (posting_uuid, position)
  );
  create table job_posting_language_levels (
    posting_uuid uuid not null
      constraint fk_job_posting_language_levels_posting references job_postings on delete cascade,
    position smallint not null,
    level_id smallint not null,
    constraint pk_job_posting_language_levels primary key (posting_uuid, position)
  );
`;

const READERS = `
  create table job_posting_scraps (
    uuid uuid default uuidv7() constraint pk_job_posting_scraps primary key,
    created_at timestamptz not null default now(),
    posting_uuid uuid not null constraint fk_job_posting_scraps_posting references job_postings on delete cascade,
    user_uuid uuid not null constraint fk_job_posting_scraps_user references users on delete cascade,
    constraint uq_job_posting_scraps unique (posting_uuid, user_uuid)
  );
  create index ix_job_posting_scraps_user on job_posting_scraps (user_uuid, created_at desc, uuid desc);
  create index ix_job_posting_scraps_age on job_posting_scraps (created_at);
  -- One reader a day; kept only as long as the ranking looks back.
  create table job_posting_views (
    posting_uuid uuid not null constraint fk_job_posting_views_posting references job_postings on delete cascade,
    day date not null,
    -- The hash of a network or a person: nobody can be told from it.
    reader varchar not null,
    constraint pk_job_posting_views primary key (posting_uuid, day, reader)
  );
  create index ix_job_posting_views_day on job_posting_views (day);
  create table hot_job_postings (
    position smallint constraint pk_hot_job_postings primary key,
    posting_uuid uuid not null constraint uq_hot_job_postings_posting unique
      constraint fk_hot_job_postings_posting references job_postings on delete cascade
  );
`;

// Whoever approves, rejects or deletes a company, by whichever way, shows or hides its postings in the same transaction.
const STANDING = `
  create function tell_company_standing() returns trigger language plpgsql as $$
    begin
      update job_postings set is_listed = new.approved_at is not null and new.deleted_at is null,
        -- The company's name is part of the searched text.
        search_version = case when new.company_name = old.company_name then search_version else 0 end
      where company_uuid = new.uuid;
      return null;
    end $$;
  create trigger tr_companies_standing after update of approved_at, deleted_at, company_name on companies
    for each row when ((old.approved_at is null) <> (new.approved_at is null)
      or (old.deleted_at is null) <> (new.deleted_at is null) or old.company_name <> new.company_name)
    execute function tell_company_standing();
`;

const VISAS = `
  alter table users
    add column visa_main_id smallint,
    add column visa_sub_id smallint,
    add constraint ck_users_visa check (visa_sub_id is null or visa_main_id is not null);
`;
