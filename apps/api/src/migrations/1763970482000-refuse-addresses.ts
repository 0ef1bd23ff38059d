import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses whose mail comes back. */
export class RefuseAddresses1763970482000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identities add column refused_at timestamptz;');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identities drop column refused_at;');
  }
}
