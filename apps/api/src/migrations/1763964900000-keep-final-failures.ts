import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells translations that cannot be made from those that only failed for now. */
export class KeepFinalFailures1763964900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table translations add is_final boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table translations drop is_final');
  }
}
