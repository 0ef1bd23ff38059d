import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = `'approval', 'rejection', 'payTooLowSoon', 'payTooLow', 'businessClosed', 'businessOpen', 'Application'`;
const PAY = `'payTooLowSoon', 'payTooLow'`;
const TOLD =
  'company_name, homepage_url, logo_file_uuid, status, approved_at, deleted_at, certificate_checked_at, business_checked_at';

const notifications = (types: string, ofPosting: string) => `
  alter table company_notifications
    drop constraint ck_company_notifications_type,
    add constraint ck_company_notifications_type check (type in (${types})),
    drop constraint ck_company_notifications_job_posting,
    add constraint ck_company_notifications_job_posting check ((type in (${PAY}, ${ofPosting})) = (job_posting_uuid is not null)
      and (type in (${PAY})) = (wage_year is not null));`;

const tellPages = (columns: string) => `
  drop trigger tr_companies_told on companies;
  create trigger tr_companies_told after update of ${columns} on companies
    for each row execute function tell_company_changed();`;

/** Companies are reminded of applications that wait, and how fast they answer is known. */
export class AnswerApplications1763970350000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table applications add column reminded_at timestamptz;
      alter table companies add column answer_hours integer;
      ${notifications(`${BEFORE}, 'applicationReminder'`, `'Application', 'applicationReminder'`)}
      ${tellPages(`${TOLD}, answer_hours`)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${tellPages(TOLD)}
      delete from company_notifications where type = 'applicationReminder';
      ${notifications(BEFORE, `'Application'`)}
      alter table companies drop column answer_hours;
      alter table applications drop column reminded_at;
    `);
  }
}
