import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Postings for any visa (300099) with a job that is not construction (200002), or with none, are found by students under
 * a facet of their own (309901).
 */
export class TellStudentsFromAnyVisa1763968600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update job_postings set facets = facets || 309901
      where facets @> '{300099}' and not facets @> '{309901}' and (
        exists (select from unnest(facets) job where job between 200001 and 200099 and job <> 200002)
        or not exists (select from unnest(facets) job where job between 200001 and 200099))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update job_postings set facets = array_remove(facets, 309901) where facets @> '{309901}'`);
  }
}
