import type { MigrationInterface, QueryRunner } from 'typeorm';

// Every process keeps the pages that it has rendered for visitors. Whoever changes what they show, by whichever way, tells all of
// them what has changed (`Post:<uuid>`), or that lists of such things have (`Post`). Views alone are no reason: they are
// counted all the time, and a page is a minute old at most.
const TELL = `
  create function tell_post_changed() returns trigger language plpgsql as $$
    begin perform pg_notify('pages', 'Post:' || new.uuid); return null; end $$;
  create function tell_posts_changed() returns trigger language plpgsql as $$
    begin perform pg_notify('pages', 'Post'); return null; end $$;
  create function tell_comment_changed() returns trigger language plpgsql as $$
    begin perform pg_notify('pages', 'Post:' || new.post_uuid); return null; end $$;
  create function tell_user_changed() returns trigger language plpgsql as $$
    begin perform pg_notify('pages', 'User:' || new.uuid); return null; end $$;
  create function tell_job_posting_changed() returns trigger language plpgsql as $$
    begin perform pg_notify('pages', 'JobPosting:' || new.uuid); return null; end $$;
  create function tell_job_postings_changed() returns trigger language plpgsql as $$
    begin perform pg_notify('pages', 'JobPosting'); return null; end $$;
  create function tell_company_changed() returns trigger language plpgsql as $$
    begin perform pg_notify('pages', 'JobPosting'); return null; end $$;
`;

const POST_WORDS = `updated_at, deleted_at, hidden_at, board, sub_board_uuid, address, map_url, author_uuid,
  author_nationality_uuid, original_language, title, content, like_count, dislike_count, scrap_count, comment_count`;
const TRIGGERS = `
  create trigger tr_posts_told after update of ${POST_WORDS} on posts
    for each row execute function tell_post_changed();
  create trigger tr_posts_listed after insert or update of deleted_at, hidden_at, board, sub_board_uuid on posts
    for each row execute function tell_posts_changed();
  create trigger tr_comments_told after insert or update on comments
    for each row execute function tell_comment_changed();
  create trigger tr_users_told after update of nickname, profile_image_url, nationality_uuid, role, withdrawn_at, hidden_at on users
    for each row execute function tell_user_changed();
  create trigger tr_job_postings_told after update of updated_at, deleted_at, closed_at, blocked_at, expired_at, is_listed, is_public,
    title, description, extra_info, scrap_count, deadline_date on job_postings
    for each row execute function tell_job_posting_changed();
  create trigger tr_job_postings_listed after insert or update of deleted_at, closed_at, blocked_at, expired_at, is_listed, is_public
    on job_postings for each row execute function tell_job_postings_changed();
  create trigger tr_companies_told after update of company_name, homepage_url, logo_file_uuid, status, approved_at, deleted_at
    on companies for each row execute function tell_company_changed();
`;

/** Tells the processes of the server which of the pages that they keep are out of date. */
export class TellChangedPages1763969900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TELL + TRIGGERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function tell_post_changed() cascade;
      drop function tell_posts_changed() cascade;
      drop function tell_comment_changed() cascade;
      drop function tell_user_changed() cascade;
      drop function tell_job_posting_changed() cascade;
      drop function tell_job_postings_changed() cascade;
      drop function tell_company_changed() cascade;
    `);
  }
}
