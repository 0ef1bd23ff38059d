import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What reads like a scam opens a case for moderators, as a report does. */
export class MarkScams1763970561000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scam_marks (
        uuid uuid not null default uuidv7() constraint pk_scam_marks primary key,
        created_at timestamptz not null default now(),
        case_uuid uuid not null constraint fk_scam_marks_case references report_cases on delete cascade,
        target_type varchar not null,
        target_uuid uuid not null,
        sign varchar not null,
        -- Of the text that has the sign: a case that was kept is not opened anew for the same one.
        text_hash varchar not null,
        constraint uq_scam_marks_sign unique (target_type, target_uuid, sign),
        constraint ck_scam_marks_target_type check (target_type in ('post', 'job-posting', 'note')),
        constraint ck_scam_marks_sign check
          (sign in ('MONEY_FIRST', 'COURIER', 'DOCUMENT_KEPT', 'NO_VISA', 'MESSENGER_ONLY'))
      );
      create index ix_scam_marks_case on scam_marks (case_uuid);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table scam_marks`);
  }
}
