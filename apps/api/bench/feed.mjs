// Measures the feed page of the built server against the bare limit (bare.mjs), side by side in one run.
// Needs TEST_DATABASE_URL; `npm run bench` gives it.
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import pg from 'pg';
import { buildCity } from './city.mjs';
import { circumstances, createDatabase, onStage, query, run, settings, signUp, start, startProduct } from './stage.mjs';

const POSTS = Number(process.env.BENCH_POSTS ?? 100_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = 20;
const TICKS_PER_SECOND = 100;

// What /main asks for; the same things as the bare statement returns.
const FEED = `query Feed($skip: Int, $take: Int) { readPosts(skip: $skip, take: $take) { hasMore items {
  uuid createdAt views likes commentsCount originalLanguage thumbnailImageUrl
  shown(language: en) { title excerpt language isTranslated }
  likes_dislikes { uuid type } scraps { uuid }
  user { uuid nickname profileImageUrl nationalityInfo { nationality { uuid code } } }
  post_files { uuid name path width height } hashtags { uuid name }
} } }`;

const PROFILE = process.env.BENCH_PROFILE;

await onStage(main, PROFILE ? { signal: 'SIGTERM', patienceMs: 4_000 } : {});

async function main() {
  // The city is made without its search index; background work, which fills it, is off.
  const env = settings(await createDatabase('haiko_bench'));
  await run(['dist/commands/migrate.js'], env);
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  console.log(`Building ${POSTS.toLocaleString('en')} posts …`);
  await buildCity(client, POSTS);
  const postmaster = await postmasterPid(client);
  const product = await startProduct(env, PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`] : []);
  const { token, uuid } = await signUp(product.url, 'benchreader');
  const bare = await startBare({ ...env, READER: uuid });
  await compareAnswers(product.url, bare.url, token);
  await client.end();

  const body = JSON.stringify({ query: FEED, variables: { skip: 0, take: 10 } });
  const headers = { 'content-type': 'application/json' };
  const targets = [
    { name: 'bare', pid: bare.pid, options: { url: bare.url, method: 'POST', body: '{}', headers } },
    {
      name: 'feed, signed in',
      pid: product.pid,
      options: {
        url: `${product.url}/graphql`,
        method: 'POST',
        body,
        headers: { ...headers, authorization: `Bearer ${token}` },
      },
    },
    {
      name: 'feed, visitor',
      pid: product.pid,
      options: { url: `${product.url}/graphql`, method: 'POST', body, headers },
    },
  ];
  for (const target of targets) await measure(target, postmaster, 2);
  const results = new Map(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of targets) results.get(target.name).push(await measure(target, postmaster, SECONDS));
  }
  report(results);
}

/** Requests a second and CPU milliseconds a request of the process and of all of Postgres. */
async function measure({ pid, options }, postmaster, seconds) {
  const before = [cpu(pid), postgresCpu(postmaster)];
  const result = await autocannon({ ...options, connections: CONNECTIONS, duration: seconds });
  await sleep(200);
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} bad answers, ${result.errors} errors`);
  const postgresTicks = [...postgresCpu(postmaster)].map(([backend, ticks]) => ticks - (before[1].get(backend) ?? 0));
  const [node, postgres] = [cpu(pid) - before[0], postgresTicks.reduce((sum, ticks) => sum + ticks, 0)];
  const perRequest = (ticks) => (ticks * 1_000) / TICKS_PER_SECOND / result.requests.total;
  return {
    rps: result.requests.average,
    p99: result.latency.p99,
    node: perRequest(node),
    postgres: perRequest(postgres),
  };
}

function report(results) {
  const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  const row = (name) => {
    const rounds = results.get(name);
    const of = (key) => median(rounds.map((round) => round[key]));
    return {
      rps: of('rps'),
      p99: of('p99'),
      node: of('node'),
      postgres: of('postgres'),
      cpu: of('node') + of('postgres'),
    };
  };
  const bare = row('bare');
  console.log(
    `\nFeed page of 10 out of ${POSTS.toLocaleString('en')}, ${CONNECTIONS} connections, median of ${ROUNDS} interleaved rounds`,
  );
  console.log(`Node ${process.version}, ${circumstances()}\n`);
  console.log('                      req/s   p99 ms   CPU ms/request (node + postgres)   CPU × bare   req/s × bare');
  for (const name of results.keys()) {
    const { rps, p99, node, postgres, cpu: total } = row(name);
    const parts = `${total.toFixed(2)} (${node.toFixed(2)} + ${postgres.toFixed(2)})`;
    console.log(
      `${name.padEnd(18)} ${rps.toFixed(0).padStart(8)} ${String(p99).padStart(8)}   ${parts.padEnd(32)} ` +
        `${(total / bare.cpu).toFixed(2).padStart(12)} ${(rps / bare.rps).toFixed(2).padStart(14)}`,
    );
  }
  const ratio = row('feed, signed in').cpu / bare.cpu;
  console.log(`\nThe signed-in feed costs ${ratio.toFixed(2)} times the CPU of the bare limit (target: at most 2).`);
  if (ratio > 2) process.exitCode = 1;
}

/** The two must show the same posts in the same order, or the comparison means nothing. */
async function compareAnswers(productUrl, bareUrl, token) {
  const feed = await query(productUrl, FEED, { token });
  const limit = await (await fetch(bareUrl, { method: 'POST', body: '{}' })).json();
  const [ours, theirs] = [feed.readPosts.items, limit].map((items) => items.map((item) => item.uuid).join());
  if (!ours || ours !== theirs) throw new Error('The server and the bare limit show different pages');
}

async function startBare(env) {
  const child = start(['bench/bare.mjs'], env, 'pipe');
  const [line] = await new Promise((resolve) => child.stdout.once('data', (data) => resolve([String(data)])));
  return { url: `http://127.0.0.1:${line.match(/\d+/)[0]}`, pid: child.pid };
}

async function postmasterPid(client) {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  return Number(stat(rows[0].pid)[1]);
}

/** Clock ticks of a process so far. */
function cpu(pid) {
  const fields = stat(pid);
  return Number(fields[11]) + Number(fields[12]);
}

/** Clock ticks of each backend; a connection that was idle may close between two looks. */
function postgresCpu(postmaster) {
  const ticks = new Map();
  for (const pid of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (Number(stat(pid)[1]) === postmaster) ticks.set(pid, cpu(pid));
    } catch {
      // It ended meanwhile.
    }
  }
  return ticks;
}

/** The fields of /proc/<pid>/stat from the third on (proc(5)). */
function stat(pid) {
  const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}
