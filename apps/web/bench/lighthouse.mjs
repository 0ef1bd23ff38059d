// Measures open pages as a cheap phone meets them, each beside a page of the same weight with React and nothing in it, and the
// first post of somebody signed in. Needs TEST_DATABASE_URL and the builds; `npm run bench -- pages` gives both.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { browserLaunch } from '../e2e/browser.ts';
import { prepareSamples, startHaiko } from '../e2e/server.ts';
import { startEmptyPage } from './empty-page.mjs';
import { installLighthouse, visit } from './lighthouse/lighthouse.mjs';
import { longList } from './long-list.mjs';
import { report, reportLongList } from './pages-report.mjs';
import { firstOwnPost } from './signed-in.mjs';

const LANGUAGES = (process.env.BENCH_LANGUAGES ?? 'en,ko,km,bn').split(',');
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
/** A page that was made while the machine was busy comes as the shell; the next one is there. */
const TRIES = 20;

const onlyCards = process.env.BENCH_PART === 'cards';

if (!onlyCards && !installLighthouse()) {
  console.log('Lighthouse cannot be installed here: open pages are not measured.');
  process.exit(0);
}
process.env.HAIKO_TEST_LOGS = fs.mkdtempSync(path.join(os.tmpdir(), 'haiko-bench-pages-'));
const { samples, remove } = await prepareSamples(process.env.TEST_DATABASE_URL ?? '');
process.env.HAIKO_SAMPLES = JSON.stringify(samples);
// `BENCH_PART=cards`: the list of a thousand cards alone.
const [haiko, empty, launch] = await Promise.all([startHaiko(), startEmptyPage(), browserLaunch({ fonts: 'all' })]);
try {
  if (!onlyCards) await main();
  // Last: it fills the feed.
  reportLongList(await longList({ haiko, launch }));
} finally {
  await haiko.stop();
  empty.stop();
  remove();
  fs.rmSync(process.env.HAIKO_TEST_LOGS, { recursive: true });
}

async function main() {
  const rows = [];
  for (const page of await pages()) for (const language of LANGUAGES) rows.push({ page, language, rounds: [] });
  const own = LANGUAGES.map((language) => ({ page: 'signed in', language, rounds: [] }));
  // Each row once a round, and its empty page right behind it: what else the machine does meets both alike.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const row of rows) row.rounds.push(await besideEmpty(row));
    for (const row of own) row.rounds.push(await firstOwnPost({ ...row, haiko, empty, launch }));
  }
  report(rows, own);
}

async function besideEmpty({ page, language }) {
  console.log(`${page.name} in ${language} …`);
  const address = haiko.url + page.address;
  await untilRendered(address, language);
  const product = await visit(address, { launch, language });
  empty.weigh(product.requests);
  return { product, empty: await visit(empty.url, { launch, language }) };
}

/** Is what the next visitor gets, too: pages are kept. */
async function untilRendered(address, language) {
  const headers = { accept: 'text/html', 'accept-language': language };
  for (let tries = 0; tries < TRIES; tries += 1) {
    if ((await (await fetch(address, { headers })).text()).includes('data-rendered')) return;
    await sleep(300);
  }
  throw new Error(`${address} does not come rendered`);
}

async function pages() {
  const query = '{ readPosts(take: 1) { items { uuid } } readJobPostings(take: 1) { items { uuid } } }';
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${haiko.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  const { readPosts, readJobPostings } = (await reply.json()).data;
  return [
    { name: '/main', address: '/main' },
    { name: '/postdetail', address: `/postdetail/${readPosts.items[0].uuid}` },
    { name: '/announcement', address: '/announcement' },
    { name: '/announcementdetail', address: `/announcementdetail/${readJobPostings.items[0].uuid}` },
  ];
}
