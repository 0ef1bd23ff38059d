import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a posting was closed because somebody was found: who applied is told that, or only that it was closed. */
export class TellFilledPositions1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table job_postings add is_filled boolean not null default false,
        add constraint ck_job_postings_filled check (not is_filled or closed_at is not null);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table job_postings drop constraint ck_job_postings_filled, drop is_filled;`);
  }
}
