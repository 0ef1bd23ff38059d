import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who was suspended is known again for 90 days longer than that, and since when; accounts on the network of a suspended one are found by an
 * index. What is kept already gets the 90 days as well.
 */
export class MarkReturns1764115000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table suspended_identities add created_at timestamptz not null default now(), add known_until timestamptz;
      update suspended_identities set known_until = suspended_until + interval '90 days';
      alter table suspended_identities alter known_until set not null;
      drop index ix_suspended_identities_until;
      create index ix_suspended_identities_until on suspended_identities (known_until);
      create index ix_sessions_device on sessions (network_hash, device) where network_hash <> ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index ix_sessions_device;
      alter table suspended_identities drop created_at, drop known_until;
      create index ix_suspended_identities_until on suspended_identities (suspended_until)`);
  }
}
