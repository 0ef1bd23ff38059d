// Measures the import of large feeds of job postings, in JSON and XML, by the command that people run: how many records a
// second, and how much memory at most. Needs TEST_DATABASE_URL and `pnpm --filter @haiko/api build`; `npm run bench` gives both.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { hold } from '../../../scripts/lib/targets.mjs';
import { largeFeed } from '../test/large-feed.ts';
import { circumstances, folder, onStage, prepareDatabase } from './stage.mjs';

const RECORDS = Number(process.env.BENCH_RECORDS ?? 100_000);
/** Of six kilobytes each: a feed of more than 200 MB. */
const LONG_RECORDS = Number(process.env.BENCH_LONG_RECORDS ?? 37_000);
const LONG_SENTENCES = 60;
const MOST_MEGABYTES = 300;
/** As scripts/import.mjs gives them to the command. */
const FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=192'];
const api = fileURLToPath(new URL('..', import.meta.url));
const memory = new URL('report-memory.mjs', import.meta.url).href;

const isEdited = (number) => number % 100 === 0;
const STEPS = [
  { name: 'first import', feed: { records: RECORDS }, expected: { created: RECORDS } },
  { name: 'the same again', feed: { records: RECORDS }, expected: { unchanged: RECORDS } },
  {
    name: '1 % changed',
    feed: { records: RECORDS, isEdited },
    expected: { updated: Math.floor(RECORDS / 100), unchanged: RECORDS - Math.floor(RECORDS / 100) },
  },
  {
    name: 'long records',
    feed: { records: LONG_RECORDS, sentences: LONG_SENTENCES },
    expected: { created: LONG_RECORDS },
    isOfItsOwn: true,
  },
];

await onStage(main);

async function main() {
  const { env } = await prepareDatabase('haiko_bench_imports');
  const results = [];
  for (const format of ['json', 'xml'])
    for (const step of STEPS) {
      const result = await measure(format, step, env);
      results.push(result);
      console.log(line(result));
    }
  report(results);
}

/** Writes the feed, then imports it in a process of its own; what the command says must be what the feed is. */
async function measure(format, { name, feed, expected, isOfItsOwn }, env) {
  const file = path.join(folder, `feed.${format}`);
  await pipeline(largeFeed({ format, ...feed }), fs.createWriteStream(file));
  const started = performance.now();
  const { said, megabytes } = await importFile(file, `bench-${format}${isOfItsOwn ? '-long' : ''}`, env);
  const seconds = (performance.now() - started) / 1_000;
  const figures = { created: 0, updated: 0, unchanged: 0, closed: 0, ...expected };
  const sentence = Object.entries(figures).map(([what, count]) => `${count} ${what}`);
  if (!said.includes(`${sentence.join(', ')}.`)) throw new Error(`${format}, ${name}: ${said}`);
  const size = fs.statSync(file).size / 1024 / 1024;
  fs.rmSync(file);
  return { format, name, records: feed.records, size, seconds, megabytes };
}

/** Runs the command to its end; returns what it said and its greatest memory. */
async function importFile(file, source, env) {
  const report = path.join(folder, 'memory.json');
  const args = [...FLAGS, '--import', memory, 'dist/commands/import.js', file, '--source', source];
  const stdio = ['ignore', 'pipe', 'inherit'];
  const child = spawn(process.execPath, args, { cwd: api, env: { ...env, BENCH_REPORT: report }, stdio });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  // The bar that moves says the same line again and again.
  let said = '';
  for await (const text of child.stdout.setEncoding('utf8')) said = (said + text).slice(-2_000);
  const code = await ended;
  if (code !== 0) throw new Error(`The import ended with ${code}: ${said}`);
  return { said, ...JSON.parse(fs.readFileSync(report, 'utf8')) };
}

function line({ format, name, records, size, seconds, megabytes }) {
  const columns = [
    `${records.toLocaleString('en')} records`.padStart(15),
    `${size.toFixed(0)} MB`.padStart(8),
    `${seconds.toFixed(1)} s`.padStart(9),
    `${(records / seconds).toFixed(0)} records/s`.padStart(16),
    `${megabytes.toFixed(0)} MB of memory`.padStart(18),
  ];
  return `${format.padEnd(5)} ${name.padEnd(16)}${columns.join('')}`;
}

function report(results) {
  const most = Math.max(...results.map(({ megabytes }) => megabytes));
  console.log(`\nImports of job postings, each in a process of its own and with its start, ${circumstances()}`);
  hold('an import: MB at most', most, { atMost: MOST_MEGABYTES });
}
