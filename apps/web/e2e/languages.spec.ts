import { HTML_LANG, LANGUAGE_NAMES, LANGUAGES } from '@haiko/shared/i18n/languages';
import { NINE_SCRIPTS } from '../../api/test/nine-scripts.ts';
import { expect, test } from './haiko.ts';
import { newcomer } from './newcomers.ts';
import { missingKeys, WORDS } from './words.ts';

test('nine languages switch without a reload, and are remembered @core', async ({ phone, page }) => {
  await phone.open('/main');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  let current = WORDS.en;
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      await page.getByRole('button', { name: current.common.nav.language }).click();
      await page.getByRole('menuitemradio', { name: LANGUAGE_NAMES[language], exact: true }).click();
      current = WORDS[language];
      await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[language]);
      const bar = page.getByRole('navigation', { name: current.common.nav.main });
      await expect(bar).toContainText(current.common.nav.home);
      await expect(bar).toContainText(current.common.nav.announcement);
      await expect(page.locator('body')).toHaveAttribute('data-same-page');
      expect(missingKeys(await page.locator('body').innerText())).toEqual([]);
      expect(await phone.stored('language')).toBe(language);
      // By which the server renders pages: it says the language and nothing else.
      const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
      expect(cookies).toEqual([`language=${language}`]);
    });
  }
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG.bn);
});

test('the language list closes at a tap outside and when the page scrolls', async ({ phone, page }) => {
  await phone.open('/main');
  // Long enough to scroll.
  await expect(page.getByRole('article').nth(5)).toBeAttached();
  const button = page.getByRole('button', { name: WORDS.en.common.nav.language });
  const list = page.getByRole('menu', { name: WORDS.en.common.nav.language });
  await button.click();
  await expect(list).toBeVisible();
  await page.touchscreen.tap(200, 30);
  await expect(list).toBeHidden();
  await expect(page).toHaveURL('/main');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.evaluate(() => window.scrollBy(0, 300));
  await expect(list).toBeHidden();
});

test('a post is shown in its own letters, and so is each comment, whatever language the app speaks', async ({
  phone,
  page,
}) => {
  const dara = await newcomer(phone, 'Dara');
  // Nobody says their languages: the server tells them.
  const bengali = { title: NINE_SCRIPTS.bn, content: NINE_SCRIPTS.bn };
  const { uuid: postUuid } = await dara.call('post', '/api/post', bengali);
  for (const content of Object.values(NINE_SCRIPTS)) await dara.call('post', '/api/comment', { postUuid, content });
  await phone.store({ language: 'km' });
  await phone.open(`/postdetail/${postUuid}`);
  await expect(phone.heading).toHaveAttribute('lang', 'bn');
  for (const language of LANGUAGES) {
    const written = page.getByText(NINE_SCRIPTS[language], { exact: true }).last();
    await expect(written.locator('xpath=ancestor-or-self::*[@lang][1]')).toHaveAttribute('lang', HTML_LANG[language]);
  }
});

test('the language is kept on the account, and a failure to keep it is told in the new language', async ({
  phone,
  page,
}) => {
  await newcomer(phone, 'Dara');
  await phone.open('/main');
  const choose = async (from: 'en' | 'ko', to: 'ko' | 'th') => {
    await page.getByRole('button', { name: WORDS[from].common.nav.language }).click();
    await page.getByRole('menuitemradio', { name: LANGUAGE_NAMES[to], exact: true }).click();
  };
  const saved = page.waitForResponse(
    (reply) => reply.url().endsWith('/api/user') && reply.request().method() === 'PUT',
  );
  await choose('en', 'ko');
  const reply = await saved;
  expect(reply.ok()).toBe(true);
  expect(reply.request().postDataJSON()).toEqual({ language: 'ko' });
  await page.route('**/api/user', (route) => route.fulfill({ status: 409, json: { code: 'CONFLICT' } }));
  await choose('ko', 'th');
  await phone.answer(WORDS.th.common.button.ok, WORDS.th.errors.INTERNAL);
  await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG.th);
  expect(await phone.stored('language')).toBe('th');
});

test('the language that was chosen last holds, however slowly the one before it loads', async ({ phone, page }) => {
  await newcomer(phone, 'Dara');
  await phone.open('/main');
  const kept: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/api/user')) kept.push(request.postDataJSON());
  });
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  // The messages of the next language; nothing else is loaded by then.
  await page.route('**/assets/first-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const choose = async (name: string) => {
    await page.getByRole('button', { name: WORDS.en.common.nav.language }).click();
    await page.getByRole('menuitemradio', { name, exact: true }).click();
  };
  const asked = page.waitForRequest('**/assets/first-*.js');
  await choose(LANGUAGE_NAMES.th);
  const late = await asked;
  await choose(LANGUAGE_NAMES.en);
  await expect.poll(() => kept).toEqual([{ language: 'en' }]);
  letThrough();
  // A module runs once, and the app has asked for it first: by then the app has done what it does with it.
  await page.evaluate(`import(${JSON.stringify(late.url())}).then(() => undefined)`);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(HTML_LANG.en);
  expect(await phone.stored('language')).toBe('en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG.en);
  expect(await phone.stored('language')).toBe('en');
  expect(kept).toEqual([{ language: 'en' }]);
});
