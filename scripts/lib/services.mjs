// The parts of a running Haiko, as the local start, the development mode and the commands need them.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { environmentFor } from '../../apps/identity-provider/src/clients.ts';
import { environmentFor as taxOfficeSettings } from '../../apps/tax-office/src/settings.ts';
import { ensureDatabase, serverAddress, startPostgres } from '../postgres.mjs';
import { runChild, startChild } from './children.mjs';
import { LockedError } from './lock.mjs';
import { Problem, say } from './output.mjs';
import { freePort } from './postgres-server.mjs';

/**
 * @typedef {import('./children.mjs').Child} Child
 * @typedef {object} Database
 * @property {string} url for the server
 * @property {string} migrationUrl for `migrate`, as the role that owns the tables
 * @property {Promise<string>} ended
 * @property {() => Promise<void>} stop
 */

const DATABASE_NAME = 'haiko';
const SECRETS = ['ACCESS_TOKEN_SECRET', 'REFRESH_TOKEN_SECRET', 'PRIVACY_SECRET', 'BACKUP_KEY'];
const READY_LIMIT_MS = 120_000;

/** @returns {Promise<never>} */
const never = () => new Promise(() => {});

/**
 * DATABASE_URL, or the embedded Postgres of this checkout.
 * @param {string} dataDir
 * @returns {Promise<Database>}
 */
export async function openDatabase(dataDir) {
  if (process.env.DATABASE_URL) return { ...chosenDatabase(), ended: never(), stop: async () => {} };
  const postgres = await startPostgres({ dataDir, log: (line) => say(`    ${line}`) });
  return { ...postgres, ...(await ownDatabase(postgres.url)) };
}

/** The addresses that the environment gives. */
export function chosenDatabase() {
  const url = process.env.DATABASE_URL ?? '';
  return { url, migrationUrl: process.env.MIGRATION_DATABASE_URL || url };
}

/** @param {string} cluster */
async function ownDatabase(cluster) {
  const migrationUrl = await ensureDatabase(cluster, DATABASE_NAME);
  return { url: serverAddress(migrationUrl), migrationUrl };
}

/**
 * The same for a command beside the server: the database of a running start is shared.
 * @param {string} dataDir
 * @returns {Promise<Database>}
 */
export async function joinDatabase(dataDir) {
  try {
    return await openDatabase(dataDir);
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    if (!error.owner.note.startsWith('postgres:'))
      throw new Problem('The database is just starting or stopping; try again.');
    return { ...(await ownDatabase(error.owner.note)), ended: never(), stop: async () => {} };
  }
}

/**
 * What the server reads: our defaults for a person's own machine, over which the environment of the start wins.
 * In production nothing is made up: a missing setting is the server's to complain about.
 * @param {string} dataDir
 * @param {Record<string, string>} found settings that this start has found out
 * @returns {NodeJS.ProcessEnv}
 */
export function serverEnvironment(dataDir, found) {
  const fixed = { NODE_ENV: 'production', ...found };
  if (isProduction()) return { ...fixed, ...given() };
  const uploads = path.join(dataDir, 'uploads');
  fs.mkdirSync(uploads, { recursive: true, mode: 0o700 });
  // Sample accounts have a known password, so the local start is open to this machine only.
  const local = {
    HAIKO_ENV: 'local',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    UPLOAD_DIR: uploads,
    DELETION_JOURNAL: path.join(dataDir, 'deletions'),
  };
  return { ...local, ...localSecrets(dataDir), ...fixed, ...given() };
}

export function isProduction() {
  return process.env.HAIKO_ENV === 'production';
}

/** An empty value means "not set". NODE_ENV is ours to say, and who owns the tables is nothing that the server should know. */
function given() {
  const withheld = ['NODE_ENV', 'MIGRATION_DATABASE_URL'];
  return Object.fromEntries(
    Object.entries(process.env).filter(([name, value]) => value !== '' && !withheld.includes(name)),
  );
}

/**
 * @param {string} dataDir
 * @returns {Record<string, string>}
 */
function localSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json');
  /** @type {Record<string, string>} */
  const known = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  if (SECRETS.every((name) => known[name])) return known;
  for (const name of SECRETS) known[name] ??= crypto.randomBytes(48).toString('base64url');
  fs.writeFileSync(`${file}.draft`, JSON.stringify(known, null, 2), { mode: 0o600 });
  fs.renameSync(`${file}.draft`, file);
  return known;
}

/**
 * Builds web and server; what did not change comes from turbo's cache.
 * @param {string[]} packages
 * @param {(child: Child) => void} onStart
 */
export async function build(packages, onStart) {
  const filters = packages.map((name) => `--filter=${name}`);
  const command = ['turbo', 'run', 'build', ...filters, '--ui=stream', '--output-logs=errors-only'];
  await runChild({ name: 'The build', command }, onStart);
}

/**
 * Runs one of the server's compiled commands (migrate, seed …), showing its output.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @param {{ args?: string[], flags?: string[], onStart?: (child: Child) => void, quiet?: boolean }} [options]
 */
export async function serverCommand(name, env, { args = [], flags = [], onStart, quiet = false } = {}) {
  const command = ['node', ...flags, `apps/api/dist/commands/${name}.js`, ...args];
  await runChild({ name: `The command ${name}`, command, env, isShown: !quiet }, onStart);
}

/**
 * Brings the tables up to date, as the role that owns them.
 * @param {NodeJS.ProcessEnv} env the server's
 * @param {string} migrationUrl
 * @param {(child: Child) => void} [onStart]
 */
export async function migrateDatabase(env, migrationUrl, onStart = () => {}) {
  await serverCommand('migrate', { ...env, MIGRATION_DATABASE_URL: migrationUrl }, { quiet: true, onStart });
}

/**
 * Starts the local stand-in for the sign-in providers on a free port.
 * @param {(line: string) => void} onLine
 * @returns {Promise<{ child: Child, environment: Record<string, string>, healthy: Promise<void> }>}
 */
export async function startIdentityProvider(onLine) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { IDENTITY_PROVIDER_PORT: String(port) };
  const command = ['node', 'apps/identity-provider/src/main.ts'];
  const child = startChild({ name: 'The local identity provider', command, env, onLine });
  return { child, environment: environmentFor(url), healthy: waitHealthy(`${url}/health`, child) };
}

/**
 * Starts the local mailbox on free ports.
 * @param {(line: string) => void} onLine
 * @returns {Promise<{ child: Child, environment: Record<string, string>, healthy: Promise<void> }>}
 */
export async function startMailbox(onLine) {
  const [port, smtpPort] = await Promise.all([freePort(), freePort()]);
  const url = `http://127.0.0.1:${port}`;
  const env = { MAILBOX_PORT: String(port), MAILBOX_SMTP_PORT: String(smtpPort) };
  const child = startChild({ name: 'The local mailbox', command: ['node', 'apps/mailbox/src/main.ts'], env, onLine });
  const environment = {
    MAILBOX_URL: url,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: 'Haiko <haiko@localhost>',
  };
  return { child, environment, healthy: waitHealthy(`${url}/mailbox`, child) };
}

/**
 * Starts the local tax office on a free port.
 * @param {(line: string) => void} onLine
 * @returns {Promise<{ child: Child, environment: Record<string, string>, healthy: Promise<void> }>}
 */
export async function startTaxOffice(onLine) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { TAX_OFFICE_PORT: String(port) };
  const child = startChild({
    name: 'The local tax office',
    command: ['node', 'apps/tax-office/src/main.ts'],
    env,
    onLine,
  });
  return { child, environment: taxOfficeSettings(url), healthy: waitHealthy(`${url}/health`, child) };
}

/**
 * Starts what speaks as the public employment service does, with made-up postings, on a free port.
 * @param {(line: string) => void} onLine
 * @returns {Promise<{ child: Child, environment: Record<string, string>, healthy: Promise<void> }>}
 */
export async function startWork24(onLine) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/wk`;
  const env = { WORK24_STAND_IN_PORT: String(port) };
  const command = ['node', 'apps/api/bench/work24-local.mjs'];
  const child = startChild({ name: 'The local employment service', command, env, onLine });
  const environment = { WORK24_KEY: 'a key of the stand-in', WORK24_URL: url, WORK24_CALL_MILLISECONDS: '200' };
  return { child, environment, healthy: waitHealthy(url, child) };
}

/**
 * Waits until the address answers 200; throws when the child ends before, or after two minutes.
 * @param {string} address
 * @param {Child} child
 */
export async function waitHealthy(address, child) {
  let over = false;
  void child.ended.then(() => (over = true));
  const end = performance.now() + READY_LIMIT_MS;
  while (!over && performance.now() < end) {
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (response?.ok) return;
    await sleep(100);
  }
  if (!over) throw new Problem(`${child.name} did not answer at ${address} within two minutes.`);
  throw new Problem(describeEnding(child.name, await child.ended));
}

/**
 * @param {string} name
 * @param {import('./children.mjs').Ending} ending
 */
export function describeEnding(name, { code, signal, output }) {
  return `${output.split('\n').slice(-40).join('\n')}\n${name} ended (${signal ?? `exit code ${code}`}).`;
}
