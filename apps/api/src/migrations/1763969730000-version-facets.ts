import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Says which version of the rules a posting's facets were made by; those of an older one are made anew by a job. */
export class VersionFacets1763969730000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table job_postings add column facets_version smallint not null default 0`);
    await runner.query(`
      create index ix_job_postings_facets_version on job_postings (facets_version) where deleted_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table job_postings drop column facets_version`);
  }
}
