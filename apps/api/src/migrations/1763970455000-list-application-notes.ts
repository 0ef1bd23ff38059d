import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the two sides of an application write stands in one list with private notes, the latest first, and counts as unread. */
export class ListApplicationNotes1763970455000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table applications add column last_note_at timestamptz;
      create index ix_applications_notes_of_seeker on applications (seeker_uuid, last_note_at desc, uuid desc)
        where last_note_at is not null;
      create index ix_applications_notes_of_company on applications (company_uuid, last_note_at desc, uuid desc)
        where last_note_at is not null;
      create index ix_application_notes_unread on application_notes (application_uuid, by) where read_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index ix_application_notes_unread;
      alter table applications drop column last_note_at;
    `);
  }
}
