import type { Page } from '@playwright/test';
import { expect, test } from './haiko.ts';
import { pull } from './touch.ts';
import { WORDS } from './words.ts';

const { common } = WORDS.en;
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Counts the feed's own queries from now on. */
function countFeedQueries(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && request.postData()?.includes('"Feed"')) count += 1;
  });
  return () => count;
}

async function loadCards(page: Page, atLeast: number): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await cards(page).count()).toBeGreaterThanOrEqual(atLeast);
  }).toPass({ intervals: [300] });
}

/** How many cards there are: the page that follows may be on its way. */
async function settledCount(page: Page): Promise<number> {
  let count = -1;
  await expect(async () => {
    const before = count;
    count = await cards(page).count();
    expect(count).toBe(before);
  }).toPass({ intervals: [500] });
  return count;
}

test('Back from a post shows the same list at the same pixel, without asking for it again', async ({ phone, page }) => {
  await phone.open('/main');
  await loadCards(page, 30);
  const card = cards(page).nth(22);
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 37));
  const count = await settledCount(page);
  const before = await page.evaluate(() => window.scrollY);
  const queries = countFeedQueries(page);
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name: title }).dispatchEvent('click');
  await expect(phone.heading).toHaveText(title);
  await expect(page.getByRole('heading', { level: 2, name: /^Comments/ })).toBeVisible();
  await page.getByRole('button', { name: common.nav.back }).click();
  await expect(cards(page)).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.waitForTimeout(600);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  expect(queries()).toBe(0);
});

test('the feed goes on to its end, without a post twice, and says so', async ({ phone, page }) => {
  await phone.open('/main');
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByText(common.list.end)).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [100] });
  const links = await cards(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.length).toBeGreaterThan(20);
  expect(new Set(links).size).toBe(links.length);
});

test('pulling the page down refreshes the feed', async ({ phone, page }) => {
  await phone.open('/main');
  await expect(cards(page).first()).toBeVisible();
  const queries = countFeedQueries(page);
  await pull(page, 60);
  expect(queries()).toBe(0);
  // A page that still loads moves under the finger.
  await expect(async () => {
    await pull(page, 240);
    await expect.poll(queries, { timeout: 2_000 }).toBeGreaterThan(0);
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
  await expect.poll(queries).toBe(1);
});

test('a feed that cannot be loaded says so and tries again', async ({ phone, page, complaints }) => {
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

test('sharing a post copies its address and says so', async ({ phone, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await phone.open('/main');
  const link = cards(page).first().getByRole('heading').getByRole('link');
  const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
  await page.goto(address);
  await page.getByRole('button', { name: WORDS.en.posts.action.share }).click();
  await expect(page.getByText(WORDS.en.posts.share.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});
