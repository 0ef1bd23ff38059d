import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How much Korean people know, which decides what work students may do. */
export class StoreLevelsOfKorean1763969955000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users add column korean_level smallint,
        add constraint ck_users_korean_level check (korean_level is null or korean_level between 1 and 6 and visa_main_id is not null)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column korean_level');
  }
}
