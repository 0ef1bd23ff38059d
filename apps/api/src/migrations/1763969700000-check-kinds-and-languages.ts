import type { MigrationInterface, QueryRunner } from 'typeorm';

const LANGUAGES = `'ko', 'en', 'zh', 'ja', 'th', 'vi', 'km', 'tl', 'bn'`;
const CHECKS = [
  ['files', 'purpose', `purpose in ('post', 'profile', 'note', 'company-logo', 'company-registration', 'attachment')`],
  ['reports', 'target_type', `target_type in ('post', 'comment', 'note', 'user', 'job-posting')`],
  ['sign_in_keys', 'provider', `provider in ('google', 'kakao', 'line', 'naver', 'payco', 'apple')`],
  ['translations', 'subject_type', `subject_type in ('post', 'comment', 'job-posting')`],
  ['translations', 'language', `language in (${LANGUAGES})`],
  ['translation_suggestions', 'subject_type', `subject_type in ('post', 'comment', 'job-posting')`],
  ['translation_suggestions', 'language', `language in (${LANGUAGES})`],
  ['users', 'reading_languages', `reading_languages <@ array[${LANGUAGES}]::varchar[]`],
] as const;

/** What the code counts on, the database holds. Rows that are there are looked at afterwards, by a migration that locks nobody out. */
export class CheckKindsAndLanguages1763969700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column, check] of CHECKS) {
      await runner.query(`alter table ${table} add constraint ck_${table}_${column} check (${check}) not valid`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of CHECKS) {
      await runner.query(`alter table ${table} drop constraint ck_${table}_${column}`);
    }
  }
}
