import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What somebody reports is hidden from them. */
export class HideWhatWasReported1764103000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reports add is_hidden boolean not null default true;
      create index ix_reports_hidden on reports (reporter_uuid, target_type, target_uuid) where is_hidden`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table reports drop is_hidden`);
  }
}
