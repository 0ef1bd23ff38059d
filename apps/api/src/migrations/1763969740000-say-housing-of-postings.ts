import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a job comes with a place to live. */
export class SayHousingOfPostings1763969740000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table job_postings add column housing varchar not null default 'none'
        constraint ck_job_postings_housing check (housing in ('none', 'dormitory', 'allowance'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table job_postings drop column housing`);
  }
}
