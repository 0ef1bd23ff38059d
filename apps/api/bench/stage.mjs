// What every measurement needs: a database and an upload folder of its own, the built server, people, and an end.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '../../../scripts/lib/postgres-server.mjs';
import { SERVER_FLAGS, SERVER_MEMORY } from '../../../scripts/lib/server-flags.mjs';
import { load } from '../../../scripts/lib/targets.mjs';
import { serverAddress } from '../../../scripts/postgres.mjs';

const api = fileURLToPath(new URL('..', import.meta.url));
const children = [];
/** Of everybody who signs up here. */
export const PASSWORD = 'correct horse battery';
export const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haiko-bench-'));

/** Runs `work`, then ends every process that was started and removes the files. */
export async function onStage(work, { signal = 'SIGKILL', patienceMs = 0 } = {}) {
  try {
    await work();
  } finally {
    for (const child of children) child.kill(signal);
    if (patienceMs > 0) await sleep(patienceMs);
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts a file of apps/api on this Node; it ends with the measurement. One that is `probed` can be sent messages. */
export function start(args, env, stdout = 'ignore', { probed = false } = {}) {
  const stdio = ['ignore', stdout, 'inherit', ...(probed ? ['ipc'] : [])];
  const child = spawn(process.execPath, args, { cwd: api, env, stdio });
  children.push(child);
  return child;
}

/** Runs a file of apps/api to its end. */
export function run(args, env, stdout = 'inherit') {
  const child = spawn(process.execPath, args, { cwd: api, env, stdio: ['ignore', stdout, 'inherit'] });
  return new Promise((resolve, reject) =>
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(args.join(' '))))),
  );
}

/** The server on a free port, ready, on a migrated database; its log goes to `stdout`, an open file. */
export async function startProduct(env, args = [], { stdout = 'ignore', ...options } = {}) {
  const port = String(await freePort());
  const child = start(
    [...SERVER_FLAGS, ...args, 'dist/main.js'],
    { ...env, ...SERVER_MEMORY, PORT: port, HOST: '127.0.0.1' },
    stdout,
    options,
  );
  const url = `http://127.0.0.1:${port}`;
  await ready(`${url}/health/ready`);
  return { url, pid: child.pid, child };
}

export async function ready(url) {
  for (let i = 0; i < 600; i += 1) {
    if ((await fetch(url).catch(() => null))?.ok) return;
    await sleep(100);
  }
  throw new Error(`${url} did not start`);
}

/** An empty database of the cluster in TEST_DATABASE_URL. */
export async function createDatabase(name) {
  const cluster = process.env.TEST_DATABASE_URL;
  if (!cluster) throw new Error('TEST_DATABASE_URL is not set: run `npm run bench`');
  const admin = new pg.Client({ connectionString: cluster });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  await admin.end();
  return Object.assign(new URL(cluster), { pathname: `/${name}` }).toString();
}

/**
 * An empty database of the cluster in TEST_DATABASE_URL, migrated: its owner's address, and the environment of a server, whose role
 * owns nothing, as where people run it.
 */
export async function prepareDatabase(name, more = {}) {
  const ownerUrl = await createDatabase(name);
  const env = settings(serverAddress(ownerUrl), more);
  await migrate(env, ownerUrl);
  return { env, ownerUrl };
}

/** Brings the tables of a database up to date, as the role that owns them. */
export function migrate(env, ownerUrl) {
  return run(['dist/commands/migrate.js'], { ...env, MIGRATION_DATABASE_URL: ownerUrl }, 'ignore');
}

/** The server's environment: as in production, but with nothing that slows measurements down. */
export function settings(databaseUrl, more = {}) {
  const secret = (letter) => letter.repeat(20) + 'for measuring alone';
  const { MIGRATION_DATABASE_URL: _, ...given } = process.env;
  return {
    ...given,
    NODE_ENV: 'production',
    HAIKO_ENV: 'local',
    LOG_LEVEL: 'error',
    BACKGROUND_JOBS: 'off',
    EXCHANGE_RATE_SOURCES: 'off',
    RATE_LIMIT_FACTOR: '1000000',
    DATABASE_URL: databaseUrl,
    UPLOAD_DIR: folder,
    WEB_DIST: '',
    ACCESS_TOKEN_SECRET: secret('a'),
    REFRESH_TOKEN_SECRET: secret('b'),
    PRIVACY_SECRET: secret('c'),
    ...more,
  };
}

/** Runs a query document and returns its data. */
export async function query(url, document, { token, variables } = {}) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const body = JSON.stringify({ query: document, variables });
  const reply = await (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).json();
  if (reply.errors) throw new Error(JSON.stringify(reply.errors));
  return reply.data;
}

/** Somebody new; returns the tokens, the e-mail address and the uuid. */
export async function signUp(url, nickname) {
  const { readNationalities } = await query(url, '{ readNationalities { uuid } }');
  const person = {
    email: `${nickname}@example.test`,
    password: PASSWORD,
    name: nickname,
    nickname,
    gender: 'female',
    nationalityUuid: readNationalities[0].uuid,
    language: 'en',
    birthDate: '1995-03-14',
  };
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${url}/api/user/signup`, { method: 'POST', headers, body: JSON.stringify(person) });
  if (!reply.ok) throw new Error(await reply.text());
  const { accessToken: token, refreshToken } = await reply.json();
  return {
    token,
    refreshToken,
    email: person.email,
    uuid: (await query(url, '{ readUserInformation { uuid } }', { token })).readUserInformation.uuid,
  };
}

/** The rows of a statement, and how many milliseconds it took. */
export async function timed(client, query) {
  const started = performance.now();
  const { rows } = await client.query(query);
  return { rows, took: performance.now() - started };
}

/** Says how busy the machine was, which every figure depends on. */
export function circumstances() {
  return `load ${load()}, ${os.cpus().length} cores`;
}

/** When and where a run was made, over its table or in its rows. */
export function madeOn() {
  return `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${circumstances()}`;
}

/** The value below which a share of the values lies. */
export function at(values, share) {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)];
}
