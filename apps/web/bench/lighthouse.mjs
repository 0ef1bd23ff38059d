// Measures open pages as a cheap phone meets them, each beside a page of the same weight with React and nothing in it, and the
// first post of somebody signed in. Needs TEST_DATABASE_URL and the builds; `npm run bench -- pages` gives both.
import { setTimeout as sleep } from 'node:timers/promises';
import { comeBack } from './coming-back.mjs';
import { startEmptyPage } from './empty-page.mjs';
import { installLighthouse, visit } from './lighthouse/lighthouse.mjs';
import { report } from './pages-report.mjs';
import { firstOwnPost } from './signed-in.mjs';
import { withSamples } from './with-samples.mjs';

const LANGUAGES = (process.env.BENCH_LANGUAGES ?? 'en,ko,km,bn').split(',');
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
/** A page that was made while the machine was busy comes as the shell; the next one is there. */
const TRIES = 20;

if (!installLighthouse()) {
  console.log('Lighthouse cannot be installed here: open pages are not measured.');
  process.exit(0);
}
const empty = await startEmptyPage();
await withSamples(measure).finally(() => empty.stop());

async function measure({ haiko, launch }) {
  const rows = [];
  for (const page of await pages(haiko)) for (const language of LANGUAGES) rows.push({ page, language, rounds: [] });
  const own = LANGUAGES.map((language) => ({ page: 'signed in', language, rounds: [], back: [] }));
  // Each row once a round, and its empty page right behind it: what else the machine does meets both alike.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const row of rows) row.rounds.push(await besideEmpty({ ...row, haiko, launch }));
    for (const row of own) {
      row.rounds.push(await firstOwnPost({ ...row, haiko, empty, launch }));
      row.back.push(await comeBack({ ...row, haiko, launch }));
    }
  }
  report(rows, own);
}

async function besideEmpty({ page, language, haiko, launch }) {
  const address = haiko.url + page.address;
  await untilRendered(address, language);
  const product = await visit(address, { launch, language });
  // As it comes: the whole takes an hour, and may be broken off.
  const { score, lcp, tbt } = product;
  console.log(`${page.name} in ${language}: ${score}, LCP ${lcp.toFixed(2)} s, TBT ${tbt.toFixed(2)} s`);
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

async function pages(haiko) {
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
