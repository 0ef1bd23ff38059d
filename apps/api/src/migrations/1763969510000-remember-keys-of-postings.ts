import type { MigrationInterface, QueryRunner } from 'typeorm';

const scopes = (names: string) => `
  alter table request_keys drop constraint ck_request_keys_scope,
    add constraint ck_request_keys_scope check (scope in (${names}))`;

/** A posting whose reply was lost is not published again either. */
export class RememberKeysOfPostings1763969510000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(scopes(`'note', 'post', 'comment', 'job-posting'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from request_keys where scope = 'job-posting'`);
    await runner.query(scopes(`'note', 'post', 'comment'`));
  }
}
