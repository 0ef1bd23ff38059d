import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Papers and pictures that the two sides of an application send each other. */
export class SendFilesAboutApplications1763970585000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table application_note_files (
        note_uuid uuid not null constraint fk_application_note_files_note references application_notes on delete cascade,
        file_uuid uuid not null constraint fk_application_note_files_file references files,
        position smallint not null,
        constraint pk_application_note_files primary key (note_uuid, file_uuid)
      );
      create index ix_application_note_files_file on application_note_files (file_uuid);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update files f set attached_at = null from application_note_files n where n.file_uuid = f.uuid
        and not exists (select from resume_files r where r.file_uuid = f.uuid);
      drop table application_note_files`);
  }
}
