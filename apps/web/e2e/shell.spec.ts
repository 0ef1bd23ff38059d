import { expect, test, drawn, type Phone } from './haiko.ts';
import { newcomer } from './newcomers.ts';
import { confirmSignUp, introduce } from './signingUp.ts';
import { WORDS } from './words.ts';
import { randomBytes } from 'node:crypto';

const { accounts, common, companies, exchangeRates, jobPostings, jobSearch, nationalities, postSearch, sessions } =
  WORDS.en;

const tabs = ({ page }: Phone) => page.getByRole('navigation', { name: common.nav.main });

test('the five tabs are equal fifths, with 24 px signs; where words have no room, all of them are signs alone', async ({
  phone,
  page,
}) => {
  for (const { width, language, hasWords } of [
    { width: 390, language: 'en', hasWords: true },
    { width: 320, language: 'en', hasWords: false },
    { width: 320, language: 'km', hasWords: true },
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await phone.store({ language });
    await phone.open('/main');
    const nav = page.getByRole('navigation', { name: WORDS[language].common.nav.main });
    const links = nav.getByRole('link');
    await expect(links).toHaveCount(5);
    for (const link of await links.all()) {
      expect((await link.boundingBox())?.width).toBeCloseTo(width / 5, 0);
      expect((await link.locator('svg').boundingBox())?.width).toBe(24);
      const word = link.locator('span').filter({ hasText: /\S/ }).last();
      const { isCut, isSeen } = await word.evaluate((element) => ({
        isCut: element.scrollWidth > element.clientWidth,
        isSeen: element.clientWidth > 1,
      }));
      expect(isSeen).toBe(hasWords);
      if (hasWords) expect(isCut).toBe(false);
    }
    await expect(nav.getByRole('link', { name: WORDS[language].common.nav.notification })).toBeVisible();
  }
});

test('a tapped tab lights, and boxes stand in the place of the screen, before its code is there', async ({
  phone,
  page,
}) => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/SearchScreen/, async (route) => {
    await held;
    await route.continue();
  });
  await phone.open('/main');
  const search = tabs(phone).getByRole('link', { name: common.nav.search });
  await search.click();
  await expect(search).toHaveClass(/text-main/);
  await expect(page.locator('.late-soon')).toBeVisible();
  await expect(page).toHaveURL('/main');
  release();
  await expect(page).toHaveURL('/searchresult');
  await expect(page.locator('.late-soon')).toHaveCount(0);
  await expect(search).toHaveAttribute('aria-current', 'page');
});

test('the side menu goes once the nationalities are applied', async ({ phone, page }) => {
  await phone.open('/main');
  await page.getByRole('button', { name: common.nav.menu }).click();
  const menu = page.getByRole('dialog', { name: common.sideMenu.title });
  await menu.getByRole('button', { name: common.sideMenu.addNationality }).click();
  const sheet = page.getByRole('dialog', { name: nationalities.sheet.title });
  await sheet.getByText('Vietnam', { exact: true }).click();
  await sheet.getByRole('button', { name: common.button.apply }).click();
  await expect(menu).toBeHidden();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('main').getByText('Vietnam', { exact: true }).first()).toBeVisible();
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a card turns into its page and back, and the feed is where it was', async ({ phone, page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      const count = { transitions: 0 };
      Object.assign(window, { counted: count });
      document.startViewTransition = (update) => {
        count.transitions += 1;
        return start(update);
      };
    });
    const transitions = () =>
      page.evaluate(() => (window as unknown as { counted: { transitions: number } }).counted.transitions);
    await phone.open('/main');
    const card = page.getByRole('article').nth(4);
    await card.evaluate((element) => element.scrollIntoView());
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(300);
    await card.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/postdetail\//);
    await expect(phone.heading).toBeAttached();
    expect(await transitions()).toBe(1);
    await page.getByRole('button', { name: common.nav.back }).click();
    await expect(page).toHaveURL('/main');
    await expect(card).toBeVisible();
    expect(await transitions()).toBe(2);
    await drawn(page);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(3);
  });
});

test('who has just signed up is offered a picture, a visa, whose posts and messages, once', async ({ phone, page }) => {
  const tail = randomBytes(3).toString('hex');
  await phone.open('/signin');
  await page.getByRole('link', { name: sessions.signIn.signUpByEmail }).click();
  await expect(page.getByLabel(accounts.signUp.nickname, { exact: true })).toBeVisible();
  await page.getByLabel(accounts.signUp.email, { exact: true }).fill(`dara-${tail}@example.test`);
  await page.getByLabel(accounts.signUp.password, { exact: true }).fill('phnom penh to seoul');
  await introduce(page, 'en', { nickname: `Dara_${tail}`, country: 'Cambodia' });
  await confirmSignUp(phone, 'en');
  await expect(page).toHaveURL('/main');
  const card = page.getByRole('region', { name: accounts.firstSteps.title });
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: jobPostings.myVisa.title }).click();
  const sheet = page.getByRole('dialog', { name: jobPostings.myVisa.title });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await card.getByRole('button', { name: accounts.firstSteps.nationalities }).click();
  await page
    .getByRole('dialog', { name: nationalities.sheet.title })
    .getByRole('button', { name: common.button.close })
    .click();
  await page.reload();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: common.button.close }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('who has no company finds one row for it', async ({ phone, page }) => {
  await newcomer(phone, 'Dara');
  await phone.open('/myinfor');
  const section = page.getByRole('region', { name: companies.menu.title });
  const rows = section.getByRole('link');
  await expect(rows.first()).toContainText(companies.status.none);
  await expect(section.getByRole('button')).toHaveCount(0);
  await expect(rows.first()).toHaveAttribute('href', '/enterprisecertification');
});

test('an empty search offers the tags of popular posts, and what guides and places are about', async ({
  phone,
  page,
}) => {
  await phone.open('/searchresult');
  const tags = page
    .getByRole('region', { name: postSearch.popularTags })
    .or(page.locator('section').filter({ hasText: postSearch.popularTags }));
  await expect(tags.first()).toBeVisible();
  await expect(
    page.locator('section').filter({ hasText: common.sideMenu.information }).getByRole('link').first(),
  ).toBeVisible();
  const tag = tags.first().getByRole('link').first();
  const name = await tag.innerText();
  await tag.click();
  await expect(page.getByRole('searchbox')).toHaveValue(name);
});

test('a payday is one tap in the converter, and old rates say so beside the amount', async ({ phone, page }) => {
  await phone.signInAs('linh');
  await phone.open('/exchange');
  const converter = page.getByRole('region', { name: exchangeRates.converter });
  await expect(converter.getByText(exchangeRates.stale)).toBeVisible();
  const result = converter.getByLabel('Amount in Vietnamese Dong');
  expect(await result.evaluate((field) => getComputedStyle(field).fontSize)).toBe('28px');
  const before = await result.inputValue();
  await converter.getByRole('button', { name: '2,000,000' }).click();
  await expect(converter.getByLabel('Amount in South Korean Won')).toHaveValue('2,000,000');
  await expect(result).not.toHaveValue(before);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false });

  test('jobs for my visa, the rate of my money, notices and the address for my phone stand beside the column', async ({
    phone,
    page,
  }) => {
    const me = await newcomer(phone, 'Sokha');
    await phone.open('/main');
    const places = page.getByRole('navigation', { name: common.nav.main });
    await expect(places.getByText(common.nav.notification, { exact: true })).toBeVisible();
    const aside = page.getByRole('complementary');
    await expect(aside.getByRole('region', { name: jobSearch.list.hot })).toBeVisible();
    await expect(aside.getByRole('img', { name: common.onPhone.code })).toBeVisible();
    await expect(aside.getByText('1,000,000 KRW')).toBeVisible();
    await expect(aside.getByRole('region', { name: common.sideMenu.notice }).getByRole('link').nth(1)).toBeVisible();
    await me.call('put', '/api/user', { visaMainId: 27 });
    await page.reload();
    await expect(aside.getByRole('region', { name: jobSearch.list.forMyVisa })).toBeVisible();
    const fitting = aside.getByRole('region', { name: jobSearch.list.forMyVisa });
    await expect(fitting.getByRole('link').first()).toBeVisible();
  });
});
