import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last good exchange rates. */
export class CreateExchangeRates1763940131000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table exchange_rates (
        currency varchar constraint pk_exchange_rates primary key,
        -- Won for one of it.
        krw double precision not null constraint ck_exchange_rates_krw check (krw > 0),
        source varchar not null,
        as_of timestamptz not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table exchange_rates');
  }
}
