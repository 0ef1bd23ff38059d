import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which case hides its target and by how many; somebody can report anew what was kept and has been changed since. */
export class WeighReports1763967100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table report_cases
        add column counted_count integer not null default 0,
        add column is_hiding boolean not null default false;
      update report_cases set counted_count = reporter_count, is_hiding = coalesce(decision = 'HIDE'
        or target_type <> 'user' and decision in ('WARN', 'SUSPEND') or decision is null and reporter_count >= 3, false)
        where decision is distinct from 'KEEP';
      update report_cases c set is_hiding = false from posts p
        where c.target_type = 'post' and p.uuid = c.target_uuid and p.board <> 'COMMUNITY' and c.decision is null;
      create index ix_report_cases_hiding on report_cases (target_type, target_uuid) where is_hiding;
      alter table reports drop constraint uq_reports_reporter;
      alter table reports add constraint uq_reports_reporter unique (reporter_uuid, case_uuid);
      create index ix_reports_reporter on reports (reporter_uuid, target_type, target_uuid, created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index ix_reports_reporter;
      alter table reports drop constraint uq_reports_reporter;
      delete from reports r using reports older
        where older.reporter_uuid = r.reporter_uuid and older.target_type = r.target_type
          and older.target_uuid = r.target_uuid and older.uuid < r.uuid;
      alter table reports add constraint uq_reports_reporter unique (reporter_uuid, target_type, target_uuid);
      drop index ix_report_cases_hiding;
      alter table report_cases drop column counted_count, drop column is_hiding;
    `);
  }
}
