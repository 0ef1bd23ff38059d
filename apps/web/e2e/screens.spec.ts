import { HTML_LANG, LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import type { Page } from '@playwright/test';
import { barriers } from './barriers.ts';
import { flaws } from './flaws.ts';
import { expect, test, type Phone } from './haiko.ts';
import { standInForPostcodes } from './postingForm.ts';
import { AUTH_PATHS, SCREENS } from './routes.ts';
import { SAMPLE_LISTS } from './samples.ts';
import { shareOf, rotationOf } from './rotation.ts';
import { missingKeys, WORDS } from './words.ts';

// `npm run test:full` opens each screen in all nine languages and three widths. Otherwise each comes in one language, each day in another
// one, and `npm test` sees those of Khmer, whose letters are the tallest.
const IS_FULL = process.env.HAIKO_SCREENS === 'all';
const CORE_LANGUAGE: Language = 'km';
const TURN = rotationOf(process.env.HAIKO_SCREENS);
const WIDTHS = IS_FULL ? [390, 320, 500] : [390];
const NARROWEST = 320;
const HEIGHT = 844;

/** Details that need something to show: how their address begins, where it is found, and how it begins there. */
const FOUND_IN: readonly (readonly [start: string, list: string, link?: string])[] = [
  ['/postdetail/', SAMPLE_LISTS.post],
  ['/noticedetail/', '/notice'],
  ['/additionpostdetail/', '/info'],
  ['/notedetail/', '/notemanager'],
  ['/announcementdetail/', SAMPLE_LISTS.posting],
  ['/announcementmodify/', SAMPLE_LISTS.ownPosting, '/announcementdetail/'],
  ['/enterprisecertificationdetail/', '/enterprisenotifications'],
  ['/application/', '/applications'],
  ['/inbox/', '/inbox'],
];
/** Who sees most on these screens; on the others it is Linh. */
const SEEN_BY: Readonly<Record<string, readonly string[]>> = {
  company: [
    '/enterprisemodify',
    '/enterprisemanage',
    '/announcementwriting',
    '/announcementmodify/',
    '/registeredannouncement',
    '/announcementtable',
    '/inbox',
  ],
  rejected: ['/enterprisenotifications', '/enterprisecertificationdetail/'],
};
const PEOPLE = ['linh', ...Object.keys(SEEN_BY)];
const SIGNED_IN = [
  ...SCREENS.map(({ path }) => path),
  '/postdetail/',
  '/searchresult?q=visa',
  '/searchresult?tab=haikoNews',
  '/announcement?q=work',
  '/announcement?type=5',
];
/** As many popups of one screen are looked at whose buttons are drawn alike. */
const MOST_OF_A_KIND = 5;

function screensFor(language: Language, paths: readonly string[]): readonly string[] {
  return IS_FULL ? paths : shareOf(paths, LANGUAGES.indexOf(language), TURN);
}

function readerOf(path: string): string {
  return PEOPLE.find((person) => SEEN_BY[person]?.some((start) => path.startsWith(start))) ?? 'linh';
}

for (const language of LANGUAGES) {
  test(`every screen is whole, readable and open to everybody in ${language}, light and dark${language === CORE_LANGUAGE ? ' @core' : ''}`, async ({
    phone,
  }) => {
    test.setTimeout(IS_FULL ? 1_800_000 : 360_000);
    await standInForPostcodes(phone.page);
    await phone.store({ language });
    for (const path of screensFor(language, AUTH_PATHS)) {
      await look(phone, path, language);
      await expectFrame(phone, language, { hasBar: false });
    }
    const screens = screensFor(language, SIGNED_IN);
    for (const person of PEOPLE) {
      const theirs = screens.filter((path) => readerOf(path) === person);
      if (theirs.length === 0) continue;
      await phone.signInAs(person);
      await phone.store({ language });
      for (const path of theirs) {
        await look(phone, await addressOf(phone, path), language);
        const screen = SCREENS.find((one) => one.path === path);
        if (screen) await expectFrame(phone, language, { hasBar: screen.hasBottomBar, hasBack: screen.hasBackButton });
      }
    }
  });
}

test('every screen comes once in each language within nine days @core', () => {
  const days = LANGUAGES.map((_, day) => rotationOf(undefined, day * 86_400_000));
  for (const [index, language] of LANGUAGES.entries()) {
    const seen = days.flatMap((turn) => shareOf(SIGNED_IN, index, turn));
    expect(seen.toSorted(), language).toEqual(SIGNED_IN.toSorted());
  }
  // A run of another day can be repeated.
  expect(['0', '4', '8', '13'].map((setting) => rotationOf(setting))).toEqual([0, 4, 8, 4]);
});

test('the check of texts sees signs cut by low lines, labels that end in dots and fields too narrow for their words', async ({
  phone,
}) => {
  const { page } = phone;
  await phone.store({ language: 'km' });
  await phone.open('/searchresult');
  await page.evaluate(() => document.fonts.ready);
  expect(await flaws(page)).toEqual([]);

  await restyle(page, ':lang(km) { --leading: 0.9; --leading-tight: 0.9 }');
  await expect.poll(() => flaws(page)).toContainEqual(expect.stringMatching(/px high in lines of/));
  await restyle(page, 'nav a { flex: none !important; width: 20px; min-width: 0 }');
  await expect.poll(() => flaws(page)).toContainEqual(expect.stringMatching(/ends in an ellipsis/));
  await restyle(page, 'input { padding-inline: 40% !important }');
  await expect.poll(() => flaws(page)).toContainEqual(expect.stringMatching(/placeholder/));
});

/** Breaks the look of the page as a careless change would. */
async function restyle(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(text));
  }, css);
}

async function look(phone: Phone, path: string, language: Language): Promise<void> {
  const { page } = phone;
  await test.step(IS_FULL ? path : `${path} (HAIKO_SCREENS=${TURN})`, async () => {
    await page.setViewportSize({ width: 390, height: HEIGHT });
    await phone.open(path);
    await expect(page.locator('main .shimmer:visible, .late')).toHaveCount(0);
    if (path === '/signin') await expect(page.locator('[data-provider]')).toHaveCount(6);
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[language]);
    expect.soft(missingKeys(await page.title()), `${path}: title`).toEqual([]);
    await judge(phone, path);
    await lookBehind(phone, path === '/main' ? 'header, main' : 'main', path);
    // In the dark nothing but colors is another one.
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
    expect.soft(await barriers(page, ['color-contrast']), `${path}: barriers in the dark`).toEqual([]);
    await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${path}: scrolls sideways at ${NARROWEST} px`).toBeLessThanOrEqual(0);
  });
}

/** The header and the bar that the screen is meant to have; without a bar it has neither. */
async function expectFrame(
  { page }: Phone,
  language: Language,
  { hasBar, hasBack }: { hasBar: boolean; hasBack?: boolean },
): Promise<void> {
  const { nav } = WORDS[language].common;
  await expect(page.getByRole('navigation', { name: nav.main })).toHaveCount(hasBar ? 1 : 0);
  const menu = page.getByRole('button', { name: nav.menu, exact: true });
  if (hasBack === undefined) return expect(menu).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  const first = page.getByRole('banner').getByRole('button').first();
  await expect(first).toHaveAccessibleName(hasBack ? nav.back : nav.menu);
}

async function judge({ page }: Phone, where: string): Promise<void> {
  expect.soft(missingKeys(await page.locator('body').innerText()), `${where}: missing messages`).toEqual([]);
  expect.soft(await barriers(page), `${where}: barriers`).toEqual([]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect.soft(await flaws(page), `${where} at ${width} px`).toEqual([]);
  }
}

/** Opens the menus and sheets that the screen offers. */
async function lookBehind(phone: Phone, part: string, path: string): Promise<void> {
  const { page } = phone;
  // Not what stands in a popup: one that has just been closed is seen until it has faded.
  const openers = page.locator(`:is(${part}) [aria-haspopup]:enabled:visible:not(dialog *, [popover] *)`);
  const offered = await openers.evaluateAll((all) =>
    all.map((one, index) => ({ index, name: one.ariaLabel ?? one.textContent, look: one.className })),
  );
  const named = offered.filter(({ name }, index) => offered.findIndex((one) => one.name === name) === index);
  const kinds = Object.values(Object.groupBy(named, ({ look }) => look));
  for (const { index, name } of kinds.flatMap((kind = []) => kind.slice(0, MOST_OF_A_KIND))) {
    await openers.nth(index).click();
    const popup = page.locator('dialog[open], [popover]:popover-open');
    await expect(popup.first()).toBeVisible();
    await expect(popup.locator('.shimmer:visible')).toHaveCount(0);
    await judge(phone, `${path} › ${name}`);
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
  }
}

/** The address of a real thing, where the screen needs one and its list has one. */
async function addressOf({ page }: Phone, path: string): Promise<string> {
  const [start, list, link = start] = FOUND_IN.find(([begin]) => path.startsWith(begin)) ?? [];
  if (!start || !list || !link) return path;
  await page.goto(list);
  const links = page.locator(`main a[href^="${link}"]`);
  await expect(links.first()).toBeAttached();
  const found = ((await links.first().getAttribute('href')) ?? path).replace(link, start);
  // What the screen's own address has behind the thing: `/application/:uuid/notes`.
  return [found, ...path.slice(start.length).split('/').slice(1)].join('/');
}
