import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which sessions a passkey has been used. */
export class ProveSessions1763970461000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sessions add column passkey_used_at timestamptz;');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sessions drop column passkey_used_at;');
  }
}
