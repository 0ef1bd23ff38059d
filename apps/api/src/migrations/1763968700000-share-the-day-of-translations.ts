import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One person's texts do not use up the characters of everybody. */
export class ShareTheDayOfTranslations1763968700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table translation_allowances (
        author_uuid uuid constraint pk_translation_allowances primary key
          constraint fk_translation_allowances_author references users on delete cascade,
        day date not null,
        characters bigint not null constraint ck_translation_allowances_characters check (characters >= 0)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table translation_allowances`);
  }
}
