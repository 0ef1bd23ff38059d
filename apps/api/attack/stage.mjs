// The built server on a small town of posts, asked for its CPU time between two requests.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { environmentFor } from '../../identity-provider/src/clients.ts';
import { startIdentityProvider } from '../../identity-provider/src/server.ts';
import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { SITEMAP_PAGE } from '../dist/features/pages/pages.queries.js';
import { SHARE } from '../dist/platform/rate-limit/cpu-allowance.js';
import { FEED_PAGE_MS } from '../dist/platform/rate-limit/prices.js';
import { folder, prepareDatabase, query, signUp, startProduct } from '../bench/stage.mjs';

const POSTS = 200;
/** A feed page as the web asks for it. */
export const FEED = `query Feed($take: Int) { readPosts(take: $take) { hasMore items {
  uuid createdAt views likes commentsCount originalLanguage thumbnailImageUrl
  shown(language: en) { title excerpt language isTranslated } likes_dislikes { uuid type } scraps { uuid }
  user { uuid nickname profileImageUrl nationalityInfo { nationality { uuid code } } } hashtags { uuid name } } } }`;

/** Two servers on one database: one without limits, to learn what requests cost, and one with those of production. */
export async function openStage() {
  const identity = await startIdentityProvider({ port: 0 });
  const { env, ownerUrl } = await prepareDatabase('haiko_attack', {
    ...environmentFor(identity.url),
    WEB_DIST: webDist(),
    TRUST_PROXY_HOPS: '1',
  });
  const probe = ['--import', './attack/cpu-probe.mjs'];
  const log = path.join(folder, 'attacked.log');
  const open = await startProduct(env, probe, { probed: true, stdout: fs.openSync(log, 'a') });
  const admin = await signUp(open.url, 'caretaker');
  const attacker = await signUp(open.url, 'attacker');
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`update users set role = 'ADMIN' where uuid = $1`, [admin.uuid]);
  await writePosts(client, attacker);
  const stage = {
    env,
    url: open.url,
    admin,
    attacker,
    client,
    cpu: () => cpuOf(open.child),
    linesOf: (requestId) => linesOf(log, requestId),
    startLimited: () => startProduct({ ...env, RATE_LIMIT_FACTOR: '1' }),
  };
  const feed = () =>
    fetch(`${open.url}/graphql`, {
      ...asJson({ query: FEED, variables: { take: 10 } }),
      headers: headersOf(attacker.token),
    });
  stage.feedMs = (await measure(stage, feed, 60)).ms;
  console.log(`A feed page of ten costs ${stage.feedMs.toFixed(1)} ms of CPU time.\n`);
  return { ...stage, close: () => Promise.all([client.end(), identity.close()]) };
}

/** Posts for the feed, and the oldest, which are the first page of the sitemap: these each in all languages. */
async function writePosts(client, attacker) {
  await client.query(
    `insert into posts (author_uuid, author_nationality_uuid, original_language, title, content)
     select uuid, nationality_uuid, 'ko', '{"ko": "겨울옷"}', jsonb_build_object('ko', repeat('따뜻한 옷을 어디서 사나요? ', 10))
     from users, generate_series(1, $2) where uuid = $1`,
    [attacker.uuid, POSTS],
  );
  await client.query(
    `insert into posts (author_uuid, author_nationality_uuid, original_language, title, content, created_at)
     select uuid, nationality_uuid, 'ko', texts, texts, now() - interval '1 year'
     from users, generate_series(1, $2),
       (select jsonb_object_agg(code, 'পুরনো চিঠি 옛 편지') as texts from unnest($3::text[]) code) in_all where uuid = $1`,
    [attacker.uuid, SITEMAP_PAGE, LANGUAGES],
  );
}

export const asJson = (body) => ({
  method: 'POST',
  body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
});
export const headersOf = (token, more) => ({
  'content-type': 'application/json',
  ...(token && { authorization: `Bearer ${token}` }),
  ...more,
});

/**
 * The CPU time of one request in milliseconds (the median of so many), and what was charged for it, with its last status and the bytes of its
 * answer.
 * A reply that never comes counts as status 0.
 */
export async function measure(stage, send, times = 1) {
  const costs = [];
  let last = { status: 0, bytes: 0 };
  for (let n = 0; n < times; n += 1) {
    const before = await stage.cpu();
    last = await answerOf(send);
    // What is done behind the answer belongs to it.
    await sleep(3);
    const after = await stage.cpu();
    costs.push({ ms: after.ms - before.ms, charged: after.charged - before.charged });
  }
  return { ...last, ...costs.toSorted((a, b) => a.ms - b.ms)[Math.floor(costs.length / 2)] };
}

/**
 * How much of a processor one caller can take for long who sends nothing else, by what the allowance is charged for it. Prices are milliseconds
 * of a machine on which a feed page costs `FEED_PAGE_MS`; on another one all of them are others.
 */
export function shareByAllowance({ feedMs }, { ms, charged }) {
  return ((ms * FEED_PAGE_MS) / feedMs / charged) * SHARE;
}

async function answerOf(send) {
  try {
    const reply = await send();
    const requestId = reply.headers.get('x-request-id');
    return { status: reply.status, requestId, bytes: (await reply.arrayBuffer()).byteLength };
  } catch {
    return { status: 0, bytes: 0 };
  }
}

/** What the server has logged of a request. */
function linesOf(log, requestId) {
  const lines = fs.readFileSync(log, 'utf8').split('\n');
  return lines.filter((line) => requestId && line.includes(requestId)).join('\n');
}

function cpuOf(child) {
  return new Promise((resolve) => {
    child.once('message', resolve);
    child.send('cpu');
  });
}

/** The built web app, or where there is none a page that stands for it. */
function webDist() {
  const built = path.resolve(import.meta.dirname, '../../web/dist');
  if (fs.existsSync(path.join(built, 'index.html'))) return built;
  const page = path.resolve(import.meta.dirname, '../../web/index.html');
  const stand = fs.mkdtempSync(path.join(folder, 'web-'));
  fs.copyFileSync(page, path.join(stand, 'index.html'));
  return stand;
}

export { query };
