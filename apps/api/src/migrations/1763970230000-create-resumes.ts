import type { MigrationInterface, QueryRunner } from 'typeorm';

const LANGUAGES = `'ko', 'en', 'zh', 'ja', 'th', 'vi', 'km', 'tl', 'bn'`;
const MONTH = `'^(19|20)\\d{2}-(0[1-9]|1[0-2])$'`;

/** The constraints that list kinds of things, without and with résumés. */
const kinds = (resume: '' | `, 'resume'`) => `
  alter table files drop constraint ck_files_purpose, add constraint ck_files_purpose check (purpose in (
    'post', 'profile', 'note', 'company-logo', 'company-registration', 'attachment'${resume}));
  alter table translations drop constraint ck_translations_subject_type, add constraint ck_translations_subject_type
    check (subject_type in ('post', 'comment', 'job-posting'${resume}));
  alter table translation_suggestions drop constraint ck_translation_suggestions_subject_type,
    add constraint ck_translation_suggestions_subject_type
    check (subject_type in ('post', 'comment', 'job-posting'${resume}));
  alter table audit_log drop constraint ck_audit_log_target_type, add constraint ck_audit_log_target_type check (target_type in (
    'user', 'post', 'comment', 'note', 'job-posting', 'company', 'sub-board', 'file', 'queue', 'visa-rule'${resume}));`;

/** What people tell companies of themselves: one résumé that they change, and what they have sent of it. */
export class CreateResumes1763970230000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table resumes (
        uuid uuid default uuidv7() constraint pk_resumes primary key,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        user_uuid uuid not null constraint fk_resumes_user references users,
        sent_at timestamptz,
        original_language varchar not null constraint ck_resumes_language check (original_language in (${LANGUAGES})),
        visa_main_id smallint,
        visa_sub_id smallint,
        show_visa boolean not null,
        korean_level smallint constraint ck_resumes_korean_level check (korean_level between 0 and 6),
        available_from date,
        constraint ck_resumes_visa check (visa_sub_id is null or visa_main_id is not null)
      );
      create unique index uq_resumes_own on resumes (user_uuid) where sent_at is null;
      create index ix_resumes_user on resumes (user_uuid);

      create table resume_texts (
        resume_uuid uuid not null constraint fk_resume_texts_resume references resumes on delete cascade,
        field varchar not null constraint ck_resume_texts_field
          check (field ~ '^(headline|introduction|skill[0-9]{1,2}|experience[0-9]{1,2}(Title|Place|Text))$'),
        content jsonb not null constraint ck_resume_texts_content check (is_localized_text(content)),
        constraint pk_resume_texts primary key (resume_uuid, field)
      );

      create table resume_experiences (
        resume_uuid uuid not null constraint fk_resume_experiences_resume references resumes on delete cascade,
        position smallint not null,
        from_month varchar not null constraint ck_resume_experiences_from check (from_month ~ ${MONTH}),
        to_month varchar constraint ck_resume_experiences_to check (to_month ~ ${MONTH} and to_month >= from_month),
        constraint pk_resume_experiences primary key (resume_uuid, position)
      );

      create table resume_files (
        resume_uuid uuid not null constraint fk_resume_files_resume references resumes on delete cascade,
        file_uuid uuid not null constraint fk_resume_files_file references files,
        position smallint not null,
        constraint pk_resume_files primary key (resume_uuid, file_uuid)
      );
      create index ix_resume_files_file on resume_files (file_uuid);
      ${kinds(`, 'resume'`)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table resume_files, resume_experiences, resume_texts, resumes;
      update files set attached_at = null, purpose = 'note' where purpose = 'resume';
      delete from translations where subject_type = 'resume';
      delete from translation_suggestions where subject_type = 'resume';
      delete from audit_log where target_type = 'resume';
      ${kinds('')}
    `);
  }
}
