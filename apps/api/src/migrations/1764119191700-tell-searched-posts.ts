import type { MigrationInterface, QueryRunner } from 'typeorm';

// A changed text of a post is told as a change of that post (`Post:<uuid>`), and of no list: it stands where it stood. What a search
// finds may be another post then, so whoever keeps such a page is told as well (page-tags.ts). The statement's own row in
// `post_search` says so: it is written with whatever is searched, translations and hashtags among it.
export class TellSearchedPosts1764119191700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function tell_searched_posts_changed() returns trigger language plpgsql as $$
        begin perform pg_notify('pages', 'Post?'); return null; end $$;
      create trigger tr_post_search_told after insert or update of text, board on post_search
        for each statement execute function tell_searched_posts_changed();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function tell_searched_posts_changed() cascade');
  }
}
