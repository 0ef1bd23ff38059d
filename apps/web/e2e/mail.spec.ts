import { randomBytes } from 'node:crypto';
import { expect, Phone, test as base } from './haiko.ts';
import { writeResume } from './applying.ts';
import { codeIn, linkIn, mailTo } from './mail.ts';
import { newcomer, writePost } from './newcomers.ts';
import { startHaiko } from './server.ts';
import { tickConsents } from './consents.ts';
import { filled, WORDS } from './words.ts';

/** A Haiko that can send mail: addresses have to be confirmed there. */
const test = base.extend<object, { mailing: string }>({
  mailing: [
    // Playwright tells from the pattern what a fixture needs: nothing here.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { url, stop } = await startHaiko({}, { hasMail: true });
      await use(url);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ mailing }, use) => use(mailing),
});
// One server for all of them.
test.describe.configure({ mode: 'default' });

const { accounts, common, sessions, users } = WORDS.en;

test('somebody signs up, reads the mail in Khmer, confirms, forgets the password and sets it anew elsewhere @core', async ({
  phone,
  page,
  browser,
  mailing,
}) => {
  const km = WORDS.km;
  const name = `sokha_${randomBytes(3).toString('hex')}`;
  const email = `${name}@example.test`;
  await phone.store({ language: 'km' });
  await phone.open('/signup');
  await page.getByLabel(km.accounts.signUp.email, { exact: true }).fill(email);
  await page.getByLabel(km.accounts.signUp.password, { exact: true }).fill('the first way in');
  await page.getByLabel(km.accounts.signUp.nickname).fill(name.slice(0, 16));
  await page.getByText(km.accounts.signUp.female, { exact: true }).click();
  await page.getByRole('button', { name: km.accounts.signUp.nationality }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'កម្ពុជា' }).first().click();
  await page.getByLabel(km.accounts.signUp.year, { exact: true }).selectOption('1996');
  await page.getByLabel(km.accounts.signUp.month, { exact: true }).selectOption({ index: 4 });
  await page.getByLabel(km.accounts.signUp.day, { exact: true }).selectOption({ index: 2 });
  await tickConsents(page, 'km');
  await page.getByRole('button', { name: km.accounts.signUp.submit }).click();
  await phone.answer(km.common.button.yes, km.accounts.signUp.confirm);
  await expect(page).toHaveURL('/main');

  const mail = await mailTo(page.request, email);
  expect(mail.subject).toMatch(/\p{Script=Khmer}/u);
  await phone.open(linkIn(mail));
  await page.getByRole('button', { name: km.accounts.confirmation.submit }).click();
  await expect(page.getByText(km.accounts.confirmation.done)).toBeVisible();

  // Another browser, which knows nothing.
  const context = await browser.newContext({ locale: 'en-US', baseURL: mailing });
  const other = new Phone(await context.newPage());
  await other.open('/signin');
  await other.page.getByRole('link', { name: sessions.signIn.forgot }).click();
  // The screen before has such a field, too.
  await expect(other.heading).toHaveText(accounts.recovery.title);
  await other.page.getByLabel(accounts.signUp.email, { exact: true }).fill(email);
  await other.page.getByRole('button', { name: accounts.recovery.send }).click();
  await expect(other.heading).toHaveText(accounts.recovery.resetTitle);
  const reset = await mailTo(page.request, email, 2);
  await other.page.getByLabel(accounts.recovery.code, { exact: true }).fill(codeIn(reset));
  await other.page.getByLabel(accounts.password.next).fill('another way in');
  await other.page.getByRole('button', { name: accounts.recovery.save }).click();
  await expect(other.page).toHaveURL('/main');
  await other.open('/myinfor');
  await expect(other.page.getByText(name.slice(0, 16))).toBeVisible();
  await context.close();

  // The first one is signed out.
  await page.goto('/main');
  await expect.poll(() => phone.stored('accessToken')).toBeNull();
});

test('who has not confirmed the address is led there by an application', async ({ phone, page }) => {
  const { km } = WORDS;
  await newcomer(phone, 'Linh');
  await phone.store({ language: 'km' });
  await writeResume(phone);
  await phone.open(`/announcement?q=${encodeURIComponent('딸기')}`);
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('button', { name: km.applications.apply.button, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: km.applications.apply.title });
  await sheet.getByText(km.applications.consent.agree).click();
  await sheet.getByRole('button', { name: km.applications.apply.send }).click();
  await phone.answer(km.common.button.yes, km.sessions.unconfirmed.needed);
  await expect(phone.heading).toHaveText(km.accounts.confirmation.title);
});

test('who has not confirmed the address is led there by a friend request, and then may ask', async ({
  phone,
  page,
  browser,
  mailing,
}) => {
  const me = await newcomer(phone, 'Linh');
  const context = await browser.newContext({ baseURL: mailing });
  const other = await newcomer(new Phone(await context.newPage()), 'Minh');
  await phone.open(await writePost(other));
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
  await expect(page).toHaveURL('/main');
  await me.call('post', `/api/friend/request/${other.uuid}`);
  await context.close();
});
