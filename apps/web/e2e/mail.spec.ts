import { drawn, expect, Phone } from './haiko.ts';
import { writeResume } from './applying.ts';
import { hang } from './broken.ts';
import { lockOf } from './lock.ts';
import { codeIn, linkIn, mailTo } from './mail.ts';
import { test } from './mailing.ts';
import { PASSWORD_ANEW, setPasswordAnew, signUpByEmail } from './recovering.ts';
import { newAccount, newcomer, writePost } from './newcomers.ts';
import { signInByForm } from './signingIn.ts';
import { filled, WORDS } from './words.ts';

// One server for all of them.
test.describe.configure({ mode: 'default' });

const { accounts, common, passkeys, sessions, socialSignIn, users } = WORDS.en;

test('somebody signs up, reads the mail in Khmer, confirms, forgets the password and sets it anew elsewhere @core', async ({
  phone,
  page,
  browser,
  mailing,
}) => {
  const km = WORDS.km;
  const { email, nickname } = await signUpByEmail(phone);
  const mail = await mailTo(page.request, email);
  expect(mail.subject).toMatch(/\p{Script=Khmer}/u);
  await phone.open(linkIn(mail));
  await page.getByRole('button', { name: km.accounts.confirmation.submit }).click();
  await expect(page.getByText(km.accounts.confirmation.done)).toBeVisible();

  // Another browser, which knows nothing.
  const context = await browser.newContext({ locale: 'en-US', baseURL: mailing.url });
  const other = new Phone(await context.newPage());
  await setPasswordAnew(other, email);
  await other.open('/myinfor');
  await expect(other.page.getByText(nickname)).toBeVisible();
  await context.close();

  // The first one is signed out.
  await page.goto('/main');
  await expect.poll(() => phone.stored('accessToken')).toBeNull();
});

test('an account of an address is confirmed from the mailbox, recovered, given Kakao and a passkey, and one session ended', async ({
  phone,
  page,
  browser,
  mailing,
}) => {
  const { km } = WORDS;
  const { email } = await signUpByEmail(phone);
  await mailTo(page.request, email);
  await page.goto('/mailbox');
  const mail = page.getByRole('article').filter({ hasText: email });
  await expect(mail.getByRole('heading')).toHaveText(/\p{Script=Khmer}/u);
  await mail.getByRole('group').click();
  const shown = mail.frameLocator('iframe');
  await expect(shown.getByRole('link', { name: /\p{Script=Khmer}/u }).first()).toBeVisible();
  await mail.locator('pre').getByRole('link').first().click();
  await page.getByRole('button', { name: km.accounts.confirmation.submit }).click();
  await expect(page.getByText(km.accounts.confirmation.done)).toBeVisible();

  const context = await browser.newContext({ locale: 'en-US', baseURL: mailing.url });
  const other = new Phone(await context.newPage());
  await setPasswordAnew(other, email);

  const { own } = socialSignIn;
  await other.open('/signins');
  await other.page.getByRole('button', { name: filled(own.addOf, { provider: 'Kakao' }) }).click();
  // The stand-in's own page.
  await other.page.getByLabel('Any account name').fill(email);
  await other.page.getByRole('button', { name: 'Continue' }).click();
  await expect(other.page).toHaveURL('/signins');
  const remove = other.page.getByRole('button', { name: filled(own.removeOf, { provider: 'Kakao' }) });
  await expect(remove).toBeVisible();
  const lock = await lockOf(other.page);
  await lock.touch();
  await other.page.getByRole('button', { name: passkeys.own.add }).click();
  await expect(other.page.getByText(passkeys.own.added)).toBeVisible();

  // The reset has ended the first session; by the new password there is another one, which the list ends.
  await page.goto('/main');
  await expect.poll(() => phone.stored('accessToken')).toBeNull();
  await phone.open('/signin');
  await signInByForm(page, { email, password: PASSWORD_ANEW }, 'km');
  await expect(page).toHaveURL('/main');
  await other.open('/sessions');
  const first = other.page
    .getByRole('list', { name: sessions.list.title })
    .getByRole('listitem')
    .filter({ hasNotText: sessions.list.here });
  await first.getByRole('button').click();
  await other.answer(common.button.yes, sessions.list.endQuestion);
  await expect(first).toHaveCount(0);
  await context.close();
  await page.goto('/main');
  await expect.poll(() => phone.stored('accessToken')).toBeNull();
});

test('who mistyped the address and is not let in any more names another one, and logs in by it', async ({
  phone,
  page,
  mailing,
}) => {
  const { km } = WORDS;
  const { email, password, ...about } = newAccount('Sokha');
  const signedUp = await page.request.post('/api/user/signup', { data: { email, password, ...about, language: 'km' } });
  expect(signedUp.status()).toBe(201);
  await mailing.runStatements(
    `update users set created_at = now() - interval '8 days' where nickname = '${about.nickname}'`,
  );
  await phone.store({ language: 'km' });
  await phone.open('/signin');
  await signInByForm(page, { email, password }, 'km');
  await phone.answer(km.common.button.ok, km.sessions.unconfirmed.overdue);
  await expect(phone.heading).toHaveText(km.accounts.confirmation.title);

  const right = `right.${email}`;
  await page.getByRole('button', { name: km.accounts.confirmation.anotherTitle }).click();
  await page.getByLabel(km.accounts.emailChange.next, { exact: true }).fill(right);
  const field = page.getByLabel(km.sessions.signIn.password, { exact: true });
  await field.fill('a guess of mine');
  await page.getByRole('button', { name: km.accounts.emailChange.submit }).click();
  await phone.answer(km.common.button.ok, km.errors.INVALID_CREDENTIALS);
  await field.fill(password);
  await page.getByRole('button', { name: km.accounts.emailChange.submit }).click();
  await expect(page.getByText(km.accounts.emailChange.sent)).toBeVisible();

  await expect(page.getByLabel(km.accounts.signUp.email, { exact: true })).toHaveValue(right);
  await page.getByLabel(km.accounts.recovery.code, { exact: true }).fill(codeIn(await mailTo(page.request, right)));
  await page.getByRole('button', { name: km.accounts.confirmation.submit }).click();
  await expect(page).toHaveURL('/signin');
  await signInByForm(page, { email: right, password }, 'km');
  await expect(page).toHaveURL('/main');
});

test('who waits for a new address finds it again, has the mail sent once more, mistypes its code and confirms', async ({
  phone,
  page,
}) => {
  const { km } = WORDS;
  const me = await newcomer(phone, 'Sokha', { language: 'km' });
  await phone.open(linkIn(await mailTo(page.request, me.email)));
  await page.getByRole('button', { name: accounts.confirmation.submit }).click();
  await expect(page.getByText(accounts.confirmation.done)).toBeVisible();
  await phone.store({ language: 'km' });
  const next = `next.${me.email}`;
  const newAddress = page.getByLabel(km.accounts.emailChange.next, { exact: true });
  const ask = async (address: string) => {
    await phone.open('/changeemail');
    await newAddress.fill(address);
    await page.getByLabel(km.accounts.password.current, { exact: true }).fill(me.password);
    await page.getByRole('button', { name: km.accounts.emailChange.submit }).click();
  };
  await ask(next);
  await expect(phone.heading).toHaveText(km.accounts.confirmation.title);

  await phone.open('/myinfor');
  await page.getByRole('link', { name: km.accounts.confirmation.title }).click();
  await expect(page.getByLabel(km.accounts.signUp.email, { exact: true })).toHaveValue(next);
  await page.getByRole('button', { name: km.accounts.confirmation.again }).click();
  await expect(page.getByText(km.accounts.confirmation.sent)).toBeVisible();
  const code = codeIn(await mailTo(page.request, next, 2));
  const field = page.getByLabel(km.accounts.recovery.code, { exact: true });
  await field.fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: km.accounts.confirmation.submit }).click();
  await expect(page.getByText(km.accounts.confirmation.wrongCode)).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(code);
  await page.getByRole('button', { name: km.accounts.confirmation.submit }).click();
  await expect(page.getByText(km.accounts.confirmation.done)).toBeVisible();

  // The address that it is: nothing is on its way, and nothing waits.
  await ask(next);
  await expect(page.getByText(km.accounts.emailChange.kept)).toBeVisible();
  await expect(page).toHaveURL('/myinfor');
  await expect(page.getByRole('link', { name: km.accounts.confirmation.title })).toHaveCount(0);

  // Who is logged in and has forgotten the password need not log out first.
  await page.getByRole('button', { name: km.accounts.password.title }).click();
  await page.getByRole('link', { name: km.sessions.signIn.forgot }).click();
  await expect(phone.heading).toHaveText(km.accounts.recovery.title);
  await expect(page.getByLabel(km.accounts.signUp.email, { exact: true })).toHaveValue(next);
});

test('who has not confirmed the address is led there by an application, and back to it', async ({ phone, page }) => {
  const { km } = WORDS;
  const me = await newcomer(phone, 'Linh');
  await phone.store({ language: 'km' });
  await writeResume(phone);
  await phone.open(`/announcement?q=${encodeURIComponent('딸기')}`);
  const answer = await hang(page, '**/graphql', 'Applicant');
  await page.getByRole('article').getByRole('link').first().click();
  // Before a line is written that could not be sent, and before the phone has heard who they are.
  await page.getByRole('button', { name: km.applications.apply.button, exact: true }).click();
  await answer();
  await phone.answer(km.common.button.yes, km.sessions.unconfirmed.needed);
  await expect(phone.heading).toHaveText(km.accounts.confirmation.title);
  await page.getByLabel(km.accounts.recovery.code, { exact: true }).fill(codeIn(await mailTo(page.request, me.email)));
  await page.getByRole('button', { name: km.accounts.confirmation.submit }).click();
  const sheet = page.getByRole('dialog', { name: km.applications.apply.title });
  await sheet.getByText(km.applications.consent.agree).click();
  await sheet.getByRole('button', { name: km.applications.apply.send }).click();
  await expect(phone.heading).toHaveText(km.applications.detail.title);
});

test('who has not confirmed the address hears of it before the form, too, when they sign in to apply', async ({
  phone,
  page,
}) => {
  const { km } = WORDS;
  const { email, password, ...about } = newAccount('Vanna');
  await page.request.post('/api/user/signup', { data: { email, password, ...about } });
  await phone.store({ language: 'km' });
  await phone.open(`/announcement?q=${encodeURIComponent('딸기')}`);
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('button', { name: km.applications.apply.button, exact: true }).click();
  await phone.answer(km.common.button.yes, km.sessions.wish.apply);
  await signInByForm(page, { email, password }, 'km');
  await phone.answer(km.common.button.no, km.sessions.unconfirmed.needed);
  await drawn(page);
  await expect(page.getByRole('dialog', { name: km.applications.apply.title })).toBeHidden();
});

test('who has not confirmed the address is led there by a friend request, and then may ask', async ({
  phone,
  page,
  browser,
  mailing,
}) => {
  const me = await newcomer(phone, 'Linh');
  const context = await browser.newContext({ baseURL: mailing.url });
  const other = await newcomer(new Phone(await context.newPage()), 'Minh');
  const post = await writePost(other);
  await phone.open(post);
  await page
    .getByRole('main')
    .getByRole('button', { name: filled(users.person.open, { name: other.nickname }) })
    .first()
    .click();
  const add = page
    .getByRole('dialog', { name: users.person.title })
    .getByRole('button', { name: users.profile.addFriend });
  await add.click();
  await phone.answer(common.button.yes, sessions.unconfirmed.needed);
  await expect(phone.heading).toHaveText(accounts.confirmation.title);
  await page.getByLabel(accounts.signUp.email, { exact: true }).fill(me.email);
  await page.getByLabel(accounts.recovery.code, { exact: true }).fill(codeIn(await mailTo(page.request, me.email)));
  await page.getByRole('button', { name: accounts.confirmation.submit }).click();
  await expect(page).toHaveURL(post);
  await me.call('post', `/api/friend/request/${other.uuid}`);
  await context.close();
});
