import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = `'post', 'comment', 'note', 'user', 'job-posting'`;
const NOW = `${BEFORE}, 'application', 'application-note', 'company'`;

const checks = (types: string) => `
  alter table reports
    drop constraint ck_reports_target_type,
    add constraint ck_reports_target_type check (target_type in (${types}));
  alter table report_cases
    drop constraint ck_report_cases_target_type,
    add constraint ck_report_cases_target_type check (target_type in (${types}));`;

/** The two sides of an application report and block each other. */
export class ReportApplications1763970500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${checks(NOW)}
      create table company_blocks (
        company_uuid uuid not null constraint fk_company_blocks_company references companies on delete cascade,
        user_uuid uuid not null constraint fk_company_blocks_user references users,
        -- Who blocks the other.
        by varchar not null,
        created_at timestamptz not null default now(),
        constraint pk_company_blocks primary key (company_uuid, user_uuid, by),
        constraint ck_company_blocks_by check (by in ('seeker', 'company'))
      );
      create index ix_company_blocks_user on company_blocks (user_uuid);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table company_blocks;
      delete from report_cases where target_type not in (${BEFORE});
      delete from reports where target_type not in (${BEFORE});
      ${checks(BEFORE)}`);
  }
}
