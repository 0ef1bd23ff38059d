import { Secret, TOTP } from 'otpauth';
import { expect, test } from './haiko.ts';
import { newcomer } from './newcomers.ts';
import { filled, WORDS } from './words.ts';

const { common, errors, secondFactor, sessions, socialSignIn } = WORDS.en;

/** What an app shows now; `ahead` as a phone whose clock is half a minute fast. */
const codeIn = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 });

test('somebody sets up an app, logs in by its code, and removes it', async ({ phone, page }) => {
  const me = await newcomer(phone, 'Linh');
  await phone.open('/signins');
  await page.getByRole('button', { name: secondFactor.setUp }).click();
  const sheet = page.getByRole('dialog', { name: secondFactor.setUpTitle });
  await expect(sheet.getByRole('img', { name: secondFactor.picture })).toBeVisible();
  const uri = new URL((await sheet.getByRole('link', { name: secondFactor.open }).getAttribute('href')) ?? '');
  const secret = uri.searchParams.get('secret') ?? '';
  await expect(sheet).toContainText(secret.replaceAll(/.{4}(?=.)/g, '$& '));
  await sheet.getByLabel(secondFactor.code).fill(codeIn(secret));
  await sheet.getByRole('button', { name: secondFactor.confirm }).click();
  const recovery = page.getByRole('dialog', { name: secondFactor.recoveryTitle });
  await expect(recovery).toContainText(/([a-z2-9]{4}-){2}[a-z2-9]{4}/);
  await recovery.getByRole('button', { name: secondFactor.done }).click();
  await expect(page.getByText(filled(secondFactor.left, { left: '10' }))).toBeVisible();

  // As on another phone, which knows nothing.
  await page.evaluate(() => localStorage.clear());
  await phone.open('/signin');
  await page.getByLabel(sessions.signIn.email, { exact: true }).fill(me.email);
  await page.getByLabel(sessions.signIn.password, { exact: true }).fill(me.password);
  await page.getByRole('button', { name: sessions.signIn.submit, exact: true }).click();
  await expect(phone.heading).toHaveText(secondFactor.signIn.title);
  const code = page.getByLabel(secondFactor.code);
  await code.fill('000-000-000');
  await page.getByRole('button', { name: secondFactor.signIn.submit, exact: true }).click();
  await phone.answer(common.button.ok, errors.WRONG_CODE);
  // The one that has set the app up is used; this one follows it, however slowly all this went.
  await code.fill(codeIn(secret, 1));
  await page.getByRole('button', { name: secondFactor.signIn.submit, exact: true }).click();
  await expect(page).toHaveURL('/main');

  await phone.open('/signins');
  const remove = filled(socialSignIn.own.removeOf, { provider: secondFactor.app });
  await page.getByRole('button', { name: remove }).click();
  await phone.answer(common.button.yes, secondFactor.removeQuestion);
  await expect(page.getByRole('button', { name: secondFactor.setUp })).toBeVisible();
});
