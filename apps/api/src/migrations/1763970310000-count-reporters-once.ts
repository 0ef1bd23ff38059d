import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers which reports were counted, so that those of people who leave can be taken back. */
export class CountReportersOnce1763970310000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reports add column is_counted boolean;
      update reports r set is_counted = u.email_confirmed_at is not null and u.created_at <= r.created_at - interval '24 hours'
      from users u where u.uuid = r.reporter_uuid;
      -- What was counted by another rule, once, is not taken back below nothing.
      update report_cases c set counted_count = greatest(c.counted_count,
        (select count(*) from reports r where r.case_uuid = c.uuid and r.is_counted));
      alter table reports alter column is_counted set not null;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reports drop column is_counted');
  }
}
