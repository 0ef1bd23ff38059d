import type { Page, Request } from '@playwright/test';
import { asks } from './broken.ts';
import { drawn, expect, scrollTo, test } from './haiko.ts';
import { samplePost } from './samples.ts';
import { pull } from './touch.ts';
import { WORDS } from './words.ts';
import { LOAD_MORE_DISTANCE_PX } from '../src/ui/measures.ts';

const { common } = WORDS.en;
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Counts the feed's own queries from now on: all, and those without a reply. */
function countFeedQueries(page: Page) {
  const queries = { asked: 0, waiting: 0 };
  const count = (asked: number, waiting: number) => (request: Request) => {
    if (!asks(request, 'Feed')) return;
    queries.asked += asked;
    queries.waiting += waiting;
  };
  page.on('request', count(1, 1));
  page.on('requestfinished', count(0, -1));
  return queries;
}

const listHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** How far it is from the bottom of the screen to the end of what is loaded. */
const pixelsToEnd = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.scrollY - window.innerHeight);

test('Back from a post shows the same list at the same pixel, without asking for it again @core', async ({
  phone,
  page,
}) => {
  const address = await samplePost(page);
  const queries = countFeedQueries(page);
  await phone.open('/main');
  const card = cards(page).filter({ has: page.locator(`a[href="${address}"]`) });
  await scrollTo(card);
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 37));
  // The next page may be on its way; it brings the end out of sight.
  await expect
    .poll(async () => queries.waiting === 0 && (await pixelsToEnd(page)) > 2 * LOAD_MORE_DISTANCE_PX)
    .toBe(true);
  // Which rows are in the page is settled a moment later; how high all of them stand is not up to that.
  const height = await listHeight(page);
  const before = await page.evaluate(() => window.scrollY);
  const { asked } = queries;
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name: title }).dispatchEvent('click');
  await expect(phone.heading).toHaveText(title);
  await expect(page.getByRole('heading', { level: 2, name: /^Comments/ })).toBeVisible();
  await page.getByRole('button', { name: common.nav.back }).click();
  await expect.poll(() => listHeight(page)).toBe(height);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await expect(card).toBeInViewport();
  // What stands above has its place from the start.
  await expect(
    page.getByRole('region', { name: WORDS.en.posts.popular.title }).getByRole('group').first(),
  ).toBeAttached();
  await drawn(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  expect(queries.asked).toBe(asked);
});

test('the feed goes on to its end, without a post twice, and says so', async ({ phone, page }) => {
  await phone.open('/main');
  const places = new Map<string, number>();
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, window.innerHeight));
    const seen = await cards(page)
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link): [string, number] => [
          link.getAttribute('href') ?? '',
          link.getBoundingClientRect().top + window.scrollY,
        ]),
      );
    for (const [address, top] of seen) {
      // Once, and where it has been: what is left out far away keeps its place.
      expect(Math.abs((places.get(address) ?? top) - top)).toBeLessThan(2);
      places.set(address, top);
    }
    await expect(page.getByText(common.list.end)).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [100], timeout: 50_000 });
  expect(places.size).toBeGreaterThan(40);
  expect(await cards(page).count()).toBeLessThan(30);
});

test('the feed of somebody who was here before is asked for beside who they are', async ({ phone, page }) => {
  await phone.signInAs('linh');
  await phone.open('/main');
  await expect(cards(page).first()).toBeVisible();
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', (route) =>
    asks(route.request(), 'Me') ? released.then(() => route.continue()) : route.continue(),
  );
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  release();
});

test('pulling the page down refreshes the feed @core', async ({ phone, page }) => {
  await phone.open('/main');
  await expect(cards(page).first()).toBeVisible();
  const queries = countFeedQueries(page);
  await pull(page, 60);
  expect(queries.asked).toBe(0);
  // A page that still loads moves under the finger.
  await expect(async () => {
    await pull(page, 240);
    await expect.poll(() => queries.asked, { timeout: 2_000 }).toBeGreaterThan(0);
  }).toPass();
  await expect(cards(page).first()).toBeVisible();
});

test('tapping the active tab goes to the top and refreshes', async ({ phone, page }) => {
  await phone.open('/main');
  await expect(cards(page).nth(5)).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 800));
  const queries = countFeedQueries(page);
  await page.getByRole('navigation', { name: common.nav.main }).getByRole('link', { name: common.nav.home }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(() => queries.asked).toBe(1);
});

test('a feed that cannot be loaded says so and tries again @core', async ({ phone, page, complaints }) => {
  // A visitor's comes with the page.
  await phone.signInAs('linh');
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"Feed"') ? route.abort() : route.continue(),
  );
  await phone.open('/main');
  await expect(page.getByText(WORDS.en.posts.feed.loadFailed)).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: common.button.retry }).click();
  await expect(cards(page).first()).toBeVisible();
  // The broken connection was ours.
  complaints.length = 0;
});

test('the header becomes solid once the page has moved', async ({ phone, page }) => {
  await phone.open('/main');
  await expect(cards(page).nth(5)).toBeAttached();
  const color = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
  expect(await color()).toBe('rgba(0, 0, 0, 0)');
  await page.evaluate(() => window.scrollTo(0, 11));
  await expect.poll(color).toBe('rgb(255, 255, 255)');
});

test('sharing a post copies its address and says so', async ({ phone, page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = new URL(await samplePost(page), baseURL).href;
  await phone.open(address);
  await page.getByRole('button', { name: WORDS.en.posts.action.share }).click();
  await expect(page.getByText(WORDS.en.posts.share.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});
