import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a card shows of its post, counters aside; its files and hashtags are written together with `updated_at`. */
const SHOWN = `author_uuid, created_at, updated_at, original_language, title, content, hidden_at, sub_board_uuid, address, map_url`;

/**
 * Posts count how often what their cards show has changed. Counters, which change all the time, count nothing.
 */
export class VersionCards1763970580000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table posts add card_version int not null default 0;
      create function count_card_version() returns trigger language plpgsql as $$
        begin new.card_version := old.card_version + 1; return new; end $$;
      create trigger tr_posts_card_version before update of ${SHOWN} on posts
        for each row execute function count_card_version()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger tr_posts_card_version on posts;
      drop function count_card_version();
      alter table posts drop card_version`);
  }
}
