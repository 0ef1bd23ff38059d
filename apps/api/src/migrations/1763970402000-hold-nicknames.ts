import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The nicknames of those who left stay theirs for a while, as keyed hashes, so that nobody writes in their place. */
export class HoldNicknames1763970402000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users add column nickname_hash varchar,
        add constraint ck_users_nickname_hash check (nickname_hash is null or withdrawn_at is not null);
      create index ix_users_nickname_hash on users (nickname_hash) where nickname_hash is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column nickname_hash');
  }
}
