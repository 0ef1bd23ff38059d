import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has a case open at the desk is seen of companies, suggestions and visa rules, as it was of reports: in one table for all. */
export class ShareDeskWork1764115000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table desk_work (
        kind varchar not null constraint ck_desk_work_kind check (kind in ('REPORT', 'COMPANY', 'SUGGESTION', 'VISA_RULE')),
        subject_uuid uuid not null,
        user_uuid uuid not null constraint fk_desk_work_user references users on delete cascade,
        until timestamptz not null,
        constraint pk_desk_work primary key (kind, subject_uuid)
      );
      create index ix_desk_work_user on desk_work (user_uuid);
      alter table report_cases drop column worked_on_by_uuid, drop column worked_on_until`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table report_cases
        add column worked_on_by_uuid uuid constraint fk_report_cases_worked_on_by references users on delete set null,
        add column worked_on_until timestamptz;
      create index ix_report_cases_worked_on_by on report_cases (worked_on_by_uuid);
      drop table desk_work`);
  }
}
