import type { MigrationInterface, QueryRunner } from 'typeorm';

const told = (changes: string[]) => `
  create or replace function tell_company_changed() returns trigger language plpgsql as $$
    begin ${changes.map((change) => `perform pg_notify('pages', '${change}');`).join(' ')} return null; end $$`;

/** What a company changes, or is found out about it, stands on its postings' own pages as well as in their lists. Both are rare. */
export class TellCompaniesOfPostings1764116500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(told(['JobPosting', 'JobPosting:*']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(told(['JobPosting']));
  }
}
