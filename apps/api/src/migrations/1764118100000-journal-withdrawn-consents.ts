import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Writes down which consents were withdrawn, and which notes on people were deleted: a restore brought both back. */
export class JournalWithdrawnConsents1764118100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create trigger tr_consents_journal after update of withdrawn_at on consents
        for each row when (new.withdrawn_at is not null and old.withdrawn_at is null) execute function journal_deletion('consents');
      create trigger tr_person_notes_journal after delete on person_notes referencing old table as gone
        for each statement execute function journal_deleted_rows();`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger tr_consents_journal on consents;
      drop trigger tr_person_notes_journal on person_notes;`);
  }
}
