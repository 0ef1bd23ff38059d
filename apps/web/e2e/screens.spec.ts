import { HTML_LANG, LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { barriers } from './barriers.ts';
import { flaws } from './flaws.ts';
import { expect, test, type Phone } from './haiko.ts';
import { AUTH_PATHS, SCREENS } from './routes.ts';
import { missingKeys } from './words.ts';

// `npm test` opens each screen in one language; `npm run test:full` in all nine and three widths.
const IS_FULL = process.env.HAIKO_SCREENS === 'all';
const WIDTHS = IS_FULL ? [390, 320, 500] : [390];
const HEIGHT = 844;

/** Details that need something to show: the list in which it is found, and how its address begins. */
const FOUND_IN: Readonly<Record<string, string>> = {
  '/postdetail/': '/main',
  '/noticedetail/': '/notice',
  '/additionpostdetail/': '/info',
  '/notedetail/': '/notemanager',
  '/announcementdetail/': '/announcement',
};
const SIGNED_IN = [...SCREENS.map(({ path }) => path), '/postdetail/', '/searchresult?q=visa', '/announcement?q=work'];

function shareOf(paths: readonly string[], turn: number): string[] {
  return paths.filter((_, index) => IS_FULL || index % LANGUAGES.length === turn);
}

LANGUAGES.forEach((language, turn) => {
  test(`every text of every screen is whole and readable in ${language}`, async ({ phone }) => {
    test.setTimeout(IS_FULL ? 900_000 : 120_000);
    await phone.store({ language });
    for (const path of shareOf(AUTH_PATHS, turn)) await look(phone, path, language);
    await phone.signInAs('linh');
    await phone.store({ language });
    for (const path of shareOf(SIGNED_IN, turn)) {
      await look(phone, await addressOf(phone, path), language);
    }
  });
});

async function look(phone: Phone, path: string, language: Language): Promise<void> {
  const { page } = phone;
  await test.step(path, async () => {
    await page.setViewportSize({ width: 390, height: HEIGHT });
    await phone.open(path);
    await expect(page.locator('main .shimmer:visible')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[language]);
    expect.soft(missingKeys(await page.locator('body').innerText()), `${path}: missing messages`).toEqual([]);
    expect.soft(missingKeys(await page.title()), `${path}: title`).toEqual([]);
    expect.soft(await barriers(page), `${path}: barriers`).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      expect.soft(await flaws(page), `${path} at ${width} px`).toEqual([]);
    }
  });
}

/** The address of a real thing, where the screen needs one and its list has one. */
async function addressOf({ page }: Phone, path: string): Promise<string> {
  const start = Object.keys(FOUND_IN).find((prefix) => path.startsWith(prefix));
  const list = start && FOUND_IN[start];
  if (!list) return path;
  await page.goto(list);
  const links = page.locator(`main a[href^="${start}"]`);
  await expect(links.first()).toBeAttached();
  return (await links.first().getAttribute('href')) ?? path;
}
