import { startApp, type TestApp } from '../../../test/app.js';
import { anAdmin, answer, CREATE, notice } from '../../../test/board-factories.js';
import { query, rest } from '../../../test/client.js';
import { anApprovedCompany } from '../../../test/company-factories.js';
import { countStatements, statementsOf } from '../../../test/count-statements.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { aPost } from '../../../test/post-factories.js';
import { until } from '../../../test/until.js';
import { Listener } from '../database/listener.js';
import { PageInvalidation } from './page-invalidation.js';

const FEED = `query Feed($skip: Int) { page: readPosts(skip: $skip) { hasMore items {
  uuid title likes user { uuid nickname nationalityInfo { nationality { uuid } } } hashtags { uuid name } } } }`;

const COMMENTS = `query ($postUuid: ID!) { readComments(postUuid: $postUuid) { items {
  uuid shown(language: km) { content } user { uuid } } } }`;

let test: TestApp;
let dara: TestUser;
let post: { uuid: string };
beforeAll(async () => {
  test = await startApp({ VISITOR_ANSWERS_MB: '1' });
  await until(() => test.app.get(PageInvalidation).isListening);
  dara = await aUser(test, { nickname: 'Dara' });
});
beforeEach(async () => {
  post = await aPost(test, dara, { title: 'ផ្សារនៅជិតខ្ញុំ', originalLanguage: 'km', hashtagNames: ['ផ្សារ'] });
  // On a busy machine the write is answered before this process has heard what it changed.
  await test.app.get(Listener).settled();
});
afterAll(() => test.stop());

const feed = async (app = test, variables = {}, caller = {}) =>
  (await query(app, FEED, variables, caller)).data['page'];
const first = async (app = test) => (await feed(app)).items[0];
/** Asks once, and how many statements it takes to ask again. */
async function statementsOfNext(document: string, variables = {}, caller = {}): Promise<number> {
  const before = await query(test, document, variables, caller);
  let after: typeof before | undefined;
  const count = await countStatements(async () => (after = await query(test, document, variables, caller)));
  expect({ ...after, headers: {} }).toEqual({ ...before, headers: {} });
  return count;
}

describe("a visitor's query", () => {
  it('is answered from memory the second time, however it is packed', async () => {
    expect(await statementsOfNext(FEED)).toBe(0);
    const plain = await fetch(`${test.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
      body: JSON.stringify({ query: FEED }),
    });
    expect([plain.headers.get('content-encoding'), plain.headers.get('cache-control')]).toEqual([null, 'no-store']);
    expect(await plain.json()).toHaveProperty('data.page.items[0].title', 'ផ្សារនៅជិតខ្ញុំ');
  });

  it('is asked once, however many ask it at the same moment', async () => {
    // What was just written is heard of by then, and makes nothing be asked twice.
    await feed();
    await test.app.get(PageInvalidation).settled();
    const names = await statementsOf(() => Promise.all(Array.from({ length: 8 }, () => feed(test, { skip: 7 }))));
    expect(names.filter((name) => name === 'feed.openPage')).toHaveLength(1);
  });

  it.each([
    ['of somebody signed in', FEED, () => ({ token: dara.token })],
    ['that leaves out a uuid', '{ readPosts { items { uuid user { nickname } } } }', () => ({})],
    [
      'that has a uuid only where a variable says so',
      FEED.replace('uuid title', 'uuid @skip(if: false) title'),
      () => ({}),
    ],
    ['that is longer than those of our screens', `${FEED} # ${'가'.repeat(8_000)}`, () => ({})],
    ['that counts a view', `{ readPost(uuid: "%") { uuid } }`, () => ({})],
  ])('%s is answered anew', async (_, document, caller) => {
    expect(await statementsOfNext(document.replace('%', post.uuid), {}, caller())).toBeGreaterThan(0);
  });

  it('whose answer is kept is answered so to nobody else: by bearer, language, method and what the bytes are called', async () => {
    const body = JSON.stringify({ query: `{ readPosts { items { uuid title } } }` });
    const ask = async (headers: Record<string, string>, method = 'POST') => {
      const json = { 'content-type': 'application/json', 'accept-language': 'km' };
      const reply = await fetch(`${test.url}/graphql`, { method, headers: { ...json, ...headers }, body });
      return { status: reply.status, text: await reply.text() };
    };
    const kept = await ask({});
    expect(kept.status).toBe(200);
    expect(await countStatements(() => ask({}))).toBe(0);
    expect((await ask({ authorization: 'Bearer nobody' })).status).toBe(401);
    expect(await countStatements(() => ask({ authorization: `Bearer ${dara.token}` }))).toBeGreaterThan(0);
    expect(await countStatements(() => ask({ 'accept-language': 'bn' }))).toBeGreaterThan(0);
    expect((await ask({}, 'PUT')).status).toBe(405);
    expect((await ask({ 'content-encoding': 'gzip' })).status).toBe(415);
    expect((await ask({ 'content-type': 'application/json; charset=euc-kr' })).status).toBe(415);
    expect(await ask({})).toEqual(kept);
  });

  it('that is wrong is refused as it always is, again and again', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { status, errors } = await query(test, FEED, { skip: -1 });
      expect([status, errors.map(({ extensions }) => extensions.code)]).toEqual([400, ['VALIDATION_FAILED']]);
    }
  });
});

describe('a write', () => {
  const asDara = (method: 'post' | 'put', path: string, body?: object) => rest(test, method, path, body, dara);

  it('is in the next answer when its own reply is there', async () => {
    expect(await first()).toMatchObject({ uuid: post.uuid, likes: 0 });
    await asDara('post', `/api/likes_dislikes/${post.uuid}/like`);
    expect(await first()).toMatchObject({ likes: 1 });
    await asDara('put', `/api/post/${post.uuid}`, { title: 'ចាស់', content: 'x', originalLanguage: 'km' });
    expect(await first()).toMatchObject({ title: 'ចាស់' });
    const newer = await aPost(test, dara, { title: 'Newer' });
    expect(await first()).toMatchObject({ uuid: newer.uuid });
    await rest(test, 'delete', `/api/post/${newer.uuid}`, undefined, dara);
    expect(await first()).toMatchObject({ uuid: post.uuid });
  });

  it('to comments is in the next answer, also of a post that had none', async () => {
    const comments = async () => {
      const { data } = await query(test, COMMENTS, { postUuid: post.uuid });
      return data['readComments'].items.map(({ shown }: { shown: { content: string } }) => shown.content);
    };
    expect(await comments()).toEqual([]);
    expect(await statementsOfNext(COMMENTS, { postUuid: post.uuid })).toBe(0);
    const say = { postUuid: post.uuid, content: 'សួស្ដី', originalLanguage: 'km' };
    const { body } = await asDara('post', '/api/comment', say);
    expect(await comments()).toEqual(['សួស្ដី']);
    await rest(test, 'delete', `/api/comment/${post.uuid}/${body.uuid}`, undefined, dara);
    expect(await comments()).not.toContain('សួស្ដី');
  });

  it('to postings is in the next answer, of which those are kept that search for nothing', async () => {
    const company = await anApprovedCompany(test);
    const { uuid } = await aPosting(test, company);
    await test.app.get(Listener).settled();
    const of = (args: string, start = 'query') => `${start} { readJobPostings${args} { items { uuid title } } }`;
    expect(await statementsOfNext(of(''))).toBe(0);
    expect(await statementsOfNext(of('(skip: 0, keyword: null)'))).toBe(0);
    expect(await statementsOfNext(of('(keyword: "용접")'))).toBeGreaterThan(0);
    const asked = of('(keyword: $word)', 'query ($word: String)');
    expect(await statementsOfNext(asked, { word: '용접' })).toBeGreaterThan(0);
    expect(await statementsOfNext(asked, {})).toBe(0);
    expect(await statementsOfNext(of('(keyword: $word)', 'query ($word: String = "용접")'))).toBeGreaterThan(0);
    const newer = await aPosting(test, company);
    const { data } = await query(test, of(''));
    const uuids = data['readJobPostings'].items.map((item: { uuid: string }) => item.uuid);
    expect(uuids.slice(0, 2)).toEqual([newer.uuid, uuid]);
  });

  it('that pins a notice or takes it down is in the next answer, too', async () => {
    const admin = await anAdmin(test);
    const pinned = async () => (await query(test, '{ readFixedNotice { uuid } }')).data['readFixedNotice'];
    const { uuid } = await answer(test, admin, CREATE, { input: notice() });
    expect(await pinned()).toBeNull();
    await answer(test, admin, 'mutation ($uuid: ID!) { pinNotice(uuid: $uuid) { uuid } }', { uuid });
    expect(await pinned()).toEqual({ uuid });
    await answer(test, admin, 'mutation { unpinNotice }');
    expect(await pinned()).toBeNull();
  });

  it('is in the next answers of another process within moments', async () => {
    const other = await startApp({ VISITOR_ANSWERS_MB: '1', DATABASE_URL: test.databaseUrl });
    await until(() => other.app.get(PageInvalidation).isListening);
    await first(other);
    expect(await countStatements(() => first(other))).toBe(0);
    const { uuid } = await aPost(test, dara, { title: 'Told to all' });
    await until(async () => (await first(other)).uuid === uuid);
    await other.stop();
  });
});
