import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys that people's own devices keep, and sign in by. */
export class CreatePasskeys1763970460000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table passkeys (
        uuid uuid not null default uuidv7() constraint pk_passkeys primary key,
        created_at timestamptz not null default now(),
        user_uuid uuid not null constraint fk_passkeys_user references users on delete cascade,
        credential_id varchar not null,
        public_key bytea not null,
        counter bigint not null,
        transports varchar[] not null,
        device varchar not null,
        last_used_at timestamptz,
        constraint uq_passkeys_credential unique (credential_id)
      );
      create index ix_passkeys_user on passkeys (user_uuid);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table passkeys;');
  }
}
