import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The feed's index holds all that decides who sees a post, so that passing over thousands of them reads no post. */
export class CoverTheFeed1763970410000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index ix_posts_feed;
      create index ix_posts_feed on posts (created_at desc, uuid desc) include (hidden_at, author_uuid)
        where deleted_at is null and board = 'COMMUNITY'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index ix_posts_feed;
      create index ix_posts_feed on posts (created_at desc, uuid desc) where deleted_at is null and board = 'COMMUNITY'`);
  }
}
