import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was deleted, by age, for the day on which it goes for good. Built beside the writes of a running server. */
export class IndexDeleted1763963820000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted build leaves an index that is not valid.
    for (const table of TABLES) {
      await runner.query(`drop index concurrently if exists ix_${table}_deleted`);
      await runner.query(
        `create index concurrently ix_${table}_deleted on ${table} (deleted_at) where deleted_at is not null`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`drop index ix_${table}_deleted`);
  }
}

const TABLES = ['posts', 'comments'] as const;
