import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A key of step 2 is good only in the browser that it was given to. */
export class BindSignInKeysToBrowsers1763769600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The default is for servers of the release before, while they are being replaced: it matches no browser.
    await runner.query(`alter table sign_in_keys add column browser_hash varchar not null default ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sign_in_keys drop column browser_hash');
  }
}
