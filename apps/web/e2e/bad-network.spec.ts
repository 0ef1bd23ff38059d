import type { Page } from '@playwright/test';
import { NINE_SCRIPTS } from '../../api/test/nine-scripts.ts';
import { asks, cutCall, hang } from './broken.ts';
import { expect, Phone, test } from './haiko.ts';
import { isKept, keptFiles, openAndKeep } from './kept.ts';
import { anotherNewcomer, newcomer, writePost } from './newcomers.ts';
import { filled, startOf, WORDS } from './words.ts';

// Networks that come and go, or take what is sent and say nothing; phones without room.

const { common, myInfo, notes, postForm } = WORDS.en;

test.use({ serviceWorkers: 'allow' });
// What cannot be loaded without a network is complained about by the browser.
test.afterEach(({ complaints }) => void complaints.splice(0));

const asOf = (page: Page) => page.getByText(startOf(common.asOf));
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: common.nav.main }).getByRole('link', { name, exact: true });
const hasShell = (page: Page) =>
  page.evaluate(async () => Boolean(await caches.match('/index.html', { ignoreSearch: true })));

/** Whether the browser's database takes a word more. */
const hasRoom = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('room');
        opening.onupgradeneeded = () => opening.result.createObjectStore('words', { autoIncrement: true });
        opening.onerror = () => resolve(false);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('words', 'readwrite');
          writing.objectStore('words').add('ពាក្យ');
          writing.oncomplete = () => resolve(true);
          writing.onabort = () => resolve(false);
        };
      }),
  );

test('in a second tunnel what was read before the first one is there @core', async ({ phone, page, context }) => {
  await newcomer(phone, 'Linh');
  await openAndKeep(phone, '/announcement');
  await expect.poll(() => isKept(page, 'JobPostings')).toBe(true);
  await phone.open('/main');
  const post = page.getByRole('article').first();
  await expect(post).toBeVisible();
  await expect.poll(() => isKept(page, 'Feed')).toBe(true);
  await context.setOffline(true);
  await tab(page, common.nav.announcement).click();
  await expect(asOf(page)).toBeVisible();
  await context.setOffline(false);
  await expect(asOf(page)).toBeHidden();
  await context.setOffline(true);
  await tab(page, common.nav.home).click();
  await expect(post).toBeVisible();
  // Of how old it is nothing is said where the page has still had it from the server, in this visit.
  await expect(asOf(page).or(page.getByText(common.offline))).toBeVisible();
  await expect(page.getByText(common.offlineScreen.hint)).toHaveCount(0);
  await context.setOffline(false);
});

test('where the network says nothing the kept feed is shown, until the answer comes after all', async ({
  phone,
  page,
}) => {
  await newcomer(phone, 'Linh');
  await openAndKeep(phone, '/main');
  await expect.poll(() => isKept(page, 'Feed')).toBe(true);
  const letGo = await hang(page, '**/graphql');
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(asOf(page)).toBeVisible();
  await letGo();
  await expect(asOf(page)).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
});

for (const [wait, begin] of [
  ['the next page', (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))],
  ['a refresh', (page: Page) => tab(page, common.nav.home).click()],
] as const) {
  test(`while ${wait} of the feed does not come other screens open all the same @core`, async ({ phone, page }) => {
    await phone.open('/main');
    const post = page.getByRole('article').nth(8).getByRole('heading');
    await expect(post).toBeVisible();
    await page.waitForLoadState('networkidle');
    const asked = page.waitForRequest((request) => asks(request, 'Feed'));
    const letGo = await hang(page, '**/graphql', 'Feed');
    await begin(page);
    await asked;
    await tab(page, common.nav.announcement).click();
    await expect(page.getByRole('link', { name: /Shipyard welder/ }).first()).toBeVisible();
    await letGo();
  });
}

test('a note that another tab has sent waits no longer in the one in which it was written', async ({
  phone,
  page,
  context,
  browser,
}) => {
  await newcomer(phone, 'Linh');
  const suman = await anotherNewcomer(browser, 'সুমন');
  await phone.open(`/notedetail/${suman.uuid}`);
  const other = new Phone(await context.newPage());
  await openAndKeep(other, '/main');
  await cutCall(page, '**/api/notes/*');
  await page.getByRole('textbox', { name: notes.composer.label }).fill(NINE_SCRIPTS.km);
  await page.getByRole('button', { name: notes.composer.send }).click();
  const log = page.getByRole('log', { name: notes.chat.log });
  await expect(log.getByText(notes.chat.waiting)).toBeVisible();
  const waiting = page.getByRole('link', { name: filled(common.unsent.link_one, { count: 1 }) });
  await expect(waiting).toBeVisible();
  await expect(async () => {
    // One tab is at it at a time, and this one tries in vain.
    await other.page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(log.getByText(notes.chat.waiting)).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(waiting).toBeHidden();
  await expect(log.getByText(NINE_SCRIPTS.km)).toHaveCount(1);
  await suman.page.context().close();
});

test('where a proxy finds no server the kept feed is shown', async ({ phone, page }) => {
  await newcomer(phone, 'Linh');
  await openAndKeep(phone, '/main');
  await expect.poll(() => isKept(page, 'Feed')).toBe(true);
  await page.route('**/graphql', (route) =>
    asks(route.request(), 'Feed')
      ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
      : route.continue(),
  );
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(asOf(page)).toBeVisible();
});

test('who signs out where the network says nothing has left this phone', async ({ phone, page }) => {
  await newcomer(phone, 'Linh');
  await openAndKeep(phone, '/main');
  await expect.poll(() => isKept(page, 'Me')).toBe(true);
  await phone.open('/myinfor');
  const logOut = page.getByRole('button', { name: myInfo.logOut });
  await expect(logOut).toBeVisible();
  await hang(page, '**/{graphql,api/**}');
  await logOut.click();
  await phone.answer('Yes', myInfo.confirmLogOut);
  await expect(page).toHaveURL('/main');
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await expect.poll(() => isKept(page, 'Me')).toBe(false);
});

test('a phone without room keeps the app, though it cannot keep what is written', async ({ phone, page, context }) => {
  await newcomer(phone, 'Linh');
  await openAndKeep(phone, '/main');
  await context.setOffline(true);
  await page.goto('/writing');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 });
  // The browser goes on for half a minute with the room that it has found when it last looked.
  await expect.poll(() => hasRoom(page), { timeout: 60_000 }).toBe(false);
  const title = page.getByLabel(postForm.field.title);
  await title.fill('បាត់');
  await page.getByLabel(postForm.field.content).fill('បណ្តាញ');
  await page.getByRole('button', { name: postForm.button.post, exact: true }).click();
  await phone.answer('Yes', postForm.confirm.post);
  await phone.answer('OK', common.noConnection);
  expect(await hasShell(page)).toBe(true);
  expect(await keptFiles(page)).toContain('PostFormScreen');
  await page.reload();
  await expect(title).toHaveValue('បាត់');
  await context.setOffline(false);
});

test('a shell that the browser has cleared away is put back at the next visit', async ({ phone, page, context }) => {
  await openAndKeep(phone, '/main', 'visitor');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await openAndKeep(phone, '/main', 'visitor');
  await expect.poll(() => hasShell(page)).toBe(true);
  await context.setOffline(true);
  // What is searched for looks like a file.
  await page.goto('/searchresult?q=node.js');
  await expect(page.getByRole('navigation', { name: common.nav.main })).toBeVisible();
  await page.goto('/main');
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.setOffline(false);
});

test('the terms that a visitor has read are there without a network', async ({ phone, page, context }) => {
  await openAndKeep(phone, '/terms', 'visitor');
  const title = (await phone.heading.textContent()) ?? '';
  const words = (await page.getByRole('main').innerText()).slice(-200);
  await expect.poll(() => isKept(page, 'PolicyFacts')).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(phone.heading).toHaveText(title);
  await expect(page.getByRole('main')).toContainText(words.trim().split('\n').at(-1) ?? '');
  await expect(page.getByText(common.offlineScreen.hint)).toHaveCount(0);
  await context.setOffline(false);
});

test('the worker keeps no picture that is shown by a signed link, and none of a session that ended unseen', async ({
  phone,
  page,
}) => {
  const linh = await newcomer(phone, 'Linh');
  await writePost(linh);
  await openAndKeep(phone, '/main');
  const isLoaded = await page.evaluate(async () => {
    const { src = '' } = document.querySelector<HTMLImageElement>('img[src^="/files/"]') ?? {};
    const picture = new Image();
    picture.src = `${src}?expires=1&signature=x`;
    await (await caches.open('pictures')).put('/files/before.png', new Response('of the session'));
    return picture.decode().then(
      () => true,
      () => false,
    );
  });
  expect(isLoaded).toBe(true);
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('pictures')).keys()).map(({ url }) => url).join(' '));
  expect(await kept()).toContain('before.png');
  expect(await kept()).not.toContain('signature');
  await page.evaluate(() => localStorage.clear());
  await openAndKeep(phone, '/main', 'visitor');
  await expect.poll(kept).not.toContain('before.png');
});

test.describe('without a worker yet', () => {
  test.use({ serviceWorkers: 'block' });

  test('where the code of the app does not come a new try is offered, in the reader’s language', async ({
    phone,
    page,
  }) => {
    await newcomer(phone, 'Linh');
    await phone.store({ language: 'km' });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/main');
    const again = page.getByRole('button', { name: WORDS.km.common.button.reload });
    await expect(again).toBeVisible();
    await page.unroute('**/assets/*.js');
    await again.click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(again).toHaveCount(0);
  });
});
