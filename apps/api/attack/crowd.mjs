// An attacker at twenty connections, while others read the feed: their p95 may at most double.
import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { at, signUp } from '../bench/stage.mjs';
import { noise } from '../test/nasty-files.ts';
import { brackets } from './bad-values.mjs';
import { asJson, FEED, headersOf } from './stage.mjs';

const READERS = 10;
/** Between two pages; some half of the server's time is taken by the readers alone. */
const READING_MS = 50;
const SECONDS = 8;
const CONNECTIONS = 20;
const MOST = 2;
const LOOKS = 3;
const LANGUAGES = ['ko', 'en', 'zh', 'ja', 'th', 'vi', 'km', 'tl', 'bn'];

/** Measures each attack between two quiet times, tells a table and returns what fails. */
export async function attackReaders(stage, tell) {
  const limited = await stage.startLimited();
  const readers = [];
  while (readers.length < READERS) readers.push((await signUp(stage.url, `reader${readers.length}`)).token);
  await read(limited.url, readers, 3);
  const { rows: posts } = await stage.client.query('select uuid from posts order by uuid limit 60');
  const picture = await uploaded(stage);
  const rows = [];
  const shoot = {
    ...mapped(attacks(limited.url, stage.attacker.token), (request) => () => cannon(limited.url, request)),
    // Nothing of any allowance, because a page has many of them.
    'a picture that is there': () => cannon(limited.url, { url: limited.url + picture, headers: VISITOR }),
    'pages that nobody has asked for': () => cannon(limited.url, { requests: coldPages(posts) }),
    'bodies without an end': () => endless(limited.url, '/csp-reports', 'application/csp-report'),
    'forms without an end': () =>
      endless(limited.url, '/api/user/signin/apple/step2', 'application/x-www-form-urlencoded'),
    'files without an end': () =>
      endless(limited.url, '/api/file/upload/one', 'multipart/form-data; boundary=b', stage.attacker.token),
  };
  const chosen = Object.entries(shoot).filter(([name]) => stage.attacks.some((word) => name.includes(word)));
  for (const each of chosen) rows.push({ name: each[0], ...(await look(limited.url, readers, each)) });
  const about = `The p95 of ${READERS} readers, with an attacker at ${CONNECTIONS} connections for ${SECONDS} seconds, the best of up to ${LOOKS} looks.`;
  await tell('readers', about, rows.map(shown));
  return rows
    .filter(({ ratio }) => ratio > MOST)
    .map(({ name, ratio }) => `${name}: the others wait ${ratio.toFixed(2)} times as long`);
}

/** The best of a few looks: other work of the machine is no attacker’s doing. */
async function look(url, readers, [name, attack]) {
  let best;
  for (let looked = 0; looked < LOOKS && !(best?.ratio <= MOST); looked += 1) {
    const before = await read(url, readers, SECONDS);
    const shooting = attack();
    const during = await read(url, readers, SECONDS);
    const { requests, non2xx } = await shooting;
    const after = await read(url, readers, SECONDS);
    const quiet = (before.p95 + after.p95) / 2;
    const result = {
      quiet: round(quiet),
      attacked: round(during.p95),
      ratio: during.p95 / quiet,
      sent: requests.total,
      refused: non2xx,
    };
    console.log(
      `${name}: ${result.attacked} ms instead of ${result.quiet}, ${result.sent} sent, ${result.refused} refused`,
    );
    if (!best || result.ratio < best.ratio) best = result;
  }
  return best;
}

const mapped = (all, made) => Object.fromEntries(Object.entries(all).map(([name, each]) => [name, made(each)]));

const cannon = (url, request) =>
  autocannon({ url, connections: CONNECTIONS, duration: SECONDS, timeout: 30, workers: 1, ...request });

const VISITOR = { 'x-forwarded-for': '203.0.113.71' };

/** The path of a picture that everybody may see. */
async function uploaded({ url, attacker }) {
  const form = new FormData();
  form.append('file', new Blob([await noise(400)]), 'a.png');
  const headers = { authorization: `Bearer ${attacker.token}` };
  const reply = await fetch(`${url}/api/file/upload/one`, { method: 'POST', body: form, headers });
  return (await reply.json()).path;
}

/** Posts in nine languages, as a phone that saves data reads them and as another one. */
function coldPages(posts) {
  const headers = { accept: 'text/html', 'x-forwarded-for': '203.0.113.69' };
  return posts.flatMap(({ uuid }) =>
    LANGUAGES.flatMap((language) =>
      ['off', 'on'].map((saving) => ({
        method: 'GET',
        path: `/postdetail/${uuid}`,
        headers: { ...headers, 'accept-language': language, 'save-data': saving },
      })),
    ),
  );
}

/** Bodies that go on for as long as somebody takes them, from a process of their own. */
async function endless(url, path, type, token = '') {
  const settings = { url: url + path, type, token, connections: CONNECTIONS, seconds: SECONDS };
  const file = fileURLToPath(new URL('endless.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [file, JSON.stringify(settings)]);
  const { opened, ended } = JSON.parse(stdout);
  return { requests: { total: opened }, non2xx: ended };
}

const shown = ({ name, quiet, attacked, ratio, sent, refused }) => ({
  ...{
    attack: name,
    'quiet p95 (ms)': quiet,
    'attacked p95 (ms)': attacked,
    times: Number(ratio.toFixed(2)),
    sent,
    refused,
  },
});
const round = (value) => Number(value.toFixed(1));

async function read(url, readers, seconds) {
  const times = [];
  const end = performance.now() + seconds * 1_000;
  await Promise.all(
    readers.map(async (token) => {
      while (performance.now() < end) {
        const started = performance.now();
        const reply = await fetch(`${url}/graphql`, {
          ...asJson({ query: FEED, variables: { take: 10 } }),
          headers: headersOf(token),
        });
        await reply.arrayBuffer();
        if (reply.status !== 200) throw new Error(`A reader was refused: ${reply.status}`);
        times.push(performance.now() - started);
        await sleep(READING_MS);
      }
    }),
  );
  return { p95: at(times, 0.95), pages: times.length };
}

function attacks(url, token) {
  const visitor = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.66' };
  const post = (path, body, headers) => ({
    url: url + path,
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const get = (path, headers = visitor) => ({ url: url + path, method: 'GET', headers });
  const languages = ['', 'Ko', 'En', 'Zh', 'Ja', 'Th', 'Vi', 'Km', 'Tl', 'Bn'];
  const searches = Array.from({ length: 10 }, (_, n) => `a${n}: readJobPostings(regions: $r) { hasMore }`).join(' ');
  const list = {
    query: `query ($r: [JobRegionFilterInput!]) { ${searches} }`,
    variables: { r: Array(21_000).fill({}) },
  };
  const large = {
    query: `{ readPosts(take: 50) { items { ${languages.map((language) => `content${language}`).join(' ')} } } }`,
  };
  return {
    'a list of 21,000 in a query': post('/graphql', list, visitor),
    'bodies of 250 KB': post('/api/post', `{"content":"${'ﷺ'.repeat(80_000)}"}`, headersOf(token)),
    'brackets in a body': post('/api/post', brackets(3_000), headersOf(token)),
    'posts that are refused': post('/api/post', {}, headersOf(token)),
    'fifty long posts in ten fields': post('/graphql', large, headersOf(token)),
    'the same by a visitor': post('/graphql', large, { ...visitor, 'x-forwarded-for': '203.0.113.67' }),
    'guesses at passwords': post('/api/user/signin', { email: 'reader1@example.test', password: 'a guess' }, visitor),
    'pages that are rendered': get('/postdetail/0190f0f0-0000-7000-8000-000000000000', {
      ...visitor,
      accept: 'text/html',
    }),
    'the sitemap': get('/sitemap/posts-1.xml', { ...visitor, 'x-forwarded-for': '203.0.113.70' }),
    'addresses that are nowhere': get('/api/nowhere', { ...visitor, 'x-forwarded-for': '203.0.113.68' }),
    'files that are nowhere': get('/files/a.webp'),
  };
}
