import pg from 'pg';
import { BackupError } from './backup-error.js';

const LOCK_PATIENCE_MS = 60_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** One connection without the time-outs of requests, which writes and reads values alike on every server. */
export async function withConnection<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'haiko-backup', keepAlive: true });
  // A connection that is lost while nothing runs: the next statement says so.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`
      set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = ${LOCK_PATIENCE_MS};
      set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1; set timezone = 'UTC'`);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Holds a lock of this name while `work` runs; throws where the connection that held it was lost meanwhile. */
export async function holding<Result>(client: pg.Client, name: string, work: () => Promise<Result>): Promise<Result> {
  await client.query('select pg_advisory_lock(hashtext($1))', [name]).catch((error: { code?: string }) => {
    if (error.code !== LOCK_NOT_AVAILABLE) throw error;
    throw new BackupError('A migration or another backup is running on this database: try again when it is over.');
  });
  const result = await work();
  const { rows } = await client.query('select where pg_advisory_unlock(hashtext($1))', [name]);
  if (rows.length === 0) throw new BackupError(`The lock ${name} was lost meanwhile.`);
  return result;
}
