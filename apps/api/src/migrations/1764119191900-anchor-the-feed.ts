import type { MigrationInterface, QueryRunner } from 'typeorm';

// Where in the feed every 250th post stands (`feed_anchors`), so that a page far down is not found by passing over thousands of
// posts. Positions are of one moment; each post that has come into the feed or gone from it since is written down by whichever transaction
// did it (`feed_changes`). Two transactions never wait for each other because of it: nobody changes a row that another one has written.
const TABLES = `
  create table feed_anchors (
    position integer not null, created_at timestamptz not null, uuid uuid not null,
    constraint pk_feed_anchors primary key (position)
  );
  create table feed_changes (
    id bigint generated always as identity, created_at timestamptz not null, uuid uuid not null, change smallint not null,
    constraint pk_feed_changes primary key (id),
    constraint ck_feed_changes_change check (change in (-1, 1))
  );
`;

const isListed = (row: 'old' | 'new') =>
  `(${row}.board = 'COMMUNITY' and ${row}.deleted_at is null and ${row}.hidden_at is null)`;
const TRIGGERS = `
  create function count_feed_change() returns trigger language plpgsql as $$
    begin
      insert into feed_changes (created_at, uuid, change)
      values (coalesce(new.created_at, old.created_at), coalesce(new.uuid, old.uuid), tg_argv[0]::smallint);
      return null;
    end $$;
  create trigger tr_posts_entered_feed after insert on posts
    for each row when (${isListed('new')}) execute function count_feed_change('1');
  create trigger tr_posts_returned_to_feed after update of board, deleted_at, hidden_at on posts
    for each row when (${isListed('new')} and not ${isListed('old')}) execute function count_feed_change('1');
  create trigger tr_posts_left_feed after update of board, deleted_at, hidden_at on posts
    for each row when (${isListed('old')} and not ${isListed('new')}) execute function count_feed_change('-1');
  create trigger tr_posts_gone_from_feed after delete on posts
    for each row when (${isListed('old')}) execute function count_feed_change('-1');
`;

export class AnchorTheFeed1764119191900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES + TRIGGERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function count_feed_change() cascade;
      drop table feed_anchors, feed_changes;
    `);
  }
}
