import { Secret, TOTP } from 'otpauth';
import { expect, type Phone } from './haiko.ts';
import { leaveWhileSent, type Sending } from './leftWhileSent.ts';
import { linkIn, mailTo } from './mail.ts';
import { test } from './mailing.ts';
import { newcomer } from './newcomers.ts';
import { WORDS } from './words.ts';

// People who leave a form of their account while it is sent.

// One server for all of them.
test.describe.configure({ mode: 'default' });

const { accounts, common, errors, secondFactor, sessions } = WORDS.en;

const email = ({ page }: Phone) => page.getByLabel(accounts.signUp.email, { exact: true });
const press = ({ page }: Phone, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Fills in another address. */
async function changeEmail(phone: Phone, isRight: boolean): Promise<Sending> {
  const me = await newcomer(phone, 'Linh');
  await phone.open('/changeemail');
  await phone.page.getByLabel(accounts.emailChange.next, { exact: true }).fill(`next.${me.email}`);
  const password = isRight ? me.password : 'ដែលខ្ញុំភ្លេច';
  await phone.page.getByLabel(accounts.password.current, { exact: true }).fill(password);
  return {
    to: '**/api/user/email',
    send: () => press(phone, accounts.emailChange.submit),
    told: isRight ? accounts.emailChange.sent : errors.WRONG_PASSWORD,
  };
}

/** Asks for a mail, and opens its link. */
async function resetPassword(phone: Phone): Promise<Sending> {
  const { page } = phone;
  const me = await newcomer(phone, 'Linh');
  // The one that confirms the address comes first.
  await mailTo(page.request, me.email);
  await page.request.post('/api/user/password/forgot', { data: { email: me.email } });
  const link = linkIn(await mailTo(page.request, me.email, 2));
  await page.evaluate(() => localStorage.clear());
  await phone.open(link);
  await page.getByLabel(accounts.password.next).fill('পাসওয়ার্ড যা নতুন');
  return {
    to: '**/api/user/password/reset',
    send: () => press(phone, accounts.recovery.save),
    told: accounts.password.done,
  };
}

/** Opens the link by which an address is confirmed. */
async function confirmEmail(phone: Phone, isRight: boolean): Promise<Sending> {
  const me = await newcomer(phone, 'Linh');
  const link = linkIn(await mailTo(phone.page.request, me.email));
  await phone.open(isRight ? link : `${link}0`);
  return {
    to: '**/api/user/email/confirm',
    send: () => press(phone, accounts.confirmation.submit),
    ...(isRight && { told: accounts.confirmation.done }),
  };
}

async function forgotPassword(phone: Phone, address: string): Promise<Sending> {
  await phone.open('/forgotpassword');
  await email(phone).fill(address);
  return { to: '**/api/user/password/forgot', send: () => press(phone, accounts.recovery.send) };
}

async function signIn(phone: Phone, address: string, password: string): Promise<Sending> {
  await phone.open('/signin');
  await phone.page.getByLabel(sessions.signIn.email, { exact: true }).fill(address);
  await phone.page.getByLabel(sessions.signIn.password, { exact: true }).fill(password);
  return {
    to: '**/api/user/signin',
    send: () => press(phone, sessions.signIn.submit),
    leave: async () => {
      await phone.page.getByRole('link', { name: sessions.signIn.lookAround }).click();
      await expect(phone.page.getByRole('article').first()).toBeVisible();
    },
  };
}

/** What has been refused once: the code of the dialog that says so is there, and would show it at once. */
async function refusedBefore(phone: Phone, sending: Sending): Promise<Sending> {
  await sending.send();
  await phone.answer(common.button.ok);
  return sending;
}

/** Somebody with an app, whose codes are asked for after the password. */
async function withApp(phone: Phone) {
  const me = await newcomer(phone, 'Linh');
  const { secret } = (await me.call('post', '/api/user/second-factor/options', {
    password: me.password,
  })) as unknown as { secret: string };
  await me.call('post', '/api/user/second-factor', {
    code: new TOTP({ secret: Secret.fromBase32(secret) }).generate(),
  });
  await phone.page.evaluate(() => localStorage.clear());
  return me;
}

async function secondStep(phone: Phone): Promise<Sending> {
  const me = await withApp(phone);
  const { send } = await signIn(phone, me.email, me.password);
  await send();
  await expect(phone.heading).toHaveText(secondFactor.signIn.title);
  await phone.page.getByLabel(secondFactor.code).fill('000-000-000');
  return refusedBefore(phone, {
    to: '**/api/user/signin/second',
    send: () => press(phone, secondFactor.signIn.submit),
  });
}

const FORMS: Record<string, (phone: Phone) => Promise<Sending>> = {
  'another address': (phone) => changeEmail(phone, true),
  'another address, which is refused': (phone) => changeEmail(phone, false),
  'the question for a new password': (phone) => forgotPassword(phone, 'who@example.test'),
  'a new password': resetPassword,
  'the confirmation of an address': (phone) => confirmEmail(phone, true),
  'the confirmation of an address, which is refused': async (phone) =>
    refusedBefore(phone, await confirmEmail(phone, false)),
  'a sign-in that is refused': async (phone) =>
    refusedBefore(phone, await signIn(phone, 'who@example.test', 'ដែលខ្ញុំភ្លេច')),
  'a sign-in that asks for a code': async (phone) => {
    const me = await withApp(phone);
    return signIn(phone, me.email, me.password);
  },
  'a code that is refused': secondStep,
};

for (const [what, fillIn] of Object.entries(FORMS))
  test(`who leaves while it is sent stays where they have gone: ${what}`, async ({ phone }) => {
    await leaveWhileSent(phone, await fillIn(phone));
  });
