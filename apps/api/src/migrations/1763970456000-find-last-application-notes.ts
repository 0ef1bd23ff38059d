import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Applications about which something was written before lists asked for it. */
export class FindLastApplicationNotes1763970456000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update applications a set last_note_at = newest.at
      from (select application_uuid, max(created_at) as at from application_notes group by application_uuid) newest
      where a.uuid = newest.application_uuid`);
  }

  /** The column goes with the migration before. */
  async down(): Promise<void> {}
}
