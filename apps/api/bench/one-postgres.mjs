// Measures what one Postgres carries of what every process asks of it: notes and events through LISTEN/NOTIFY, with one, two and four
// processes of the product; the look-up of a session among a million, and the count of a call among a million counters. In the first part
// pairs of people write to each other, each sender by one process and each recipient's stream at the next one. Beside it the bare limit:
// commits that notify as many listeners, and commits that do not. Time depends on the machine; the CPU that one costs hardly does.
// Needs TEST_DATABASE_URL and the built server: node scripts/test-postgres.mjs -- node apps/api/bench/one-postgres.mjs
// BENCH_SECONDS (10), BENCH_PAIRS (16), BENCH_ROWS (1,000,000), BENCH_PROCESSES (1,2,4).
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { VIEWER } from '../dist/platform/access/viewers.queries.js';
import { valuesOf } from '../dist/platform/database/statement.js';
import { COUNT_CALL } from '../dist/platform/rate-limit/rate-limits.statements.js';
import { cpuClock, postmasterPid } from './cpu-clock.mjs';
import { circumstances, onStage, prepareDatabase, signUp, startProduct } from './stage.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const PAIRS = Number(process.env.BENCH_PAIRS ?? 16);
const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000);
const PROCESSES = (process.env.BENCH_PROCESSES ?? '1,2,4').split(',').map(Number);
const CONNECTIONS = 16;

await onStage(main);

async function main() {
  const { env, ownerUrl } = await prepareDatabase('haiko_bench_live');
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const postmaster = await postmasterPid(client);
  const servers = [await startProduct(env)];
  const pairs = [];
  for (let i = 0; i < PAIRS; i += 1) {
    const [sender, reader] = [await signUp(servers[0].url, `sender${i}`), await signUp(servers[0].url, `reader${i}`)];
    pairs.push({ sender, reader });
  }
  console.log(`Notes by ${PAIRS} pairs at once, ${SECONDS} s each, ${circumstances()}`);
  for (const count of PROCESSES) {
    while (servers.length < count) servers.push(await startProduct(env));
    await notes(servers, pairs, { seconds: 2, postmaster });
    tellNotes(count, await notes(servers, pairs, { seconds: SECONDS, postmaster }));
  }
  console.log(`\nBare commits of one row by ${CONNECTIONS} connections, and what is heard of them`);
  await client.query(
    'create table bare (id bigint generated always as identity primary key, at timestamptz default now())',
  );
  for (const listeners of [0, ...PROCESSES]) tellBare(listeners, await bare(ownerUrl, { listeners, postmaster }));
  await tables(client, ownerUrl, postmaster);
  await client.end();
}

/** What each request asks before its own work, among as many rows as a large community has. */
async function tables(client, ownerUrl, postmaster) {
  console.log(`\nAmong ${ROWS} rows, by ${CONNECTIONS} connections`);
  await client.query(
    `insert into sessions (user_uuid, refresh_hash, expires_at, absolute_expires_at)
     select (select uuid from users limit 1), 'bench' || i, now() + interval '30 days', now() + interval '90 days'
     from generate_series(1, $1::int) i`,
    [ROWS],
  );
  await client.query(
    `insert into rate_limits (key, points, expire)
     select 'bench:' || i, 1, extract(epoch from now() + interval '1 day') * 1000 from generate_series(1, $1::int) i`,
    [ROWS],
  );
  await client.query('analyze');
  const { rows } = await client.query('select uuid from sessions tablesample bernoulli (2)');
  const evenRow = () => 2 * Math.ceil((Math.random() * ROWS) / 2);
  const session = () => ({ session: rows[Math.floor(Math.random() * rows.length)].uuid });
  const call = () => ({
    keys: [`bench:${evenRow() - 1}`, `bench:${evenRow()}`],
    milliseconds: [60_000, 3_600_000],
    points: 1,
  });
  for (const [name, statement, values] of [
    ['sessions looked up', VIEWER, session],
    ['calls counted', COUNT_CALL, call],
  ]) {
    const ask = (client) => client.query({ name, text: statement.text, values: valuesOf(statement, values()) });
    const { commits, ms, postgres } = await repeated(ownerUrl, ask, postmaster);
    console.log(`${name.padEnd(20)} ${perSecond(commits, ms)}  CPU of Postgres each ${cost(postgres, commits)}`);
  }
}

/** Every pair writes one note after another; `heard` are the events that came to the recipients. */
async function notes(servers, pairs, { seconds, postmaster }) {
  const at = (index) => servers[index % servers.length];
  const result = { sent: 0, heard: 0, ms: 0, node: 0, postgres: 0 };
  const leaving = new AbortController();
  const streams = pairs.map(({ reader }, index) =>
    listen(at(index + 1).url, reader, { leaving, heard: () => (result.heard += 1) }),
  );
  await Promise.all(streams.map(({ opened }) => opened));
  const clocks = servers.map(({ pid }) => cpuClock(pid, postmaster));
  const started = performance.now();
  const end = started + seconds * 1_000;
  await Promise.all(
    pairs.map(async ({ sender, reader }, index) => {
      for (; performance.now() < end; result.sent += 1) await send(at(index).url, sender, reader);
    }),
  );
  result.ms = performance.now() - started;
  const spent = clocks.map((clock) => clock());
  result.node = spent.reduce((sum, { node }) => sum + node, 0);
  result.postgres = spent[0].postgres;
  // What was acknowledged is told, only maybe a moment later.
  while (result.heard < result.sent) await sleep(20);
  leaving.abort();
  await Promise.all(streams.map(({ closed }) => closed));
  return result;
}

async function send(url, sender, reader) {
  const reply = await fetch(`${url}/api/notes/${reader.uuid}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sender.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ content: '안녕하세요' }),
  });
  if (reply.status !== 201) throw new Error(`A note was answered ${reply.status}: ${await reply.text()}`);
  await reply.arrayBuffer();
}

function listen(url, { token }, { leaving, heard }) {
  const opened = fetch(`${url}/api/events`, { headers: { authorization: `Bearer ${token}` }, signal: leaving.signal });
  const closed = (async () => {
    let rest = '';
    for await (const text of (await opened).body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line === 'event: note') heard();
    }
  })().catch(() => undefined);
  return { opened, closed };
}

/** Commits for so long, with a notification each where anybody listens. */
async function bare(connectionString, { listeners, postmaster }) {
  const result = { commits: 0, heard: 0, ms: 0, postgres: 0 };
  const ears = await Promise.all(Array.from({ length: listeners }, () => connected(connectionString)));
  for (const ear of ears) {
    ear.on('notification', () => (result.heard += 1));
    await ear.query('listen bare');
  }
  const tell =
    listeners > 0 ? `, told as (select pg_notify('bare', 'x' || id) from made) select from told` : ' select from made';
  const text = `with made as (insert into bare default values returning id)${tell}`;
  Object.assign(
    result,
    await repeated(connectionString, (writer) => writer.query({ name: 'write', text }), postmaster),
  );
  while (result.heard < result.commits * listeners) await sleep(20);
  await Promise.all(ears.map((each) => each.end()));
  return result;
}

/** Asks the same for so long by all connections at once. */
async function repeated(connectionString, ask, postmaster) {
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => connected(connectionString)));
  const result = { commits: 0, ms: 0, postgres: 0 };
  const clock = cpuClock(process.pid, postmaster);
  const started = performance.now();
  const end = started + SECONDS * 1_000;
  await Promise.all(
    clients.map(async (client) => {
      for (; performance.now() < end; result.commits += 1) await ask(client);
    }),
  );
  result.ms = performance.now() - started;
  result.postgres = clock().postgres;
  await Promise.all(clients.map((client) => client.end()));
  return result;
}

async function connected(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

function perSecond(count, ms) {
  return `${Math.round((count * 1_000) / ms)}/s`.padStart(8);
}

function cost(ms, count) {
  return `${(ms / count).toFixed(2)} ms`.padStart(9);
}

function tellNotes(count, { sent, heard, ms, node, postgres }) {
  console.log(
    `${count} process${count === 1 ? '  ' : 'es'}  notes ${perSecond(sent, ms)}  events ${perSecond(heard, ms)}` +
      `  CPU a note: servers ${cost(node, sent)}  Postgres ${cost(postgres, sent)}`,
  );
}

function tellBare(listeners, { commits, heard, ms, postgres }) {
  console.log(
    `${listeners} listener${listeners === 1 ? ' ' : 's'}  commits ${perSecond(commits, ms)}  heard ${perSecond(heard, ms)}` +
      `  CPU of Postgres a commit ${cost(postgres, commits)}`,
  );
}
