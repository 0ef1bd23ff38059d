import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = `'badge', 'note', 'notification', 'translation', 'desk'`;

const check = (names: string) => `
  alter table live_events
    drop constraint ck_live_events_name,
    add constraint ck_live_events_name check (name in (${names}))`;

/** The people of a company see at once what one of them answers. */
export class TellOfApplications1763970501000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(check(`${BEFORE}, 'application'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from live_events where name = 'application'`);
    await runner.query(check(BEFORE));
  }
}
