import { expect, test } from './haiko.ts';
import { WORDS } from './words.ts';

const { common, exchangeRates } = WORDS.en;

test('rates begin with the own currency, and the converter goes both ways @core', async ({ phone, page }) => {
  await phone.signInAs('linh');
  await phone.open('/exchange');
  await expect(phone.heading).toHaveText(exchangeRates.title);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.first()).toContainText('100 VND');
  // What came with the product is old, and says so.
  await expect(page.getByText(exchangeRates.stale)).toBeVisible();
  await expect(page.getByText(exchangeRates.builtIn)).toBeVisible();

  const dong = page.getByLabel('Amount in Vietnamese Dong');
  const won = page.getByLabel('Amount in South Korean Won');
  await expect(won).toHaveValue('1,000,000');
  await expect(dong).toHaveValue('19,120,459');
  await dong.fill('1000000dong');
  await expect(dong).toHaveValue('1,000,000');
  await expect(won).toHaveValue('52,300');
  await won.fill('523');
  await expect(dong).toHaveValue('10,000');
  await page.getByRole('button', { name: exchangeRates.swap }).click();
  await expect(dong).toHaveValue('523');
  await expect(won).toHaveValue('27.35');

  await rows.filter({ hasText: '1 USD' }).getByRole('button').click();
  await expect(page.getByLabel('Amount in US Dollar')).toHaveValue('523');
  await expect(page.getByText('1 USD = 1,358.19 KRW')).toBeVisible();
});

test('an amount keeps its caret while one types inside it', async ({ phone, page }) => {
  await phone.signInAs('linh');
  await phone.open('/exchange');
  const dong = page.getByLabel('Amount in Vietnamese Dong');
  await dong.fill('12345');
  await dong.press('Home');
  await dong.press('ArrowRight');
  await dong.pressSequentially('99');
  await expect(dong).toHaveValue('1,992,345');
  expect(await dong.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
});

test('rates speak the language of the reader, with Latin digits', async ({ phone, page }) => {
  await phone.signInAs('linh');
  await phone.store({ language: 'km' });
  await phone.open('/exchange');
  await expect(phone.heading).toHaveText(WORDS.km.exchangeRates.title);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: '1 USD' });
  await expect(row).toContainText('ដុល្លារអាមេរិក');
  await expect(page.getByRole('main')).not.toContainText(/[\u17e0-\u17e9]/);
});

test('rates that cannot be loaded say so and try again', async ({ phone, page, complaints }) => {
  await phone.signInAs('linh');
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('ExchangeRates') ? route.abort() : route.continue(),
  );
  await page.goto('/exchange');
  const retry = page.getByRole('button', { name: common.button.retry });
  await expect(retry).toBeVisible();
  await page.unroute('**/graphql');
  await retry.click();
  await expect(phone.heading).toHaveText(exchangeRates.title);
  complaints.length = 0;
});
