import type { MigrationInterface, QueryRunner } from 'typeorm';

const TARGETS = `'user', 'post', 'comment', 'note', 'job-posting', 'company', 'sub-board', 'file', 'queue', 'visa-rule', 'resume',
    'wage-defaulter', 'application', 'application-note'`;

/** What the audit log may be about, without and with sources of postings. */
const targets = (source: '' | `, 'job-source'`) => `
  alter table audit_log drop constraint ck_audit_log_target_type,
    add constraint ck_audit_log_target_type check (target_type in (${TARGETS}${source}));`;

/** Sources of imported postings can be stopped, and say since when they fail. */
export class StopJobSources1763970575000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Those that nothing is read from until an administrator starts them again.
      create table job_source_stops (
        source varchar not null constraint pk_job_source_stops primary key,
        stopped_at timestamptz not null default now()
      );
      alter table work24_state add problem_since timestamptz;
      ${targets(`, 'job-source'`)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from audit_log where target_type = 'job-source';
      ${targets('')}
      alter table work24_state drop problem_since;
      drop table job_source_stops;
    `);
  }
}
