// A real Postgres from npm packages, for machines that have no database: started, watched and stopped by our scripts.
import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { isRoot, reachableByAll } from './lib/folders.mjs';
import { acquireLock } from './lib/lock.mjs';
import { postgresBinaries } from './lib/postgres-binaries.mjs';
import { HOST, launch, processOptions, stopLeftover } from './lib/postgres-server.mjs';

/**
 * @typedef {import('./lib/postgres-binaries.mjs').Binaries} Binaries
 * @typedef {object} PostgresOptions
 * @property {string} dataDir holds the cluster, its password (mode 600), its log and its lock; kept between runs
 * @property {(line: string) => void} [log] receives progress worth telling a person
 * @property {boolean} [durable] false gives up crash safety for speed: only for databases that are thrown away
 *
 * @typedef {object} Postgres
 * @property {string} url of the superuser, database `postgres`
 * @property {number} port
 * @property {Promise<string>} ended settles when the server ends, wanted or not, with the end of its log
 * @property {() => Promise<void>} stop
 */

const USER = 'haiko';
/** Owns nothing and is no superuser; `migrate` makes it. */
const SERVER_ROLE = 'haiko_server';

/**
 * Starts the cluster of this folder on a free port, creating it first when there is none. Throws LockedError while
 * another process runs it; cleans up after one that was killed.
 * @param {PostgresOptions} options
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ dataDir, log = () => {}, durable = true }) {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (isRoot) openToDatabaseUser(dataDir);
  const lock = await acquireLock(path.join(dataDir, 'postgres.lock'), 2_000);
  try {
    const cluster = path.join(dataDir, 'postgres');
    const binaries = postgresBinaries(cluster);
    const password = readPassword(path.join(dataDir, 'postgres.password'), cluster);
    if (!fs.existsSync(path.join(cluster, 'PG_VERSION'))) createCluster({ cluster, binaries, password, log });
    checkVersion(cluster, binaries);
    await stopLeftover(cluster, log);
    const server = await launch({ cluster, binaries, durable, log });
    const url = `postgres://${USER}:${password}@${HOST}:${server.port}/postgres`;
    lock.note(url);
    return { url, port: server.port, ended: server.ended, stop: () => server.stop().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Creates the database unless it exists and gives its address.
 * @param {string} url of any database of the cluster
 * @param {string} name
 * @param {string} [template] a database that nobody uses at the moment, of which it becomes a copy
 * @returns {Promise<string>}
 */
export async function ensureDatabase(url, name, template) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const from = template === undefined ? '' : ` template ${client.escapeIdentifier(template)}`;
    await client.query(`create database ${client.escapeIdentifier(name)}${from}`);
  } catch (error) {
    // 42P04: it exists. 23505: another process is creating it at this moment.
    if (!['42P04', '23505'].includes(/** @type {pg.DatabaseError} */ (error).code ?? '')) throw error;
  } finally {
    await client.end();
  }
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/**
 * The same database for the server. Its password follows from that of the superuser, which cannot be told from it.
 * @param {string} url of the superuser
 * @returns {string}
 */
export function serverAddress(url) {
  const address = new URL(url);
  address.password = crypto.createHmac('sha256', address.password).update(SERVER_ROLE).digest('hex');
  address.username = SERVER_ROLE;
  return address.href;
}

/**
 * Runs statements on a database of a test, for what nobody can wait for (another day).
 * @param {string} url
 * @param {string} statements
 */
export async function runStatements(url, statements) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statements).finally(() => client.end());
}

/** @param {string} dataDir */
function openToDatabaseUser(dataDir) {
  fs.chmodSync(dataDir, 0o755);
  if (!reachableByAll(dataDir)) {
    throw new Error(`As root the database runs as another user, who cannot reach ${dataDir}. Set HAIKO_DATA_DIR.`);
  }
}

/**
 * @param {string} file
 * @param {string} cluster
 */
function readPassword(file, cluster) {
  if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8').trim();
  if (fs.existsSync(cluster)) throw new Error(`The database's password file ${file} is missing.`);
  const password = crypto.randomBytes(24).toString('hex');
  fs.writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return password;
}

/**
 * initdb works in a draft folder that gets its name when it is complete, so a killed first start leaves nothing half.
 * @param {{ cluster: string, binaries: Binaries, password: string, log: (line: string) => void }} options
 */
function createCluster({ cluster, binaries, password, log }) {
  log('creating the database cluster (once)');
  const draft = `${cluster}.draft`;
  const passwordFile = `${cluster}.initial-password`;
  for (const rest of [draft, passwordFile]) fs.rmSync(rest, { recursive: true, force: true });
  fs.mkdirSync(draft, { mode: 0o700 });
  fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600, flag: 'wx' });
  const { uid, gid = 0 } = binaries.runAs;
  if (uid !== undefined) for (const owned of [draft, passwordFile]) fs.chownSync(owned, uid, gid);
  // Trigram search needs a UTF-8 character type: with C it would be blind to most of our nine languages.
  const locale = [
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--lc-collate=C',
    `--lc-ctype=${characterType()}`,
  ];
  const access = ['-U', USER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  try {
    execFileSync(
      path.join(binaries.folder, 'bin/initdb'),
      ['-D', draft, ...access, '-E', 'UTF8', ...locale, '--no-sync'],
      {
        ...processOptions(binaries),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
  } catch (error) {
    throw new Error(
      `The database could not be created.\n${/** @type {{ stderr?: string }} */ (error).stderr || error}`,
    );
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
  fs.renameSync(draft, cluster);
}

function characterType() {
  return process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
}

/**
 * @param {string} cluster
 * @param {Binaries} binaries
 */
function checkVersion(cluster, binaries) {
  const version = fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version !== binaries.major) {
    throw new Error(
      `${cluster} was written by Postgres ${version}; this is ${binaries.major}. Move it away to start anew.`,
    );
  }
}
