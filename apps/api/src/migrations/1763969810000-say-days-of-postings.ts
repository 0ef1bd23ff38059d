import type { MigrationInterface, QueryRunner } from 'typeorm';

/** On how many days a week one works, and what may make pay less than it seems. */
export class SayDaysOfPostings1763969810000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table job_postings
        add column working_days smallint constraint ck_job_postings_working_days check (working_days between 1 and 7),
        add column has_probation boolean not null default false,
        add column is_piece_rate boolean not null default false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table job_postings drop column working_days, drop column has_probation, drop column is_piece_rate`);
  }
}
