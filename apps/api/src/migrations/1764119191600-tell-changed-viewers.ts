import type { MigrationInterface, QueryRunner } from 'typeorm';

// Every process remembers for a moment who has asked it. Whoever changes what a viewer is made of (viewers.queries.ts), by whichever
// way, tells all of them of whom.
const TELL = `
  create function tell_viewer_changed() returns trigger language plpgsql as $$
    declare
      row jsonb := to_jsonb(coalesce(new, old));
      person text;
    begin
      foreach person in array tg_argv loop perform pg_notify('viewers', row ->> person); end loop;
      return null;
    end $$;
`;

const TRIGGERS = `
  create trigger tr_sessions_viewers after update of user_uuid, authenticated_at, revoked_at, passkey_used_at, code_used_at on sessions
    for each row execute function tell_viewer_changed('user_uuid');
  create trigger tr_sessions_viewers_gone after delete on sessions
    for each row when (old.revoked_at is null) execute function tell_viewer_changed('user_uuid');
  create trigger tr_users_viewers after update of created_at, role, language, reading_languages, suspended_until, email_confirmed_at,
    withdrawn_at on users for each row execute function tell_viewer_changed('uuid');
  create trigger tr_followed_nationalities_viewers after insert or update or delete on followed_nationalities
    for each row execute function tell_viewer_changed('user_uuid');
  create trigger tr_blocks_viewers after insert or update or delete on blocks
    for each row execute function tell_viewer_changed('blocker_uuid', 'blocked_uuid');
  create trigger tr_reports_viewers after insert or update of reporter_uuid, is_hidden or delete on reports
    for each row execute function tell_viewer_changed('reporter_uuid');
`;

/** Tells the processes of the server whom they know no longer as they are. */
export class TellChangedViewers1764119191600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TELL + TRIGGERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function tell_viewer_changed() cascade');
  }
}
