// A second Postgres that follows one of ours by streaming replication: for tests, and to try how reading from replicas feels.
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { isRoot } from './lib/folders.mjs';
import { startPostgres } from './postgres.mjs';

/** What a server makes for itself, or of which a copy would be wrong (as pg_basebackup leaves it out). */
const EMPTY =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|^postmaster\.(pid|opts)$/;

/**
 * Copies a running cluster, as there is no pg_basebackup in the package, and starts the copy: it follows the other one until it is
 * stopped, and has the same roles and passwords. The primary keeps for it what it has missed.
 * @param {{ primary: { dataDir: string, url: string }, dataDir: string, durable?: boolean }} options
 * @returns {Promise<import('./postgres.mjs').Postgres>}
 */
export async function startReplica({ primary, dataDir, durable = true }) {
  const name = path.basename(dataDir).replaceAll(/\W/g, '_').toLowerCase();
  fs.mkdirSync(dataDir, { recursive: true, mode: isRoot ? 0o755 : 0o700 });
  fs.copyFileSync(path.join(primary.dataDir, 'postgres.password'), path.join(dataDir, 'postgres.password'));
  const [from, to] = [path.join(primary.dataDir, 'postgres'), path.join(dataDir, 'postgres')];
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  try {
    await client.query('select pg_create_physical_replication_slot($1, true)', [name]);
    await client.query('select pg_backup_start($1, true)', [name]);
    copyFolder(from, to);
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
    const { hostname, port, username, password } = new URL(primary.url);
    const source = `host=${hostname} port=${port} user=${username} password=${password} application_name=${name}`;
    write(path.join(to, 'backup_label'), rows[0].labelfile, from);
    write(path.join(to, 'standby.signal'), '', from);
    const settings = `primary_conninfo = '${source}'\nprimary_slot_name = '${name}'\n`;
    write(path.join(to, 'postgresql.auto.conf'), settings, from);
  } finally {
    await client.end();
  }
  return startPostgres({ dataDir, durable });
}

/**
 * Files that go away meanwhile are left out: what they were is in the write-ahead log.
 * @param {string} from
 * @param {string} to
 * @param {string} [inside]
 */
function copyFolder(from, to, inside = '') {
  fs.mkdirSync(path.join(to, inside), { mode: 0o700 });
  ownAs(from, path.join(to, inside));
  for (const entry of fs.readdirSync(path.join(from, inside), { withFileTypes: true })) {
    const name = path.join(inside, entry.name);
    if (entry.isDirectory() && !EMPTY.test(name)) copyFolder(from, to, name);
    else if (entry.isFile() && !EMPTY.test(name)) copyFile(from, to, name);
  }
}

/**
 * @param {string} from
 * @param {string} to
 * @param {string} name
 */
function copyFile(from, to, name) {
  try {
    fs.copyFileSync(path.join(from, name), path.join(to, name));
    ownAs(from, path.join(to, name));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
  }
}

/**
 * @param {string} file
 * @param {string} text
 * @param {string} cluster whose owner it gets
 */
function write(file, text, cluster) {
  fs.writeFileSync(file, text, { mode: 0o600 });
  ownAs(cluster, file);
}

/**
 * As root the database runs as another user.
 * @param {string} cluster
 * @param {string} file
 */
function ownAs(cluster, file) {
  const { uid, gid } = fs.statSync(cluster);
  if (isRoot) fs.chownSync(file, uid, gid);
}
