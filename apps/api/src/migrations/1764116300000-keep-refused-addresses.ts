import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that take no mail, whosever they are: a stranger's, an invited one's, one of a provider. */
export class KeepRefusedAddresses1764116300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table refused_addresses (
        address_hash uuid not null constraint pk_refused_addresses primary key,
        refused_at timestamptz not null default now(),
        reason varchar not null constraint ck_refused_addresses_reason check (reason in ('bounce', 'complaint'))
      );
      create index ix_refused_addresses_at on refused_addresses (refused_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table refused_addresses');
  }
}
