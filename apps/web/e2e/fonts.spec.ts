import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import type { CDPSession, Page } from '@playwright/test';
import { browserLaunch } from './browser.ts';
import { expect, Phone, test } from './haiko.ts';

// The browser of the tests has one Latin font of the system's: what else is drawn comes from the app. Kilobytes on the
// welcome page, which names all languages: measured 531 (th, bn), 582 (en, vi, km, tl), 706 (ko), 793 (ja), 1852 (zh).
const MOST_KILOBYTES: Record<Language, number> = {
  ...{ en: 700, vi: 700, km: 700, tl: 700, th: 700, bn: 700 },
  ...{ ko: 850, ja: 1_000, zh: 2_200 },
};

for (const language of LANGUAGES) {
  test(`the app brings the letters of ${language} with it`, async ({ phone, page }) => {
    await phone.store({ language });
    await phone.open('/home');
    const session = await page.context().newCDPSession(page);
    const words = 'main :is(h1, h2, p, a, button, span)';
    await expect.poll(() => drawnBySystem(session, words), { message: 'letters in fonts of the system' }).toEqual([]);
    expect(await kilobytesOfFonts(page)).toBeLessThan(MOST_KILOBYTES[language]);
    expect(await carelessFaces(page)).toEqual([]);
  });
}

for (const language of ['zh', 'ja'] as const) {
  test(`a phone that has fonts for ${language} loads none for it`, async ({ playwright }) => {
    const browser = await playwright.chromium.launch(await browserLaunch({ asianFonts: true }));
    const page = await browser.newPage();
    const phone = new Phone(page);
    await phone.store({ language });
    await phone.open('/home');
    await page.evaluate(() => document.fonts.ready);
    // The welcome page names all nine languages: what the smallest of them loads is the most that this one may.
    expect(await kilobytesOfFonts(page)).toBeLessThan(MOST_KILOBYTES.en);
    await browser.close();
  });
}

test('the feed draws the titles of all nine languages in fonts of the app', async ({ phone, page }) => {
  await phone.open('/main');
  const titles = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(titles.nth(5)).toBeAttached();
  const session = await page.context().newCDPSession(page);
  await expect.poll(() => drawnBySystem(session, 'article h2')).toEqual([]);
});

/** The fonts of the system, and how many letters of the chosen elements they draw. */
async function drawnBySystem(session: CDPSession, selector: string): Promise<string[]> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  expect(nodeIds.length).toBeGreaterThan(5);
  const drawn = await Promise.all(nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })));
  const fonts = drawn.flatMap((node) => node.fonts);
  expect(fonts.length).toBeGreaterThan(0);
  return fonts
    .filter(({ isCustomFont }) => !isCustomFont)
    .map(({ familyName, glyphCount }) => `${familyName}: ${glyphCount}`);
}

async function kilobytesOfFonts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const fonts = files.filter(({ name }) => name.startsWith(location.origin) && name.endsWith('.woff2'));
    return fonts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024;
  });
}

/** Faces whose text would wait for them, or that would load for letters which they do not have; our `local()` ones aside. */
async function carelessFaces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => !/^["']?Own /.test(family))
      .filter(({ display, unicodeRange }) => display !== 'swap' || unicodeRange === 'U+0-10FFFF')
      .map(({ family, display, unicodeRange }) => `${family} ${display} ${unicodeRange}`),
  );
}
