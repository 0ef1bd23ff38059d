import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What clients call their writes, so that one whose reply was lost is not done again. */
export class RememberRequestKeys1763969120000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table request_keys (
        user_uuid uuid not null constraint fk_request_keys_user references users on delete cascade,
        scope varchar not null constraint ck_request_keys_scope check (scope in ('note', 'post', 'comment')),
        key uuid not null,
        created_at timestamptz not null default now(),
        -- The same key must ask for the same.
        body_hash bytea not null,
        -- What the first one made has this uuid.
        result_uuid uuid not null default uuidv7(),
        constraint pk_request_keys primary key (user_uuid, scope, key)
      );
      create index ix_request_keys_age on request_keys (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table request_keys');
  }
}
