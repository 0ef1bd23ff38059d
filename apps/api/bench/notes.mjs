// Measures how long a note takes from its sender's call to its recipient's open stream, beside the bare limit: node:http,
// one transaction that writes the note and both conversations, and a write to the socket.
// Needs TEST_DATABASE_URL and the built server: node scripts/test-postgres.mjs -- node apps/api/bench/notes.mjs
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const NOTES = Number(process.env.BENCH_NOTES ?? 200);
const ROUNDS = 3;
const api = fileURLToPath(new URL('..', import.meta.url));
const self = fileURLToPath(import.meta.url);

if (process.argv[2] === 'bare') bare();
else await main();

async function main() {
  const cluster = process.env.TEST_DATABASE_URL;
  if (!cluster) throw new Error('TEST_DATABASE_URL is not set');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haiko-bench-'));
  const children = [];
  const begin = (args, env) => {
    const child = spawn(process.execPath, args, { cwd: api, env, stdio: ['ignore', 'ignore', 'inherit'] });
    children.push(child);
    return child;
  };
  try {
    const databaseUrl = await createDatabase(cluster);
    const env = { ...process.env, ...settings(databaseUrl, folder) };
    await new Promise((resolve) => begin(['dist/commands/migrate.js'], env).once('exit', resolve));
    begin(['dist/main.js'], { ...env, PORT: '4391' });
    begin([self, 'bare'], { ...env, PORT: '4392' });
    const product = await people('http://127.0.0.1:4391');
    await ready('http://127.0.0.1:4392/');
    const targets = { bare: { url: 'http://127.0.0.1:4392', recipient: 'r' }, product };
    const times = { bare: [], product: [] };
    for (const [name, target] of Object.entries(targets)) await round(target, 20, name);
    for (let i = 0; i < ROUNDS; i += 1)
      for (const [name, target] of Object.entries(targets)) times[name].push(...(await round(target, NOTES, name)));
    report(times);
  } finally {
    for (const child of children) child.kill('SIGKILL');
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds from call to event, one note after another. */
async function round({ url, token, recipient, listener }, count, name) {
  const leaving = new AbortController();
  const stream = await fetch(`${url}/api/events`, {
    headers: { authorization: `Bearer ${listener}` },
    signal: leaving.signal,
  });
  let heard = () => {};
  void (async () => {
    for await (const chunk of stream.body.pipeThrough(new TextDecoderStream()))
      if (chunk.includes('event: note')) heard();
  })().catch(() => undefined);
  await sleep(100);
  const times = [];
  for (let i = 0; i < count; i += 1) {
    const arrived = new Promise((resolve) => (heard = resolve));
    const started = performance.now();
    const sent = fetch(`${url}/api/notes/${recipient}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ content: `${name} ${i} 안녕하세요` }),
    });
    await arrived;
    times.push(performance.now() - started);
    const reply = await sent;
    if (reply.status !== 201) throw new Error(`${name} answered ${reply.status}`);
    await reply.arrayBuffer();
  }
  leaving.abort();
  return times;
}

function report(times) {
  const at = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)].toFixed(1);
  console.log(`Note sent -> received, ${NOTES} notes x ${ROUNDS} rounds, load ${os.loadavg()[0].toFixed(1)}`);
  for (const [name, values] of Object.entries(times))
    console.log(`${name.padEnd(8)} p50 ${at(values, 0.5)} ms   p95 ${at(values, 0.95)} ms`);
}

async function people(url) {
  await ready(`${url}/health/ready`);
  const call = async (to, body, token) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    return (await fetch(url + to, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const { data } = await call('/graphql', { query: '{ readNationalities { uuid } }' });
  const signUp = async (nickname) => {
    const { accessToken } = await call('/api/user/signup', {
      email: `${nickname}@example.test`,
      password: 'correct horse battery',
      name: nickname,
      nickname,
      gender: 'female',
      nationalityUuid: data.readNationalities[0].uuid,
      language: 'en',
      birthDate: '1995-03-14',
    });
    return accessToken;
  };
  const [token, listener] = [await signUp('benchsender'), await signUp('benchreader')];
  const reply = await call('/graphql', { query: '{ readUserInformation { uuid } }' }, listener);
  return { url, token, listener, recipient: reply.data.readUserInformation.uuid };
}

async function ready(url) {
  for (let i = 0; i < 200; i += 1) {
    if ((await fetch(url).catch(() => null))?.ok) return;
    await sleep(100);
  }
  throw new Error(`${url} did not start`);
}

async function createDatabase(cluster) {
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  const name = `bench_notes_${process.pid}`;
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(cluster), { pathname: `/${name}` }).toString();
}

function settings(databaseUrl, folder) {
  return {
    NODE_ENV: 'production',
    HAIKO_ENV: 'local',
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    UPLOAD_DIR: folder,
    ACCESS_TOKEN_SECRET: 'access token secret of the bench',
    REFRESH_TOKEN_SECRET: 'refresh token secret of the bench',
    PRIVACY_SECRET: 'privacy secret of the bench alone',
    RATE_LIMIT_FACTOR: '10000',
    LOG_LEVEL: 'silent',
  };
}

async function bare() {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
  await pool.query(`
    create table bare_notes (id bigint generated always as identity primary key, content text, at timestamptz default now());
    create table bare_conversations (side text primary key, last bigint, unread int)`);
  const text = `
    with n as (insert into bare_notes (content) values ($1) returning id)
    insert into bare_conversations as c select side, n.id, 1 from n, (values ('a'), ('b')) s(side)
    on conflict (side) do update set last = excluded.last, unread = c.unread + 1`;
  let listener;
  const server = http.createServer(async (request, response) => {
    if (request.method === 'GET' && request.url === '/api/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': \n\n');
      listener = response;
      return;
    }
    if (request.method === 'GET') return response.end('ok');
    let body = '';
    for await (const chunk of request) body += chunk;
    await pool.query({ name: 'send', text, values: [JSON.parse(body).content] });
    listener?.write('event: note\ndata: {}\n\n');
    response.writeHead(201).end('{}');
  });
  server.listen(Number(process.env.PORT), '127.0.0.1');
}
