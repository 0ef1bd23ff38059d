// The server process of a cluster: found, started, waited for and stopped.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { processIdentity, processesIn, signalProcess, waitUntil } from './processes.mjs';

/** @typedef {import('./postgres-binaries.mjs').Binaries} Binaries */

export const HOST = '127.0.0.1';
/** Enough for a long crash recovery; a healthy start takes a tenth of a second. */
const START_LIMIT_MS = 180_000;
const PORT_ATTEMPTS = 5;

const settings = {
  common: [
    'timezone=UTC',
    'log_timezone=UTC',
    'log_checkpoints=off',
    // Else the line of a violated constraint says what somebody has entered.
    'log_error_verbosity=terse',
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
  ],
  durable: ['fsync=on', 'synchronous_commit=on'],
  throwAway: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=2GB', 'max_connections=300'],
};

/**
 * The server needs nothing of our environment, and must not be led astray by PG* or LD_* variables in it.
 * @param {Binaries} binaries
 */
export function processOptions(binaries) {
  return { ...binaries.runAs, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
}

/**
 * Ends a server of this cluster that outlived its launcher, and removes a note about one that no longer exists: its
 * process number may belong to somebody else by now, and Postgres would refuse to start.
 * @param {string} cluster
 * @param {(line: string) => void} log
 */
export async function stopLeftover(cluster, log) {
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
export async function launch(options) {
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
