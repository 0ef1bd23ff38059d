import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until which position of the write-ahead log a replica must have come before somebody who has written is shown what it has. */
export class NoteWritesOfPeople1763970545000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sessions add column written_at timestamptz, add column written_up_to bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sessions drop column written_up_to, drop column written_at');
  }
}
