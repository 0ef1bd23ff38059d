import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who suggested translations reads what became of them, newest first. */
export class ListSentSuggestions1763969400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index ix_translation_suggestions_sent on translation_suggestions (suggester_uuid, created_at desc, uuid desc);
      drop index ix_translation_suggestions_suggester`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index ix_translation_suggestions_suggester on translation_suggestions (suggester_uuid);
      drop index ix_translation_suggestions_sent`);
  }
}
