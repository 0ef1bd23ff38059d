import { randomUUID } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { Logger } from '@nestjs/common';
import request from 'supertest';
import { asOwner } from '../../../test/as-owner.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { rest } from '../../../test/client.js';
import { anApprovedCompany } from '../../../test/company-factories.js';
import { type DnsServer, startDnsServer } from '../../../test/dns-server.js';
import { aUser } from '../../../test/factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { PAGE_SERVER } from '../../../test/page-server.js';
import { aPost } from '../../../test/post-factories.js';
import { until } from '../../../test/until.js';
import { aWebBuild } from '../../../test/web-build.js';
import { whileHeld } from '../../../test/while-held.js';
import { PageInvalidation } from './page-invalidation.js';
import { RenderedPages } from './rendered-pages.js';

let test: TestApp;
let build: Awaited<ReturnType<typeof aWebBuild>>;
beforeAll(async () => {
  build = await aWebBuild(PAGE_SERVER);
  test = await startApp({ WEB_DIST: build.dist, TRUST_PROXY_HOPS: '1', RATE_LIMIT_FACTOR: '1' });
  await until(() => test.app.get(PageInvalidation).isListening);
  await aPost(test, await aUser(test), { title: 'ផ្សារ ตลาด 시장' });
});
afterAll(async () => {
  await test.stop();
  await build.remove();
});

let told: { event: string; address: string; reason?: string }[];
beforeEach(() => {
  told = [];
  vi.spyOn(Logger.prototype, 'warn').mockImplementation((entry: (typeof told)[number]) => void told.push(entry));
});
afterEach(() => vi.restoreAllMocks());

const open = async (address: string, from = '192.0.2.1') => {
  const reply = await request(test.server).get(address).set('Accept', 'text/html').set('X-Forwarded-For', from);
  const [, rendering] = /<main data-rendering="(\d+)"/.exec(reply.text) ?? [];
  const isShell = reply.text.includes('<div id="root"></div>');
  return { status: reply.status, robots: reply.headers['x-robots-tag'], text: reply.text, rendering, isShell };
};

/** The page once it is made: a busy machine may take longer than its first reader waits. */
const made = async (address: string, from?: string) => {
  let page = await open(address, from);
  await until(async () => !page.isShell || !(page = await open(address, from)).isShell);
  return page;
};

const search = (word: string, from: string) =>
  request(test.server)
    .post('/graphql')
    .set('X-Forwarded-For', from)
    .send({ query: `{ readPostsByKeyword(keyword: "${word}") { items { uuid } } }` })
    .expect(200);

/** What was told of pages that could not be rendered. */
const failures = () => told.filter(({ event }) => event === 'PAGE_NOT_RENDERED');

/** Nobody reads posts while `work` is under way. */
const whilePostsAreHeld = (work: () => Promise<void>) =>
  whileHeld(test.databaseUrl, 'lock table posts in access exclusive mode', work);

/** Which rendering is the newest. */
const newest = async () => Number((await made(`/searchresult?q=${randomUUID()}`)).rendering);

describe('a page that takes long', () => {
  it('comes as the shell, is told of, goes on being made, and is there for the next reader', async () => {
    const before = await newest();
    told = [];
    await whilePostsAreHeld(async () => {
      const first = await open('/main?lang=km');
      expect(first).toMatchObject({ status: 200, isShell: true, rendering: undefined });
      expect(told).toEqual([{ event: 'PAGE_LATE', address: '/main', language: 'km' }]);
      expect((await open('/main?lang=km')).isShell).toBe(true);
    });
    const page = await made('/main?lang=km');
    expect(page.text).toContain('<p>ផ្សារ ตลาด 시장</p>');
    // It was made once, for all who asked meanwhile and for who asks now.
    expect([Number(page.rendering), await newest()]).toEqual([before + 1, before + 2]);
  });
});

describe('a search engine', () => {
  const [ENGINE, CRAWLER] = ['66.249.64.1', 'Mozilla/5.0 (compatible; Googlebot/2.1)'];
  const crawl = (address: string, from: string) =>
    request(test.server)
      .get(address)
      .set('Accept', 'text/html')
      .set({ 'X-Forwarded-For': from, 'User-Agent': CRAWLER });
  let names: DnsServer;
  beforeAll(async () => {
    names = await startDnsServer({
      '1.64.249.66.in-addr.arpa': 'crawl-66-249-64-1.googlebot.com',
      'crawl-66-249-64-1.googlebot.com': ENGINE,
    });
    test.app.get(Resolver).setServers([names.address]);
  });
  afterAll(() => names.stop());

  it('waits for a page that others get empty, and is told to come again where it takes too long', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    Object.assign(globalThis, { infoMayCome: promise });
    const tooLate = await crawl('/info', ENGINE);
    expect([tooLate.status, tooLate.headers['retry-after'], tooLate.text.includes('canonical')]).toEqual([
      503,
      '30',
      false,
    ]);
    // Who only says that they are one is a visitor like others.
    const other = await crawl('/info', '203.0.113.7');
    expect([other.status, other.text.includes('<div id="root"></div>')]).toEqual([200, true]);
    told = [];
    // `then`: it is not sent before somebody waits for it.
    const late = crawl('/info', ENGINE).then((reply) => reply);
    await until(() => told.some(({ event }) => event === 'PAGE_LATE'));
    resolve();
    expect(await late).toMatchObject({ status: 200, text: expect.stringContaining('<main>Here it is</main>') });
  });

  it('comes again where nobody can read what a page is about, which opens for others and is told of', async () => {
    const { uuid } = await aPost(test, await aUser(test), { title: 'ပ စာ', content: 'সংবাদ' });
    const address = `/postdetail/${uuid}?lang=bn`;
    await asOwner(test, 'alter table posts rename to posts_away');
    try {
      expect(await open(address)).toMatchObject({ status: 200, isShell: true, robots: undefined });
      expect(told).toEqual([
        {
          ...{ event: 'PAGE_WITHOUT_HEAD', address: `/postdetail/${uuid}`, language: 'bn' },
          reason: expect.stringMatching(/./),
        },
      ]);
      // Nor where what a list holds cannot be read.
      for (const unread of [address, '/main?lang=bn']) {
        const { status, headers } = await crawl(unread, ENGINE);
        expect([status, headers['retry-after'], headers['x-robots-tag']]).toEqual([503, '30', undefined]);
      }
    } finally {
      await asOwner(test, 'alter table posts_away rename to posts');
    }
    expect(await crawl(address, ENGINE)).toMatchObject({ status: 200, text: expect.stringContaining('সংবাদ') });
  });
});

describe('pages that wait to be made', () => {
  it('take turns by network, from however many of its addresses they were asked for', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    Object.assign(globalThis, { infoMayCome: promise });
    const openAll = (addresses: string[]) =>
      Promise.all(addresses.map((address, place) => open(address, `2001:db8:1:2::${place + 1}`)));
    // Two are made at once.
    await openAll(['/info?lang=ko', '/info?lang=vi']);
    const theirs = Array.from({ length: 6 }, (_, place) => `/searchresult?q=crowd${place}`);
    await openAll(theirs);
    await open('/searchresult?q=alone', '192.0.2.77');
    resolve();
    const turnOf = async (address: string) => Number((await made(address)).rendering);
    const own = await turnOf('/searchresult?q=alone');
    const turns = await Promise.all(theirs.map(turnOf));
    expect(turns.filter((turn) => turn < own).length).toBeLessThanOrEqual(2);
  });
});

describe('a page that cannot be rendered', () => {
  it('comes as the shell, is told of with its reason, and is made again for the next reader', async () => {
    await asOwner(test, 'alter table posts rename to posts_away');
    try {
      expect(await open('/main?lang=ja')).toMatchObject({ status: 200, isShell: true });
      await until(() => failures().length > 0);
    } finally {
      await asOwner(test, 'alter table posts_away rename to posts');
    }
    expect(failures()).toEqual([
      { event: 'PAGE_NOT_RENDERED', address: '/main', language: 'ja', reason: expect.stringMatching(/./) },
    ]);
    expect(await made('/main?lang=ja')).toMatchObject({ status: 200, isShell: false });
  });
});

it.each(['/MAIN', '/Main'])('an address that is spelled as %s is no page of its own', async (address) => {
  const pages = test.app.get(RenderedPages);
  const reader = { language: 'km', ip: '192.0.2.5', payer: '192.0.2.5', savesData: false } as const;
  const isSearchEngine = () => Promise.resolve(false);
  const of = (path: string) => pages.of({ path, namesLanguage: false, query: '' }, { ...reader, isSearchEngine });
  await until(async () => (await of('/main')) !== undefined);
  expect(await of(address)).toBeUndefined();
});

it('bytes that are packed in another way have another ETag', async () => {
  await made('/main?lang=ko');
  const packed = async (encoding: string) => {
    const reply = request(test.server).get('/main?lang=ko').set({ Accept: 'text/html', 'Accept-Encoding': encoding });
    const { headers } = await reply;
    return [headers['content-encoding'], headers['etag']];
  };
  const replies = await Promise.all(['br', 'gzip', 'deflate', 'identity'].map(packed));
  expect(replies.map(([encoding]) => encoding)).toEqual(['br', 'gzip', undefined, undefined]);
  expect(new Set(replies.map(([, tag]) => tag)).size).toBe(3);
  expect(replies[2]).toEqual(replies[3]);
});

describe('who has a page made', () => {
  it('pays for its length once it is there, also where it comes too late for them', async () => {
    const heard: number[] = [];
    const visitor = { language: 'zh', ip: '192.0.2.9', payer: '192.0.2.9', savesData: true } as const;
    const reader = { ...visitor, isSearchEngine: () => Promise.resolve(false) };
    const address = { path: '/main', namesLanguage: true, query: '' };
    const pages = test.app.get(RenderedPages);
    const ask = () => pages.of(address, reader, (bytes) => void heard.push(bytes));
    await whilePostsAreHeld(async () => {
      expect([await ask(), heard]).toEqual([undefined, [0]]);
    });
    await until(() => heard.length > 1);
    const page = await ask();
    expect(heard).toEqual([0, page === 'late' ? page : page?.length]);
  });
});

describe('what was searched for', () => {
  it('is rendered, is not to be listed, and stands in no log', async () => {
    const address = `/searchresult?q=${encodeURIComponent('ตลาด')}`;
    const page = await made(`${address}&lang=bn`);
    expect(page).toMatchObject({ status: 200, isShell: false, robots: 'noindex' });
    expect(page.text).toContain('<p>ផ្សារ ตลาด 시장</p>');
    expect(page.text).not.toMatch(/hreflang|rel="canonical"/);
    expect((await open(`${address}&lang=bn`)).rendering).toBe(page.rendering);
    expect((await made('/searchresult?q=nowhere&lang=bn')).text).not.toContain('ตลาด');
  });

  it.each([
    ['nothing', 'អង្ករ'],
    ['something', 'ចាស់'],
  ])('that had found %s is searched anew once another post is about it', async (_, word) => {
    const author = await aUser(test);
    await aPost(test, author, { title: `ចាស់ ${randomUUID()}` });
    const { uuid } = await aPost(test, author, { title: 'ហាង', content: 'សួស្ដី' });
    const address = `/searchresult?q=${encodeURIComponent(word)}&lang=km`;
    const [title, content] = [`${word} ថ្មី`, 'សួស្ដី'];
    expect((await made(address)).text).not.toContain(title);
    await rest(test, 'put', `/api/post/${uuid}`, { title, content }, author);
    expect((await made(address)).text).toContain(title);
  });

  it('counts as a search of who asked for it, and of nobody else', async () => {
    const address = (word: number) => `/searchresult?q=word${word}`;
    // All but one that one address may ask for in ten minutes (limits.ts); as many pages would be more than its allowance.
    for (let word = 0; word < 59; word += 1) await search(`asked${word}`, '192.0.2.7');
    expect((await made(address(59), '192.0.2.7')).isShell).toBe(false);
    expect(failures()).toEqual([]);
    expect((await open(address(60), '192.0.2.7')).isShell).toBe(true);
    await until(() => failures().length > 0);
    expect(failures()).toEqual([expect.objectContaining({ event: 'PAGE_NOT_RENDERED', address: '/searchresult' })]);
    expect((await made(address(61), '192.0.2.8')).isShell).toBe(false);
  });
});

it('a posting is read by nobody while its page is made, or handed on', async () => {
  const { uuid } = await aPosting(test, await anApprovedCompany(test));
  for (const language of ['vi', 'vi', 'km']) await made(`/announcementdetail/${uuid}?lang=${language}`, '192.0.2.10');
  const views = 'select 1 from job_posting_views where posting_uuid = $1';
  expect(await test.database.manager.query(views, [uuid])).toEqual([]);
});
