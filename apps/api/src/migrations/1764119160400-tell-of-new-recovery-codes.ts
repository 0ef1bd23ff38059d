import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'confirm-email', 'change-email', 'email-change-requested', 'email-changed', 'reset-password', 'password-changed', 'new-sign-in',
  'sign-in-added', 'sign-in-removed', 'second-factor-added', 'second-factor-removed', 'recovery-code-used', 'company-invitation', 'weekly-digest'`;
const checkKinds = (kinds: string) => `
  alter table mails drop constraint ck_mails_kind, add constraint ck_mails_kind check (kind in (${kinds}));`;

/** Whoever makes new recovery codes is told by mail. */
export class TellOfNewRecoveryCodes1764119160400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(checkKinds(`${KINDS}, 'recovery-codes-renewed'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from mails where kind = 'recovery-codes-renewed'; ${checkKinds(KINDS)}`);
  }
}
