import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever rejects a suggested translation may say why, which its writer reads. */
export class SayWhySuggestionsAreRejected1764119191400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table translation_suggestions add column rejection_reason varchar,
        add constraint ck_translation_suggestions_rejection_reason
          check (rejection_reason in ('OTHER_MEANING', 'NOT_BETTER', 'UNREADABLE', 'ABUSE')),
        add constraint ck_translation_suggestions_rejected check (rejection_reason is null or state = 'REJECTED')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table translation_suggestions drop column rejection_reason');
  }
}
