import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A city or an organization has its postings in a table that administrators load. */
export class TakeJobTables1764109000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table job_table_sources (
        source varchar not null constraint pk_job_table_sources primary key,
        created_at timestamptz not null default now(),
        name varchar not null constraint uq_job_table_sources_name unique,
        url varchar not null constraint ck_job_table_sources_url check (url like 'https://%'),
        notice varchar
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table job_table_sources`);
  }
}
