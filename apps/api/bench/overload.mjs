// Measures what is still answered at three times what the server can do, between two looks at what that is.
// Needs TEST_DATABASE_URL, the built server and a machine with nothing else to do; `npm run bench -- overload` gives it both.
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import pg from 'pg';
import { hold } from '../../../scripts/lib/targets.mjs';
import { buildCity } from './city.mjs';
import { at, circumstances, onStage, prepareDatabase, query, signUp, startProduct } from './stage.mjs';

const ROUNDS = 3;
const POSTS = 10_000;
/** Said beside the figure: milliseconds depend on the machine and on what else it does. */
const WISHED_REFUSAL_MS = 50;
/** Of what is answered without a crowd: the run fails by this alone. */
const LEAST_GOODPUT = 0.7;
/** Of the crowd, each of fifty connections. */
const GENERATORS = 20;
const PAGE_BYTES = 4_096;
const FEED = `{ readPosts { hasMore items {
  uuid createdAt views likes commentsCount thumbnailImageUrl shown(language: en) { title excerpt language }
  user { uuid nickname nationalityInfo { nationality { code } } } post_files { uuid path } hashtags { name }
} } }`;

await onStage(main);

async function main() {
  const { env, ownerUrl } = await prepareDatabase('haiko_bench_overload');
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await buildCity(client, POSTS);
  await client.end();
  const { url, pid } = await startProduct(env);
  const { token } = await signUp(url, 'benchreader');
  const saturate = (duration) => shoot(url, token, { connections: 16, duration });
  await saturate(5);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await saturate(5);
    const over = await crowd(url, token, 3 * before.answered);
    const recoveryMs = await untilAnswered(url);
    const after = await saturate(5);
    const goodput = Number(((2 * over.answered) / (before.answered + after.answered)).toFixed(2));
    rounds.push({
      before: before.answered,
      ...over,
      after: after.answered,
      goodput,
      recoveryMs,
      rssMb: memoryOf(pid),
    });
  }
  console.log(`Answers a second, milliseconds; ${circumstances()}`);
  console.table(rounds);
  const of = (key) => rounds.map((round) => round[key]);
  hold('a refusal in a crowd: p95, ms', of('refusalP95'), { atMost: WISHED_REFUSAL_MS, isWish: true });
  hold('answered in a crowd ÷ without one', of('goodput'), { atLeast: LEAST_GOODPUT });
}

/** A thousand phones that ask so often a second together. */
async function crowd(url, token, overallRate) {
  const times = { 200: [], 503: [] };
  const began = performance.now();
  // Those of one generator ask at the same moment of each second: of many, begun one after the other, some ask at every moment.
  const begun = Array.from({ length: GENERATORS }, async (_, index) => {
    await sleep((1_000 * index) / GENERATORS);
    const load = { connections: 1_000 / GENERATORS, duration: 15, overallRate: overallRate / GENERATORS };
    return fire(url, token, load, times);
  });
  const fired = await Promise.all(begun);
  return sumOf(fired, { times, seconds: (performance.now() - began) / 1_000 });
}

/** Asks for the feed again and again: what came back a second, and how long answers and refusals took. */
async function shoot(url, token, load) {
  const times = { 200: [], 503: [] };
  const fired = await fire(url, token, load, times);
  return sumOf([fired], { times, seconds: fired.duration });
}

/** How long answers and refusals took goes to `times`. */
async function fire(url, token, load, times) {
  const shooting = autocannon({
    url: `${url}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: FEED }),
    timeout: 30,
    ...load,
  });
  shooting.on('response', (_, status, __, milliseconds) => times[status]?.push(milliseconds));
  return shooting;
}

function sumOf(fired, { times: { 200: answers, 503: refusals }, seconds }) {
  const asked = fired.reduce((sum, { requests, errors }) => sum + requests.total + errors, 0);
  const unknown = asked - answers.length - refusals.length;
  if (unknown > 0) throw new Error(`${unknown} requests came to nothing`);
  return {
    answered: Math.round(answers.length / seconds),
    p95: Math.round(at(answers, 0.95)),
    refused: Math.round(refusals.length / seconds),
    refusalP95: refusals.length > 0 ? Math.round(at(refusals, 0.95)) : 0,
  };
}

/** Milliseconds until somebody who asks again and again is answered. */
async function untilAnswered(url) {
  const started = performance.now();
  const isRefused = () =>
    query(url, '{ readPosts { hasMore } }').then(
      () => false,
      () => true,
    );
  while (await isRefused()) await sleep(50);
  return Math.round(performance.now() - started);
}

function memoryOf(pid) {
  const pages = Number(fs.readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return Math.round((pages * PAGE_BYTES) / 1_000_000);
}
