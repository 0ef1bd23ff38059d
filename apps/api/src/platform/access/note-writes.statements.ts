import { statement } from '../database/statement.js';

/**
 * In every session that a person has. Nobody waits until it is on the disk: with a database that has crashed goes what the position was
 * good for.
 */
export const NOTE_WRITE = statement(
  'access.noteWrite',
  `
    update sessions set written_at = now(), written_up_to = pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint
    from (select set_config('synchronous_commit', 'off', true)) unhurried
    where user_uuid = :user and revoked_at is null`,
);
