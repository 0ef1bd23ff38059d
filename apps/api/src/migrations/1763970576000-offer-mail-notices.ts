import type { MigrationInterface, QueryRunner } from 'typeorm';

const MAILS = `'confirm-email', 'change-email', 'email-change-requested', 'email-changed', 'reset-password', 'password-changed',
  'new-sign-in', 'sign-in-added', 'sign-in-removed', 'second-factor-added', 'second-factor-removed', 'recovery-code-used',
  'company-invitation'`;

const kinds = (mails: string) => `
  alter table mails
    drop constraint ck_mails_kind,
    add constraint ck_mails_kind check (kind in (${mails}));`;

/** Mails once a week to who asks for them; nobody has. */
export class OfferMailNotices1763970576000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users
        add mail_notices varchar[] not null default '{}'
          constraint ck_users_mail_notices check (mail_notices <@ array['news', 'jobs', 'posts']::varchar[]),
        add mail_notices_at timestamptz;
      create index ix_users_mail_notices on users (uuid) where mail_notices <> '{}';
      create unique index uq_mails_digest on mails (user_uuid, detail) where kind = 'weekly-digest';
      ${kinds(`${MAILS}, 'weekly-digest'`)}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from mails where kind = 'weekly-digest';
      drop index uq_mails_digest;
      alter table users drop column mail_notices, drop column mail_notices_at;
      ${kinds(MAILS)}`);
  }
}
