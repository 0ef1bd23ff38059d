import type { MigrationInterface, QueryRunner } from 'typeorm';

const TARGETS = `'user', 'post', 'comment', 'note', 'job-posting', 'company', 'sub-board', 'file', 'queue', 'visa-rule', 'resume', 'wage-defaulter', 'application', 'application-note', 'job-source'`;

/** Words that moderators watch mark what has them, as signs of scams do. */
export class WatchWords1764106000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table watched_words (
        uuid uuid not null default uuidv7() constraint pk_watched_words primary key,
        created_at timestamptz not null default now(),
        word varchar not null,
        -- In which two words are the same one.
        word_key varchar not null constraint uq_watched_words_key unique,
        why varchar not null,
        added_by_uuid uuid not null constraint fk_watched_words_added_by references users
      );
      create index ix_watched_words_newest on watched_words (created_at desc, uuid desc);
      create index ix_watched_words_added_by on watched_words (added_by_uuid);
      alter table scam_marks alter column sign drop not null,
        add column word_uuid uuid constraint fk_scam_marks_word references watched_words on delete cascade,
        add constraint uq_scam_marks_word unique (target_type, target_uuid, word_uuid),
        add constraint ck_scam_marks_one check (num_nonnulls(sign, word_uuid) = 1),
        drop constraint ck_scam_marks_target_type,
        add constraint ck_scam_marks_target_type check (target_type in ('post', 'job-posting', 'note', 'comment'));
      create index ix_scam_marks_word on scam_marks (word_uuid);
      alter table audit_log drop constraint ck_audit_log_target_type,
        add constraint ck_audit_log_target_type check (target_type in (${TARGETS}, 'watched-word'));`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from audit_log where target_type = 'watched-word';
      alter table audit_log drop constraint ck_audit_log_target_type,
        add constraint ck_audit_log_target_type check (target_type in (${TARGETS}));
      delete from report_cases c where c.decision is null and c.reporter_count = 0 and not c.is_hiding
        and exists (select from scam_marks m where m.case_uuid = c.uuid and m.word_uuid is not null)
        and not exists (select from scam_marks m where m.case_uuid = c.uuid and m.word_uuid is null);
      delete from scam_marks where word_uuid is not null;
      alter table scam_marks drop column word_uuid, alter column sign set not null,
        drop constraint ck_scam_marks_target_type,
        add constraint ck_scam_marks_target_type check (target_type in ('post', 'job-posting', 'note'));
      drop table watched_words;`);
  }
}
