import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { HTML_LANG, LANGUAGES } from '@haiko/shared/i18n/languages';
import { pageMessages, screenMessages } from '@haiko/shared/i18n/pageMessages';
import request from 'supertest';
import { startApp, type TestApp } from '../../../test/app.js';
import { UNKNOWN } from '../../../test/board-factories.js';
import { anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { aUser } from '../../../test/factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aPost } from '../../../test/post-factories.js';
import { structuredData } from '../../../test/structured-data.js';

const ORIGIN = 'http://localhost:3000';
const INDEX = path.resolve(import.meta.dirname, '../../../../web/index.html');
const MANIFEST = path.resolve(import.meta.dirname, '../../../../web/public/manifest.webmanifest');

let test: TestApp;
let webDist: string;
let company: TestCompany;
// The web's own page, so that what it says of the product is known to give way.
beforeAll(async () => {
  webDist = await fs.mkdtemp(path.join(os.tmpdir(), 'haiko-pages-'));
  await fs.copyFile(INDEX, path.join(webDist, 'index.html'));
  await fs.copyFile(MANIFEST, path.join(webDist, 'manifest.webmanifest'));
  await fs.writeFile(path.join(webDist, 'worker.js'), '// keeps');
  await fs.writeFile(path.join(webDist, 'worker-off.js'), '// keeps nothing');
  test = await startApp({ WEB_DIST: webDist });
  company = await anApprovedCompany(test);
});
afterAll(async () => {
  await test.stop();
  await fs.rm(webDist, { recursive: true });
});

const open = (address: string) => request(test.server).get(address).set('Accept', 'text/html,*/*');

describe('the page of a job posting', () => {
  it('tells search engines and chats what the posting says', async () => {
    const { uuid } = await aPosting(test, company, {
      title: '용접 기능공 <모집> & 숙소',
      description: `첫 줄\n${NINE_SCRIPTS.km}`,
    });
    const { status, text, headers } = await open(`/announcementdetail/${uuid}?tab=qualification`);
    expect({ status, cache: headers['cache-control'] }).toEqual({ status: 200, cache: 'no-cache' });
    expect(text).toContain('<title>용접 기능공 &lt;모집&gt; &amp; 숙소 · ');
    expect(text).toContain(`<meta property="og:description" content="첫 줄 ${NINE_SCRIPTS.km}" />`);
    expect(text).toContain(`<link rel="canonical" href="${ORIGIN}/announcementdetail/${uuid}" />`);
    expect(text.match(/<title>/g)).toHaveLength(1);
    expect(structuredData(text)).toMatchObject({
      '@type': 'JobPosting',
      title: '용접 기능공 <모집> & 숙소',
      description: `<p>첫 줄<br>${NINE_SCRIPTS.km}</p><p>${NINE_SCRIPTS.km}</p>`,
      url: `${ORIGIN}/announcementdetail/${uuid}`,
      directApply: true,
      educationRequirements: 'no requirements',
      experienceRequirements: 'no requirements',
      identifier: { value: uuid },
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      validThrough: expect.stringMatching(/^\d{4}-\d\d-\d\dT23:59:59\+09:00$/),
      employmentType: 'FULL_TIME',
      hiringOrganization: { name: expect.stringContaining('한강식품'), sameAs: 'https://hangang.example' },
      jobLocation: [{ address: { addressCountry: 'KR', addressRegion: '경기', addressLocality: '수원시' } }],
      baseSalary: { currency: 'KRW', value: { minValue: 2_600_000, maxValue: 3_100_000, unitText: 'MONTH' } },
    });
  });

  it.each([
    ['closed', 'closed_at = now()'],
    ['over', `deadline_date = now()::date - 3`],
  ])('says until when it was an offer once it is %s, and is listed no more', async (_, change) => {
    const { uuid } = await aPosting(test, company);
    await test.database.execute(`update job_postings set ${change} where uuid = $1`, [uuid]);
    const { status, text } = await open(`/announcementdetail/${uuid}`);
    const { validThrough } = structuredData(text) as { validThrough: string };
    expect({ status, isOver: Date.parse(validThrough) <= Date.now(), hasTitle: text.includes('용접') }).toEqual({
      status: 200,
      isOver: true,
      hasTitle: true,
    });
    expect(text).toContain('noindex');
    expect(text).not.toContain('hreflang');
  });

  it.each([
    ['closed', `closed_at = now() - interval '91 days'`],
    ['over', `deadline_date = now()::date - 92`],
  ])('is gone for search engines 90 days after it was %s, and opens for whoever saved it', async (_, change) => {
    const { uuid } = await aPosting(test, company);
    await test.database.execute(`update job_postings set ${change} where uuid = $1`, [uuid]);
    const { status, text } = await open(`/announcementdetail/${uuid}`);
    expect({ status, hasApp: text.includes('<div id="root">') }).toEqual({ status: 410, hasApp: true });
  });

  it.each([
    ['blocked', 'blocked_at = now()'],
    ['hidden', 'is_public = false'],
    ['deleted', 'deleted_at = now()'],
  ])('says nothing of one that is %s', async (_, change) => {
    const { uuid } = await aPosting(test, company);
    await test.database.execute(`update job_postings set ${change} where uuid = $1`, [uuid]);
    const { status, text } = await open(`/announcementdetail/${uuid}`);
    expect({ status, data: structuredData(text), hasTitle: text.includes('용접') }).toEqual({
      status: 404,
      data: null,
      hasTitle: false,
    });
    expect(text).toContain('<meta name="robots" content="noindex" />');
  });

  it('opens the app where there is nothing, and leaves other pages as they are', async () => {
    for (const uuid of [UNKNOWN, 'nonsense', '%00']) {
      const { status, text } = await open(`/announcementdetail/${uuid}`);
      expect({ status, hasApp: text.includes('<div id="root">') }).toEqual({ status: 404, hasApp: true });
    }
    const { status, text } = await open('/notemanager');
    const isGeneral = text.includes(`<title>${pageMessages('en').title} · Haiko</title>`);
    expect({ status, isGeneral }).toEqual({ status: 200, isGeneral: true });
  });
});

describe('a page without a head of its own', () => {
  it.each(['/main', '/notice', '/info/', '/place?category=1', '/announcement', '/home', '/terms', '/privacy'])(
    '%s may be listed',
    async (address) => {
      const { status, headers } = await open(address);
      expect({ status, robots: headers['x-robots-tag'] }).toEqual({ status: 200, robots: undefined });
    },
  );

  it.each([
    '/myinfor',
    '/notemanager',
    `/notedetail/${UNKNOWN}`,
    '/scrapannouncement',
    '/enterprisemanage',
    '/announcementwriting',
    `/announcementmodify/${UNKNOWN}`,
    '/searchresult?q=welding',
    '/signin',
    '/signin/callback',
    '/nowhere',
  ])('%s asks not to be', async (address) => {
    const { status, headers } = await open(address);
    expect({ status, robots: headers['x-robots-tag'] }).toEqual({ status: 200, robots: 'noindex' });
  });
});

describe('what the product says of itself before it runs', () => {
  it.each(LANGUAGES)('is in the language that the browser asks for: %s', async (language) => {
    const { title, description, needsScript } = pageMessages(language);
    const wanted = `${HTML_LANG[language]},xx;q=0.9,en;q=0.1`;
    for (const address of ['/home', '/notemanager', `/postdetail/${UNKNOWN}`]) {
      const { text, headers } = await open(address).set('Accept-Language', wanted);
      expect(text).toContain(`<html lang="${HTML_LANG[language]}"`);
      expect(text).toContain(`<title>${title} · Haiko</title>`);
      expect(text).toContain(`<meta name="description" content="${description}" />`);
      expect(text).toContain(`<meta property="og:description" content="${description}" />`);
      expect(text).toContain(`<noscript lang="${HTML_LANG[language]}">${needsScript}</noscript>`);
      expect(text.match(/<title>/g)).toHaveLength(1);
      expect(headers['vary']).toContain('Accept-Language');
    }
    const manifest = await request(test.server).get('/manifest.webmanifest').set('Accept-Language', wanted);
    expect(manifest.headers).toMatchObject({
      'content-type': expect.stringContaining('application/manifest+json'),
      'cache-control': 'no-cache',
      vary: expect.stringContaining('Accept-Language'),
    });
    expect(JSON.parse(manifest.text)).toMatchObject({
      name: 'Haiko',
      lang: HTML_LANG[language],
      description,
      start_url: '/main',
    });
    const { shortcuts } = JSON.parse(manifest.text) as { shortcuts: { url: string; name: string }[] };
    expect(Object.fromEntries(shortcuts.map(({ url, name }) => [url, name]))).toEqual(pageMessages(language).shortcuts);
  });

  it.each(LANGUAGES)('is of each open screen what that shows, and no two say the same: %s', async (language) => {
    const titles = new Set([pageMessages(language).title]);
    for (const address of ['/main', '/notice', '/info/', '/place', '/announcement', '/terms', '/privacy']) {
      const { title, description } = screenMessages(address, language);
      const { text } = await open(`${address}?lang=${language}`);
      expect(text).toContain(`<title>${title} · Haiko</title>`);
      expect(text).toContain(`<meta name="description" content="${description}" />`);
      expect(structuredData(text)).toMatchObject({
        '@type': /terms|privacy/.test(address) ? 'WebPage' : 'CollectionPage',
        name: title,
        inLanguage: HTML_LANG[language],
        url: `${ORIGIN}${address.replace(/\/$/, '')}?lang=${language}`,
      });
      titles.add(title);
    }
    expect(titles.size).toBe(8);
  });

  it.each([undefined, '*', 'fr-FR,fr;q=0.9', 'nonsense;;q=x'])('is English for %s', async (wanted) => {
    const page = await (wanted === undefined ? open('/main') : open('/main').set('Accept-Language', wanted));
    expect(page.text).toContain('<html lang="en"');
  });

  it('is not sent again to who has it, but to who asks for another language', async () => {
    const { headers } = await open('/main').set('Accept-Language', 'ko');
    const again = (language: string) =>
      open('/main')
        .set('Accept-Language', language)
        .set('If-None-Match', headers['etag'] ?? '');
    expect((await again('ko-KR')).status).toBe(304);
    expect((await again('km')).status).toBe(200);
  });

  it('stands beside a post in its own language', async () => {
    const post = await aPost(test, await aUser(test), { title: NINE_SCRIPTS.km, originalLanguage: 'km' });
    const { text } = await open(`/postdetail/${post.uuid}`).set('Accept-Language', 'vi');
    expect(text).toContain('<html lang="km"');
    expect(text).toContain(`<noscript lang="vi">${pageMessages('vi').needsScript}</noscript>`);
  });
});

describe('the sitemap', () => {
  it('is named by robots.txt and lists what visitors can read, each with its age', async () => {
    const { uuid: post } = await aPost(test, await aUser(test));
    const { uuid: job } = await aPosting(test, company);
    const { uuid: closed } = await aPosting(test, company);
    await test.database.execute('update job_postings set closed_at = now() where uuid = $1', [closed]);
    expect((await open('/robots.txt')).text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    const index = await open('/sitemap.xml');
    expect(index.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    const pages = [...index.text.matchAll(/<loc>http:\/\/localhost:3000(\/sitemap\/[a-z]+-1\.xml)<\/loc>/g)];
    const texts = await Promise.all(pages.map(async ([, address = '']) => (await open(address)).text));
    const all = texts.join('');
    expect(all).toContain(`<loc>${ORIGIN}/postdetail/${post}</loc><lastmod>20`);
    expect(all).toContain(`<loc>${ORIGIN}/privacy</loc>`);
    expect(all).toContain(`<loc>${ORIGIN}/announcementdetail/${job}</loc><lastmod>20`);
    expect(all).not.toContain(closed);
  });

  it('names the address in each language that there is a text in', async () => {
    const { uuid } = await aPost(test, await aUser(test), { originalLanguage: 'zh' });
    const translated = { title: { zh: '一', km: '១', bn: '১' }, content: { zh: '一', km: '១' } };
    await test.database.execute('update posts set title = $2, content = $3 where uuid = $1', [
      uuid,
      JSON.stringify(translated.title),
      JSON.stringify(translated.content),
    ]);
    const entriesOf = async (page: string, address: string): Promise<unknown[]> => {
      const { text } = await open(`/sitemap/${page}-1.xml`);
      const entries = text.matchAll(/<loc>([^<]+)<\/loc>.*/g);
      const own = [...entries].filter(([, at = '']) => at.replace(/\?.*/, '') === ORIGIN + address);
      return own.map(([entry, at]) => [at, [...entry.matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language)]);
    };
    const address = `/postdetail/${uuid}`;
    // Not in Bengali, in which there is but a title.
    const links = ['zh-Hans', 'km', 'x-default'];
    expect(await entriesOf('posts', address)).toEqual([
      [`${ORIGIN}${address}`, links],
      [`${ORIGIN}${address}?lang=zh`, links],
      [`${ORIGIN}${address}?lang=km`, links],
    ]);
    expect(await entriesOf('screens', '/main')).toHaveLength(LANGUAGES.length + 1);
  });

  it.each(['jobs-0.xml', 'jobs-2.xml', 'people-1.xml', 'jobs-99999.xml', 'jobs-100000.xml'])(
    'has no page %s',
    async (name) => {
      expect((await open(`/sitemap/${name}`)).status).toBe(404);
    },
  );
});

describe('the service worker', () => {
  it('does not get the page of a release that this process has not read', async () => {
    const file = path.join(webDist, 'index.html');
    const built = await fs.readFile(file, 'utf8');
    expect((await request(test.server).get('/index.html')).text).toBe(built);
    await fs.writeFile(file, `${built}<!-- another release -->`);
    const { status, headers } = await request(test.server).get('/index.html');
    expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
    expect((await open('/main')).text).not.toContain('another release');
    await fs.writeFile(file, built);
    expect((await request(test.server).get('/index.html')).status).toBe(200);
  });

  it.each([
    ['on', '// keeps'],
    ['off', '// keeps nothing'],
  ])('is asked for each time, and what OFFLINE_WORKER %s says', async (setting, text) => {
    const server = await startApp({ WEB_DIST: webDist, OFFLINE_WORKER: setting });
    const reply = await request(server.server).get('/worker.js');
    expect([reply.text, reply.headers['cache-control']]).toEqual([text, 'no-cache']);
    expect(reply.headers['content-type']).toContain('javascript');
    await server.stop();
  });
});
