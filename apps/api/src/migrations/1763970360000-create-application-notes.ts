import type { MigrationInterface, QueryRunner } from 'typeorm';

const LANGUAGES = `'ko', 'en', 'zh', 'ja', 'th', 'vi', 'km', 'tl', 'bn'`;
const TRANSLATED = `'post', 'comment', 'job-posting', 'resume', 'application'`;
const TARGETS = `'user', 'post', 'comment', 'note', 'job-posting', 'company', 'sub-board', 'file', 'queue', 'visa-rule', 'resume',
    'wage-defaulter', 'application'`;
const KEYS = `'note', 'post', 'comment', 'job-posting', 'application'`;

/** The constraints that list kinds of things, without and with notes of applications. */
const kinds = (note: '' | `, 'application-note'`) => `
  alter table translations drop constraint ck_translations_subject_type,
    add constraint ck_translations_subject_type check (subject_type in (${TRANSLATED}${note}));
  alter table translation_suggestions drop constraint ck_translation_suggestions_subject_type,
    add constraint ck_translation_suggestions_subject_type check (subject_type in (${TRANSLATED}${note}));
  alter table audit_log drop constraint ck_audit_log_target_type,
    add constraint ck_audit_log_target_type check (target_type in (${TARGETS}${note}));
  alter table request_keys drop constraint ck_request_keys_scope,
    add constraint ck_request_keys_scope check (scope in (${KEYS}${note}));`;

/** What the two sides of an application write to each other. */
export class CreateApplicationNotes1763970360000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table application_notes (
        uuid uuid default uuidv7() constraint pk_application_notes primary key,
        created_at timestamptz not null default clock_timestamp(),
        application_uuid uuid not null constraint fk_application_notes_application references applications on delete cascade,
        author_uuid uuid not null constraint fk_application_notes_author references users,
        by varchar not null constraint ck_application_notes_by check (by in ('seeker', 'company')),
        original_language varchar not null constraint ck_application_notes_language check (original_language in (${LANGUAGES})),
        content jsonb not null constraint ck_application_notes_texts check (is_localized_text(content)),
        read_at timestamptz,
        constraint ck_application_notes_content check (content ? original_language)
      );
      create index ix_application_notes_newest on application_notes (application_uuid, created_at desc, uuid desc);
      create index ix_application_notes_author on application_notes (author_uuid);
      ${kinds(`, 'application-note'`)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from audit_log where target_type = 'application-note';
      delete from translations where subject_type = 'application-note';
      delete from translation_suggestions where subject_type = 'application-note';
      delete from request_keys where scope = 'application-note';
      ${kinds('')}
      drop table application_notes;
    `);
  }
}
