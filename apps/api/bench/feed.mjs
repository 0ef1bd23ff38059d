// Measures the feed page of the built server, as data and as the page that visitors open, against the limit (honest-page.mjs) and
// PostGraphile, side by side in one run.
// Needs TEST_DATABASE_URL; `npm run bench` gives it, and `npm run bench -- --large` adds a million posts.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import pg from 'pg';
import { MINUTE, buildCity } from './city.mjs';
import { SET_ANCHORS } from '../dist/features/feed/feed-anchors.statements.js';
import { cpuClock, postmasterPid, residentMegabytes } from './cpu-clock.mjs';
import { report } from './feed-report.mjs';
import { assertNoScan } from './honest-page.mjs';
import { installPostgraphile, POSTGRAPHILE_FEED } from './postgraphile/postgraphile.mjs';
import { onStage, prepareDatabase, query, signUp, start, startProduct } from './stage.mjs';

const SIZES = (process.env.BENCH_POSTS ?? (process.argv.includes('--large') ? '100000,1000000' : '100000'))
  .split(',')
  .map(Number);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const CONNECTIONS = 20;
const WARMING = 1_500;
const TAKE = 10;

// What /main asks for; the same things as the limit's statement returns.
const FEED = `query Feed($skip: Int, $take: Int) { readPosts(skip: $skip, take: $take) { hasMore items {
  uuid createdAt views likes commentsCount originalLanguage thumbnailImageUrl
  shown(language: en) { title excerpt language isTranslated }
  likes_dislikes { uuid type } scraps { uuid }
  user { uuid nickname profileImageUrl nationalityInfo { nationality { uuid code } } }
  post_files { uuid name path width height } hashtags { uuid name }
} } }`;

/** As browsers ask for it. */
const PAGE = '/main?lang=en';
const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' };
const WEB_DIST = path.resolve(import.meta.dirname, '../../web/dist');

/** Without what a developer has: the playground and its libraries take some ten megabytes. */
const REAL = { HAIKO_ENV: 'production', PUBLIC_URL: 'https://haiko.test' };

const PROFILE = process.env.BENCH_PROFILE;

await onStage(main, PROFILE ? { signal: 'SIGTERM', patienceMs: 4_000 } : {});

async function main() {
  const hasPeer = installPostgraphile();
  if (!hasPeer) console.log('PostGraphile cannot be installed here: its row is missing.');
  const targets = [];
  for (const posts of SIZES) targets.push(...(await targetsOf(posts, hasPeer)));
  // Warm by what was asked, not by the clock: on a busy machine seconds are few requests.
  for (const { options } of targets) await autocannon({ ...options, connections: CONNECTIONS, amount: WARMING });
  const results = targets.map((target) => ({ ...target, rounds: [] }));
  // Each target once a round: what else the machine does meets all of them alike.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of results) target.rounds.push(await measure(target, SECONDS));
  }
  report(results, { connections: CONNECTIONS, seconds: SECONDS });
}

/** A city of so many posts and all that is measured on it. */
async function targetsOf(posts, hasPeer) {
  // It is made without its search index; background work, which fills it, is off.
  const { env, ownerUrl } = await prepareDatabase(`haiko_bench_${posts}`, { WEB_DIST, ...REAL });
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  console.log(`Building ${posts.toLocaleString('en')} posts …`);
  await buildCity(client, posts);
  // As the server's own background work has left it a minute before.
  await client.query(SET_ANCHORS.text);
  await client.query(MINUTE);
  const postmaster = await postmasterPid(client);
  const product = await startProduct(env, PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`] : []);
  const reader = await signUp(product.url, 'benchreader');
  await assertNoScan(client, reader.uuid);
  await client.end();
  const limit = await startServer('bench/bare.mjs', { ...env, READER: reader.uuid });
  const peer = hasPeer && (await startServer('bench/postgraphile/server.mjs', env));
  await compareAnswers({ product, limit, peer }, reader);
  await keepPage(product.url);

  const target = (name, { url, pid }, body, headers) => ({
    ...{ name, posts, postmaster, pid },
    options: request(url, body, headers),
  });
  const own = { authorization: `Bearer ${reader.token}` };
  const page = (skip) => ({ query: FEED, variables: { skip, take: TAKE } });
  const graphql = { url: `${product.url}/graphql`, pid: product.pid };
  return [
    target('limit', limit, {}),
    target('signed in', graphql, page(0), own),
    target('signed in, skip 1,000', graphql, page(1_000), own),
    target('signed in, skip 10,000', graphql, page(10_000), own),
    target('visitor', graphql, page(0)),
    { name: 'kept page', posts, postmaster, pid: product.pid, options: { url: product.url + PAGE, headers: BROWSER } },
    ...(peer ? [target('PostGraphile', peer, peerPage(reader.uuid))] : []),
  ];
}

function peerPage(reader) {
  return { query: POSTGRAPHILE_FEED, variables: { reader, skip: 0, take: TAKE } };
}

function request(url, body, headers = {}) {
  return {
    url,
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  };
}

/** Asks for the page until it comes rendered: from then on it is kept, and made anew once a minute. */
async function keepPage(url) {
  for (let tries = 0; tries < 100; tries += 1) {
    const page = await (await fetch(url + PAGE, { headers: BROWSER })).text();
    if (page.includes('data-rendered')) return;
    await sleep(100);
  }
  throw new Error('The page is not rendered');
}

/** Requests a second and CPU milliseconds a request of the process and of all of Postgres. */
async function measure({ pid, postmaster, options }, seconds) {
  const clock = cpuClock(pid, postmaster);
  const result = await autocannon({ ...options, connections: CONNECTIONS, duration: seconds });
  await sleep(200);
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} bad answers, ${result.errors} errors`);
  const { node, postgres } = clock();
  const { total, average } = result.requests;
  return {
    rps: average,
    p99: result.latency.p99,
    node: node / total,
    postgres: postgres / total,
    megabytes: residentMegabytes(pid),
  };
}

/** All must show the same posts in the same order, or the comparison means nothing. */
async function compareAnswers({ product, limit, peer }, { token, uuid: reader }) {
  const uuids = (items) => items.map(({ uuid }) => uuid).join();
  const ours = uuids((await query(product.url, FEED, { token })).readPosts.items);
  const theirs = uuids(await post(limit.url, {}));
  if (!ours || ours !== theirs) throw new Error('The server and the limit show different pages');
  if (!peer) return;
  const { data, errors } = await post(peer.url, peerPage(reader));
  if (errors) throw new Error(JSON.stringify(errors));
  if (uuids(data.allPosts.nodes) !== ours) throw new Error('The server and PostGraphile show different pages');
}

async function post(url, body) {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

/** A server that says its port. */
async function startServer(file, env) {
  const child = start([file], env, 'pipe');
  const line = await new Promise((resolve) => child.stdout.once('data', (data) => resolve(String(data))));
  return { url: `http://127.0.0.1:${line.match(/\d+/)[0]}/graphql`, pid: child.pid };
}
