import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who agreed to which version of which text, and when; and when somebody has corrected a birth date. */
export class CreateConsents1763970250000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table consents (
        uuid uuid default uuidv7() constraint pk_consents primary key,
        user_uuid uuid not null constraint fk_consents_user references users,
        name varchar not null constraint ck_consents_name check (name in ('terms', 'privacy', 'purpose')),
        version varchar not null,
        given_at timestamptz not null default now(),
        withdrawn_at timestamptz,
        constraint uq_consents_version unique (user_uuid, name, version)
      );
      alter table users add column birth_date_changed_at timestamptz[] not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users drop column birth_date_changed_at;
      drop table consents`);
  }
}
