import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people are to each other, and what they are told. */
export class CreateFriendsBlocksAndNotifications1763884800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [FRIENDSHIPS, BLOCKS, NOTIFICATIONS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table post_announcements, notifications, blocks, friendships');
  }
}

const FRIENDSHIPS = `
  create table friendships (
    uuid uuid default uuidv7() constraint pk_friendships primary key,
    -- Of the request that stands.
    created_at timestamptz not null default now(),
    requester_uuid uuid not null constraint fk_friendships_requester references users on delete cascade,
    addressee_uuid uuid not null constraint fk_friendships_addressee references users on delete cascade,
    state varchar not null default 'REQUESTED'
      constraint ck_friendships_state check (state in ('REQUESTED', 'FRIENDS', 'REJECTED')),
    decided_at timestamptz,
    constraint ck_friendships_pair check (requester_uuid <> addressee_uuid),
    constraint ck_friendships_decided check ((state = 'REQUESTED') = (decided_at is null))
  );
  -- One row a pair, whoever asked: of two requests that cross only one can stand.
  create unique index uq_friendships_pair on friendships (
    least(requester_uuid, addressee_uuid), greatest(requester_uuid, addressee_uuid));
  create index ix_friendships_sent on friendships (requester_uuid, state, created_at desc, uuid desc);
  create index ix_friendships_received on friendships (addressee_uuid, state, created_at desc, uuid desc);
  create index ix_friendships_of_requester on friendships (requester_uuid, decided_at desc, uuid desc)
    where state = 'FRIENDS';
  create index ix_friendships_of_addressee on friendships (addressee_uuid, decided_at desc, uuid desc)
    where state = 'FRIENDS';
`;

const BLOCKS = `
  create table blocks (
    blocker_uuid uuid not null constraint fk_blocks_blocker references users on delete cascade,
    blocked_uuid uuid not null constraint fk_blocks_blocked references users on delete cascade,
    created_at timestamptz not null default now(),
    constraint pk_blocks primary key (blocker_uuid, blocked_uuid),
    constraint ck_blocks_pair check (blocker_uuid <> blocked_uuid)
  );
  create index ix_blocks_newest on blocks (blocker_uuid, created_at desc, blocked_uuid desc);
  create index ix_blocks_blocked on blocks (blocked_uuid, blocker_uuid);
`;

const NOTIFICATIONS = `
  create table notifications (
    uuid uuid default uuidv7() constraint pk_notifications primary key,
    created_at timestamptz not null default now(),
    receiver_uuid uuid not null constraint fk_notifications_receiver references users on delete cascade,
    -- Who did it; of a group the last one.
    from_user_uuid uuid not null constraint fk_notifications_from_user references users on delete cascade,
    type varchar not null constraint ck_notifications_type check (type in (
      'Friend Request', 'Friend Accept', 'Post Like', 'Comment Like', 'Post', 'Comment', 'Scrap')),
    -- What happened, or what it happened to: the comment, the post, or the other person.
    cause_uuid uuid not null,
    -- Where it leads.
    post_uuid uuid constraint fk_notifications_post references posts on delete cascade,
    is_reply boolean not null default false,
    -- A group is its newest row, which counts all of its people; the rows before it are superseded.
    people_count integer not null default 1 constraint ck_notifications_people check (people_count > 0),
    grouped_since timestamptz not null default now(),
    superseded_at timestamptz,
    read_at timestamptz,
    -- The same person doing the same again is no news.
    constraint uq_notifications_cause unique (receiver_uuid, type, cause_uuid, from_user_uuid),
    constraint ck_notifications_receiver check (receiver_uuid <> from_user_uuid)
  );
  create index ix_notifications_received on notifications (receiver_uuid, created_at desc, uuid desc)
    where superseded_at is null;
  create index ix_notifications_unread on notifications (receiver_uuid, from_user_uuid)
    where read_at is null and superseded_at is null;
  create index ix_notifications_from_user on notifications (from_user_uuid);
  create index ix_notifications_post on notifications (post_uuid);
  create index ix_notifications_age on notifications (created_at);

  -- When an author's friends were last told of a post.
  create table post_announcements (
    author_uuid uuid constraint pk_post_announcements primary key
      constraint fk_post_announcements_author references users on delete cascade,
    announced_at timestamptz not null default now()
  );
`;
