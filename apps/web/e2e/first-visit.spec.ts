import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { browserLaunch } from './browser.ts';
import { drawn, expect, test } from './haiko.ts';
import { goOn, keptFiles } from './kept.ts';
import { openRendered } from './rendered.ts';
import { samplePost, samplePosting } from './samples.ts';
import { MOST_SHIFT, noteShifts, scrollOn, shiftsOf } from './shifts.ts';

/** Reached: 230 to 261 kB in 20 to 25 requests, by the pictures of the newest posts, with the slides' motion, which comes once the page is idle. */
const MOST_KILOBYTES = 264;
const MOST_REQUESTS = 26;
/**
 * Of JavaScript, in kilobytes of gzip. Reached: 167.6 to 168.4 until it answers to taps, 179.8 to 180.6 in all; 3.9 of them are a file of its
 * own for what somebody who is signed in runs first (src/early.ts).
 */
const MOST_SCRIPTS = { untilAlive: 169, all: 181.5 };
/**
 * What the service worker fetches behind it, once a visitor goes on: reached 16 to 27 kB in 34 to 39 requests. Nothing of what the page has loaded comes
 * twice.
 */
const MOST_KILOBYTES_KEPT = 31;

/**
 * Of JavaScript, behind what the page comes to life with, once a visitor goes on and reads on: of the page itself, and with what its worker
 * keeps for times without a network, one file after the other. Reached: 168.0 and 183.5 kB of gzip; 230 are allowed in all.
 */
const MOST_LATER = { ofPage: 170, withKept: 186 };

/** Their slides' motion comes once the page is idle. */
const CAROUSEL: ReadonlySet<string> = new Set(['/main', '/announcement']);

/** Remembers what scripts had come when the page, which stood there already, answered to taps. */
async function noteAlive(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      if (document.documentElement.dataset.rendered !== undefined) return;
      watcher.disconnect();
      Object.assign(globalThis, { untilAlive: performance.getEntriesByType('resource').map(({ name }) => name) });
    });
    document.addEventListener('DOMContentLoaded', () =>
      watcher.observe(document.documentElement, { attributeFilter: ['data-rendered'] }),
    );
  });
}

/** The weight of the scripts that a page has loaded, and its worker, as gzip packs them: servers differ in what they send. */
async function scriptsOf(page: Page, ofWorker: string[] = []) {
  const [untilAlive, ofPage] = await page.evaluate(() => [
    (globalThis as unknown as { untilAlive: string[] }).untilAlive,
    performance.getEntriesByType('resource').map(({ name }) => name),
  ]);
  const all = [...new Set([...ofPage, ...ofWorker])];
  const kilobytes = new Map<string, number>();
  for (const script of new Set([...untilAlive, ...all].filter((name) => name.endsWith('.js')))) {
    const body = await (await page.request.get(script)).body();
    kilobytes.set(script, gzipSync(body, { level: 9 }).length / 1000);
  }
  // Asked for as soon as nothing else is to do, which may be a moment before: nothing waits for it.
  const awaited = untilAlive.filter((name) => !name.includes('CarouselMotion'));
  const weightOf = (names: string[]) => names.reduce((sum, name) => sum + (kilobytes.get(name) ?? 0), 0);
  const list = [...kilobytes].map(([script, size]) => `${size.toFixed(1)} kB ${new URL(script).pathname}`).join('\n');
  return { untilAlive: weightOf(awaited), all: weightOf(all), list };
}

/** What the first visit of /main costs; undefined where the page did not come rendered, as where it was made anew just then. */
async function firstVisit(browser: Browser, language: string, address = '/main') {
  const page = await browser.newPage({
    baseURL: process.env.HAIKO_URL,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: language,
    // As people have it: it must not come before they go on, and what it fetches then is counted below.
    serviceWorkers: 'allow',
  });
  await noteShifts(page);
  await noteAlive(page);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const sizes: number[] = [];
  network.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength / 1000));
  const isMoving = CAROUSEL.has(address) ? page.waitForResponse(/CarouselMotion/) : undefined;
  const isCounted = /postdetail/.test(address) ? page.waitForResponse(/_view_logs/) : undefined;
  isCounted?.catch(() => undefined);
  const reply = await page.goto(address);
  const isRendered = (await reply?.text())?.includes('data-rendered') ?? false;
  await expect(page.locator('main h1').first()).toBeAttached();
  await isMoving;
  await expect(page.locator('html')).not.toHaveAttribute('data-rendered');
  // With what comes last: the rows below the first view, and the call that counts the reading.
  await expect(page.locator('html')).not.toHaveAttribute('data-far');
  if (isRendered) await isCounted;
  await drawn(page);
  await page.waitForLoadState('networkidle');
  const [kilobytes, requests] = [Math.round(sizes.reduce((sum, size) => sum + size, 0)), sizes.length];
  const scripts = isRendered && (await scriptsOf(page));
  await scrollOn(page);
  const visit = scripts && { kilobytes, requests, ...(await shiftsOf(page)), scripts };
  const registered = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(registered).toBe(0);
  await page.context().close();
  return visit || undefined;
}

for (const language of LANGUAGES.filter((some) => ['ko', 'en', 'km', 'bn'].includes(some))) {
  test(`the first visit of /main in ${language} carries little and moves nothing @core`, async ({ playwright }) => {
    const browser = await playwright.chromium.launch(await browserLaunch({ fonts: 'all' }));
    let visit = await firstVisit(browser, language);
    while (!visit) visit = await firstVisit(browser, language);
    const { kilobytes, requests, score, moved, scripts } = visit;
    console.log(
      `/main in ${language}: ${kilobytes} kB, ${requests} requests, shift ${score.toFixed(4)}, ` +
        `scripts ${scripts.untilAlive.toFixed(1)} kB until it is alive, ${scripts.all.toFixed(1)} kB in all`,
    );
    expect(kilobytes).toBeLessThanOrEqual(MOST_KILOBYTES);
    expect(requests).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(scripts.untilAlive, scripts.list).toBeLessThanOrEqual(MOST_SCRIPTS.untilAlive);
    expect(scripts.all, scripts.list).toBeLessThanOrEqual(MOST_SCRIPTS.all);
    expect(score, moved).toBeLessThanOrEqual(MOST_SHIFT);
    await browser.close();
  });
}

/**
 * Reached in English and in Khmer: 344 and 347 kB in 29 requests, of which four are the faces in what is drawn below the first view; 316 and
 * 321 in 23; 374 and 380 in 28.
 */
const OTHERS = [
  { name: 'a post', path: samplePost, kilobytes: 352, requests: 31 },
  { name: '/announcement', path: () => '/announcement', kilobytes: 326, requests: 25 },
  { name: 'a posting', path: samplePosting, kilobytes: 386, requests: 30 },
];

for (const { name, path, kilobytes: most, requests: mostRequests } of OTHERS) {
  test(`the first visit of ${name} carries little and moves nothing @core`, async ({ playwright, page }) => {
    const browser = await playwright.chromium.launch(await browserLaunch({ fonts: 'all' }));
    const address = await path(page);
    for (const language of ['en', 'km']) {
      let visit = await firstVisit(browser, language, address);
      while (!visit) visit = await firstVisit(browser, language, address);
      const { kilobytes, requests, score, moved } = visit;
      console.log(`${address} in ${language}: ${kilobytes} kB, ${requests} requests, shift ${score.toFixed(4)}`);
      expect(kilobytes).toBeLessThanOrEqual(most);
      expect(requests).toBeLessThanOrEqual(mostRequests);
      expect(score, moved).toBeLessThanOrEqual(MOST_SHIFT);
    }
    await browser.close();
  });
}

// A device with letters for none but Latin, as hardly a phone is. The fonts of all nine scripts come, as the feed holds all of them: reached
// 811 kB (ko), 593 (th, bn); since cards name towns in the reader's language, 935 and 657.
for (const [language, most] of [
  ['ko', 950],
  ['bn', 670],
  ['th', 670],
] as const) {
  test(`/main in ${language} where a device has no such letters moves nothing when they come`, async ({ browser }) => {
    let visit = await firstVisit(browser, language);
    while (!visit) visit = await firstVisit(browser, language);
    const { kilobytes, requests, score, moved } = visit;
    console.log(`/main in ${language} without fonts: ${kilobytes} kB, ${requests} requests, shift ${score.toFixed(4)}`);
    expect(kilobytes).toBeLessThanOrEqual(most);
    expect(score, moved).toBeLessThanOrEqual(MOST_SHIFT);
  });
}

test('what is kept for times without a network costs little, and nothing twice @core', async ({ playwright }) => {
  const browser = await playwright.chromium.launch(await browserLaunch({ fonts: 'all' }));
  const context = await browser.newContext({ baseURL: process.env.HAIKO_URL ?? '', serviceWorkers: 'allow' });
  const page = await context.newPage();
  await noteAlive(page);
  await openRendered(page, '/main');
  // On a busy machine nothing may be on its way for a while before the code is asked for, and a key that is pressed then is heard by nobody.
  await expect(page.locator('html')).not.toHaveAttribute('data-rendered');
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const started = context.waitForEvent('serviceworker');
  await goOn(page);
  const worker = await started;
  // The worker's own account of what it fetched: nothing is counted for what the browser had.
  const fetched = () =>
    worker.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => {
        const { name, transferSize } = entry as PerformanceResourceTiming;
        return { name, kilobytes: transferSize / 1000 };
      }),
    );
  await expect.poll(() => keptFiles(page)).toContain('PostDetailScreen');
  const all = await fetched();
  const kilobytes = all.reduce((sum, entry) => sum + entry.kilobytes, 0);
  console.log(`kept of /main: ${Math.round(kilobytes)} kB in ${all.length} requests`);
  expect(kilobytes).toBeLessThanOrEqual(MOST_KILOBYTES_KEPT);
  const again = all.filter(
    ({ name, kilobytes: size }) => size > 0.5 && name.includes('/assets/') && loaded.includes(name),
  );
  expect(again.map(({ name }) => name)).toEqual([]);
  await page.evaluate(() => window.scrollBy(0, 5 * window.innerHeight));
  await expect(page.getByRole('article').nth(15)).toBeAttached();
  await page.waitForLoadState('networkidle');
  const kept = await scriptsOf(
    page,
    (await fetched()).map(({ name }) => name),
  );
  const { untilAlive, all: own, list } = await scriptsOf(page);
  const later = own - untilAlive;
  const withKept = kept.all - untilAlive;
  console.log(
    `scripts of /main: ${later.toFixed(1)} kB once a visitor goes on, ${withKept.toFixed(1)} with what is kept`,
  );
  expect(later, list).toBeLessThanOrEqual(MOST_LATER.ofPage);
  expect(withKept, kept.list).toBeLessThanOrEqual(MOST_LATER.withKept);
  // Jobs, which nobody has opened, are kept for who comes back.
  expect(await keptFiles(page)).not.toContain('JobPostingDetailScreen');
  const secondVisit = await context.newPage();
  await secondVisit.goto('/main');
  await expect(secondVisit.locator('html')).not.toHaveAttribute('data-rendered');
  await goOn(secondVisit);
  await expect.poll(() => keptFiles(secondVisit)).toContain('JobPostingDetailScreen');
  await browser.close();
});

for (const [person, path] of [
  ['linh', '/notifications'],
  ['linh', '/myinfor'],
  ['linh', '/notemanager'],
  [undefined, '/announcement'],
  [undefined, '/notice'],
  [undefined, '/info'],
  [undefined, '/place'],
] as const) {
  test(`nothing on ${path} moves while it comes @core`, async ({ phone, page }) => {
    await phone.store({ language: 'km' });
    if (person) await phone.signInAs(person);
    await noteShifts(page);
    await phone.open(path);
    await expect(page.locator('.shimmer')).toHaveCount(0);
    await drawn(page);
    const { score, moved } = await shiftsOf(page);
    expect(score, moved).toBeLessThanOrEqual(MOST_SHIFT);
  });
}
