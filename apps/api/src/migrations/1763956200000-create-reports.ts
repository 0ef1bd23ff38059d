import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people report and what moderators decide; the marks that hide something from everybody but its author. */
export class CreateReports1763956200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [CASES, REPORTS, HIDDEN]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index ix_users_newest;
      alter table users drop column hidden_at;
      alter table comments drop column hidden_at;
      alter table posts drop column hidden_at;
      drop table reports, report_cases`);
  }
}

// Whatever is reported lies in a table of its own kind, so that no foreign key can lead there.
const CASES = `
  create table report_cases (
    uuid uuid default uuidv7() constraint pk_report_cases primary key,
    created_at timestamptz not null default now(),
    target_type varchar not null constraint ck_report_cases_target_type
      check (target_type in ('post', 'comment', 'note', 'user', 'job-posting')),
    target_uuid uuid not null,
    -- Null for what nobody here wrote: an imported job posting.
    author_uuid uuid constraint fk_report_cases_author references users on delete set null,
    -- As it read when it was first reported.
    excerpt varchar not null,
    reporter_count integer not null default 1 constraint ck_report_cases_reporters check (reporter_count >= 0),
    decision varchar constraint ck_report_cases_decision
      check (decision in ('KEEP', 'HIDE', 'DELETE', 'WARN', 'SUSPEND')),
    decided_by_uuid uuid constraint fk_report_cases_decided_by references users on delete set null,
    decided_at timestamptz,
    note varchar,
    constraint ck_report_cases_decided check ((decision is null) = (decided_at is null))
  );
  create unique index uq_report_cases_open on report_cases (target_type, target_uuid) where decision is null;
  create index ix_report_cases_newest on report_cases (created_at desc, uuid desc);
  create index ix_report_cases_open on report_cases (created_at desc, uuid desc) where decision is null;
  create index ix_report_cases_decided on report_cases (created_at desc, uuid desc) where decision is not null;
  create index ix_report_cases_author on report_cases (author_uuid);
  create index ix_report_cases_decided_by on report_cases (decided_by_uuid);
`;

const REPORTS = `
  create table reports (
    uuid uuid default uuidv7() constraint pk_reports primary key,
    created_at timestamptz not null default now(),
    case_uuid uuid not null constraint fk_reports_case references report_cases on delete cascade,
    reporter_uuid uuid not null constraint fk_reports_reporter references users on delete cascade,
    target_type varchar not null,
    target_uuid uuid not null,
    reason varchar not null constraint ck_reports_reason
      check (reason in ('SPAM', 'FRAUD', 'ABUSE', 'SEXUAL', 'PRIVACY', 'ILLEGAL', 'OTHER')),
    text varchar,
    -- Nobody counts twice, whatever was decided in between.
    constraint uq_reports_reporter unique (reporter_uuid, target_type, target_uuid)
  );
  create index ix_reports_case on reports (case_uuid, created_at);
`;

const HIDDEN = `
  alter table posts add column hidden_at timestamptz;
  alter table comments add column hidden_at timestamptz;
  alter table users add column hidden_at timestamptz;
  create index ix_users_newest on users (created_at desc, uuid desc);
`;
