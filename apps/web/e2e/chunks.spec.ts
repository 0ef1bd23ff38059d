import type { Page, Route } from '@playwright/test';
import { expect, test } from './haiko.ts';
import { WORDS } from './words.ts';

const { common, postForm } = WORDS.en;
const WRITING_CHUNK = '**/assets/PostForm*.js';
const MESSAGES_CHUNKS = '**/assets/first-*.js';
const DETAIL_CHUNK = '**/assets/PostDetailScreen*.js';
const gone = (route: Route) => route.fulfill({ status: 404, body: '' });

// Code that is missing is complained about by the browser and by React.
test.afterEach(({ complaints }) => void complaints.splice(0));

/** Whether the page is still the same one, not a new one at the same address. */
async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.body.setAttribute('data-marked', ''));
  return async () => (await page.locator('body[data-marked]').count()) === 1;
}

function writeLink(page: Page) {
  return page.getByRole('navigation', { name: common.nav.main }).getByRole('link', { name: common.nav.writing });
}

test('a screen whose code has gone with its release opens where one wanted to go @core', async ({ phone, page }) => {
  await phone.signInAs('linh');
  let isGone = true;
  await page.route(WRITING_CHUNK, (route) => (isGone ? gone(route) : route.continue()));
  // A new page has the new release's code.
  await page.route('**/writing', (route) => {
    isGone = false;
    return route.continue();
  });
  await phone.open('/main');
  await expect(page.getByRole('article').first()).toBeVisible();
  const isSamePage = await markPage(page);
  await writeLink(page).click();
  await expect(page.getByLabel(postForm.field.title)).toBeVisible();
  await expect(page).toHaveURL('/writing');
  expect(await isSamePage()).toBe(false);
});

test('"try again" brings a screen whose code could not be loaded twice', async ({ phone, page }) => {
  await phone.signInAs('linh');
  await page.route(WRITING_CHUNK, gone);
  await phone.open('/main');
  await writeLink(page).click();
  const failed = page.getByRole('alert');
  await expect(failed).toContainText(common.screen.failed);
  await expect(page).toHaveURL('/writing');
  const isSamePage = await markPage(page);
  await failed.getByRole('button', { name: common.button.retry }).click();
  await expect.poll(isSamePage).toBe(false);
  await expect(failed).toContainText(common.screen.failed);
  await page.unroute(WRITING_CHUNK);
  await failed.getByRole('button', { name: common.button.retry }).click();
  await expect(page.getByLabel(postForm.field.title)).toBeVisible();
});

test('the next screens are fetched once somebody goes on', async ({ phone, page }) => {
  const detail = page.waitForResponse(DETAIL_CHUNK);
  await phone.open('/main');
  await page.getByRole('article').first().hover();
  expect((await detail).ok()).toBe(true);
});

test('without a connection a new screen says so, and "try again" does not lose the app', async ({
  phone,
  page,
  context,
}) => {
  await phone.open('/main');
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.setOffline(true);
  const isSamePage = await markPage(page);
  await page.getByRole('navigation', { name: common.nav.main }).getByRole('link', { name: common.nav.search }).click();
  const failed = page.getByRole('alert');
  await expect(failed).toContainText(common.offlineScreen.hint);
  await failed.getByRole('button', { name: common.button.retry }).click();
  await expect(failed).toContainText(common.offlineScreen.hint);
  expect(await isSamePage()).toBe(true);
  await context.setOffline(false);
  // By itself.
  await expect(failed).toBeHidden();
  await expect(phone.heading).toBeAttached();
});

test('an app whose messages do not come in any language offers a reload, in the language that was chosen', async ({
  phone,
  page,
}) => {
  await phone.store({ language: 'km' });
  await page.route(MESSAGES_CHUNKS, (route) => route.abort());
  await page.goto('/main');
  const reload = page.getByRole('alert').getByRole('button', { name: WORDS.km.common.button.reload, exact: true });
  await expect(reload).toBeVisible();
  await expect(page.locator('#shell')).toHaveCount(0);
  const { width, height } = (await reload.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await page.unroute(MESSAGES_CHUNKS);
  await page.keyboard.press('Tab');
  await expect(reload).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: WORDS.km.common.nav.main })).toBeVisible();
});
