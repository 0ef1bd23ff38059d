import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What moderators tell each other about a person. */
export class NotePeople1764108000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table person_notes (
        uuid uuid not null default uuidv7() constraint pk_person_notes primary key,
        created_at timestamptz not null default now(),
        user_uuid uuid not null constraint fk_person_notes_user references users on delete cascade,
        text varchar not null,
        written_by_uuid uuid not null constraint fk_person_notes_written_by references users
      );
      create index ix_person_notes_user on person_notes (user_uuid, created_at desc, uuid desc);
      create index ix_person_notes_written_by on person_notes (written_by_uuid);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table person_notes');
  }
}
