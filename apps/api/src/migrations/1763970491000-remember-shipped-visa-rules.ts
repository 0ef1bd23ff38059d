import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the rules of the last release said, so that a new release can tell whom it concerns. */
export class RememberShippedVisaRules1763970491000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table shipped_visa_rules (
        rule_uuid uuid not null constraint pk_shipped_visa_rules primary key,
        -- A hash of its answer. Sentences, sources and days of checks do not belong to it.
        answer_hash varchar not null,
        visa_main_id smallint,
        visa_sub_id smallint,
        under smallint
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table shipped_visa_rules');
  }
}
