import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What nobody but its author sees of the feed. Built beside the writes of a running server. */
export class IndexHiddenPosts1764119192000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted build leaves an index that is not valid.
    await runner.query('drop index concurrently if exists ix_posts_hidden');
    await runner.query(`
      create index concurrently ix_posts_hidden on posts (author_uuid, created_at desc, uuid desc)
      where hidden_at is not null and deleted_at is null and board = 'COMMUNITY'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_posts_hidden');
  }
}
