import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Places, the pinned notice, the audit log, the search index, the popular posts, and an index for each list of own marks. */
export class CreateBoardsAndSearch1763863200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [BOARDS, AUDIT_LOG, SEARCH, POPULAR, OWN_MARKS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table popular_posts, post_search, audit_log, pinned_notice;
      drop index ix_posts_board, ix_posts_sub_board, ix_sub_boards_board, ix_post_reactions_user, ix_post_scraps_user;
      alter table posts drop column address, drop column map_url;
      create index ix_post_reactions_user on post_reactions (user_uuid, created_at desc);
      create index ix_post_scraps_user on post_scraps (user_uuid, created_at desc)`);
  }
}

const BOARDS = `
  alter table posts
    add column address varchar,
    add column map_url varchar,
    add constraint ck_posts_place check (board = 'PLACE' or (address is null and map_url is null));
  create index ix_posts_board on posts (board, created_at desc, uuid desc)
    where deleted_at is null and board <> 'COMMUNITY';
  create index ix_posts_sub_board on posts (sub_board_uuid, created_at desc, uuid desc)
    where deleted_at is null and sub_board_uuid is not null;
  create index ix_sub_boards_board on sub_boards (board, position, uuid);
  -- A table with room for one row: no race can pin two.
  create table pinned_notice (
    is_pinned boolean default true constraint pk_pinned_notice primary key constraint ck_pinned_notice check (is_pinned),
    post_uuid uuid not null constraint fk_pinned_notice_post references posts on delete cascade
  );
`;

const AUDIT_LOG = `
  create table audit_log (
    uuid uuid default uuidv7() constraint pk_audit_log primary key,
    created_at timestamptz not null default now(),
    actor_uuid uuid not null constraint fk_audit_log_actor references users,
    action varchar not null,
    target_type varchar not null,
    target_uuid uuid,
    detail varchar not null default ''
  );
  create index ix_audit_log_newest on audit_log (created_at desc, uuid desc);
  create index ix_audit_log_actor on audit_log (actor_uuid, created_at desc, uuid desc);
  create index ix_audit_log_target on audit_log (target_uuid, created_at desc, uuid desc);
`;

const SEARCH = `
  -- What the keyword search looks through; made by the server from the post's texts (search-text.ts).
  create table post_search (
    post_uuid uuid constraint pk_post_search primary key
      constraint fk_post_search_post references posts on delete cascade,
    created_at timestamptz not null,
    board varchar not null,
    text text not null,
    grams integer array not null,
    version smallint not null
  );
  -- Plans must not depend on how common the words of the day are.
  alter table post_search alter column grams set statistics 0;
  create index ix_post_search_newest on post_search (board, created_at desc, post_uuid desc);
  create index ix_post_search_grams on post_search using gin (grams) with (fastupdate = off);
`;

const POPULAR = `
  create table popular_posts (
    position smallint constraint pk_popular_posts primary key,
    post_uuid uuid not null constraint uq_popular_posts_post unique
      constraint fk_popular_posts_post references posts on delete cascade
  );
`;

const OWN_MARKS = `
  drop index ix_post_reactions_user;
  create index ix_post_reactions_user on post_reactions (user_uuid, type, created_at desc, uuid desc);
  drop index ix_post_scraps_user;
  create index ix_post_scraps_user on post_scraps (user_uuid, created_at desc, uuid desc);
`;
