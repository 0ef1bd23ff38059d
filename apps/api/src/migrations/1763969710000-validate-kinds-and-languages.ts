import type { MigrationInterface, QueryRunner } from 'typeorm';

const CHECKS = [
  ['files', 'purpose'],
  ['reports', 'target_type'],
  ['sign_in_keys', 'provider'],
  ['translations', 'subject_type'],
  ['translations', 'language'],
  ['translation_suggestions', 'subject_type'],
  ['translation_suggestions', 'language'],
  ['users', 'reading_languages'],
] as const;

/** Looks at the rows that were there before the checks; others read and write meanwhile. */
export class ValidateKindsAndLanguages1763969710000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of CHECKS) {
      await runner.query(`alter table ${table} validate constraint ck_${table}_${column}`);
    }
  }

  async down(): Promise<void> {
    // What has been looked at stays so.
  }
}
