import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Moderators read all open suggestions, in either order. */
export class ListOpenSuggestions1763968200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index ix_translation_suggestions_open on translation_suggestions (created_at desc, uuid desc)
        where state = 'OPEN'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index ix_translation_suggestions_open`);
  }
}
