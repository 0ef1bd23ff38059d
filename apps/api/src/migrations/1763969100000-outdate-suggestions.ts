import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A suggestion for what was changed or deleted since waits for nobody. Deletions are told by triggers, so that no way to
 * delete can forget them. What was accepted is found again by its text.
 */
export class OutdateSuggestions1763969100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table translation_suggestions
        drop constraint ck_translation_suggestions_state,
        add constraint ck_translation_suggestions_state
          check (state in ('OPEN', 'ACCEPTED', 'REJECTED', 'OUTDATED'));
      create index ix_translation_suggestions_accepted on translation_suggestions (subject_type, subject_uuid)
        where state = 'ACCEPTED';

      create function outdate_suggestions() returns trigger language plpgsql as $$
        begin
          update translation_suggestions set state = 'OUTDATED', decided_at = now()
          where subject_type = tg_argv[0] and subject_uuid = new.uuid and state = 'OPEN';
          return null;
        end $$;
      create trigger tr_posts_suggestions after update of deleted_at on posts
        for each row when (old.deleted_at is null and new.deleted_at is not null)
        execute function outdate_suggestions('post');
      create trigger tr_comments_suggestions after update of deleted_at on comments
        for each row when (old.deleted_at is null and new.deleted_at is not null)
        execute function outdate_suggestions('comment');
      create trigger tr_job_postings_suggestions after update of deleted_at on job_postings
        for each row when (old.deleted_at is null and new.deleted_at is not null)
        execute function outdate_suggestions('job-posting');

      -- The comments of a deleted post are read by nobody either.
      create function outdate_suggestions_of_comments() returns trigger language plpgsql as $$
        begin
          update translation_suggestions set state = 'OUTDATED', decided_at = now()
          where subject_type = 'comment' and state = 'OPEN'
            and subject_uuid in (select c.uuid from comments c where c.post_uuid = new.uuid);
          return null;
        end $$;
      create trigger tr_posts_comment_suggestions after update of deleted_at on posts
        for each row when (old.deleted_at is null and new.deleted_at is not null)
        execute function outdate_suggestions_of_comments();

      update translation_suggestions s set state = 'OUTDATED', decided_at = now()
      where s.state = 'OPEN' and not exists (
        select from posts p where s.subject_type = 'post' and p.uuid = s.subject_uuid and p.deleted_at is null
        union all
        select from comments c join posts p on p.uuid = c.post_uuid and p.deleted_at is null
          where s.subject_type = 'comment' and c.uuid = s.subject_uuid and c.deleted_at is null
        union all
        select from job_postings j
          where s.subject_type = 'job-posting' and j.uuid = s.subject_uuid and j.deleted_at is null);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger tr_posts_comment_suggestions on posts;
      drop trigger tr_posts_suggestions on posts;
      drop trigger tr_comments_suggestions on comments;
      drop trigger tr_job_postings_suggestions on job_postings;
      drop function outdate_suggestions_of_comments(), outdate_suggestions();
      drop index ix_translation_suggestions_accepted;
      update translation_suggestions set state = 'REJECTED' where state = 'OUTDATED';
      alter table translation_suggestions
        drop constraint ck_translation_suggestions_state,
        add constraint ck_translation_suggestions_state check (state in ('OPEN', 'ACCEPTED', 'REJECTED'));
    `);
  }
}
