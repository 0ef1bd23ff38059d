import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What became of each import of postings, and by what a posting is known to be as its source last had it. */
export class CreateJobImports1763968500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table job_imports (
        uuid uuid default uuidv7() constraint pk_job_imports primary key,
        source varchar not null,
        started_at timestamptz not null default now(),
        finished_at timestamptz,
        created integer not null default 0,
        updated integer not null default 0,
        unchanged integer not null default 0,
        closed integer not null default 0,
        -- Those that have left the feed, but too many at once to be believed.
        kept_open integer not null default 0,
        refused_count integer not null default 0,
        -- The first of them: [{ record, reason }].
        refused jsonb not null default '[]',
        -- Why it was not read to its end; then nothing was closed.
        error varchar,
        constraint ck_job_imports_end check (finished_at is null or error is null)
      );
      create index ix_job_imports_started on job_imports (started_at desc, uuid desc);
      create index ix_job_imports_running on job_imports (source) where finished_at is null and error is null;

      -- What a running import has met; afterwards nobody needs it, so a crash of the database may empty it.
      create unlogged table job_import_sightings (
        import_uuid uuid not null constraint fk_job_import_sightings_import references job_imports on delete cascade,
        source_id varchar not null,
        constraint pk_job_import_sightings primary key (import_uuid, source_id)
      );

      alter table job_postings add column source_hash varchar;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table job_postings drop column source_hash;
      drop table job_import_sightings, job_imports;
    `);
  }
}
