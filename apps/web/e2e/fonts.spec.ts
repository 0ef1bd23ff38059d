import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import type { Page } from '@playwright/test';
import { browserLaunch } from './browser.ts';
import { textsWithBoxes } from './drawnBy.ts';
import { flaws } from './flaws.ts';
import { drawn, expect, Phone, test } from './haiko.ts';
import { isAlive, openRendered } from './rendered.ts';
import { samplePost, samplePosting } from './samples.ts';
import { MOST_SHIFT, noteShifts, shiftsOf } from './shifts.ts';

// Kilobytes on the welcome page, which names all languages, where a device has letters for none but Latin: measured 182, 315 (ko),
// 356 (ja), 423 (zh), the same each time.
const MOST_KILOBYTES: Record<Language, number> = {
  ...{ en: 195, km: 195, th: 195, bn: 195, vi: 195, tl: 195 },
  ...{ ko: 330, ja: 375, zh: 470 },
};

declare global {
  interface Window {
    wasLetterless?: boolean;
  }
}

/** In the page: notes whether its words wait for their letters. */
function noteLetterless() {
  new MutationObserver(() => {
    if (document.documentElement.dataset.letterless !== undefined) window.wasLetterless = true;
  }).observe(document, { attributes: true, subtree: true });
}

for (const language of LANGUAGES) {
  test(`the app brings the letters of ${language} where a device has none`, async ({ phone, page }) => {
    await phone.store({ language });
    await phone.open('/home');
    await lateFonts(page);
    expect(await kilobytesOfFonts(page)).toBeLessThan(MOST_KILOBYTES[language]);
    // First: the other one loads what it looks for.
    await expect.poll(() => textsWithBoxes(page)).toEqual([]);
    await expect.poll(() => missingLetters(page)).toEqual([]);
    expect(await carelessFaces(page)).toEqual([]);
  });
}

test('a device with letters for all languages loads no font', async ({ playwright }) => {
  const browser = await playwright.chromium.launch(await browserLaunch({ fonts: 'all' }));
  for (const language of LANGUAGES) {
    const page = await browser.newPage({ baseURL: process.env.HAIKO_URL });
    const phone = new Phone(page);
    await phone.store({ language });
    await phone.open('/home');
    await lateFonts(page);
    expect(await kilobytesOfFonts(page), language).toBe(0);
    await page.close();
  }
  await browser.close();
});

for (const language of ['ko', 'zh', 'ja', 'th', 'km', 'bn']) {
  test(`no page moves when letters of ${language} come to a device without${language === 'km' ? ' @core' : ''}`, async ({
    browser,
    page: finder,
  }) => {
    const addresses = [
      await samplePosting(finder),
      await samplePost(finder),
      '/announcement',
      '/terms',
      '/notice',
      '/info',
    ];
    const viewport = { width: 390, height: 844 };
    const page = await browser.newPage({ baseURL: process.env.HAIKO_URL ?? '', viewport, locale: language });
    await noteShifts(page);
    for (const address of addresses) {
      await openRendered(page, address);
      await isAlive(page);
      await page.waitForLoadState('networkidle');
      await drawn(page);
      await expect(page.locator('main')).toBeVisible();
      const { score, moved } = await shiftsOf(page);
      console.log(`${address} in ${language} without fonts: shift ${score.toFixed(4)}`);
      expect.soft(score, `${address}: ${moved}`).toBeLessThanOrEqual(MOST_SHIFT);
    }
    // They have come.
    expect(
      await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length),
    ).toBeGreaterThan(0);
    await page.context().close();
  });
}

test('words whose letters do not come are shown all the same', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: process.env.HAIKO_URL ?? '', locale: 'km' });
  await page.route('**/assets/*.js', (route) => route.abort());
  await openRendered(page, '/terms');
  await expect(page.locator('html')).toHaveAttribute('data-letterless');
  await expect(page.locator('main')).toBeHidden();
  await expect(page.locator('main')).toBeVisible();
  await page.context().close();
});

test('words wait for no letters that the device has @core', async ({ playwright, page }) => {
  const browser = await playwright.chromium.launch(await browserLaunch({ fonts: 'all' }));
  const withLetters = await browser.newPage({ baseURL: process.env.HAIKO_URL ?? '' });
  const [has, lacks] = await Promise.all(
    [withLetters, page].map(async (device) => {
      await device.addInitScript(noteLetterless);
      const waiting: Language[] = [];
      for (const language of LANGUAGES) {
        await openRendered(device, `/terms?lang=${language}`);
        await device.waitForLoadState();
        if (await device.evaluate(() => window.wasLetterless)) waiting.push(language);
      }
      return waiting;
    }),
  );
  expect(has).toEqual([]);
  expect(lacks?.toSorted()).toEqual(['bn', 'ja', 'km', 'ko', 'th', 'zh']);
  await browser.close();
});

// Of one of those that have a stack of their own, and of those that share one.
for (const language of ['en', 'vi', 'ja'] as const) {
  test(`the feed in ${language} shows the letters of all nine languages where a device has none @core`, async ({
    phone,
    page,
  }) => {
    await phone.store({ language });
    await phone.open('/main');
    await expect(page.getByRole('article').nth(5)).toBeAttached();
    await expect.poll(() => textsWithBoxes(page)).toEqual([]);
    await expect.poll(() => missingLetters(page)).toEqual([]);
  });
}

for (const connection of [{ saveData: true }, { effectiveType: '3g' }]) {
  test(`letters of others than the own language come once the reader goes on with ${JSON.stringify(connection)}`, async ({
    phone,
    page,
  }) => {
    await page.addInitScript((known) => Object.defineProperty(navigator, 'connection', { value: known }), connection);
    await phone.store({ language: 'km' });
    await phone.open('/main');
    await expect(page.getByRole('article').nth(5)).toBeAttached();
    await lateFonts(page);
    const own = await kilobytesOfFonts(page);
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.woff2')),
    );
    expect(files.filter((name) => !name.includes('khmer'))).toEqual([]);
    expect(own).toBeGreaterThan(0);
    // Khmer has signs without letters of their own, which are counted as if they were some.
    const others = async () => (await textsWithBoxes(page)).filter((text) => !/\p{sc=Khmer}/u.test(text));
    expect(await others()).not.toEqual([]);
    await page.keyboard.press('Shift');
    await expect.poll(others).toEqual([]);
    const all = await kilobytesOfFonts(page);
    console.log(`fonts of /main in km: ${Math.round(own)} kB of its own, ${Math.round(all)} kB in all`);
    expect(own).toBeLessThan(all / 2);
  });
}

test('notifications in Korean name nobody by an empty place where a device has no letters for their name', async ({
  phone,
  page,
}) => {
  await phone.signInAs('linh');
  await phone.store({ language: 'ko' });
  await phone.open('/notifications');
  const names = page.getByRole('main').locator('bdi');
  await expect(names.filter({ hasText: /\p{sc=Hira}/u }).first()).toBeAttached();
  await expect(names.filter({ hasText: /\p{sc=Beng}/u }).first()).toBeAttached();
  await expect.poll(() => textsWithBoxes(page)).toEqual([]);
  for (const name of await names.allTextContents()) expect(name.trim()).not.toBe('');
});

test('no font is asked for in vain @core', async ({ phone, page }) => {
  const missed: string[] = [];
  page.on('response', (response) => {
    if (/\.woff2?\b/.test(response.url()) && !response.ok()) missed.push(response.url());
  });
  await phone.open('/main');
  await lateFonts(page);
  expect(missed).toEqual([]);
});

/** Waits until the app has looked for letters that the device lacks, and what it attached for them is there. */
async function lateFonts(page: Page): Promise<void> {
  // Those who wait for an idle moment take turns: the app has asked first.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

/** Letters of the page for which a box is drawn. */
async function missingLetters(page: Page): Promise<string[]> {
  return (await flaws(page)).filter((flaw) => flaw.startsWith('no letter for'));
}

async function kilobytesOfFonts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const fonts = files.filter(({ name }) => name.startsWith(location.origin) && name.endsWith('.woff2'));
    return fonts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024;
  });
}

/** Faces whose text would wait for them, or that would load for letters which they do not have; the device's own aside. */
async function carelessFaces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => !/Like Pretendard/.test(family))
      .filter(({ display, unicodeRange }) => display !== 'swap' || unicodeRange === 'U+0-10FFFF')
      .map(({ family, display, unicodeRange }) => `${family} ${display} ${unicodeRange}`),
  );
}
