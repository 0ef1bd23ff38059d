import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who left while suspended, as keyed hashes without any reference to a person. */
export class RememberSuspendedIdentities1763967000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table suspended_identities (
        identity_hash varchar constraint pk_suspended_identities primary key,
        suspended_until timestamptz not null
      );
      create index ix_suspended_identities_until on suspended_identities (suspended_until);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table suspended_identities');
  }
}
