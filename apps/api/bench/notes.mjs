// Measures how long a note takes from its sender's call to its recipient's open stream, beside the bare limit: node:http,
// one transaction that writes the note and both conversations, and a write to the socket; and how long where others ask for 40 feed
// pages a second meanwhile. Needs TEST_DATABASE_URL and the built server, which `npm run bench -- notes` gives it.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import pg from 'pg';
import { hold } from '../../../scripts/lib/targets.mjs';
import { at, circumstances, onStage, prepareDatabase, ready, signUp, start, startProduct } from './stage.mjs';

const NOTES = Number(process.env.BENCH_NOTES ?? 200);
const ROUNDS = 3;
/** Said beside the figure: milliseconds depend on the machine and on what else it does. */
const WISHED_P95_MS = 150;
const OTHER_WORK_A_SECOND = 40;
const BARE_PORT = '4392';
const self = fileURLToPath(import.meta.url);

if (process.argv[2] === 'bare') bare();
else await onStage(main);

async function main() {
  const { env, ownerUrl } = await prepareDatabase('haiko_bench_notes', { BACKGROUND_JOBS: 'on' });
  const { url } = await startProduct(env);
  // It makes its own tables.
  start([self, 'bare'], { ...env, DATABASE_URL: ownerUrl, PORT: BARE_PORT });
  await ready(`http://127.0.0.1:${BARE_PORT}/`);
  const [sender, reader] = [await signUp(url, 'benchsender'), await signUp(url, 'benchreader')];
  const targets = {
    bare: { url: `http://127.0.0.1:${BARE_PORT}`, recipient: 'r' },
    product: { url, token: sender.token, listener: reader.token, recipient: reader.uuid },
  };
  targets.busy = { ...targets.product, beside: url };
  const times = { bare: [], product: [], busy: [] };
  for (const [name, target] of Object.entries(targets)) await round(target, 20, name);
  for (let i = 0; i < ROUNDS; i += 1)
    for (const [name, target] of Object.entries(targets)) times[name].push(...(await round(target, NOTES, name)));
  report(times);
}

/** Milliseconds from call to event, one note after another. */
async function round({ url, token, recipient, listener, beside }, count, name) {
  const others = beside && askForPages(beside, token);
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
  await others?.();
  return times;
}

/** Others, who read meanwhile; returns how they are ended, which says whether all were answered. */
function askForPages(url, token) {
  const body = JSON.stringify({
    query: '{ readPosts { hasMore items { uuid shown(language: en) { title excerpt } } } }',
  });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const asking = autocannon({
    ...{ url: `${url}/graphql`, method: 'POST', headers, body, connections: 10 },
    ...{ overallRate: OTHER_WORK_A_SECOND, duration: 600 },
  });
  return async () => {
    asking.stop();
    const { non2xx, errors, requests } = await asking;
    if (non2xx + errors > 0 || requests.total === 0)
      throw new Error(`${non2xx + errors} of the others were not answered`);
  };
}

function report(times) {
  console.log(`Note sent -> received, ${NOTES} notes x ${ROUNDS} rounds, ${circumstances()}`);
  for (const [name, values] of Object.entries(times))
    console.log(`${name.padEnd(8)} p50 ${at(values, 0.5).toFixed(1)} ms   p95 ${at(values, 0.95).toFixed(1)} ms`);
  const besideOthers = `a note beside ${OTHER_WORK_A_SECOND} pages a second of others: p95, ms`;
  hold(besideOthers, at(times.busy, 0.95), { atMost: WISHED_P95_MS, isWish: true });
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
