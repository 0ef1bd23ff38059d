import { randomBytes } from 'node:crypto';
import { expect, type Phone } from './haiko.ts';
import { linkIn, mailTo } from './mail.ts';
import { confirmSignUp, introduce } from './signingUp.ts';
import { WORDS } from './words.ts';

export const PASSWORD_ANEW = 'another way in';

/** Somebody new signs up by an address, in Khmer. */
export async function signUpByEmail(phone: Phone): Promise<{ email: string; nickname: string }> {
  const { page } = phone;
  const { signUp } = WORDS.km.accounts;
  const nickname = `sokha_${randomBytes(3).toString('hex')}`;
  const email = `${nickname}@example.test`;
  await phone.store({ language: 'km' });
  await phone.open('/signup');
  await page.getByLabel(signUp.email, { exact: true }).fill(email);
  await page.getByLabel(signUp.password, { exact: true }).fill('the first way in');
  await introduce(page, 'km', { nickname, country: 'កម្ពុជា' });
  await confirmSignUp(phone, 'km');
  await expect(page).toHaveURL('/main');
  return { email, nickname };
}

/** On a phone that speaks English and knows nothing of them, somebody who has forgotten the password sets it anew by the second mail. */
export async function setPasswordAnew(phone: Phone, email: string): Promise<void> {
  const { page } = phone;
  const { accounts, sessions } = WORDS.en;
  await phone.open('/signin');
  await page.getByRole('link', { name: sessions.signIn.forgot }).click();
  // The screen before has such a field, too.
  await expect(phone.heading).toHaveText(accounts.recovery.title);
  await page.getByLabel(accounts.signUp.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: accounts.recovery.send }).click();
  await expect(phone.heading).toHaveText(accounts.recovery.resetTitle);
  await phone.open(linkIn(await mailTo(page.request, email, 2)));
  await page.getByLabel(accounts.password.next).fill(PASSWORD_ANEW);
  await page.getByRole('button', { name: accounts.recovery.save }).click();
  await expect(page).toHaveURL('/main');
}
