// Measures what translating costs readers: the feed's times while nothing else happens, before and after the translations of
// many posts drain through a provider that takes 200 ms a call, and meanwhile.
// Needs TEST_DATABASE_URL and the built server: node scripts/test-postgres.mjs -- node apps/api/bench/translations.mjs
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { buildCity } from './city.mjs';
import { at, circumstances, onStage, prepareDatabase, query, run, signUp, startProduct } from './stage.mjs';
import { startTranslationProvider } from './translation-provider.mjs';

const POSTS = Number(process.env.BENCH_POSTS ?? 1_000);
const PROVIDER_MS = 200;
/** A reader's call every so often, from several readers: a busy evening, far below what the server can do. */
const READERS = 5;
const PAUSE_MS = 60;
const IDLE_SECONDS = 15;
const MOST_SLOWER = 1.2;

const FEED = `query Feed { readPosts(take: 10) { hasMore items {
  uuid createdAt views likes commentsCount originalLanguage translationState
  shown(language: en) { title excerpt language isTranslated } user { uuid nickname }
} } }`;

await onStage(main);

async function main() {
  const provider = await startTranslationProvider(PROVIDER_MS);
  const { env, ownerUrl } = await prepareDatabase('haiko_bench_translations', {
    BACKGROUND_JOBS: 'on',
    TRANSLATION_PROVIDERS: 'libretranslate',
    LIBRETRANSLATE_URL: provider.url,
    LIBRETRANSLATE_LANGUAGES: 'ko,en,zh,ja,th,vi,km,tl,bn',
    TRANSLATION_DAILY_CHARACTERS: '1000000000',
  });
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await buildCity(client, POSTS);
  const { url } = await startProduct(env);
  const { token } = await signUp(url, 'benchreader');
  // Lets the search index fill first: the measurement is about translating.
  await read(url, token, () => false, 8_000);
  const idle = () => read(url, token, () => false, IDLE_SECONDS * 1_000);
  const before = await idle();
  let isDone = false;
  const draining = read(url, token, () => isDone, 600_000);
  const seconds = await drain(client, env);
  isDone = true;
  const busy = await draining;
  // What the draining left to do, such as vacuuming, is not what an idle server does.
  await sleep(5_000);
  report({ before, busy, after: await idle(), seconds, calls: provider.calls() });
  await client.end();
  provider.stop();
}

/** Has everything translated; returns the seconds until nothing is left. */
async function drain(client, env) {
  const started = performance.now();
  await run(['dist/commands/translate.js'], { ...env, BACKGROUND_JOBS: 'off' }, 'ignore');
  const states = `select count(*) filter (where state <> 'DONE')::int as left,
    count(*) filter (where is_final or state not in ('PENDING', 'STALE', 'FAILED', 'DONE'))::int as lost,
    min(error) as error from translations`;
  for (;;) {
    const { left, lost, error } = (await client.query(states)).rows[0];
    if (lost > 0) throw new Error(`${lost} texts will not be translated: ${error}`);
    if (left === 0) break;
    await sleep(500);
  }
  return (performance.now() - started) / 1_000;
}

/** Milliseconds of each feed that the readers load until `isOver` or the time is. */
async function read(url, token, isOver, milliseconds) {
  const times = [];
  const end = performance.now() + milliseconds;
  const reader = async () => {
    while (!isOver() && performance.now() < end) {
      const started = performance.now();
      await query(url, FEED, { token });
      times.push(performance.now() - started);
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  return times;
}

function report({ before, busy, after, seconds, calls }) {
  const line = (name, times) =>
    `${name.padEnd(18)} p50 ${at(times, 0.5).toFixed(1)} ms   p95 ${at(times, 0.95).toFixed(1)} ms   ${times.length} feeds`;
  const ratio = at(busy, 0.95) / at([...before, ...after], 0.95);
  console.log(`\n${POSTS} posts into eight languages, ${PROVIDER_MS} ms a call, ${circumstances()}`);
  console.log(
    `Drained in ${seconds.toFixed(0)} s: ${calls} calls, ${((POSTS * 8) / seconds).toFixed(0)} texts a second`,
  );
  console.log(line('feed, before', before));
  console.log(line('feed, translating', busy));
  console.log(line('feed, after', after));
  console.log(`p95 is ${ratio.toFixed(2)} times that of the idle server (target: at most ${MOST_SLOWER}).`);
  if (ratio > MOST_SLOWER) process.exitCode = 1;
}
