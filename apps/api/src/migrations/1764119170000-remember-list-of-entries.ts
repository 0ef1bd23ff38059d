import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of the public employment service may overlap: what one of them has is no repetition in another. */
export class RememberListOfEntries1764119170000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table work24_postings add column list smallint not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table work24_postings drop column list');
  }
}
