import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails on their way, and what their links and codes are good for. Accounts that exist count as confirmed. */
export class CreateMails1763969800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mails (
        uuid uuid constraint pk_mails primary key,
        created_at timestamptz not null default now(),
        user_uuid uuid not null constraint fk_mails_user references users on delete cascade,
        kind varchar not null constraint ck_mails_kind check (kind in ('confirm-email', 'change-email', 'email-change-requested',
          'email-changed', 'reset-password', 'password-changed', 'new-sign-in')),
        email varchar not null,
        detail varchar,
        link_hash varchar constraint uq_mails_link_hash unique,
        expires_at timestamptz,
        used_at timestamptz,
        code_tries smallint not null default 0,
        sent_at timestamptz,
        refused_at timestamptz,
        constraint ck_mails_link check ((link_hash is null) = (expires_at is null))
      );
      create index ix_mails_user on mails (user_uuid);
      create index ix_mails_created on mails (created_at);
      create index ix_mails_codes on mails (email) where link_hash is not null and used_at is null;
      alter table users add column email_confirmed_at timestamptz default now();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users drop column email_confirmed_at;
      drop table mails;
    `);
  }
}
