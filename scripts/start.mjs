// `npm start`: the whole product on this machine, from nothing to a working page.
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { rememberChildren, startChild, stopRememberedChildren } from './lib/children.mjs';
import { dataFolder, root } from './lib/folders.mjs';
import { acquireLock, LockedError } from './lib/lock.mjs';
import { Problem, say, seconds, step } from './lib/output.mjs';
import { SERVER_FLAGS, SERVER_MEMORY } from './lib/server-flags.mjs';
import {
  build,
  chosenDatabase,
  describeEnding,
  isProduction,
  migrateDatabase,
  openDatabase,
  serverCommand,
  serverEnvironment,
  startIdentityProvider,
  startMailbox,
  startTaxOffice,
  startWork24,
  waitHealthy,
} from './lib/services.mjs';
import { Run } from './lib/stopping.mjs';

/** @typedef {import('./lib/children.mjs').Child} Child */

/** A drain takes up to 25 s after 3 s of grace. */
const DRAIN_MS = 32_000;
/** A server that was just ended may hold its port a moment longer. */
const PORT_PATIENCE_MS = 1_500;
const started = performance.now();
const run = new Run();
const dataDir = dataFolder();
const childrenFile = path.join(dataDir, 'children.json');
/** @type {Child[]} */
const children = [];

/** @param {Child} child */
function remember(child) {
  children.push(child);
  rememberChildren(childrenFile, children);
}

/** @param {string} port */
async function takeCheckout(port) {
  try {
    const lock = await acquireLock(path.join(dataDir, 'start.lock'), 3_000);
    lock.note(`http://localhost:${port}`);
    run.add({ stop: async () => lock.release() });
    run.add({ stop: async () => fs.rmSync(childrenFile, { force: true }) });
    return () => lock.note('stopping');
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    const { note, pid } = error.owner;
    throw new Problem(
      `Haiko is running from this folder already: ${note} (process ${pid}). Stop that one first (Ctrl-C).`,
    );
  }
}

/**
 * @param {string} port
 * @returns {Promise<void>}
 */
async function checkPort(port) {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Problem(`PORT must be a number up to 65535, not "${port}".`);
  // A browser looks for localhost under both addresses, so both must be ours.
  const hosts = [process.env.HOST || '127.0.0.1', '127.0.0.1', '::1'];
  for (const end = performance.now() + PORT_PATIENCE_MS; ; await sleep(200)) {
    const taken = await Promise.all([...new Set(hosts)].map((host) => isTaken(Number(port), host)));
    if (!taken.includes(true)) return;
    if (performance.now() < end) continue;
    throw new Problem(`Port ${port} is taken by another program. Stop it, or choose another: PORT=3100 npm start`);
  }
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function isTaken(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE'));
    server.listen({ port, host }, () => server.close(() => resolve(false)));
  });
}

/** @param {{ url: string, migrationUrl: string }} database */
async function prepareDatabase({ url, migrationUrl }) {
  const env = serverEnvironment(dataDir, { DATABASE_URL: url });
  const onStart = (/** @type {Child} */ child) => void run.add(child);
  await step('bringing the tables up to date', () => migrateDatabase(env, migrationUrl, onStart));
  if (isProduction()) return;
  await step('loading the sample content', () => serverCommand('seed', env, { quiet: true, onStart }));
}

/**
 * The settings that lead the server to it.
 * @returns {Promise<Record<string, string>>}
 */
async function identityProvider() {
  if (isProduction() || process.env.IDENTITY_PROVIDER_URL !== undefined) return {};
  const provider = await startIdentityProvider(logTo('identity-provider.log'));
  run.add(provider.child);
  remember(provider.child);
  await step('starting the local identity provider', () => provider.healthy);
  return provider.environment;
}

/**
 * The settings with which the server sends its mails there; who names a mail server of their own needs none.
 * @returns {Promise<Record<string, string>>}
 */
async function mailbox() {
  if (isProduction() || process.env.SMTP_URL !== undefined) return {};
  const { child, environment, healthy } = await startMailbox(logTo('mailbox.log'));
  run.add(child);
  remember(child);
  await step('starting the local mailbox', () => healthy);
  return environment;
}

/**
 * The settings that lead the server to it; who has a key of the real one needs none.
 * @returns {Promise<Record<string, string>>}
 */
async function taxOffice() {
  if (isProduction() || process.env.BUSINESS_STATUS_KEY !== undefined) return {};
  const { child, environment, healthy } = await startTaxOffice(logTo('tax-office.log'));
  run.add(child);
  remember(child);
  await step('starting the local tax office', () => healthy);
  return environment;
}

/**
 * The settings that lead the server to it, for who asks for it: its postings are read like real ones, and are many.
 * @returns {Promise<Record<string, string>>}
 */
async function work24() {
  if (isProduction() || process.env.HAIKO_WORK24 !== 'stand-in') return {};
  const { child, environment, healthy } = await startWork24(logTo('work24.log'));
  run.add(child);
  remember(child);
  await step('starting the local employment service', () => healthy);
  return environment;
}

/**
 * A new log per start; the one before is kept beside it.
 * @param {string} name
 */
function logTo(name) {
  const file = path.join(dataDir, name);
  if (fs.existsSync(file)) fs.renameSync(file, `${file}.1`);
  const log = fs.openSync(file, 'w', 0o600);
  return (/** @type {string} */ line) => void fs.writeSync(log, `${line}\n`);
}

/**
 * @param {Record<string, string>} found
 * @param {string} port
 */
async function startServer(found, port) {
  const env = serverEnvironment(dataDir, {
    ...SERVER_MEMORY,
    ...found,
    PORT: port,
    WEB_DIST: path.join(root, 'apps/web/dist'),
  });
  const command = ['node', ...SERVER_FLAGS, 'apps/api/dist/main.js'];
  const server = startChild({ name: 'The server', command, env, onLine: logTo('api.log') });
  run.add({ stop: () => server.stop(DRAIN_MS), kill: server.kill });
  remember(server);
  await step('starting the server', () => waitHealthy(`http://127.0.0.1:${port}/health/ready`, server));
}

/**
 * @param {string} port
 * @param {Record<string, string>} mail
 */
function welcome(port, mail) {
  const address = `http://localhost:${port}`;
  say(`
Haiko is ready after ${seconds(started)}:  ${address}

  queries    ${address}/graphql
  REST API   ${address}/api/docs${mail.MAILBOX_URL ? `\n  mailbox    ${address}/mailbox` : ''}
`);
  if (!isProduction()) sayAccounts();
  say(`  data and logs  ${dataDir}
  Stop with Ctrl-C.`);
}

function sayAccounts() {
  say(`  Sample accounts, all with the password haiko-demo-2026:
    linh@haiko.test        a resident from Vietnam, with posts and comments
    sokha@haiko.test       a resident from Cambodia
    moderator@haiko.test   looks after the community
    admin@haiko.test       runs the place
    company@haiko.test     owns an approved company and its job postings
    pending@haiko.test     owns a company that waits for approval
    rejected@haiko.test    owns a company that was rejected
  The social buttons need no account: they lead to sample people of a local stand-in.
`);
}

await run.during(async () => {
  const port = process.env.PORT || '3000';
  say('Starting Haiko');
  run.onStopping = await takeCheckout(port);
  await stopRememberedChildren(childrenFile);
  await checkPort(port);
  const building = step('building web and server', () =>
    build(['@haiko/web', '@haiko/api'], (child) => run.add(child)),
  );
  const opening = isProduction() ? null : step('starting the database', () => run.addStarting(openDatabase(dataDir)));
  const [database] = await Promise.all([opening, building]);
  const addresses = database ?? chosenDatabase();
  const [signIn, mail, businesses, employment] = await Promise.all([
    identityProvider(),
    mailbox(),
    taxOffice(),
    work24(),
    prepareDatabase(addresses),
  ]);
  await startServer({ DATABASE_URL: addresses.url, ...signIn, ...mail, ...businesses, ...employment }, port);
  welcome(port, mail);
  throw new Problem(await Promise.race([...children.map(ending), databaseEnding(database)]));
});
process.exit();

/** @param {Child} child */
async function ending(child) {
  return describeEnding(child.name, await child.ended);
}

/** @param {{ ended: Promise<string> } | null} database */
async function databaseEnding(database) {
  return database ? `${await database.ended}\nThe database ended.` : new Promise(() => {});
}
