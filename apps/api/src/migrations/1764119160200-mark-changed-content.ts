import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When what a case shows was last changed, whoever changed it: updated_at of a posting is also that of its closing and of imports, and a
 * picture of a person had no time at all.
 */
export class MarkChangedContent1764119160200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table job_postings add content_changed_at timestamptz;
      alter table companies add content_changed_at timestamptz;
      alter table users add content_changed_at timestamptz;
      create function mark_changed_content() returns trigger language plpgsql as $$
        begin
          new.content_changed_at := clock_timestamp();
          return new;
        end $$;
      create trigger tr_job_postings_content before update of title, description, extra_info, original_language on job_postings
        for each row when (
          new.title ->> new.original_language is distinct from old.title ->> old.original_language
          or new.description ->> new.original_language is distinct from old.description ->> old.original_language
          or new.extra_info ->> new.original_language is distinct from old.extra_info ->> old.original_language)
        execute function mark_changed_content();
      create trigger tr_companies_content before update of company_name on companies
        for each row when (new.company_name is distinct from old.company_name) execute function mark_changed_content();
      create trigger tr_users_content before update of nickname, profile_image_url on users
        for each row when (
          new.nickname is distinct from old.nickname or new.profile_image_url is distinct from old.profile_image_url)
        execute function mark_changed_content();`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger tr_job_postings_content on job_postings;
      drop trigger tr_companies_content on companies;
      drop trigger tr_users_content on users;
      drop function mark_changed_content();
      alter table job_postings drop column content_changed_at;
      alter table companies drop column content_changed_at;
      alter table users drop column content_changed_at;`);
  }
}
