import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes with a conversation for each of the two sides, and what live streams resume from. */
export class CreateNotesAndLiveEvents1763874000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [NOTES, LIVE, WATCH]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger tr_sessions_ended on sessions;
      drop trigger tr_users_shut_out on users;
      drop function tell_session_ended, tell_user_shut_out;
      drop table live_events, live_cursors, conversations, notes`);
  }
}

const NOTES = `
  create table notes (
    uuid uuid default uuidv7() constraint pk_notes primary key,
    created_at timestamptz not null default now(),
    sender_uuid uuid not null constraint fk_notes_sender references users,
    recipient_uuid uuid not null constraint fk_notes_recipient references users,
    original_language varchar not null
      constraint ck_notes_language check (original_language in ('ko', 'en', 'zh', 'ja', 'th', 'vi', 'km', 'tl', 'bn')),
    content jsonb not null constraint ck_notes_content check (content ? original_language),
    file_uuid uuid constraint fk_notes_file references files,
    read_at timestamptz,
    -- Each side deletes for itself; a note that neither has any more is gone.
    sender_deleted_at timestamptz,
    recipient_deleted_at timestamptz,
    constraint ck_notes_pair check (sender_uuid <> recipient_uuid),
    constraint ck_notes_something check (content ->> original_language <> '' or file_uuid is not null)
  );
  create index ix_notes_pair on notes (
    least(sender_uuid, recipient_uuid), greatest(sender_uuid, recipient_uuid), created_at desc, uuid desc);
  create index ix_notes_unread on notes (recipient_uuid, sender_uuid)
    where read_at is null and recipient_deleted_at is null;
  create index ix_notes_sender on notes (sender_uuid);
  create index ix_notes_file on notes (file_uuid) where file_uuid is not null;

  create table conversations (
    user_uuid uuid not null constraint fk_conversations_user references users,
    partner_uuid uuid not null constraint fk_conversations_partner references users,
    created_at timestamptz not null default now(),
    is_starter boolean not null,
    -- The newest note that this side still has; none hides the conversation.
    last_note_uuid uuid constraint fk_conversations_last_note references notes,
    last_note_at timestamptz,
    constraint pk_conversations primary key (user_uuid, partner_uuid),
    constraint ck_conversations_last_note check ((last_note_uuid is null) = (last_note_at is null))
  );
  create index ix_conversations_newest on conversations (user_uuid, last_note_at desc, last_note_uuid desc)
    where last_note_uuid is not null;
  create index ix_conversations_last_note on conversations (last_note_uuid);
  create index ix_conversations_partner on conversations (partner_uuid);
`;

const LIVE = `
  -- One row a person: its lock puts their events in a row, so that ids grow in the order in which they become visible.
  create table live_cursors (
    user_uuid uuid constraint pk_live_cursors primary key
      constraint fk_live_cursors_user references users on delete cascade,
    last_id integer not null default 0,
    -- The open streams, oldest first.
    streams uuid array not null default '{}'
  );
  create table live_events (
    user_uuid uuid not null constraint fk_live_events_user references users on delete cascade,
    id integer not null,
    created_at timestamptz not null default now(),
    name varchar not null
      constraint ck_live_events_name check (name in ('badge', 'note', 'notification', 'translation')),
    data jsonb not null,
    constraint pk_live_events primary key (user_uuid, id)
  );
  create index ix_live_events_age on live_events (created_at);
`;

// Whoever ends a session or shuts somebody out, by whichever way, tells the processes that hold the person's streams.
const WATCH = `
  create function tell_session_ended() returns trigger language plpgsql as $$
    begin perform pg_notify('live', new.user_uuid::text); return null; end $$;
  create trigger tr_sessions_ended after update of revoked_at on sessions
    for each row when (old.revoked_at is null and new.revoked_at is not null)
    execute function tell_session_ended();
  create function tell_user_shut_out() returns trigger language plpgsql as $$
    begin perform pg_notify('live', new.uuid::text); return null; end $$;
  create trigger tr_users_shut_out after update of suspended_until, withdrawn_at on users
    for each row when (old.suspended_until is distinct from new.suspended_until
      or old.withdrawn_at is distinct from new.withdrawn_at)
    execute function tell_user_shut_out();
`;
