import type { MigrationInterface, QueryRunner } from 'typeorm';

// As `tell-searched-posts` does for posts: a posting that is written anew stays where it stands in the list of all, and may be found by
// other words and filters than before. What it is found by is written with it, or later, where the rules that make it are others.
export class TellSearchedPostings1764119191800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function tell_searched_job_postings_changed() returns trigger language plpgsql as $$
        begin perform pg_notify('pages', 'JobPosting?'); return null; end $$;
      create trigger tr_job_postings_searched_told after update of search_text, search_grams, facets on job_postings
        for each statement execute function tell_searched_job_postings_changed();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function tell_searched_job_postings_changed() cascade');
  }
}
