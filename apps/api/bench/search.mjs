// Measures the keyword search of the built server on a large city: a fixed list of words of one character and up, absent,
// rare and common. Needs TEST_DATABASE_URL and `pnpm --filter @haiko/api build`; `npm run bench` gives both.
import { hold } from '../../../scripts/lib/targets.mjs';
import { PostSearchIndex } from '../dist/features/post-search/post-search-index.service.js';
import { SEARCH } from '../dist/features/post-search/post-search.queries.js';
import { needleOf } from '../dist/platform/search/search-text.js';
import { Database } from '../dist/platform/database/database.js';
import { valuesOf } from '../dist/platform/database/statement.js';
import { buildCity } from './city.mjs';
import { withDatabase } from './database.mjs';
import { at, circumstances, onStage, timed } from './stage.mjs';

const SIZES = (process.env.BENCH_POSTS ?? (process.argv.includes('--large') ? '100000,1000000' : '100000'))
  .split(',')
  .map(Number);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
/** Of what it takes to look at all texts for the same word: the run fails by these alone, and by the growth. */
const MOST = { worst: 0.5, typical: 0.1 };
/** Said beside the figures: milliseconds depend on the machine and on what else it does. */
const WISHED_MS = { worst: 50, typical: 5 };
/** A word's median on the largest city, of that on the smallest; the median of all words. */
const MOST_GROWTH = 1.5;

// In every ninth post · in every 300th · in every 5,000th · in the oldest tenth only · nowhere.
const WORDS = [
  ['겨울', 'common'],
  ['옷', 'common'],
  ['衣服', 'common'],
  ['อุ', 'common'],
  ['ក្ត', 'common'],
  ['কাপড়', 'common'],
  ['clothes', 'common'],
  ['ao am', 'common'],
  ['비자', 'every 300th'],
  ['빚', 'every 300th'],
  ['签证', 'every 300th'],
  ['วีซ่า', 'every 300th'],
  ['병원', 'every 5,000th'],
  ['험', 'every 5,000th'],
  ['tìm việc', 'every 5,000th'],
  ['파도', 'oldest tenth'],
  ['섬', 'oldest tenth'],
  ['퀑', 'absent'],
  ['없음', 'absent'],
  ['wherever', 'absent'],
];

const SPRINKLE = `
  update posts p set content = content || jsonb_build_object(original_language, concat(content ->> original_language,
    case when n % 300 = 7 then ' 비자 빚 签证 วีซ่า' end,
    case when n % 5000 = 11 then ' 병원 위험 Tìm việc' end,
    case when n > $1::int * 0.9 then ' 파도 섬' end))
  from (select uuid, row_number() over (order by created_at desc) as n from posts) numbered
  where numbered.uuid = p.uuid and (n % 300 = 7 or n % 5000 = 11 or n > $1::int * 0.9)`;

/** No index helps it. */
const LOOK = {
  name: 'look',
  text: 'select count(*) filter (where text like all ($1::text[]))::int as hits from post_search',
};

await onStage(async () => {
  const found = [];
  for (const posts of SIZES)
    await withDatabase(`haiko_bench_search_${posts}`, async (database) => found.push(await searched(database, posts)));
  if (found.length > 1) reportGrowth(found[0], found.at(-1));
});

/** What each word took in a city of so many posts. */
async function searched({ dataSource, client }, posts) {
  await fillCity(dataSource, client, posts);
  // The search takes one processor, and so does what it is compared with.
  await client.query('set max_parallel_workers_per_gather = 0');
  const results = [];
  for (const [word, kind] of WORDS) results.push({ word, kind, ...(await measure(client, word)) });
  report(results, posts);
  return results;
}

async function fillCity(dataSource, client, posts) {
  console.log(`Building ${posts.toLocaleString('en')} posts …`);
  await buildCity(client, posts);
  await client.query(SPRINKLE, [posts]);
  const started = performance.now();
  const filled = await new PostSearchIndex(new Database(dataSource)).fill();
  const seconds = (performance.now() - started) / 1_000;
  await client.query('vacuum analyze');
  const { rows } = await client.query(`
    select pg_size_pretty(pg_table_size('post_search')) as heap, pg_size_pretty(pg_relation_size('ix_post_search_grams')) as gin`);
  console.log(`Indexed ${filled} posts in ${seconds.toFixed(0)} s; table ${rows[0].heap}, gram index ${rows[0].gin}`);
}

/** The first page's median and slowest time, and what part of a look at every text it takes; both must find the same. */
async function measure(client, word) {
  const { patterns, grams } = needleOf('COMMUNITY', word);
  const values = valuesOf(SEARCH, { viewer: null, skip: 0, limit: 11, board: 'COMMUNITY', grams, patterns });
  const query = { name: SEARCH.name, text: SEARCH.text, values };
  const expected = await client.query(
    `select post_uuid as uuid from post_search where text like all ($1::text[])
     order by created_at desc, post_uuid desc limit 11`,
    [patterns],
  );
  const [times, ratios] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { rows, took } = await timed(client, query);
    times.push(took);
    ratios.push(took / (await timed(client, { ...LOOK, values: [patterns] })).took);
    if (rows.map(({ uuid }) => uuid).join() !== expected.rows.map(({ uuid }) => uuid).join())
      throw new Error(`${word}: the search and a plain look at every text differ`);
  }
  return { hits: expected.rows.length, median: at(times, 0.5), worst: Math.max(...times), ratio: at(ratios, 0.5) };
}

function report(rows, posts) {
  console.log(`\nFirst page of a keyword, ${ROUNDS} rounds, ${circumstances()}\n`);
  for (const { word, kind, hits, median, worst, ratio } of rows) {
    const numbers = [median, worst].map((ms) => `${ms.toFixed(1)} ms`.padStart(10)).join('');
    console.log(
      `${kind.padEnd(14)} ${String(hits).padStart(3)} hits ${numbers} ${ratio.toFixed(3).padStart(8)}   ${word}`,
    );
  }
  const [worst, typical] = [1, 0.5].map((share) => ({
    ms: at(
      rows.map(({ median }) => median),
      share,
    ),
    ratio: at(
      rows.map(({ ratio }) => ratio),
      share,
    ),
  }));
  const city = `${posts.toLocaleString('en')} posts, `;
  hold(`${city}the worst word: ms`, worst.ms, { atMost: WISHED_MS.worst, isWish: true });
  hold(`${city}the typical word: ms`, typical.ms, { atMost: WISHED_MS.typical, isWish: true });
  hold(`${city}the worst word ÷ a look at every text`, worst.ratio, { atMost: MOST.worst });
  hold(`${city}the typical word ÷ a look at every text`, typical.ratio, { atMost: MOST.typical });
}

/** Whether a search stays as fast as it is when the city grows. */
function reportGrowth(small, large) {
  const growths = large.map(({ word, median }, index) => ({ word, growth: median / small[index].median }));
  console.log('\nThe same words in the largest city, of what they take in the smallest:');
  for (const { word, growth } of growths) console.log(`${growth.toFixed(2).padStart(8)}   ${word}`);
  hold(
    'the typical word in the largest city ÷ in the smallest',
    growths.map(({ growth }) => growth),
    { atMost: MOST_GROWTH },
  );
}
