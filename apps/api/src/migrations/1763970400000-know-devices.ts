import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From which kind of device and from which network somebody signed in: their own list, and the mail about a new one. */
export class KnowDevices1763970400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table sessions add column device varchar not null default '', add column network_hash varchar not null default ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sessions drop column device, drop column network_hash');
  }
}
