import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The browsers that people want messages in, the key that signs for them, and what people want to be told. */
export class CreatePushSubscriptions1763940132000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [SUBSCRIPTIONS, KEYS, SETTINGS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column notification_settings');
    await runner.query('drop table push_keys, push_subscriptions');
  }
}

const SUBSCRIPTIONS = `
  create table push_subscriptions (
    uuid uuid default uuidv7() constraint pk_push_subscriptions primary key,
    created_at timestamptz not null default now(),
    user_uuid uuid not null constraint fk_push_subscriptions_user references users on delete cascade,
    -- Nothing is sent to a browser that is signed out.
    session_uuid uuid not null constraint fk_push_subscriptions_session references sessions on delete cascade,
    endpoint varchar not null constraint uq_push_subscriptions_endpoint unique,
    p256dh varchar not null,
    auth varchar not null
  );
  create index ix_push_subscriptions_user on push_subscriptions (user_uuid, created_at);
  create index ix_push_subscriptions_session on push_subscriptions (session_uuid);
`;

const KEYS = `
  create table push_keys (
    is_current boolean not null default true constraint pk_push_keys primary key
      constraint ck_push_keys_one check (is_current),
    public_key varchar not null,
    private_key varchar not null
  )`;

const SETTINGS = `
  alter table users add column notification_settings jsonb not null
    default '{"mutedTypes": [], "quietHours": {"isOn": false, "from": "22:00", "to": "08:00"}}'`;
