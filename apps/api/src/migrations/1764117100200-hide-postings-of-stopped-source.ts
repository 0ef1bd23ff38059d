import type { MigrationInterface, QueryRunner } from 'typeorm';

const reasons = (list: string) => `
  alter table job_postings drop constraint ck_job_postings_hidden_reason,
    add constraint ck_job_postings_hidden_reason check (hidden_reason = any (array[${list}]))`;

/** Copies of the public employment service are hidden while the source is stopped and nobody looks whether they are still offered. */
export class HidePostingsOfStoppedSource1764117100200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(reasons(`'BELOW_MINIMUM_WAGE', 'SOURCE_STOPPED'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update job_postings set hidden_reason = null, is_public = true where hidden_reason = 'SOURCE_STOPPED'`,
    );
    await runner.query(reasons(`'BELOW_MINIMUM_WAGE'`));
  }
}
