import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People, sessions, files, posts, comments and what people do with them. */
export class CreatePeopleAndPosts1763683200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [EXTENSIONS, PEOPLE, SIGN_IN, FILES, POSTS, REACTIONS, COMMENTS])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table comment_likes, comments, post_view_logs, post_scraps, post_reactions, post_hashtags, hashtags,
        post_files, posts, sub_boards, files, sign_in_keys, sign_in_states, sessions, identities,
        followed_nationalities, users, nationalities, rate_limits`);
  }
}

const EXTENSIONS = `
  -- Lets an exclusion constraint compare uuids beside time ranges (post_view_logs).
  create extension if not exists btree_gist;
`;

const PEOPLE = `
  create table nationalities (
    uuid uuid constraint pk_nationalities primary key,
    code varchar(2) not null constraint uq_nationalities_code unique
  );
  create table users (
    uuid uuid default uuidv7() constraint pk_users primary key,
    created_at timestamptz not null default now(),
    nickname varchar not null,
    nickname_key varchar constraint uq_users_nickname_key unique,
    nickname_changed_at timestamptz,
    name varchar,
    gender varchar not null constraint ck_users_gender check (gender in ('male', 'female', '')),
    birth_date date,
    purpose varchar,
    nationality_uuid uuid not null constraint fk_users_nationality references nationalities,
    language varchar not null
      constraint ck_users_language check (language in ('ko', 'en', 'zh', 'ja', 'th', 'vi', 'km', 'tl', 'bn')),
    reading_languages varchar array not null default '{}',
    profile_image_url varchar,
    role varchar not null default 'USER'
      constraint ck_users_role check (role in ('USER', 'PARTNER', 'MODERATOR', 'ADMIN')),
    suspended_until timestamptz,
    terms_version varchar not null,
    terms_accepted_at timestamptz not null default now(),
    withdrawn_at timestamptz,
    constraint ck_users_withdrawn check ((withdrawn_at is null) = (nickname_key is not null))
  );
  create table followed_nationalities (
    user_uuid uuid not null constraint fk_followed_nationalities_user references users on delete cascade,
    nationality_uuid uuid not null constraint fk_followed_nationalities_nationality references nationalities,
    constraint pk_followed_nationalities primary key (user_uuid, nationality_uuid)
  );
`;

const SIGN_IN = `
  -- How a person proves who they are: one row for each provider, 'password' being one. Never matched by e-mail.
  create table identities (
    uuid uuid default uuidv7() constraint pk_identities primary key,
    created_at timestamptz not null default now(),
    user_uuid uuid not null constraint fk_identities_user references users on delete cascade,
    provider varchar not null constraint ck_identities_provider
      check (provider in ('password', 'google', 'kakao', 'line', 'naver', 'payco', 'apple')),
    sub varchar not null,
    email varchar,
    password_hash varchar,
    constraint uq_identities_provider_sub unique (provider, sub),
    constraint ck_identities_password check ((provider = 'password') = (password_hash is not null))
  );
  create index ix_identities_user on identities (user_uuid);
  -- A signed-in device; its refresh token rotates inside the row (only hashes are kept).
  create table sessions (
    uuid uuid default uuidv7() constraint pk_sessions primary key,
    created_at timestamptz not null default now(),
    user_uuid uuid not null constraint fk_sessions_user references users on delete cascade,
    authenticated_at timestamptz not null default now(),
    refresh_hash varchar not null,
    previous_refresh_hash varchar,
    rotated_at timestamptz not null default now(),
    expires_at timestamptz not null,
    absolute_expires_at timestamptz not null,
    revoked_at timestamptz
  );
  create index ix_sessions_user on sessions (user_uuid);
  -- A sign-in that a provider has not answered yet.
  create table sign_in_states (
    state_hash varchar constraint pk_sign_in_states primary key,
    created_at timestamptz not null default now(),
    provider varchar not null,
    browser_hash varchar not null,
    code_verifier varchar not null,
    nonce varchar not null,
    expires_at timestamptz not null
  );
  -- What a verified answer of a provider is good for: a known account's tokens, or a sign-up.
  create table sign_in_keys (
    key_hash varchar constraint pk_sign_in_keys primary key,
    created_at timestamptz not null default now(),
    user_uuid uuid constraint fk_sign_in_keys_user references users on delete cascade,
    provider varchar not null,
    sub varchar not null,
    email varchar,
    name varchar,
    expires_at timestamptz not null
  );
  -- Counters of the rate limits, shared by all processes; losing them in a crash harms nobody.
  create unlogged table rate_limits (
    key varchar(255) constraint pk_rate_limits primary key,
    points integer not null default 0,
    expire bigint
  );
`;

const FILES = `
  create table files (
    uuid uuid default uuidv7() constraint pk_files primary key,
    created_at timestamptz not null default now(),
    owner_uuid uuid constraint fk_files_owner references users on delete set null,
    purpose varchar not null,
    name varchar not null,
    path varchar not null constraint uq_files_path unique,
    thumbnail_path varchar,
    type varchar not null,
    size integer not null,
    width integer,
    height integer,
    attached_at timestamptz
  );
  create index ix_files_owner on files (owner_uuid, created_at);
  create index ix_files_unattached on files (created_at) where attached_at is null;
`;

const POSTS = `
  create table sub_boards (
    uuid uuid default uuidv7() constraint pk_sub_boards primary key,
    board varchar not null constraint ck_sub_boards_board check (board in ('NOTICE', 'INFORMATION', 'PLACE', 'NEWS')),
    names jsonb not null,
    position integer not null default 0
  );
  create table posts (
    uuid uuid default uuidv7() constraint pk_posts primary key,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    board varchar not null default 'COMMUNITY'
      constraint ck_posts_board check (board in ('COMMUNITY', 'NOTICE', 'INFORMATION', 'PLACE', 'NEWS')),
    sub_board_uuid uuid constraint fk_posts_sub_board references sub_boards,
    author_uuid uuid not null constraint fk_posts_author references users,
    author_nationality_uuid uuid not null constraint fk_posts_nationality references nationalities,
    original_language varchar not null
      constraint ck_posts_language check (original_language in ('ko', 'en', 'zh', 'ja', 'th', 'vi', 'km', 'tl', 'bn')),
    title jsonb not null constraint ck_posts_title check (title ? original_language),
    content jsonb not null constraint ck_posts_content check (content ? original_language),
    view_count integer not null default 0,
    like_count integer not null default 0 constraint ck_posts_likes check (like_count >= 0),
    dislike_count integer not null default 0 constraint ck_posts_dislikes check (dislike_count >= 0),
    scrap_count integer not null default 0 constraint ck_posts_scraps check (scrap_count >= 0),
    comment_count integer not null default 0 constraint ck_posts_comments check (comment_count >= 0)
  ) with (fillfactor = 80);
  -- One for each list: the feed, the feed of up to five nationalities, "my posts". No counter is indexed, so that a like
  -- stays a heap-only update.
  create index ix_posts_feed on posts (created_at desc, uuid desc) where deleted_at is null and board = 'COMMUNITY';
  create index ix_posts_feed_by_nationality on posts (author_nationality_uuid, created_at desc, uuid desc)
    where deleted_at is null and board = 'COMMUNITY';
  create index ix_posts_author on posts (author_uuid, created_at desc, uuid desc) where deleted_at is null;
  create table post_files (
    uuid uuid default uuidv7() constraint pk_post_files primary key,
    post_uuid uuid not null constraint fk_post_files_post references posts on delete cascade,
    file_uuid uuid not null constraint fk_post_files_file references files,
    name varchar not null,
    position smallint not null,
    constraint uq_post_files_position unique (post_uuid, position)
  );
  create index ix_post_files_file on post_files (file_uuid);
  create table hashtags (
    uuid uuid default uuidv7() constraint pk_hashtags primary key,
    name varchar not null,
    key varchar not null constraint uq_hashtags_key unique
  );
  create table post_hashtags (
    post_uuid uuid not null constraint fk_post_hashtags_post references posts on delete cascade,
    hashtag_uuid uuid not null constraint fk_post_hashtags_hashtag references hashtags,
    position smallint not null,
    constraint pk_post_hashtags primary key (post_uuid, hashtag_uuid)
  );
  create index ix_post_hashtags_hashtag on post_hashtags (hashtag_uuid);
`;

const REACTIONS = `
  create table post_reactions (
    uuid uuid default uuidv7() constraint pk_post_reactions primary key,
    created_at timestamptz not null default now(),
    post_uuid uuid not null constraint fk_post_reactions_post references posts on delete cascade,
    user_uuid uuid not null constraint fk_post_reactions_user references users on delete cascade,
    type varchar not null constraint ck_post_reactions_type check (type in ('Like', 'Dislike')),
    constraint uq_post_reactions unique (post_uuid, user_uuid)
  );
  create index ix_post_reactions_user on post_reactions (user_uuid, created_at desc);
  create table post_scraps (
    uuid uuid default uuidv7() constraint pk_post_scraps primary key,
    created_at timestamptz not null default now(),
    post_uuid uuid not null constraint fk_post_scraps_post references posts on delete cascade,
    user_uuid uuid not null constraint fk_post_scraps_user references users on delete cascade,
    constraint uq_post_scraps unique (post_uuid, user_uuid)
  );
  create index ix_post_scraps_user on post_scraps (user_uuid, created_at desc);
  create table post_view_logs (
    uuid uuid default uuidv7() constraint pk_post_view_logs primary key,
    created_at timestamptz not null default now(),
    post_uuid uuid not null constraint fk_post_view_logs_post references posts on delete cascade,
    user_uuid uuid constraint fk_post_view_logs_user references users on delete cascade,
    -- The user, or a keyed hash of the visitor's network.
    reader varchar not null,
    counted_during tstzrange not null default tstzrange(now(), now() + interval '30 minutes'),
    duration integer not null default 0 constraint ck_post_view_logs_duration check (duration between 0 and 86400),
    -- One view per reader and post in 30 minutes, however many requests race for it.
    constraint ex_post_view_logs_window exclude using gist (post_uuid with =, reader with =, counted_during with &&)
  );
`;

const COMMENTS = `
  create table comments (
    uuid uuid default uuidv7() constraint pk_comments primary key,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    post_uuid uuid not null constraint fk_comments_post references posts on delete cascade,
    parent_uuid uuid constraint fk_comments_parent references comments on delete cascade,
    author_uuid uuid not null constraint fk_comments_author references users,
    original_language varchar not null
      constraint ck_comments_language check (original_language in ('ko', 'en', 'zh', 'ja', 'th', 'vi', 'km', 'tl', 'bn')),
    content jsonb not null constraint ck_comments_content check (content ? original_language),
    like_count integer not null default 0 constraint ck_comments_likes check (like_count >= 0)
  ) with (fillfactor = 80);
  create index ix_comments_post on comments (post_uuid, created_at, uuid) where parent_uuid is null;
  create index ix_comments_parent on comments (parent_uuid, created_at, uuid) where parent_uuid is not null;
  create index ix_comments_author on comments (author_uuid);
  create table comment_likes (
    uuid uuid default uuidv7() constraint pk_comment_likes primary key,
    created_at timestamptz not null default now(),
    comment_uuid uuid not null constraint fk_comment_likes_comment references comments on delete cascade,
    user_uuid uuid not null constraint fk_comment_likes_user references users on delete cascade,
    constraint uq_comment_likes unique (comment_uuid, user_uuid)
  );
  create index ix_comment_likes_user on comment_likes (user_uuid);
`;
