import { LANGUAGE_NAMES, type Language } from '@haiko/shared/i18n/languages';
import { drawn, expect, Phone, test } from './haiko.ts';
import { crawled, isAlive } from './rendered.ts';
import { WORDS } from './words.ts';

// In which language a page comes from the server, how long that holds, and who is asked for another one.

test('the language is that of the address, else of the cookie, else of the browser, else English', async ({
  request,
}) => {
  const languageOf = async (address: string, headers: Record<string, string>): Promise<string | undefined> =>
    /<html lang="([^"]+)"/.exec(await crawled(request, address, headers))?.[1];
  const browser = { 'Accept-Language': 'xx, bn;q=0.8' };
  const cookie = (language: Language) => ({ ...browser, Cookie: `other=1; language=${language}` });
  expect(await languageOf('/main?lang=km', cookie('th'))).toBe('km');
  expect(await languageOf('/main?lang=xx', cookie('th'))).toBe('th');
  expect(await languageOf('/main', browser)).toBe('bn');
  expect(await languageOf('/main', { 'Accept-Language': 'xx' })).toBe('en');
});

test('the language of an address holds for the tab until another one is picked, and what was picked before stays', async ({
  phone,
  page,
  context,
}) => {
  const html = page.locator('html');
  const kept = async () => [
    await phone.stored('language'),
    (await context.cookies()).map(({ name, value }) => `${name}=${value}`),
  ];
  // Where they differ, what the device has holds.
  await phone.store({ language: 'th' });
  await context.addCookies([{ name: 'language', value: 'vi', url: new URL(page.url()).origin }]);
  expect(await crawled(context.request, '/main')).toContain('<html lang="vi"');
  await phone.open('/main');
  await expect(page.getByRole('navigation', { name: WORDS.th.common.nav.main })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'th');
  await page.goto('/main?lang=km');
  await isAlive(page);
  await expect(html).toHaveAttribute('lang', 'km');
  for (const address of ['/main', '/terms']) {
    await page.goto(address);
    await isAlive(page);
    await expect(html).toHaveAttribute('lang', 'km');
  }
  const jobs = page.getByRole('link', { name: WORDS.km.common.nav.announcement, exact: true });
  await page.goto('/main');
  await jobs.click();
  await expect(phone.heading).toBeAttached();
  await expect(html).toHaveAttribute('lang', 'km');
  expect(await kept()).toEqual(['th', ['language=vi']]);
  const other = new Phone(await context.newPage());
  await other.open('/main');
  await expect(other.page.locator('html')).toHaveAttribute('lang', 'th');
  await page.getByRole('button', { name: WORDS.km.common.nav.language }).click();
  await page.getByRole('menuitemradio', { name: '日本語', exact: true }).click();
  await expect(html).toHaveAttribute('lang', 'ja');
  await page.goto('/main');
  await isAlive(page);
  await expect(html).toHaveAttribute('lang', 'ja');
  expect(await kept()).toEqual(['ja', ['language=ja']]);
});

test('links carry the language of an address into another tab, until another one is picked', async ({
  page,
  context,
}) => {
  await page.goto('/main?lang=km');
  await isAlive(page);
  const jobs = page.getByRole('link', { name: WORDS.km.common.nav.announcement, exact: true });
  await jobs.focus();
  await expect(jobs).toHaveAttribute('href', /^\/announcement\?lang=km$/);
  const opened = context.waitForEvent('page');
  await jobs.click({ button: 'middle' });
  const other = await opened;
  await expect(other.locator('html')).toHaveAttribute('lang', 'km');
  await isAlive(other);
  await page.getByRole('button', { name: WORDS.km.common.nav.language }).click();
  await page.getByRole('menuitemradio', { name: 'English', exact: true }).click();
  const inEnglish = page.getByRole('link', { name: WORDS.en.common.nav.announcement, exact: true });
  await inEnglish.focus();
  await expect(inEnglish).toHaveAttribute('href', '/announcement');
});

test('a phone that speaks another language than the page is asked for it once, in its own words', async ({
  browser,
}) => {
  const context = await browser.newContext();
  for (const visit of ['first', 'second']) {
    // A tab of its own is a visit of its own.
    const page = await context.newPage();
    await new Phone(page).speak('bn');
    await page.goto('/main?lang=km');
    await isAlive(page);
    await page.keyboard.press('Shift');
    const offer = page.getByRole('region', { name: WORDS.bn.languages.offer.title });
    if (visit === 'first') {
      await expect(offer).toHaveAttribute('lang', 'bn');
      await offer.getByRole('button', { name: WORDS.bn.languages.offer.later }).click();
    } else {
      // What comes with the same code as the question has come by then.
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('visited'))).not.toBeNull();
      await drawn(page);
    }
    await expect(offer).toHaveCount(0);
    await page.close();
  }
  await context.close();
});

test('who takes the language that is offered has it from then on', async ({ phone, page }) => {
  await phone.speak('bn');
  await page.goto('/main?lang=km');
  await isAlive(page);
  await page.keyboard.press('Shift');
  const offer = page.getByRole('region', { name: WORDS.bn.languages.offer.title });
  await offer.getByRole('button', { name: LANGUAGE_NAMES.bn, exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page).toHaveURL('/main');
  expect(await phone.stored('language')).toBe('bn');
});
