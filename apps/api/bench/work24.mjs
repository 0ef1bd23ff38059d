// Reads the stand-in of the public employment service on three simulated days: postings come, change and go, calls fail, and the
// reader is killed twice a day. Nothing may be lost, there twice or wrongly closed. Says calls, times and memory. Needs
// TEST_DATABASE_URL and a build: `node scripts/test-postgres.mjs -- node apps/api/bench/work24.mjs`. BENCH_POSTINGS sets how many.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { threeDays } from '../test/work24-days.ts';
import { Work24StandIn } from '../test/work24-stand-in.ts';
import { circumstances, folder, onStage, prepareDatabase } from './stage.mjs';

// The service gives no more of one list; what comes on later days has to fit as well.
const POSTINGS = Number(process.env.BENCH_POSTINGS ?? 100_000);
const MOST_MEGABYTES = 300;
const DAY_MS = 24 * 60 * 60 * 1_000;
const FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=192'];
const api = fileURLToPath(new URL('..', import.meta.url));
const hook = (file) => ['--import', new URL(file, import.meta.url).href];

await onStage(main);

async function main() {
  const standIn = await new Work24StandIn().start();
  standIn.keepsCalls = false;
  const lists = 'part=0 part=1';
  // Two lists, because one has 100,000 at most.
  standIn.isChosen = ({ entry }, query) => Number(entry.wantedAuthNo.at(-1)) % 2 === Number(query.get('part'));
  const { env, ownerUrl } = await prepareDatabase('haiko_bench_work24', { ...standIn.settings(), WORK24_LISTS: lists });
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const query = async (sql, values = []) => (await client.query(sql, values)).rows;
  const memory = [];
  const started = performance.now();
  const startReader = (daysAhead) => read(env, daysAhead, memory);
  const reports = await threeDays({ standIn, postings: POSTINGS, startReader, query });
  const seconds = (performance.now() - started) / 1_000;
  report(reports, memory, seconds);
  await client.end();
  standIn.stop();
}

/** The command in a process of its own, whose clock is ahead. */
function read(env, daysAhead, memory) {
  const file = path.join(folder, `memory-${memory.length}.json`);
  const args = [
    ...FLAGS,
    ...hook('report-memory.mjs'),
    ...hook('../faults/shifted-clock.mjs'),
    'dist/commands/work24.js',
  ];
  const settings = { ...env, CLOCK_SHIFT_MS: String(daysAhead * DAY_MS), BENCH_REPORT: file };
  const child = spawn(process.execPath, args, { cwd: api, env: settings, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.on('exit', resolve)).then(() => {
    // Who was killed says nothing.
    if (fs.existsSync(file)) memory.push(JSON.parse(fs.readFileSync(file, 'utf8')).megabytes);
  });
  return { ended, kill: () => child.kill('SIGKILL') };
}

function report(reports, memory, seconds) {
  const most = Math.max(...memory);
  console.log(
    `The service of ${POSTINGS.toLocaleString('en')} postings on three days, ${seconds.toFixed(0)} s, ${circumstances()}`,
  );
  const table = reports.map(({ day, open, kills, calls, ...wrong }) => ({
    day: day + 1,
    open,
    killed: kills,
    'calls for pages': calls.list,
    'calls for details': calls.detail,
    ...Object.fromEntries(Object.entries(wrong).map(([name, ids]) => [name, ids.length])),
  }));
  console.table(table);
  for (const { day, calls, kills: _, open: __, ...wrong } of reports) {
    for (const [name, ids] of Object.entries(wrong)) {
      if (ids.length > 0) console.log(`day ${day + 1}, ${name}: ${ids.slice(0, 10).join(' ')}`);
    }
    const hours = (calls.list + calls.detail) / 3_600;
    console.log(`At one call a second day ${day + 1} is ${hours.toFixed(1)} hours.`);
  }
  console.log(`The most memory was ${most.toFixed(0)} MB (target: below ${MOST_MEGABYTES}).`);
  const isWrong = table.some(({ lost, twice, wronglyClosed, stillOpen, outdated }) =>
    [lost, twice, wronglyClosed, stillOpen, outdated].some((count) => count > 0),
  );
  if (isWrong || most >= MOST_MEGABYTES) process.exitCode = 1;
}
