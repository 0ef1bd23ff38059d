import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What postings usually pay, by kind of job, and by which numbers they can be reached: others than these are odd. */
export class MeasurePay1763970560000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table job_pay_medians (
        job_category_id integer not null constraint pk_job_pay_medians primary key,
        -- Won an hour.
        hourly integer not null
      );
      create index ix_job_postings_contact_phone on job_postings (contact_phone)
        where company_uuid is not null and contact_phone <> '';
      create index ix_job_postings_contact_mobile on job_postings (contact_mobile)
        where company_uuid is not null and contact_mobile <> '';`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index ix_job_postings_contact_phone;
      drop index ix_job_postings_contact_mobile;
      drop table job_pay_medians;`);
  }
}
