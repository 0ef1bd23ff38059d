import { Secret, TOTP } from 'otpauth';
import { staff } from './atDesk.ts';
import { expect, test } from './haiko.ts';
import { newcomer } from './newcomers.ts';
import { signInByForm } from './signingIn.ts';
import { filled, WORDS } from './words.ts';

const { common, desk, errors, fieldErrors, secondFactor, socialSignIn } = WORDS.en;

/** A recovery code. */
const CODE = /([a-z2-9]{4}-){2}[a-z2-9]{4}/;

/** What an app shows now; `ahead` as a phone whose clock is half a minute fast. */
const codeIn = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 });

test('somebody sets up an app, logs in by its code, and removes it @core', async ({ phone, page }) => {
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
  const [first = ''] = (await recovery.innerText()).match(CODE) ?? [];
  // Neither a key nor Back loses what is shown once.
  await page.keyboard.press('Escape');
  await phone.answer(common.button.no, secondFactor.closeQuestion);
  await expect(recovery).toContainText(first);
  await page.goBack();
  await phone.answer(common.button.no, secondFactor.closeQuestion);
  await expect(recovery).toContainText(first);
  await recovery.getByRole('button', { name: secondFactor.done }).click();
  await expect(page.getByText(filled(secondFactor.left, { left: '10' }))).toBeVisible();

  await page.getByRole('button', { name: secondFactor.renew }).click();
  await phone.answer(common.button.yes, secondFactor.renewQuestion);
  await expect(recovery).toContainText(CODE);
  await expect(recovery).not.toContainText(first);
  await recovery.getByRole('button', { name: common.button.close }).click();
  await phone.answer(common.button.yes, secondFactor.closeQuestion);
  await expect(recovery).toBeHidden();

  // As on another phone, which knows nothing.
  await page.evaluate(() => localStorage.clear());
  await phone.open('/signin');
  await signInByForm(page, me);
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

test('who has lost the app is let in again by two administrators', async ({ phone, page, browser }) => {
  const { lostApp } = desk.people;
  const me = await newcomer(phone, 'Linh');
  const options: object = await me.call('post', '/api/user/second-factor/options', {});
  const code = codeIn((options as { secret: string }).secret);
  await me.call('post', '/api/user/second-factor', { code });

  const [first, second] = [await staff(browser, 'en', 'ADMIN'), await staff(browser, 'en', 'ADMIN')];
  const forms = [first, second].map((admin) => admin.page.locator('form').filter({ hasText: lostApp.lead }));
  const [asking = page.locator('form'), removing = page.locator('form')] = forms;
  for (const admin of [first, second]) {
    await admin.phone.open(`/desk/people?q=${me.nickname}`);
    await admin.page.getByRole('link', { name: me.nickname }).click();
  }
  await asking.getByRole('button', { name: lostApp.ask }).click();
  await expect(asking).toContainText(fieldErrors.REQUIRED);
  await asking.getByLabel(desk.people.reason).fill('Came to the office with a passport.');
  await asking.getByRole('button', { name: lostApp.ask }).click();
  await expect(asking).toContainText(desk.rules.second);
  await asking.getByLabel(desk.people.reason).fill('Nobody else is here.');
  await asking.getByRole('button', { name: lostApp.remove }).click();
  await first.phone.answer(common.button.yes, lostApp.confirm);
  await first.phone.answer(common.button.ok, errors.NEEDS_SECOND_ADMIN);

  await second.page.reload();
  await removing.getByLabel(desk.people.reason).fill('Seen the passport, too.');
  await removing.getByRole('button', { name: lostApp.remove }).click();
  await second.phone.answer(common.button.yes, lostApp.confirm);
  await expect(removing).toBeHidden();
  for (const admin of [first, second]) await admin.page.context().close();

  await page.evaluate(() => localStorage.clear());
  await phone.open('/signin');
  await signInByForm(page, me);
  await expect(page).toHaveURL('/main');
});
