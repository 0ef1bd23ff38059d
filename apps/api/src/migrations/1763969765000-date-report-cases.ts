import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A decision names the version of the case that its moderator has seen. */
export class DateReportCases1763969765000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table report_cases add column updated_at timestamptz not null default now();
      update report_cases set updated_at = coalesce(decided_at, created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table report_cases drop column updated_at');
  }
}
