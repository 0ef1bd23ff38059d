import { HTML_LANG, LANGUAGES } from '@haiko/shared/i18n/languages';
import type { Page } from '@playwright/test';
import { drawn, expect, test } from './haiko.ts';
import { newcomer } from './newcomers.ts';
import { crawled, flawsOf, holdScripts, HTML, isAlive, openRendered } from './rendered.ts';
import { samplePost, samplePosting } from './samples.ts';
import { filled, WORDS } from './words.ts';

// Pages as they come from the server, before a script has run, and how they come to life.

/** Opens a page whose scripts wait until `release`. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

/** Finds that a page comes to life as the server has rendered it, to its last row; `asked` is what it asks the server for. */
async function expectAliveAsItStands(page: Page, address: string, asked: string[]): Promise<void> {
  await openRendered(page, address, asked);
  // Words that wait for their letters are hidden: it would be another heading then.
  const heading = page.getByRole('main').getByRole('heading', { includeHidden: true }).first();
  await heading.evaluate((element) => element.setAttribute('data-before', ''));
  await isAlive(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-far');
  await drawn(page);
  await expect(heading).toHaveAttribute('data-before');
  expect(asked).toEqual([]);
}

test('a crawler reads the feed in nine languages @core', async ({ request }) => {
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      const page = await crawled(request, `/main?lang=${language}`);
      expect(page).toContain(`<html lang="${HTML_LANG[language]}"`);
      expect(page).toContain(WORDS[language].posts.feed.menu);
      expect(page.match(/<article/g)?.length).toBeGreaterThan(5);
      expect(page.match(/<title>/g)).toHaveLength(1);
      // The one script that stands in it is allowed by name (platform/rendering/built-page.ts).
      expect(page.match(/<script>/g)).toHaveLength(1);
      expect(page).not.toMatch(/ style="|<script (?![^>]*(src=|type="application\/(ld\+)?json"))/);
    });
  }
});

test('a crawler reads a post in nine languages, and where it stands in which of them @core', async ({
  phone,
  request,
}) => {
  const dara = await newcomer(phone, 'Dara');
  const title = `សំបុត្រ ${crypto.randomUUID()}`;
  const words = { title, content: 'សួស្ដី!', originalLanguage: 'km' };
  const { uuid } = await dara.call('post', '/api/post', words);
  const address = `/postdetail/${uuid}`;
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      const page = await crawled(request, `${address}?lang=${language}`);
      expect(page).toContain(`<html lang="${HTML_LANG[language]}"`);
      expect(page).toContain(WORDS[language].comments.composer.placeholder);
      // Without translations, that is where it is at home.
      expect(page).toMatch(/<h1 lang="km"[^>]*>.*សំបុត្រ/);
      expect(page).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${address}\\?lang=km" />`));
      expect(page.match(/hreflang="[^"]+"/g)).toEqual(['hreflang="km"', 'hreflang="x-default"']);
      expect(page).toMatch(new RegExp(`<title>${title}`));
      // What nobody has translated says in which language it is.
      const { languages, translations } = WORDS[language];
      if (language !== 'km')
        expect(page).toContain(filled(translations.shown.writtenIn, { language: languages.name.km }));
    });
  }
});

test('every open page comes with its content, comes to life as it stands and asks for nothing again', async ({
  page,
}) => {
  const shown = await page.request.post('/graphql', {
    data: {
      query: `{ readJobPostings(take: 1) { items { uuid } } readNotices(take: 1) { items { uuid } }
        readPosts(take: 1) { items { uuid title } } readInformationInCategory(take: 1) { items { uuid } }
        readPlaceInCategory(take: 1) { items { uuid } } }`,
    },
  });
  const {
    readJobPostings,
    readNotices,
    readPosts,
    readInformationInCategory: guides,
    readPlaceInCategory: places,
  } = (await shown.json()).data;
  const [post] = readPosts.items;
  const [word] = post.title.split(' ');
  const addresses = [
    ...['/main', '/home', '/terms', '/privacy', '/notice', '/info', '/place', '/announcement'],
    ...['/searchresult', `/searchresult?q=${encodeURIComponent(word)}`],
    `/announcementdetail/${readJobPostings.items[0].uuid}`,
    `/noticedetail/${readNotices.items[0].uuid}`,
    `/postdetail/${post.uuid}`,
    `/infodetail/${guides.items[0].uuid}`,
    `/placedetail/${places.items[0].uuid}`,
    `/additionpostdetail/${places.items[0].uuid}`,
  ];
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/graphql') && asked.push(request.postData() ?? '')));
  for (const address of addresses) {
    await test.step(address, async () => {
      const html = await crawled(page.request, address, { 'Accept-Language': 'en-US' });
      // A title in two scripts begins with the mark of the first one.
      expect(html).toMatch(/<h1[^>]*>(<[^>]+>)*[^<]/);
      expect(html).not.toMatch(/ style="|shimmer(?=[^]*id="rendered")/);
      expect(html.match(/<title>/g)).toHaveLength(1);
      expect.soft(flawsOf(html)).toEqual([]);
      await expectAliveAsItStands(page, address, asked);
      await expect(page.locator('head title')).toHaveCount(1);
    });
  }
});

// English is above. What comes out otherwise than the server has rendered it is told by the browser, and is one of the complaints.
for (const [locale, timezoneId] of [
  ['ko', 'Asia/Seoul'],
  ['km', 'Asia/Phnom_Penh'],
  ['bn', 'Asia/Dhaka'],
] as const) {
  test.describe(() => {
    test.use({ locale, timezoneId });
    test(`open pages come to life as they stand in ${locale}, in ${timezoneId}${locale === 'km' ? ' @core' : ''}`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => void (request.url().endsWith('/graphql') && asked.push(request.url())));
      for (const address of [
        ...['/main', '/announcement', '/info', `/searchresult?q=${encodeURIComponent('하숙집')}`],
        ...[await samplePost(page), await samplePosting(page)],
      ]) {
        await test.step(address, async () => {
          await expectAliveAsItStands(page, address, asked);
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
        });
      }
    });
  });
}

test('the feed, a post, a posting and their lists are valid documents @core', async ({ page }) => {
  const addresses = ['/main', '/announcement', '/notice', await samplePost(page), await samplePosting(page)];
  for (const address of addresses) expect.soft(flawsOf(await crawled(page.request, address))).toEqual([]);
});

test('who has a page already is told so; after a write everybody gets another one', async ({ phone, request }) => {
  const dara = await newcomer(phone, 'Dara');
  await crawled(request, '/main?lang=vi');
  const tagOf = async () => (await request.get('/main?lang=vi', { headers: HTML })).headers()['etag'] ?? '';
  const title = `Rendered ${crypto.randomUUID()}`;
  await expect(async () => {
    const headers = { ...HTML, 'If-None-Match': await tagOf() };
    expect((await request.get('/main?lang=vi', { headers })).status()).toBe(304);
  }).toPass();
  await dara.call('post', '/api/post', { title, content: 'A page that was kept.' });
  expect(await crawled(request, '/main?lang=vi')).toContain(title);
});

test('a rendered page comes to life as it stands, and asks for nothing again @core', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/graphql') && asked.push(request.postData() ?? '')));
  const release = await holdScripts(page);
  await openRendered(page, '/main', asked);
  const card = page.getByRole('article').nth(2);
  await expect(card).toBeVisible();
  await card.evaluate((element) => element.setAttribute('data-before', ''));
  release();
  await isAlive(page);
  await expect(card).toHaveAttribute('data-before');
  await page.getByRole('button', { name: WORDS.en.common.nav.menu }).click();
  await expect(page.getByRole('dialog', { name: WORDS.en.common.sideMenu.title })).toBeVisible();
  expect(asked).toEqual([]);
});

test('a visitor who likes is asked to sign in, whatever keeps what asks the server from coming', async ({ page }) => {
  const held: string[] = [];
  await page.route(/\/assets\/(apollo|asking)-/, (route) => void held.push(route.request().url()));
  await openRendered(page, '/main', held);
  await isAlive(page);
  await page.getByRole('article').first().getByRole('button', { name: /^Like/ }).click();
  await expect(page.getByRole('alertdialog').getByText(WORDS.en.sessions.wish.like)).toBeVisible();
  // They come with the first sign of somebody who goes on, for times without a network; nothing here waits for them.
  await expect.poll(() => held.length).toBeGreaterThan(0);
});

test('somebody signed in sees nothing of the visitors’ page', async ({ phone, page }) => {
  await phone.signInAs('linh');
  await crawled(page.request, '/main', { 'Accept-Language': 'en-US' });
  const release = await openWithoutScripts(page, '/main');
  await expect(page.locator('#shell')).toBeVisible();
  await expect(page.locator('#root')).toBeAttached();
  await expect(page.locator('#root')).toBeHidden();
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('#shell')).toHaveCount(0);
});
