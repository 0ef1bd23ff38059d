import type { BrowserContext, Page } from '@playwright/test';
import { expect, Phone, test } from './haiko.ts';
import { openAndKeep } from './kept.ts';
import { newcomer, writePost } from './newcomers.ts';
import { isOfNext, isWaiting, type Releases, startReleases } from './releases.ts';
import { WORDS } from './words.ts';

// People who are signed in start from what the phone has, and do not wait for a page that the server makes for visitors.

const { common, myInfo, sessions } = WORDS.km;
const MONTH_MS = 31 * 24 * 60 * 60 * 1_000;

let releases: Releases;
let context: BrowserContext;
let phone: Phone;
let page: Page;

test.beforeEach(async ({ browser }) => {
  releases = await startReleases(process.env.HAIKO_URL ?? '');
  context = await browser.newContext({ baseURL: releases.url, serviceWorkers: 'allow' });
  phone = new Phone(await context.newPage());
  page = phone.page;
});

test.afterEach(async () => {
  await context.close();
  releases.stop();
});

/** Signs somebody in who reads Khmer, and comes back once Haiko is on the phone. */
async function signedIn(name: string) {
  const linh = await newcomer(phone, name, { language: 'km' });
  await phone.store({ language: 'km' });
  await openAndKeep(phone, '/main');
  await expect.poll(isMarked).toBe(true);
  return linh;
}

/** Whether the device says that somebody is signed in. */
const isMarked = () => page.evaluate(() => caches.has('signed-in'));

/** The pages that the server was asked for by opening this one. */
async function askedBy(path: string): Promise<string[]> {
  releases.pages.length = 0;
  await phone.open(path);
  return [...releases.pages];
}

test('who is signed in asks the server for no page, until they leave', async () => {
  const linh = await signedIn('Linh');
  const post = await writePost(linh);
  expect(await askedBy('/main')).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'km');
  await expect(page.getByRole('main').getByRole('article').filter({ hasText: linh.nickname }).first()).toBeVisible();
  expect(await askedBy(post)).toEqual([]);
  await expect(phone.heading).toHaveText(`ពាក្យរបស់ ${linh.nickname}`);
  expect(await askedBy('/main?lang=bn')).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');

  await page.evaluate(() => sessionStorage.clear());
  expect(await askedBy('/myinfor')).toEqual([]);
  await page.getByRole('button', { name: myInfo.logOut }).click();
  await phone.answer(common.button.yes, myInfo.confirmLogOut);
  await expect.poll(isMarked).toBe(false);
  expect(await askedBy('/main')).toEqual(['/main']);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('who was not here for a month asks the server, and so does a reload', async () => {
  await signedIn('Sok');
  // Each start marks once: by then this one has, and leaves the old mark alone.
  const markOf = () => page.evaluate(async () => (await caches.match('/seen'))?.headers.get('date'));
  await page.evaluate(() => caches.delete('signed-in'));
  await phone.open('/main');
  await expect.poll(markOf).toBeTruthy();
  await page.evaluate(async (ago) => {
    const then = new Response(null, { headers: { date: new Date(Date.now() - ago).toUTCString() } });
    await (await caches.open('signed-in')).put('/seen', then);
  }, MONTH_MS);
  expect(await askedBy('/main')).toEqual(['/main']);
  await expect.poll(() => askedBy('/main')).toEqual([]);
  releases.pages.length = 0;
  await page.reload();
  expect(releases.pages).toEqual(['/main']);
});

test('a mark that a sign-out has left behind does not outlive a visit', async () => {
  await signedIn('Mealea');
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.clear());
  // Nothing is touched.
  await phone.open('/main');
  await expect.poll(isMarked).toBe(false);
  expect(await askedBy('/main')).toEqual(['/main']);
});

test('a storage that fails holds up no page', async () => {
  await signedIn('Bopha');
  await context
    .serviceWorkers()
    .at(-1)
    ?.evaluate(() => {
      caches.match = () => Promise.reject(new DOMException('broken', 'UnknownError'));
    });
  expect(await askedBy('/main')).toEqual(['/main']);
});

test('a release that cannot be kept is shown all the same', async () => {
  await signedIn('Rith');
  releases.publish('/icon-192.png');
  expect(await askedBy('/main')).toEqual([]);
  const newest = () => page.evaluate(async () => (await caches.match('/release'))?.text());
  await expect.poll(newest).toMatch(/^next-/);
  for (const path of ['/main', '/sessions', '/main', '/sessions']) {
    expect(await askedBy(path)).toEqual([path]);
    await expect(isOfNext(page)).toBeAttached();
  }
});

test('the release after comes with the second page, and takes over', async () => {
  await signedIn('Thida');
  releases.publish();
  expect(await askedBy('/main')).toEqual([]);
  await expect.poll(() => isWaiting(page)).toBe(true);
  expect(await askedBy('/main')).toEqual(['/main']);
  await expect(isOfNext(page)).toBeAttached();
  await expect.poll(() => isWaiting(page)).toBe(false);
  await expect.poll(isMarked).toBe(true);
  await expect.poll(() => askedBy('/main')).toEqual([]);
  await expect(isOfNext(page)).toBeAttached();
});

for (const isLate of [false, true]) {
  const start = isLate ? ', though the start of this one ends only then' : '';
  test(`a screen that is gone with its release opens in the next one, of which the phone knows nothing yet${start}`, async () => {
    await signedIn('Dara');
    if (isLate) await page.addInitScript(registerOnceMarkIsGone);
    await phone.open('/myinfor');
    if (isLate) await page.waitForFunction(() => 'isRegistered' in sessionStorage);
    // From here on nothing asks the browser to look for another worker.
    releases.publish();
    releases.pages.length = 0;
    await page.getByRole('link', { name: sessions.list.title, exact: true }).click();
    await expect(isOfNext(page)).toBeAttached();
    expect(releases.pages).toEqual(['/sessions']);
    await expect(phone.heading).toHaveText(sessions.list.title);
  });
}

/** Has a start mark who is signed in right behind the clearing of the mark, and before anything else. */
function registerOnceMarkIsGone(): void {
  let goOn = () => undefined as void;
  const isGone = new Promise<void>((resolve) => (goOn = resolve));
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = async function (...asked) {
    const registration = await register.apply(this, asked);
    sessionStorage.setItem('isRegistered', '');
    await isGone;
    return registration;
  };
  const { delete: remove } = CacheStorage.prototype;
  CacheStorage.prototype.delete = async function (name) {
    const wasThere = await remove.call(this, name);
    if (name !== 'signed-in') return wasThere;
    goOn();
    await new Promise((resolve) => setTimeout(resolve, 200));
    return wasThere;
  };
}
