import type { BrowserContext, Page } from '@playwright/test';
import { NINE_SCRIPTS } from '../../api/test/nine-scripts.ts';
import { expect, Phone, test } from './haiko.ts';
import { keptFiles } from './kept.ts';
import { newcomer } from './newcomers.ts';
import { isOfNext, isWaiting, NEXT, startReleases } from './releases.ts';
import { WORDS } from './words.ts';

// What becomes of a page that is open while the next release is published.

const { common, forms, postForm, sessions } = WORDS.en;

/** The code that comes last of what the worker keeps for somebody who is signed in. */
const LAST_KEPT = 'UnsentScreen';

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
/** A sign of the reader: for visitors who only glance at a page no worker is registered. */
const goOn = (page: Page) => page.keyboard.press('Shift');
/** Resolves once a page has told the newest worker of which release it is. */
const isToldRelease = (context: BrowserContext) =>
  context
    .serviceWorkers()
    .at(-1)
    ?.evaluate(async () => {
      const worker = self as unknown as ServiceWorkerGlobalScope;
      await new Promise<void>((resolve) =>
        worker.addEventListener('message', ({ data }) => data.kind === 'release' && resolve()),
      );
    });
/** Whether the worker in charge of the page is that of the next release: it has this one's shell, whose code is its own. */
const isServedByNext = (page: Page) =>
  page.evaluate(async (next) => {
    const shell = await caches.match('/index.html', { ignoreSearch: true });
    const { controller } = navigator.serviceWorker;
    const { active, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return !waiting && active?.state === 'activated' && active === controller && (await shell?.text())?.includes(next);
  }, NEXT);

test('a page of the last release works on beside one of the next, and comes to that without losing a draft', async ({
  browser,
}) => {
  test.slow();
  const releases = await startReleases(process.env.HAIKO_URL ?? '');
  const context = await browser.newContext({ baseURL: releases.url, serviceWorkers: 'allow' });
  const phone = new Phone(await context.newPage());
  const { page } = phone;
  const { nickname } = await newcomer(phone, 'Linh');
  await phone.open('/main');
  await expect.poll(() => keptFiles(page)).toContain(LAST_KEPT);
  await link(page, common.nav.writing).click();
  const title = page.getByLabel(postForm.field.title);
  await title.fill(`ខ្ញុំ ${nickname}`);
  await page.getByLabel(postForm.field.content).fill(NINE_SCRIPTS.km);
  await page.evaluate(() => document.body.setAttribute('data-first', ''));

  releases.publish();
  const other = new Phone(await context.newPage());
  await other.open('/main');
  await expect.poll(() => isWaiting(other.page)).toBe(true);
  // The first page is what is on the phone; from there the browser has found that there is more.
  await other.open('/main');
  await expect(isOfNext(other.page)).toBeAttached();
  expect(await isWaiting(other.page)).toBe(true);

  // Its screens are still there, as the worker that has them is.
  await page.getByRole('button', { name: common.nav.back }).click();
  await phone.answer(forms.leave.leaveYes, forms.leave.leaveHint);
  await link(page, common.nav.announcement).click();
  await expect(page).toHaveURL('/announcement');
  await expect(phone.heading).toBeAttached();
  await link(page, common.nav.myInfo).click();
  await expect(page).toHaveURL('/myinfor');
  await expect(page.locator('body[data-first]')).toBeAttached();
  expect(await isWaiting(page)).toBe(true);

  // One that is gone brings the next release, where one wanted to go.
  await link(page, sessions.list.title).click();
  await expect(isOfNext(page)).toBeAttached();
  await expect(page).toHaveURL('/sessions');
  await expect(phone.heading).toHaveText(sessions.list.title);
  await phone.open('/writing');
  await expect(title).toHaveValue(`ខ្ញុំ ${nickname}`);
  expect(await isWaiting(page)).toBe(true);
  await context.close();
  releases.stop();
});

test('the worker of the next release takes over once the last page of this one has left', async ({ browser }) => {
  const releases = await startReleases(process.env.HAIKO_URL ?? '');
  const context = await browser.newContext({ baseURL: releases.url, serviceWorkers: 'allow' });
  const first = new Phone(await context.newPage());
  await first.open('/main');
  await goOn(first.page);
  await first.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => first.page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);

  releases.publish();
  const next = new Phone(await context.newPage());
  await next.open('/main');
  await expect(isOfNext(next.page)).toBeAttached();
  await goOn(next.page);
  await expect.poll(() => isWaiting(next.page)).toBe(true);
  // While one page of this release is there, another that is opened changes nothing.
  await next.open('/main');
  expect(context.serviceWorkers()).toHaveLength(2);
  const told = isToldRelease(context);
  await goOn(next.page);
  await told;
  await next.open('/main');
  expect(await isWaiting(next.page)).toBe(true);

  await first.page.close();
  await next.open('/announcement');
  await goOn(next.page);
  await expect.poll(() => isServedByNext(next.page)).toBe(true);
  await expect(isOfNext(next.page)).toBeAttached();
  // Also the screens that nobody has opened since.
  await expect.poll(() => keptFiles(next.page)).toMatch(new RegExp(`${NEXT}[^ ]*JobPostingDetailScreen`));

  // What it has is enough for a page without the network.
  await context.setOffline(true);
  await next.page.goto('/main');
  await expect(isOfNext(next.page)).toBeAttached();
  await context.setOffline(false);
  await context.close();
  releases.stop();
});
