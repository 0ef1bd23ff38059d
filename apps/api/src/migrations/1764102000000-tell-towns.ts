import type { MigrationInterface, QueryRunner } from 'typeorm';

const IN_FEED = `where deleted_at is null and board = 'COMMUNITY'`;
/** What the feed's filters ask beside the key of the index: none of them reads a row that it leaves out. */
const COVERED = 'hidden_at, author_uuid';

const SHOWN =
  'author_uuid, created_at, updated_at, original_language, title, content, hidden_at, sub_board_uuid, address, map_url';

/** Where a post is about and where a person lives, each if they say so; lists of the feed by both and by language; words for pictures. */
export class TellTowns1764102000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table posts add column region_id smallint,
        add constraint ck_posts_region check (region_id is null or board = 'COMMUNITY');
      alter table users add column region_id smallint;
      alter table post_files add column alt varchar;
      create index ix_posts_feed_by_region on posts (region_id, created_at desc, uuid desc)
        include (original_language, author_nationality_uuid, ${COVERED}) ${IN_FEED} and region_id is not null;
      create index ix_posts_feed_by_language on posts (original_language, created_at desc, uuid desc)
        include (author_nationality_uuid, ${COVERED}) ${IN_FEED};
      drop index ix_posts_feed_by_nationality;
      create index ix_posts_feed_by_nationality on posts (author_nationality_uuid, created_at desc, uuid desc)
        include (original_language, ${COVERED}) ${IN_FEED};
      drop trigger tr_posts_card_version on posts;
      create trigger tr_posts_card_version before update of ${SHOWN}, region_id, board on posts
        for each row execute function count_card_version()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger tr_posts_card_version on posts;
      create trigger tr_posts_card_version before update of ${SHOWN} on posts
        for each row execute function count_card_version();
      drop index ix_posts_feed_by_nationality;
      create index ix_posts_feed_by_nationality on posts (author_nationality_uuid, created_at desc, uuid desc) ${IN_FEED};
      drop index ix_posts_feed_by_language;
      alter table post_files drop column alt;
      alter table users drop column region_id;
      alter table posts drop column region_id`);
  }
}
