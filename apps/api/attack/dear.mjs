// The dearest of what is accepted: what it costs, and how much of a processor one caller can take with it.
import { JOB_POSTING_ROWS_MAX } from '@haiko/shared/limits';
import { randomUUID } from 'node:crypto';
import { LIMITS } from '../dist/platform/rate-limit/limits.js';
import { SHARE } from '../dist/platform/rate-limit/cpu-allowance.js';
import { FEED_PAGE_MS } from '../dist/platform/rate-limit/prices.js';
import { signUp } from '../bench/stage.mjs';
import { packedText, pngWith } from '../test/nasty-files.ts';
import { openCompany, posting } from '../faults/writers.mjs';
import { asJson, headersOf, measure, shareByAllowance } from './stage.mjs';

const LANGUAGES = ['', 'Ko', 'En', 'Zh', 'Ja', 'Th', 'Vi', 'Km', 'Tl', 'Bn'];
const TEN = (...names) => names.flatMap((name) => LANGUAGES.map((language) => name + language)).join(' ');
const COMMENT = `uuid createdAt ${TEN('content')} likes user { uuid nickname nationalityInfo { nationality { ${TEN('name')} } } }`;
const PAGE = `{ readPosts(take: 50) { totalCount hasMore items { uuid ${TEN('title', 'content')} likes views hashtags { name }
  post_files { path } scraps { uuid } user { uuid nickname nationalityInfo { nationality { ${TEN('name')} } } } } } }`;

/** Measures each, tells a table and returns what fails. */
export async function measureDear(stage, tell) {
  const postUuid = await fill(stage);
  await openCompany(stage.url, stage.attacker, '199-81-10000', stage.client.query.bind(stage.client));
  const rows = [];
  for (const { name, send, limit, times = 5 } of [
    ...reads(stage, postUuid),
    ...writes(stage, postUuid),
    ...(await uploads(stage)),
  ]) {
    const result = await measure(stage, send, times);
    if (result.status >= 400 || result.status === 0) throw new Error(`${name} was refused: ${result.status}`);
    rows.push({ name, ...result, limit, share: shareOf(stage, result, limit) });
  }
  const about = `The dearest that is accepted, in feed pages of ten posts (${stage.feedMs.toFixed(1)} ms of CPU time), and what one caller can take of a processor with it for long.`;
  await tell(
    'dear',
    about,
    rows.map((row) => shown(stage, row)),
  );
  return rows
    .filter(({ share }) => share > SHARE)
    .map(({ name, share }) => `${name}: ${(share * 100).toFixed(0)} % of a processor`);
}

const shown = ({ feedMs }, { name, ms, charged, bytes, limit, share }) => ({
  ...{ request: name, 'CPU (ms)': Number(ms.toFixed(1)), 'feed pages': Number((ms / feedMs).toFixed(1)) },
  'charged (feed pages)': Number((charged / FEED_PAGE_MS).toFixed(1)),
  ...{ 'answer (bytes)': bytes, 'limited by': limit ?? 'allowance', 'of a processor': `${(share * 100).toFixed(1)} %` },
});

/** By the limit of how often it may be done, or by the allowance. */
function shareOf(stage, result, limit) {
  if (!limit) return shareByAllowance(stage, result);
  const nominal = (result.ms * FEED_PAGE_MS) / stage.feedMs;
  const { windows, signedIn = windows } = LIMITS[limit];
  return Math.min(...signedIn.map(({ points, seconds }) => (points * nominal) / 1_000 / seconds));
}

/** Long posts, but for those of the sitemap's first page, and one with as many long comments as a post may show. */
async function fill({ client, attacker }) {
  await client.query(
    `update posts set content = jsonb_build_object('bn', repeat('গরম কাপড় কোথায় কেনেন? ', 425) || uuid), original_language = 'bn', title = '{"bn": "গ"}'
     where created_at > now() - interval '1 day'`,
  );
  const { rows } = await client.query('select uuid from posts order by uuid limit 1');
  const [{ uuid }] = rows;
  await client.query(
    `insert into comments (post_uuid, author_uuid, original_language, content)
     select $1, $2, 'bn', jsonb_build_object('bn', repeat('গ', 1000)) from generate_series(1, 300)`,
    [uuid, attacker.uuid],
  );
  return uuid;
}

function reads({ url, attacker }, postUuid) {
  const ask =
    (query, token = attacker.token, more = {}) =>
    () =>
      fetch(`${url}/graphql`, {
        ...asJson({ query }),
        headers: headersOf(token, { 'accept-encoding': 'identity', ...more }),
      });
  const get = (path, headers) => fetch.bind(null, url + path, { headers });
  return [
    { name: 'fifty posts of 10,000 characters in ten fields', send: ask(PAGE) },
    { name: 'the same, packed', send: ask(PAGE, attacker.token, { 'accept-encoding': 'gzip' }) },
    { name: 'what fifty of them say that people are cheated with, ten times', send: askAnew(ask), times: 3 },
    {
      name: 'a post with 300 comments of 1,000 characters in ten fields',
      send: ask(
        `{ readPost(uuid: "${postUuid}") { ${TEN('title', 'content')} comments { ${COMMENT} childComments { ${COMMENT} } } } }`,
      ),
    },
    {
      name: 'a search for what is nowhere',
      send: ask('{ readPostsByKeyword(keyword: "없는말입니다", take: 50) { totalCount items { uuid } } }'),
      limit: 'keywordSearch',
    },
    {
      name: 'a search of postings',
      send: ask('{ readJobPostings(keyword: "용접", take: 50) { totalCount items { uuid } } }', null),
      limit: 'jobSearch',
    },
    ...pages(get, postUuid),
    { name: 'the sitemap', send: get('/sitemap.xml'), limit: 'sitemap' },
    { name: 'a page of the sitemap', send: get('/sitemap/posts-1.xml'), limit: 'sitemap' },
    {
      name: 'one’s own data',
      send: get('/api/user/export', { authorization: `Bearer ${attacker.token}` }),
      limit: 'export',
    },
  ];
}

/** Other posts each time, because what was said of a text is remembered. */
function askAnew(ask) {
  let page = 0;
  const signs = Array.from({ length: 10 }, (_, n) => `a${n}: scamSigns`).join(' ');
  return () => ask(`{ readPosts(take: 50, skip: ${50 * (page++ % 4)}) { items { ${signs} } } }`)();
}

function pages(get, postUuid) {
  const inTurn = ['bn', 'km', 'th', 'vi', 'ja', 'zh', 'tl', 'ko', 'en'];
  const inNext = () => ({ accept: 'text/html', 'accept-language': inTurn.shift() });
  return [
    // Most of so many come after the rendering.
    { name: 'a page that has been rendered', send: get('/main', { accept: 'text/html' }), times: 15 },
    {
      name: 'a page of a post that has to be rendered',
      send: () => get(`/postdetail/${postUuid}`, inNext())(),
    },
  ];
}

function writes({ url, attacker, admin }, postUuid) {
  const send =
    (path, body, token = attacker.token) =>
    () =>
      fetch(url + path, { ...asJson(body), headers: headersOf(token) });
  const words = Array.from({ length: 10_000 }, (_, n) => String.fromCodePoint(0xac00 + ((n * 7_919) % 11_172))).join(
    '',
  );
  const hashtagNames = Array.from({ length: 10 }, (_, n) => `tag${n}`);
  const post = { title: 'গ'.repeat(100), content: words, hashtagNames };
  const comment = { postUuid, content: words.slice(0, 1_000) };
  const account = { email: 'caretaker@example.test', password: 'correct horse battery' };
  const description = words.slice(0, 3_000);
  // None is there already.
  const rows = () =>
    Array.from({ length: JOB_POSTING_ROWS_MAX }, () => ({ key: randomUUID(), posting: { ...posting(), description } }));
  let people = 0;
  const newPerson = () => signUp(url, `dearest${(people += 1)}`).then(() => new Response());
  return [
    { name: 'a sign-in', send: send('/api/user/signin', account, null), limit: 'signIn' },
    { name: 'a sign-up', send: newPerson, limit: 'signUp' },
    { name: 'twenty postings of a table', send: () => send('/api/job-posting-rows', { rows: rows() })() },
    { name: 'a post of 10,000 different characters', send: send('/api/post', post), limit: 'post' },
    { name: 'a comment of 1,000 characters', send: send('/api/comment', comment), limit: 'comment' },
    {
      name: 'a note of 2,000 characters',
      send: send(`/api/notes/${admin.uuid}`, { content: words.slice(0, 2_000) }),
      limit: 'note',
    },
  ];
}

async function uploads({ url, attacker }) {
  const { default: sharp } = await import('sharp');
  const noise = { type: 'gaussian', mean: 128, sigma: 5 };
  const picture = await sharp({ create: { width: 6_300, height: 6_300, channels: 3, background: 'teal', noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
  // Eighty texts of a megabyte, in eighty kilobytes.
  const texts = pngWith(Array.from({ length: 80 }, () => ['zTXt', packedText(1_000_000)]));
  const upload = (bytes, name) => () => {
    const form = new FormData();
    form.append('file', new Blob([bytes]), name);
    return fetch(`${url}/api/file/upload/one`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${attacker.token}` },
    });
  };
  return [
    { name: 'a picture of 40 megapixels', send: upload(picture, 'large.jpg'), limit: 'upload', times: 3 },
    { name: 'a picture with packed texts', send: upload(texts, 'texts.png'), limit: 'upload', times: 3 },
  ];
}
