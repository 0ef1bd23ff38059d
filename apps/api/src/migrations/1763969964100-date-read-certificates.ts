import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a person read the certificates of companies that are approved: at their last approval. */
export class DateReadCertificates1763969964100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update companies c set certificate_checked_at = coalesce(
        (select max(a.created_at) from audit_log a where a.action = 'approveCompany' and a.target_uuid = c.uuid), c.approved_at)
      where c.status = 'approved' and c.deleted_at is null;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('update companies set certificate_checked_at = null;');
  }
}
