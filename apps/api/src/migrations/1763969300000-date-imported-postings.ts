import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imported postings are as old as their site says, are written fast, and have their titles translated. */
export class DateImportedPostings1763969300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- When a posting came here: created_at is when it was written, which for an imported one may be long before.
      -- Only the newest are looked for by it: with a constant for the others no row is written again.
      alter table job_postings add column arrived_at timestamptz not null default '2026-01-01';
      alter table job_postings alter column arrived_at set default now();
      update job_postings set arrived_at = created_at where created_at > now() - interval '2 days';
      create index ix_job_postings_arrived on job_postings (arrived_at desc)
        where is_public and is_listed and closed_at is null and blocked_at is null and expired_at is null
          and deleted_at is null;
      -- New postings are put into the index of grams many at a time: five times cheaper. The list of those that wait is read by
      -- every search, so it stays short.
      alter index ix_job_postings_search set (fastupdate = on, gin_pending_list_limit = 1024);
      -- The imported ones that are read in no other language, in the order in which their titles are translated.
      create index ix_job_postings_untranslated on job_postings (created_at desc, uuid desc)
        where source is not null and title - original_language::text = '{}' and is_public and is_listed
          and closed_at is null and blocked_at is null and expired_at is null and deleted_at is null;

      -- Imported texts are nobody's: moderators decide on suggestions for them.
      alter table translation_suggestions alter column author_uuid drop not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from translation_suggestions where author_uuid is null;
      alter table translation_suggestions alter column author_uuid set not null;
      drop index ix_job_postings_untranslated;
      alter index ix_job_postings_search reset (gin_pending_list_limit);
      alter index ix_job_postings_search set (fastupdate = off);
      alter table job_postings drop column arrived_at;
    `);
  }
}
