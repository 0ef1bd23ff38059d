import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The postings of the public employment service: how far its list was read, and of which of them the detail is wanted. */
export class CreateWork241763970530000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- One row, for all processes together.
      create table work24_state (
        id boolean not null default true constraint pk_work24_state primary key,
        next_call_at timestamptz not null default now(),
        calls bigint not null default 0,
        import_uuid uuid constraint fk_work24_state_import references job_imports on delete set null,
        -- The next page of which list; null while no reading of the lists is under way.
        list smallint,
        page smallint,
        tries smallint not null default 0,
        skipped smallint not null default 0,
        read_at timestamptz,
        rest_until timestamptz,
        problem varchar,
        constraint ck_work24_state_one check (id),
        constraint ck_work24_state_place check ((list is null) = (page is null))
      );
      insert into work24_state default values;

      create table work24_postings (
        source_id varchar not null constraint pk_work24_postings primary key,
        hash varchar not null,
        entry jsonb not null,
        jobs_code varchar not null,
        -- The reading of the lists that met it last.
        import_uuid uuid not null,
        detailed_at timestamptz,
        -- Since when its detail is wanted, or when it is tried again.
        wanted_at timestamptz,
        is_check boolean not null default false,
        tries smallint not null default 0,
        constraint ck_work24_postings_entry check (jsonb_typeof(entry) = 'object')
      );
      create index ix_work24_postings_wanted on work24_postings (is_check, (detailed_at is null), wanted_at)
        where wanted_at is not null;
      create index ix_work24_postings_jobs_code on work24_postings (jobs_code);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table work24_postings, work24_state`);
  }
}
