import type { MigrationInterface, QueryRunner } from 'typeorm';

const CAUSES = `('UNREADABLE', 'NO_CERTIFICATE', 'OTHER_NAME', 'OTHER_NUMBER', 'NOT_ACTIVE', 'NOT_THEIRS')`;

/** Companies are rejected for one of several causes, which their people read in their language, or in words alone, as before. */
export class CauseRejections1764115000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table companies add rejection_cause varchar,
        add constraint ck_companies_cause check (rejection_cause in ${CAUSES}),
        drop constraint ck_companies_reason,
        add constraint ck_companies_reason check ((status = 'rejected') = (rejection_reason <> '' or rejection_cause is not null));
      alter table company_notifications add rejection_cause varchar,
        add constraint ck_company_notifications_cause check (rejection_cause in ${CAUSES}),
        drop constraint ck_company_notifications_reason,
        add constraint ck_company_notifications_reason
          check ((type = 'rejection') = (rejection_reason <> '' or rejection_cause is not null))`);
  }

  /** Who was told nothing but a cause is told its code. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update companies set rejection_reason = rejection_cause where rejection_cause is not null and rejection_reason = '';
      update company_notifications set rejection_reason = rejection_cause where rejection_cause is not null and rejection_reason = '';
      alter table company_notifications drop constraint ck_company_notifications_reason, drop rejection_cause,
        add constraint ck_company_notifications_reason check ((type = 'rejection') = (rejection_reason <> ''));
      alter table companies drop constraint ck_companies_reason, drop rejection_cause,
        add constraint ck_companies_reason check ((status = 'rejected') = (rejection_reason <> ''))`);
  }
}
