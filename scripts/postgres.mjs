// A real Postgres from npm packages, for machines that have no database: started, watched and stopped by our scripts.
import { execFileSync, spawn } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { isRoot, reachableByAll } from './lib/folders.mjs';
import { acquireLock } from './lib/lock.mjs';
import { postgresBinaries } from './lib/postgres-binaries.mjs';
import { processIdentity, processesIn, signalProcess, waitUntil } from './lib/processes.mjs';

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
const HOST = '127.0.0.1';
/** Enough for a long crash recovery; a healthy start takes a tenth of a second. */
const START_LIMIT_MS = 180_000;
const PORT_ATTEMPTS = 5;

const settings = {
  common: [
    'timezone=UTC',
    'log_timezone=UTC',
    'log_checkpoints=off',
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
  ],
  durable: ['fsync=on', 'synchronous_commit=on'],
  throwAway: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=2GB', 'max_connections=300'],
};

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
 * @returns {Promise<string>}
 */
export async function ensureDatabase(url, name) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`);
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
 * The server needs nothing of our environment, and must not be led astray by PG* or LD_* variables in it.
 * @param {Binaries} binaries
 */
function processOptions(binaries) {
  return { ...binaries.runAs, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
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

/**
 * Ends a server of this cluster that outlived its launcher, and removes a note about one that no longer exists: its
 * process number may belong to somebody else by now, and Postgres would refuse to start.
 * @param {string} cluster
 * @param {(line: string) => void} log
 */
async function stopLeftover(cluster, log) {
  const note = path.join(cluster, 'postmaster.pid');
  const pid = readNote(cluster).pid;
  if (pid === 0) return;
  const living = () => processesIn(cluster, pid);
  if (living().length > 0) log('stopping the database that an earlier run left behind');
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGQUIT', 'SIGKILL'])) {
    if (living().length === 0) break;
    // Without their postmaster the helpers end by themselves, so it alone is asked first.
    for (const target of living().includes(pid) ? [pid] : living()) signalProcess(target, signal);
    await waitUntil(() => living().length === 0, 15_000);
  }
  fs.rmSync(note, { force: true });
}

/**
 * The server's own note: line 1 its process, line 8 its state.
 * @param {string} cluster
 */
function readNote(cluster) {
  try {
    const lines = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number.parseInt(lines[0] ?? '', 10) || 0, state: (lines[7] ?? '').trim() };
  } catch {
    return { pid: 0, state: '' };
  }
}

/**
 * @typedef {{ cluster: string, binaries: Binaries, durable: boolean, log: (line: string) => void }} LaunchOptions
 * @typedef {{ port: number, ended: Promise<string>, stop(): Promise<void> }} Server
 */

/**
 * @param {LaunchOptions} options
 * @returns {Promise<Server>}
 */
async function launch(options) {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const server = spawnServer(options, port);
    const failure = await Promise.race([ready(options, server.pid), server.ended]);
    if (failure === null) return { port, ended: server.ended, stop: server.stop };
    await server.stop();
    // Somebody else may have taken the port between our look and the server's.
    if (!/could not (bind|create any TCP)/i.test(failure) || attempt === PORT_ATTEMPTS) {
      throw new Error(`The database did not start.\n${failure}`);
    }
  }
}

/**
 * @param {LaunchOptions} options
 * @param {number} port
 */
function spawnServer({ cluster, binaries, durable }, port) {
  const logFile = path.join(path.dirname(cluster), 'postgres.log');
  if (fs.existsSync(logFile)) fs.renameSync(logFile, `${logFile}.1`);
  const output = fs.openSync(logFile, 'w', 0o600);
  const chosen = [...settings.common, ...(durable ? settings.durable : settings.throwAway)];
  const child = spawn(
    path.join(binaries.folder, 'bin/postgres'),
    ['-D', cluster, '-p', String(port), ...chosen.flatMap((setting) => ['-c', setting])],
    // Its own process group: Ctrl-C must reach the server through us, after its clients have gone.
    { ...processOptions(binaries), stdio: ['ignore', output, output], detached: true },
  );
  fs.closeSync(output);
  child.unref();
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve(String(error)));
    child.on('exit', () => resolve(fs.existsSync(logFile) ? fs.readFileSync(logFile, 'utf8').slice(-4000) : ''));
  });
  return { pid: child.pid ?? 0, ended, stop: () => stopServer(child.pid ?? 0, ended) };
}

/**
 * Null once the server accepts connections, else a text saying what was wrong.
 * @param {LaunchOptions} options
 * @param {number} pid
 */
async function ready({ cluster, log }, pid) {
  const accepts = () => {
    const note = readNote(cluster);
    return note.pid === pid && note.state === 'ready';
  };
  if (await waitUntil(() => accepts() || processIdentity(pid) === null, 3_000))
    return accepts() ? null : new Promise(() => {});
  log('the database is recovering from an unclean end');
  const recovered = await waitUntil(() => accepts() || processIdentity(pid) === null, START_LIMIT_MS);
  return recovered ? (accepts() ? null : new Promise(() => {})) : 'It was not ready within three minutes.';
}

/**
 * @param {number} pid
 * @param {Promise<string>} ended
 */
async function stopServer(pid, ended) {
  let over = false;
  void ended.then(() => (over = true));
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGQUIT', 'SIGKILL'])) {
    if (pid === 0 || over) return;
    signalProcess(pid, signal);
    if (await waitUntil(() => over, 15_000)) return;
  }
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.on('error', reject);
    server.listen(0, HOST, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
