import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Postings that the law hides, and what their companies are told of it. */
export class HidePayBelowTheLaw1763969950000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table job_postings add column hidden_reason varchar,
        add constraint ck_job_postings_hidden_reason check (hidden_reason = any (array['BELOW_MINIMUM_WAGE'])),
        add constraint ck_job_postings_hidden check (hidden_reason is null or not is_public);

      alter table company_notifications drop constraint ck_company_notifications_type,
        add constraint ck_company_notifications_type check (
          type in ('approval', 'rejection', 'payTooLowSoon', 'payTooLow')),
        add column job_posting_uuid uuid
          constraint fk_company_notifications_job_posting references job_postings on delete cascade,
        add column wage_year smallint,
        add constraint ck_company_notifications_job_posting check (
          (type in ('payTooLowSoon', 'payTooLow')) = (job_posting_uuid is not null)
          and (job_posting_uuid is null) = (wage_year is null)),
        add constraint uq_company_notifications_pay unique (job_posting_uuid, type, wage_year);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from company_notifications where job_posting_uuid is not null;
      alter table company_notifications drop column job_posting_uuid, drop column wage_year,
        drop constraint ck_company_notifications_type,
        add constraint ck_company_notifications_type check (type in ('approval', 'rejection'));
      alter table job_postings drop column hidden_reason;`);
  }
}
