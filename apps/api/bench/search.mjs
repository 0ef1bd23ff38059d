// Measures the keyword search of the built server on a large city: a fixed list of words of one character and up, absent,
// rare and common. Needs TEST_DATABASE_URL and `pnpm --filter @haiko/api build`; `npm run bench` gives both.
import 'reflect-metadata';
import os from 'node:os';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { PostSearchService } from '../dist/features/posts/post-search.service.js';
import { SEARCH } from '../dist/features/posts/post-search.queries.js';
import { needleOf } from '../dist/platform/search/search-text.js';
import { migrate } from '../dist/commands/migrations.js';
import { Database } from '../dist/platform/database/database.js';
import { dataSourceOptions } from '../dist/platform/database/data-source.js';
import { buildCity } from './city.mjs';

const POSTS = Number(process.env.BENCH_POSTS ?? 100_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
const TARGET = { worst: 50, typical: 5 };

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

const cluster = process.env.TEST_DATABASE_URL;
if (!cluster) throw new Error('TEST_DATABASE_URL is not set: run `npm run bench`');
const dataSource = await connect();
const client = new pg.Client({ connectionString: dataSource.options.url });
await client.connect();
await fillCity();
const results = [];
for (const [word, kind] of WORDS) results.push({ word, kind, ...(await measure(word)) });
report(results);
await client.end();
await dataSource.destroy();

async function connect() {
  const admin = new pg.Client({ connectionString: cluster });
  await admin.connect();
  await admin.query('drop database if exists haiko_bench_search with (force)');
  await admin.query('create database haiko_bench_search');
  await admin.end();
  const url = new URL(cluster);
  url.pathname = '/haiko_bench_search';
  const made = new DataSource({ ...dataSourceOptions({ url: url.toString(), poolSize: 2 }, 'migrations') });
  await made.initialize();
  await migrate(made);
  return made;
}

async function fillCity() {
  console.log(`Building ${POSTS.toLocaleString('en')} posts …`);
  await buildCity(client, POSTS);
  await client.query(SPRINKLE, [POSTS]);
  const started = performance.now();
  const filled = await new PostSearchService(new Database(dataSource)).fill();
  const seconds = (performance.now() - started) / 1_000;
  await client.query('vacuum analyze');
  const { rows } = await client.query(`
    select pg_size_pretty(pg_table_size('post_search')) as heap, pg_size_pretty(pg_relation_size('ix_post_search_grams')) as gin`);
  console.log(`Indexed ${filled} posts in ${seconds.toFixed(0)} s; table ${rows[0].heap}, gram index ${rows[0].gin}`);
}

/** The first page's median and slowest time; the answer is compared with a plain look at every text. */
async function measure(word) {
  const { patterns, grams } = needleOf('COMMUNITY', word);
  const query = { name: SEARCH.name, text: SEARCH.text, values: [null, 0, 11, 'COMMUNITY', grams, patterns] };
  const expected = await client.query(
    `select post_uuid as uuid from post_search where text like all ($1::text[])
     order by created_at desc, post_uuid desc limit 11`,
    [patterns],
  );
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const { rows } = await client.query(query);
    times.push(performance.now() - started);
    if (rows.map(({ uuid }) => uuid).join() !== expected.rows.map(({ uuid }) => uuid).join())
      throw new Error(`${word}: the search and a plain look at every text differ`);
  }
  return { hits: expected.rows.length, median: middle(times), worst: Math.max(...times) };
}

function middle(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

function report(rows) {
  const load = os.loadavg().map((value) => value.toFixed(1));
  console.log(`\nFirst page of a keyword, ${ROUNDS} rounds, load ${load.join(' ')}, ${os.cpus().length} cores\n`);
  for (const { word, kind, hits, median, worst } of rows) {
    const numbers = [median, worst].map((ms) => `${ms.toFixed(1)} ms`.padStart(10)).join('');
    console.log(`${kind.padEnd(14)} ${String(hits).padStart(3)} hits ${numbers}   ${word}`);
  }
  const worst = Math.max(...rows.map(({ median }) => median));
  const typical = middle(rows.map(({ median }) => median));
  console.log(
    `\nWorst word ${worst.toFixed(1)} ms (target ${TARGET.worst}), typical ${typical.toFixed(1)} ms (target ${TARGET.typical}).`,
  );
  if (worst > TARGET.worst || typical > TARGET.typical) process.exitCode = 1;
}
