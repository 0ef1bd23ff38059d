import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Language } from '@haiko/shared/i18n/languages';
import { drawn, expect, test } from './haiko.ts';
import { crawled, flawsOf, isAlive, openRendered } from './rendered.ts';
import { samplePosting } from './samples.ts';
import { MOST_SHIFT, noteShifts, shiftsOf } from './shifts.ts';
import { counted, filled, WORDS } from './words.ts';

// What addresses ask for behind their `?` (a category, filters, a tab), as it comes from the server and comes to life.

const LANGUAGES = ['en', 'km'] as const satisfies Language[];

/** Postings of two kinds in one region, as somebody shares them who has chosen in another order than the app writes. */
const FILTERED = '/announcement?utm_source=zalo&type=4.1&region=3100';

/** An address per kind of list, and what has to be seen in it. */
async function lists(page: Page): Promise<[address: string, seen: (language: Language) => Locator][]> {
  const main = page.getByRole('main');
  const filter = (name: 'employmentType' | 'region' | 'visa', count: number) => (language: Language) =>
    main.getByRole('button', {
      name: filled(WORDS[language].jobSearch.filter.opener, { name: WORDS[language].jobSearch.filter[name], count }),
    });
  const found = (keyword: string) => (language: Language) =>
    main.getByText(counted(language, 'jobSearch.list.foundFor', { keyword }));
  const tab = (said: string) => () => main.locator(`[aria-current=page][href*="${said}"]`);
  const [guides, places] = await Promise.all(
    ['Information', 'Place'].map((board) => categoriesOf(page.request, board)),
  );
  return [
    [`/info?category=${guides?.at(0)}`, tab(`?category=${guides?.at(0)}`)],
    [`/place?category=${places?.at(-1)}`, tab(`?category=${places?.at(-1)}`)],
    [FILTERED, filter('region', 1)],
    ['/announcement?visa=1804', filter('visa', 1)],
    ['/announcement?type=4', filter('employmentType', 1)],
    [`/announcement?q=${encodeURIComponent('딸기')}`, found('딸기')],
    [`${await samplePosting(page)}?tab=qualification`, tab('?tab=qualification')],
    ['/searchresult?utm_source=zalo&tab=haikoNews&q=window%20wash%20hands', tab('&tab=haikoNews')],
  ];
}

async function categoriesOf(request: APIRequestContext, board: string): Promise<string[]> {
  const query = `{ list: read${board}Categories { uuid } }`;
  const { data } = await (await request.post('/graphql', { data: { query } })).json();
  return data.list.map(({ uuid }: { uuid: string }) => uuid);
}

/** Answers to taps: a part of the page may come to life after what stands around it. */
const isHydrated = (part: Locator) =>
  expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);

for (const language of LANGUAGES) {
  test(`what an address asks for comes with its content, comes to life as it stands and asks for nothing again, in ${language} @core`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => void (request.url().endsWith('/graphql') && asked.push(request.postData() ?? '')));
    await noteShifts(page);
    for (const [address, seen] of await lists(page)) {
      await test.step(address, async () => {
        const said = `${address}&lang=${language}`;
        const html = await crawled(page.request, said);
        expect.soft(flawsOf(html)).toEqual([]);
        expect(html).not.toMatch(/ style="|shimmer(?=[^]*id="rendered")/);
        // It is the whole list that is to be found, never what somebody has searched for.
        const [path = ''] = address.split('?');
        const canonical = new RegExp(`rel="canonical" href="[^"?]*${path}(\\?lang=${language})?"`);
        if (/^\/(searchresult|announcement)$/.test(path)) expect(html).not.toMatch(/rel="(canonical|alternate)"/);
        else expect(html).toMatch(canonical);
        await openRendered(page, said, asked);
        await expect(seen(language)).toBeVisible();
        const card = page.getByRole('main').getByRole('article').first();
        await expect(card).toBeVisible();
        await card.evaluate((element) => element.setAttribute('data-before', ''));
        await isAlive(page);
        await isHydrated(card);
        await expect(card).toHaveAttribute('data-before');
        await expect(seen(language)).toBeVisible();
        // A row that scrolls sideways shows what is chosen in it.
        const { x = 0, width = 0 } = (await seen(language).boundingBox()) ?? {};
        expect(x + width / 2).toBeLessThan(page.viewportSize()?.width ?? 0);
        expect(asked).toEqual([]);
        const { score, moved } = await shiftsOf(page);
        expect.soft(score, moved).toBeLessThanOrEqual(MOST_SHIFT);
      });
    }
  });
}

test('what is found stands while its code is on its way, and wherever the reader goes in it', async ({ page }) => {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const held: string[] = [];
  await page.route(/\/assets\/FoundJobPostings-/, async (route) => {
    held.push(route.request().url());
    await released;
    await route.continue();
  });
  await openRendered(page, FILTERED);
  const cards = page.getByRole('main').getByRole('article');
  await cards.first().evaluate((element) => element.setAttribute('data-before', ''));
  await isAlive(page);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  // The button that adds a posting leaves the row of the heading, and comes back.
  for (const top of [2_000, 0]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await drawn(page);
    await expect(cards.first()).toHaveAttribute('data-before');
    await expect(page.locator('.shimmer:visible')).toHaveCount(0);
  }
  release();
  await isHydrated(cards.first());
  await expect(cards.first()).toHaveAttribute('data-before');
});

test('who runs no scripts reads what a filter finds, and the filter is set @core', async ({ browser, request }) => {
  await crawled(request, `${FILTERED}&lang=en`);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openRendered(page, `${FILTERED}&lang=en`);
  const { opener, employmentType, region, visa } = WORDS.en.jobSearch.filter;
  const reply = await request.post('/graphql', { data: { query: '{ list: readJobPostings { totalCount } }' } });
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('status');
  await expect(heading).toHaveText(counted('en', 'jobSearch.list.found'));
  const found = Number.parseInt(await heading.innerText());
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan((await reply.json()).data.list.totalCount);
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const [name, count] of [
    [employmentType, 2],
    [region, 1],
  ] as const)
    await expect(page.getByRole('button', { name: filled(opener, { name, count }) })).toBeAttached();
  await expect(page.getByRole('button', { name: visa, exact: true })).toBeAttached();
  await context.close();
});

test('a posting comes to life as it stands beside the column of a wide window, which lists it as well @core', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  const reply = await page.request.post('/graphql', { data: { query: '{ hot: readHotJobPostings { uuid } }' } });
  for (const { uuid } of (await reply.json()).data.hot.slice(0, 2)) {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.postData() ?? ''));
    await openRendered(page, `/announcementdetail/${uuid}`, asked);
    const heading = page.getByRole('main').getByRole('heading').first();
    await heading.evaluate((element) => element.setAttribute('data-before', ''));
    await isAlive(page);
    await expect(page.getByRole('complementary').getByRole('link', { name: await heading.innerText() })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-far');
    await drawn(page);
    await expect(heading).toHaveAttribute('data-before');
    expect(asked.filter((body) => body.includes('JobPostingDetailScreen'))).toEqual([]);
  }
});
