import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit log is looked through by what was done and by the kind of thing. */
export class FilterAuditLog1764108000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index ix_audit_log_action on audit_log (action, created_at desc, uuid desc);
      create index ix_audit_log_target_type on audit_log (target_type, created_at desc, uuid desc);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_audit_log_action; drop index ix_audit_log_target_type;');
  }
}
