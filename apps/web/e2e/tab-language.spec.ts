import { LANGUAGE_NAMES } from '@haiko/shared/i18n/languages';
import { expect, test } from './haiko.ts';
import { newcomer } from './newcomers.ts';
import { isAlive } from './rendered.ts';
import { signInByForm } from './signingIn.ts';
import { WORDS } from './words.ts';

test('Back to an address that has said the language keeps the one that was picked since, also when it is loaded anew', async ({
  phone,
  page,
}) => {
  const html = page.locator('html');
  await phone.open('/main?lang=km');
  await page.getByRole('link', { name: WORDS.km.common.nav.announcement, exact: true }).click();
  await expect(page).toHaveURL('/announcement');
  await expect(phone.heading).toBeAttached();
  await page.getByRole('button', { name: WORDS.km.common.nav.language }).click();
  await page.getByRole('menuitemradio', { name: LANGUAGE_NAMES.ja, exact: true }).click();
  await expect(html).toHaveAttribute('lang', 'ja');
  await page.goBack();
  await expect(page).toHaveURL('/main');
  await page.reload();
  await isAlive(page);
  await expect(html).toHaveAttribute('lang', 'ja');
});

test('who picks a language on the way to sign in, or before they are refused, is led back to no other one', async ({
  phone,
  page,
}) => {
  const { km, ja } = WORDS;
  const html = page.locator('html');
  const pick = async (from: typeof km) => {
    await page.getByRole('button', { name: from.common.nav.language }).click();
    await page.getByRole('menuitemradio', { name: LANGUAGE_NAMES.ja, exact: true }).click();
    await expect(html).toHaveAttribute('lang', 'ja');
  };
  const { email, password } = await newcomer(phone, 'សុភា');
  await page.evaluate(() => localStorage.clear());

  await phone.open('/main?lang=km');
  await pick(km);
  await page.getByRole('link', { name: ja.common.nav.writing }).click();
  await phone.answer(ja.common.button.no, ja.common.dialog.loginRequired);
  await expect(page).toHaveURL('/main');

  await page.goto('/announcement?lang=km');
  await expect(html).toHaveAttribute('lang', 'km');
  await page.getByRole('link', { name: km.common.nav.writing }).click();
  await phone.answer(km.common.button.yes, km.common.dialog.loginRequired);
  await expect(phone.heading).toHaveText(km.sessions.signIn.title);
  await pick(km);
  await signInByForm(page, { email, password }, 'ja');
  await expect(page).toHaveURL('/writing');
  await page.reload();
  await isAlive(page);
  await expect(html).toHaveAttribute('lang', 'ja');
});

test('Back leaves the language in an address as long as none was picked', async ({ phone, page }) => {
  await phone.open('/main?lang=km');
  await page.getByRole('link', { name: WORDS.km.common.nav.announcement, exact: true }).click();
  await expect(page).toHaveURL('/announcement');
  await expect(phone.heading).toBeAttached();
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL('/main?lang=km');
});

test('who signs out reads on in the language that the address has said for the tab', async ({ phone, page }) => {
  await newcomer(phone, 'সুমন');
  await phone.store({ language: 'bn' });
  await phone.open('/main?lang=km');
  await phone.open('/myinfor');
  const visited = () => page.evaluate(() => sessionStorage.getItem('visited'));
  await expect.poll(visited).not.toBeNull();
  const offer = page.getByRole('region', { name: WORDS.bn.languages.offer.title });
  await offer.getByRole('button', { name: WORDS.bn.languages.offer.later }).click();
  await page.getByRole('button', { name: WORDS.km.myInfo.logOut }).click();
  await phone.answer(WORDS.km.common.button.yes);
  await expect(page).toHaveURL('/main');
  // Nor is it another visit.
  expect(await visited()).not.toBeNull();
  await page.reload();
  await isAlive(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'km');
  expect(await phone.stored('language')).toBe('bn');
});
