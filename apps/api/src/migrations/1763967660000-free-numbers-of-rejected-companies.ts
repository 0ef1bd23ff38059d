import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A registration number is held by the companies that wait or are approved: a rejected one leaves it to whose it is. */
export class FreeNumbersOfRejectedCompanies1763967660000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index uq_companies_number;
      create unique index uq_companies_number on companies (business_registration_number)
        where deleted_at is null and status <> 'rejected'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index uq_companies_number;
      create unique index uq_companies_number on companies (business_registration_number) where deleted_at is null`);
  }
}
