import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aPost } from '../../../test/post-factories.js';
import { until } from '../../../test/until.js';
import { Listener } from '../database/listener.js';
import { SharedSpending } from './shared-spending.js';

let test: TestApp;
let person: TestUser;
let greedy: TestUser;
let webDist: string;
beforeAll(async () => {
  // A tenth of the usual: 300 ms at once.
  webDist = await fs.mkdtemp(path.join(os.tmpdir(), 'haiko-web-'));
  await fs.mkdir(path.join(webDist, 'assets'));
  await fs.writeFile(path.join(webDist, 'index.html'), '<!doctype html><title>Haiko</title>');
  await fs.writeFile(path.join(webDist, 'assets/main-abc123.js'), 'export const text = 1;');
  test = await startApp({ RATE_LIMIT_FACTOR: '0.1', TRUST_PROXY_HOPS: '1', WEB_DIST: webDist });
  // One after the other: a tenth of the usual number can sign up.
  person = await aUser(test);
  greedy = await aUser(test);
});
afterAll(async () => {
  await test.stop();
  await fs.rm(webDist, { recursive: true });
});

/** Calls again and again until there are too many; how many were let through, and what the one too many was told. */
async function untilRefused<Reply extends { status: number }>(call: () => Promise<Reply>) {
  for (let calls = 0; calls < 1_000; calls += 1) {
    const reply = await call();
    if (reply.status === 429) return { calls, reply };
  }
  throw new Error('A thousand calls were let through');
}

const malformed = (address: string) =>
  request(test.server)
    .post('/graphql')
    .set('X-Forwarded-For', address)
    .set('Content-Type', 'application/json')
    .send('{');
const countries = (caller: object) => query(test, '{ readNationalities { code } }', {}, caller);

describe('the allowance of a caller', () => {
  it('is used up by refused queries, too, and says when there is some again', async () => {
    const address = '203.0.113.1';
    const { calls, reply } = await untilRefused(async () => malformed(address));
    expect(calls).toBeGreaterThanOrEqual(60);
    expect(reply.body.errors[0].extensions.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(reply.headers['ratelimit-remaining']).toBe('0');
    const other = await untilRefused(() => rest(test, 'get', '/api/nowhere', undefined, { address }));
    expect([other.calls < 60, other.reply.body.code]).toEqual([true, 'TOO_MANY_REQUESTS']);
  });

  it('is used up the sooner the more rows and lists a query may hold, however short its answer is', async () => {
    const many = Array.from({ length: 9 }, (_, n) => `a${n}: readPosts(take: 50) { items { uuid } }`).join(' ');
    const dear = await untilRefused(() => query(test, `{ ${many} }`, {}, greedy));
    // Of ordinary ones there are a hundred.
    expect(dear.calls).toBeLessThan(25);
  });

  it('is told with each answer of the server’s own, and with none that caches keep', async () => {
    const address = '203.0.113.20';
    const left = async (path: string) => {
      const { headers } = await request(test.server)
        .get(path)
        .set('X-Forwarded-For', address)
        .set('Accept', 'text/html');
      return [headers['ratelimit-limit'], headers['ratelimit-remaining']];
    };
    expect(await left('/main')).toEqual(['100', '100']);
    const { headers } = await countries({ address });
    expect(headers['ratelimit-limit']).toBe('100');
    expect(Number(headers['ratelimit-remaining'])).toBeLessThanOrEqual(100);
    expect(await left('/assets/main-abc123.js')).toEqual([undefined, undefined]);
    const used = await untilRefused(async () => malformed(address));
    expect([used.reply.headers['ratelimit-limit'], used.reply.headers['ratelimit-remaining']]).toEqual(['100', '0']);
  });

  it('is not the neighbor’s, nor that of whoever is signed in at the same address, and leaves the way in open', async () => {
    const address = '203.0.113.2';
    await untilRefused(async () => malformed(address));
    expect((await countries({ address: '203.0.113.3' })).status).toBe(200);
    expect((await countries({ address, token: person.token })).status).toBe(200);
    const signIn = { email: person.email, password: person.password };
    expect((await rest(test, 'post', '/api/user/signin', signIn, { address })).status).toBe(200);
  });

  it('is used up sooner by large answers', async () => {
    await aPost(test, person);
    const text = JSON.stringify({ ko: '가'.repeat(9_000) });
    await test.database.manager.query(
      `insert into posts (author_uuid, author_nationality_uuid, original_language, title, content)
       select author_uuid, author_nationality_uuid, 'ko', '{"ko": "가"}', $1 from posts, generate_series(1, 50)`,
      [text],
    );
    const fields = ['', 'Ko', 'En', 'Zh', 'Ja', 'Th', 'Vi', 'Km', 'Tl', 'Bn'].map((language) => `content${language}`);
    const large = `{ readPosts(take: 50) { items { ${fields.join(' ')} } } }`;
    const { calls } = await untilRefused(() => query(test, large, {}, { address: '203.0.113.4' }));
    expect(calls).toBeLessThan(10);
  });

  // What each may be asked for at once, of a tenth of what is usual.
  it.each([
    ['a file that is not there', '/files/nowhere.webp', 6, 404],
    ['a built file that is not there', '/assets/nowhere.js', 24, 404],
    ['a built file', '/assets/main-abc123.js', 240, 200],
    ['a probe', '/health/live', 30, 200],
    ['what search engines ask for', '/robots.txt', 10, 200],
  ])('for %s is one of its own', async (name, where, atOnce, status) => {
    const address = `203.0.113.${100 + name.length}`;
    const get = () => rest(test, 'get', where, undefined, { address });
    expect((await get()).status).toBe(status);
    const { calls } = await untilRefused(get);
    expect(calls).toBeGreaterThanOrEqual(atOnce - 1);
    expect((await countries({ address })).status).toBe(200);
  });

  it('leaves the app to a visitor who opens a page, so that they can sign in', async () => {
    const strict = await startApp({ RATE_LIMIT_FACTOR: '0.01', WEB_DIST: webDist });
    await Promise.all(Array.from({ length: 100 }, () => rest(strict, 'get', '/api/nowhere')));
    expect((await rest(strict, 'get', '/api/nowhere')).status).toBe(429);
    for (const page of ['/main', '/signin']) {
      const { status, headers, text } = await request(strict.server).get(page).set('Accept', 'text/html');
      expect([status, text]).toEqual([429, expect.stringMatching(/^<!doctype html>/)]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    await strict.stop();
  });

  it('is one for all processes, which tell each other', async () => {
    const other = await startApp({ RATE_LIMIT_FACTOR: '0.1', TRUST_PROXY_HOPS: '1', DATABASE_URL: test.databaseUrl });
    await until(() => other.app.get(Listener).isConnected);
    const [told, untold] = ['203.0.113.9', '203.0.113.10'];
    await untilRefused(async () => malformed(told));
    await test.app.get(SharedSpending).publish();
    await other.app.get(Listener).settled();
    const callsOf = async (address: string) =>
      (await untilRefused(() => rest(other, 'get', '/api/nowhere', undefined, { address }))).calls;
    expect([(await callsOf(told)) < 50, (await callsOf(untold)) >= 60]).toEqual([true, true]);
    await other.stop();
  });

  it('counts a signed-in person wherever they are', async () => {
    const { token } = await aUser(test);
    let host = 0;
    const refused = () => {
      host += 1;
      const body = { query: '{ nowhere }' };
      const call = request(test.server).post('/graphql').set('Authorization', `Bearer ${token}`);
      return call
        .set('X-Forwarded-For', `198.51.100.${host % 250}`)
        .send(body)
        .then();
    };
    const { calls } = await untilRefused(refused);
    expect(calls).toBeLessThan(200);
  });
});

describe('a refused write', () => {
  it('gets its point back as often as people make mistakes, and counts from then on', async () => {
    const strict = await startApp({ RATE_LIMIT_FACTOR: '1' });
    const { token, uuid } = await aUser(strict);
    // On the first day fewer posts are taken.
    await strict.database.manager.query(
      `update users set created_at = created_at - interval '25 hours' where uuid = $1`,
      [uuid],
    );
    const post = (title: string) => rest(strict, 'post', '/api/post', { title, content: NINE_SCRIPTS.th }, { token });
    for (let mistake = 0; mistake < 20; mistake += 1) expect((await post('')).status).toBe(400);
    for (let n = 0; n < 3; n += 1) expect((await post(NINE_SCRIPTS.bn)).status).toBe(201);
    for (let mistake = 0; mistake < 3; mistake += 1) expect((await post('')).status).toBe(400);
    expect((await post(NINE_SCRIPTS.bn)).status).toBe(429);
    // Another kind of write has a limit of its own.
    expect((await rest(strict, 'put', '/api/user', { language: 'th' }, { token })).status).toBe(200);
    await strict.stop();
  });
});
