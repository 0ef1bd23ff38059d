import type { MigrationInterface, QueryRunner } from 'typeorm';

/** View logs by person, for those who leave, and by age, for the clean-up. Built beside the writes of a running server. */
export class IndexViewLogs1763956380000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted build leaves an index that is not valid.
    for (const [name, columns] of INDEXES) {
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(`create index concurrently ${name} on post_view_logs ${columns}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of INDEXES) await runner.query(`drop index ${name}`);
  }
}

const INDEXES = [
  ['ix_post_view_logs_user', '(user_uuid, uuid) where user_uuid is not null'],
  ['ix_post_view_logs_age', '(created_at)'],
] as const;
