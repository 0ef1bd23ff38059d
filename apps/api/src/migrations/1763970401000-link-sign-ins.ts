import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'confirm-email', 'change-email', 'email-change-requested', 'email-changed', 'reset-password', 'password-changed', 'new-sign-in'`;
const checkKinds = (kinds: string) => `
  alter table mails drop constraint ck_mails_kind, add constraint ck_mails_kind check (kind in (${kinds}));`;

/** Several ways to sign in to one account, one of each provider; an address may be known without a password. */
export class LinkSignIns1763970401000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table identities drop constraint ck_identities_password,
        add constraint ck_identities_password check (provider = 'password' or password_hash is null),
        add constraint uq_identities_user_provider unique (user_uuid, provider);
      drop index ix_identities_user;
      alter table sign_in_states add column session_uuid uuid
        constraint fk_sign_in_states_session references sessions on delete cascade;
      create index ix_sign_in_states_session on sign_in_states (session_uuid) where session_uuid is not null;
      ${checkKinds(`${KINDS}, 'sign-in-added', 'sign-in-removed'`)}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from mails where kind in ('sign-in-added', 'sign-in-removed');
      ${checkKinds(KINDS)}
      alter table sign_in_states drop column session_uuid;
      create index ix_identities_user on identities (user_uuid);
      delete from identities where provider = 'password' and password_hash is null;
      alter table identities drop constraint uq_identities_user_provider, drop constraint ck_identities_password,
        add constraint ck_identities_password check ((provider = 'password') = (password_hash is not null));`);
  }
}
