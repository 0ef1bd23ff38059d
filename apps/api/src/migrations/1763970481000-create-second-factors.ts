import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'confirm-email', 'change-email', 'email-change-requested', 'email-changed', 'reset-password', 'password-changed',
  'new-sign-in', 'sign-in-added', 'sign-in-removed'`;
const NEW_KINDS = `'second-factor-added', 'second-factor-removed', 'recovery-code-used'`;
const checkKinds = (kinds: string) => `
  alter table mails drop constraint ck_mails_kind, add constraint ck_mails_kind check (kind in (${kinds}));`;

/** Codes of an app as a second factor, the sign-ins that wait for one, and the sessions in which one was used. */
export class CreateSecondFactors1763970481000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table second_factors (
        user_uuid uuid not null constraint pk_second_factors primary key
          constraint fk_second_factors_user references users on delete cascade,
        created_at timestamptz not null default now(),
        sealed_secret bytea not null,
        confirmed_at timestamptz,
        last_step bigint,
        recovery_hashes varchar[] not null default '{}',
        constraint ck_second_factors_confirmed check ((confirmed_at is null) = (last_step is null))
      );
      create table sign_in_tickets (
        ticket_hash varchar not null constraint pk_sign_in_tickets primary key,
        created_at timestamptz not null default now(),
        user_uuid uuid not null constraint fk_sign_in_tickets_user references users on delete cascade,
        expires_at timestamptz not null
      );
      create index ix_sign_in_tickets_user on sign_in_tickets (user_uuid);
      alter table sessions add column code_used_at timestamptz;
      ${checkKinds(`${KINDS}, ${NEW_KINDS}`)}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from mails where kind in (${NEW_KINDS});
      ${checkKinds(KINDS)}
      alter table sessions drop column code_used_at;
      drop table sign_in_tickets;
      drop table second_factors;`);
  }
}
