import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Moderators go through what one person wrote. */
export class ListCommentsOfAuthor1764106000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index ix_comments_of_author on comments (author_uuid, created_at desc, uuid desc) where deleted_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_comments_of_author');
  }
}
