import { LANGUAGE_NAMES } from '@haiko/shared/i18n/languages';
import { expect, test } from './haiko.ts';
import { isAlive } from './rendered.ts';
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

test('Back leaves the language in an address as long as none was picked', async ({ phone, page }) => {
  await phone.open('/main?lang=km');
  await page.getByRole('link', { name: WORDS.km.common.nav.announcement, exact: true }).click();
  await expect(page).toHaveURL('/announcement');
  await expect(phone.heading).toBeAttached();
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL('/main?lang=km');
});
