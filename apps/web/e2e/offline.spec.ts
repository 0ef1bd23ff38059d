import type { Page } from '@playwright/test';
import { NINE_SCRIPTS } from '../../api/test/nine-scripts.ts';
import { cutCall, loseReply } from './broken.ts';
import { browserLaunch } from './browser.ts';
import { drawn, expect, Phone, test } from './haiko.ts';
import { goOn, isKept, openAndKeep } from './kept.ts';
import { anotherNewcomer, newcomer, writePost } from './newcomers.ts';
import { png } from './png.ts';
import { filled, startOf, WORDS } from './words.ts';

const { comments, common, myInfo, notes, offline, postForm, posts } = WORDS.en;

test.use({ serviceWorkers: 'allow' });
// What cannot be loaded without a network is complained about by the browser.
test.afterEach(({ complaints }) => void complaints.splice(0));

const fontsLoaded = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));

test('without a network a visitor reads the feed and an opened post in the letters of their language, and is told what is not there @core', async ({
  phone,
  page,
  context,
  browser,
}) => {
  const words = WORDS.bn.common;
  const linh = await anotherNewcomer(browser, 'Linh');
  const address = await writePost(linh);
  await phone.store({ language: 'bn' });
  await openAndKeep(phone, '/main', 'visitor');
  await expect.poll(() => isKept(page, 'Feed', linh.nickname)).toBe(true);
  await phone.open(address);
  await expect.poll(() => isKept(page, 'PostDetail')).toBe(true);
  const title = (await phone.heading.textContent()) ?? '';
  // What the browser has by itself may go at any time. (A second session would tell the page that there is a network.)
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  await cdp.detach();
  await context.setOffline(true);
  await page.reload();
  await expect(phone.heading).toHaveText(title);
  await expect(page.getByText(startOf(words.asOf))).toBeVisible();
  await page.goto('/main');
  await expect(page.getByRole('article').filter({ hasText: linh.nickname }).first()).toBeVisible();
  await expect(page.getByText(startOf(words.asOf))).toBeVisible();
  await expect(page.getByRole('navigation', { name: words.nav.main })).toBeVisible();
  // The device has no letters for Bengali, and the page draws them by fonts that the worker has kept.
  await expect.poll(() => fontsLoaded(page)).toEqual(expect.arrayContaining([expect.stringMatching(/Bengali/)]));
  await page.goto('/postdetail/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText(words.offlineScreen.hint)).toBeVisible();
  await expect(page.getByText(words.offlineScreen.title).last()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(words.offlineScreen.hint)).toBeHidden();
  await linh.page.context().close();
});

test('a comment, a post with a picture and a note that are written without a network go out once, when it is back @core', async ({
  phone,
  page,
  context,
  browser,
}) => {
  test.slow();
  const linh = await newcomer(phone, 'Linh');
  const suman = await anotherNewcomer(browser, 'সুমন');
  const address = await writePost(suman);
  await openAndKeep(phone, `/notedetail/${suman.uuid}`);
  await phone.open(address);
  await context.setOffline(true);

  await page.getByRole('textbox', { name: comments.composer.label }).fill(NINE_SCRIPTS.km);
  await page.getByRole('button', { name: comments.composer.send }).click();
  await expect(page.getByText(common.unsent.kept)).toBeVisible();

  await page.goto('/writing');
  await page.getByLabel(postForm.field.title).fill(`ខ្ញុំ ${linh.nickname}`);
  await page.getByLabel(postForm.field.content).fill(NINE_SCRIPTS.th);
  await page.getByLabel(postForm.pictures.add).setInputFiles({
    name: 'ảnh.png',
    mimeType: 'image/png',
    buffer: png(60, 60, 90),
  });
  await page.getByRole('button', { name: postForm.button.post, exact: true }).click();
  await phone.answer('Yes', postForm.confirm.post);
  await expect(phone.heading).toHaveText(offline.unsent.title);

  await page.goto(`/notedetail/${suman.uuid}`);
  await page.getByRole('textbox', { name: notes.composer.label }).fill(NINE_SCRIPTS.vi);
  await page.getByRole('button', { name: notes.composer.send }).click();
  const log = page.getByRole('log', { name: notes.chat.log });
  await expect(log.getByText(notes.chat.waiting)).toBeVisible();
  await page.getByRole('link', { name: filled(common.unsent.link_other, { count: 3 }) }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);

  // The phone ends the app, and the first reply is lost on top of it.
  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await loseReply(page, '**/api/comment');
  await context.setOffline(false);
  await expect(page.getByText(offline.unsent.empty)).toBeVisible({ timeout: 45_000 });

  await phone.open(address);
  await expect(page.getByRole('article').getByText(NINE_SCRIPTS.km)).toHaveCount(1);
  await phone.open(`/notedetail/${suman.uuid}`);
  await expect(log.getByText(NINE_SCRIPTS.vi)).toHaveCount(1);
  await phone.open('/myposts');
  const post = page.getByRole('article').filter({ hasText: `ខ្ញុំ ${linh.nickname}` });
  await expect(post).toHaveCount(1);
  await expect(post.locator('img[src^="/files/"]')).toHaveCount(1);
  await suman.page.context().close();
});

test('a comment that does not reach the server waits, though there is a network, and goes out once', async ({
  phone,
  page,
}) => {
  const linh = await newcomer(phone, 'Linh');
  const address = await writePost(linh);
  await phone.open(address);
  await cutCall(page, '**/api/comment');
  await page.getByRole('textbox', { name: comments.composer.label }).fill(NINE_SCRIPTS.bn);
  await page.getByRole('button', { name: comments.composer.send }).click();
  await expect(page.getByText(common.unsent.kept)).toBeVisible();
  const waiting = page.getByRole('link', { name: filled(common.unsent.link_one, { count: 1 }) });
  await expect(waiting).toBeVisible();
  // It has come all the same, and its reply is lost on top of it.
  await page.unroute('**/api/comment');
  await loseReply(page, '**/api/comment');
  await expect(waiting).toBeHidden({ timeout: 30_000 });
  await expect(page.getByRole('article').getByText(NINE_SCRIPTS.bn)).toHaveCount(1);
});

test('a post is written on where the network was lost, also after a reload, and where it waits when the server refuses it', async ({
  phone,
  page,
  context,
}) => {
  const linh = await newcomer(phone, 'Linh');
  const title = `เรื่อง ${linh.nickname}`;
  await openAndKeep(phone, '/main');
  await phone.open('/writing');
  await page.getByLabel(postForm.field.title).fill(title);
  await context.setOffline(true);
  await page.getByLabel(postForm.field.content).fill(NINE_SCRIPTS.th);
  await page.reload();
  await expect(page.getByLabel(postForm.field.title)).toHaveValue(title);
  await expect(page.getByLabel(postForm.field.content)).toHaveValue(NINE_SCRIPTS.th);
  await page.getByRole('button', { name: postForm.button.post, exact: true }).click();
  await phone.answer('Yes', postForm.confirm.post);
  await expect(page).toHaveURL('/unsent');
  const refusal = { statusCode: 400, code: 'VALIDATION_FAILED', message: '', requestId: 'x' };
  await page.route('**/api/post', (route) => route.fulfill({ status: 400, json: refusal }));
  await context.setOffline(false);
  await page.getByRole('link', { name: posts.action.edit, exact: true }).click();
  await expect(page.getByLabel(postForm.field.title)).toHaveValue(title);
  await page.unroute('**/api/post');
  await page.getByLabel(postForm.field.content).fill(NINE_SCRIPTS.ja);
  await page.getByRole('button', { name: postForm.button.post, exact: true }).click();
  await phone.answer('Yes', postForm.confirm.post);
  await expect(page).toHaveURL(/\/postdetail\//);
  await expect(phone.heading).toHaveText(title);
  await phone.open('/unsent');
  await expect(page.getByText(offline.unsent.empty)).toBeVisible();
});

test('what one has read and not sent is gone with the sign-out, and nobody who comes next sees it', async ({
  phone,
  page,
  context,
  browser,
}) => {
  await newcomer(phone, 'Linh');
  const suman = await anotherNewcomer(browser, 'সুমন');
  await openAndKeep(phone, `/notedetail/${suman.uuid}`);
  await phone.open('/myinfor');
  await expect.poll(() => isKept(page, 'ConversationNotes')).toBe(true);
  await context.setOffline(true);
  await page.goto(`/notedetail/${suman.uuid}`);
  await page.getByRole('textbox', { name: notes.composer.label }).fill(NINE_SCRIPTS.bn);
  await page.getByRole('button', { name: notes.composer.send }).click();
  await expect(page.getByText(notes.chat.waiting)).toBeVisible();
  await page.getByRole('link', { name: common.nav.myInfo }).click();
  await page.getByRole('button', { name: myInfo.logOut }).click();
  await phone.answer('Yes', filled(offline.logOutQuestion_one, { count: 1 }));
  await expect(page).toHaveURL('/main');
  await expect.poll(() => isKept(page, 'ConversationNotes')).toBe(false);
  await expect.poll(() => page.evaluate(() => caches.has('pictures'))).toBe(false);

  await context.setOffline(false);
  await newcomer(phone, 'Dara');
  await phone.open(`/notedetail/${suman.uuid}`);
  await expect(page.getByRole('textbox', { name: notes.composer.label })).toBeVisible();
  await drawn(page);
  await expect(page.getByText(NINE_SCRIPTS.bn)).toHaveCount(0);
  await context.setOffline(true);
  await page.goto('/notemanager');
  await expect(page.getByText(common.offlineScreen.hint).or(page.getByText(notes.list.loadFailed))).toBeVisible();
  await suman.page.context().close();
});

test('a phone that has cleared everything away begins anew, also while the page is open', async ({ phone, page }) => {
  await newcomer(phone, 'Linh');
  await openAndKeep(phone, '/main');
  const cdp = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  // Of the page that was open, and of one that is opened later.
  await page.getByRole('navigation', { name: common.nav.main }).getByRole('link', { name: common.nav.search }).click();
  await expect(phone.heading).toBeAttached();
  await page.goto('/main');
  await expect(page.getByRole('article').first()).toBeVisible();
  await openAndKeep(phone, '/main', 'visitor');
});

test('a page lets its live stream go when it is left, so that Back may bring it as it was', async ({ playwright }) => {
  // Journeys have no such cache, and the packaged browser cannot: what would forbid it is told nevertheless.
  const options = { ...(await browserLaunch()), ignoreDefaultArgs: ['--disable-back-forward-cache'] };
  const browser = await playwright.chromium.launch(options);
  const page = await browser.newPage({ baseURL: process.env.HAIKO_URL ?? '', serviceWorkers: 'block' });
  const phone = new Phone(page);
  await newcomer(phone, 'Linh');
  await phone.open('/main');
  const hasStream = () =>
    page.evaluate(async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'haiko-live'));
  await expect.poll(hasStream).toBe(true);
  const leave = (kind: 'pagehide' | 'pageshow') =>
    page.evaluate((name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), kind);
  await leave('pagehide');
  await expect.poll(hasStream).toBe(false);
  await leave('pageshow');
  await expect.poll(hasStream).toBe(true);

  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.enable');
  const told = new Promise<{ notRestoredExplanations: { type: string; reason: string }[] }>((resolve) =>
    cdp.once('Page.backForwardCacheNotUsed', resolve),
  );
  await page.goto('/terms');
  await page.goBack();
  const reasons = (await told).notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
  expect(reasons).toEqual([]);
  await browser.close();
});

/** What the worker that is in charge is asked, or its registration. */
const inCharge = (page: Page) =>
  page.evaluate(async () => {
    const { active, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return { hasWaiting: Boolean(waiting), state: active?.state, caches: await caches.keys() };
  });

test('a worker that the server has switched off keeps nothing, and serves nothing', async ({
  phone,
  page,
  context,
}) => {
  await openAndKeep(phone, '/main', 'visitor');
  // What the server sends in its place then (pages.e2e.test.ts of the server).
  await page.evaluate(async () => void (await navigator.serviceWorker.register('/worker-off.js')));
  await expect.poll(async () => (await inCharge(page)).caches).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto('/terms')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test('whether to install is asked once, at the third visit', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript(() => {
    window.addEventListener('DOMContentLoaded', () => {
      const asked = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => Promise.resolve(void document.body.setAttribute('data-asked', '')),
      });
      // As a browser does: once the page is there, the app or not.
      window.dispatchEvent(asked);
    });
  });
  const isCounted = (page: Page) => page.evaluate(() => sessionStorage.getItem('visited') !== null);
  for (let visit = 1; visit <= 4; visit += 1) {
    // A tab of its own is a visit of its own.
    const page = await context.newPage();
    await new Phone(page).open('/main');
    await goOn(page);
    await expect.poll(() => isCounted(page)).toBe(true);
    const hint = page.getByRole('region', { name: offline.install.title });
    if (visit === 3) {
      await hint.getByRole('button', { name: offline.install.add }).click();
      await expect(page.locator('body[data-asked]')).toHaveCount(1);
    }
    await drawn(page);
    await expect(hint).toHaveCount(0);
    await page.close();
  }
  await context.close();
});
