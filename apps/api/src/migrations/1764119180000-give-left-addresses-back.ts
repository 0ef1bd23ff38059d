import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'confirm-email', 'change-email', 'email-change-requested', 'email-changed', 'reset-password', 'password-changed', 'new-sign-in',
  'sign-in-added', 'sign-in-removed', 'second-factor-added', 'second-factor-removed', 'recovery-code-used', 'company-invitation', 'weekly-digest',
  'recovery-codes-renewed'`;
const checkKinds = (kinds: string) => `
  alter table mails drop constraint ck_mails_kind, add constraint ck_mails_kind check (kind in (${kinds}));`;

/** The mail to an address that an account has left gives it back, where somebody else has changed it. */
export class GiveLeftAddressesBack1764119180000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(checkKinds(`${KINDS}, 'email-left'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from mails where kind = 'email-left'; ${checkKinds(KINDS)}`);
  }
}
