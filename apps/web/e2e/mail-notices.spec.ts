import type { APIRequestContext } from '@playwright/test';
import { expect, Phone, test as base } from './haiko.ts';
import { linkIn, mailsTo, mailTo } from './mail.ts';
import { newcomer, writePost, type Newcomer } from './newcomers.ts';
import { startHaiko } from './server.ts';
import { filled, WORDS } from './words.ts';

type Haiko = Awaited<ReturnType<typeof startHaiko>>;

/** A Haiko that sends mail, and the weekly one at whatever hour this runs. */
const test = base.extend<object, { haiko: Haiko }>({
  haiko: [
    // Playwright tells from the pattern what a fixture needs: nothing here.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const haiko = await startHaiko({ MAIL_NOTICES_AT_NIGHT: 'on' }, { hasMail: true });
      await use(haiko);
      await haiko.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ haiko }, use) => use(haiko.url),
});
// One server for all of them.
test.describe.configure({ mode: 'default' });

/** As if Monday came. */
const MONDAY = `insert into jobs.job (name, data) values ('mailNotices.write', '{}');`;
const NEXT_MONDAY = `update mails set detail = '2000-W01' where kind = 'weekly-digest'; ${MONDAY}`;

const confirms = ({ uuid }: Newcomer) => `update users set email_confirmed_at = now() where uuid = '${uuid}';`;

const NEXT_PASSWORD = 'another way in';
const changePassword = ({ call, password }: Newcomer) =>
  call('put', '/api/user/password', { currentPassword: password, newPassword: NEXT_PASSWORD });

async function weeklyMails(request: APIRequestContext, { email }: Newcomer) {
  return (await mailsTo(request, email)).filter(({ subject }) => subject.startsWith('(광고) '));
}

/** The weekly mail of somebody, once it is there. */
async function weeklyMail(request: APIRequestContext, person: Newcomer) {
  await expect.poll(async () => (await weeklyMails(request, person)).length).toBeGreaterThan(0);
  const [mail] = await weeklyMails(request, person);
  return mail ?? { subject: '', text: '' };
}

/** Something that somebody has not read: a stranger likes a post of theirs. */
async function aLike(by: Newcomer, of: Newcomer): Promise<void> {
  const uuid = (await writePost(of)).split('/').at(-1);
  await by.call('post', `/api/likes_dislikes/${uuid}/like`);
}

test('the weekly mail is asked for, read in Khmer, ended by one press in the mailbox, and does not come again', async ({
  haiko,
  phone,
  page,
  browser,
}) => {
  const { common, mailNotices, notifications } = WORDS.km;
  const context = await browser.newContext({ baseURL: haiko.url });
  const other = await newcomer(new Phone(await context.newPage()), 'Minh');
  await phone.store({ language: 'km' });
  const me = await newcomer(phone, 'Sokha', { language: 'km' });
  await haiko.runStatements(confirms(me) + confirms(other));
  await aLike(other, me);

  await phone.open('/myinfor');
  await page.getByRole('button', { name: notifications.settings.title }).click();
  const choice = page.getByRole('dialog').getByRole('switch', { name: mailNotices.settings.news });
  await expect(choice).not.toBeChecked();
  const saved = page.waitForResponse(
    (reply) => reply.request().method() === 'PUT' && reply.url().endsWith('/api/user'),
  );
  await page.getByRole('dialog').getByText(mailNotices.settings.news, { exact: true }).click();
  await expect(choice).toBeChecked();
  expect((await saved).status()).toBe(200);

  await haiko.runStatements(MONDAY);
  const { subject, text } = await weeklyMail(page.request, me);
  expect(subject).toBe(`(광고) ${WORDS.km.mail.weeklyDigest.subject}`);
  expect(text).toContain(`${WORDS.km.mail.digestNotifications}: 1`);
  expect(await weeklyMails(page.request, other)).toEqual([]);

  await page.goto('/mailbox');
  const mail = page.getByRole('article').filter({ hasText: subject }).filter({ hasText: me.email });
  const ended = page.waitForResponse((reply) => reply.url().includes('/api/mail/unsubscribe'));
  await mail.getByRole('button', { name: 'Unsubscribe' }).click();
  expect((await ended).status()).toBe(204);

  await phone.open('/myinfor');
  await page.getByRole('button', { name: notifications.settings.title }).click();
  await expect(choice).not.toBeChecked();
  await page.getByRole('dialog').getByRole('button', { name: common.button.close }).click();

  // Somebody else's comes: the week's mails are written.
  await aLike(me, other);
  await other.call('put', '/api/user', { mailNotices: ['news'] });
  await haiko.runStatements(NEXT_MONDAY);
  await weeklyMail(page.request, other);
  expect(await weeklyMails(page.request, me)).toHaveLength(1);
  await context.close();
});

test('the link in the mail opens a page that ends it by a button, for whoever reads it @core', async ({
  haiko,
  phone,
  page,
  browser,
}) => {
  const { common, mailNotices } = WORDS.en;
  const context = await browser.newContext({ baseURL: haiko.url });
  const other = await newcomer(new Phone(await context.newPage()), 'Minh');
  const me = await newcomer(new Phone(await context.newPage()), 'Linh');
  await haiko.runStatements(confirms(me) + confirms(other));
  await aLike(other, me);
  await me.call('put', '/api/user', { mailNotices: ['news'] });
  await haiko.runStatements(MONDAY);
  const { text } = await weeklyMail(page.request, me);

  const link = /\/api\/mail\/unsubscribe\?token=\S+/.exec(text)?.[0] ?? '';
  await phone.open(link);
  await expect(phone.heading).toHaveText(mailNotices.unsubscribe.title);
  await page.getByRole('button', { name: mailNotices.unsubscribe.submit }).click();
  await phone.answer(common.button.ok, mailNotices.unsubscribe.done);
  await expect(page).toHaveURL('/main');

  await aLike(me, other);
  await other.call('put', '/api/user', { mailNotices: ['news'] });
  await haiko.runStatements(NEXT_MONDAY);
  await weeklyMail(page.request, other);
  expect(await weeklyMails(page.request, me)).toHaveLength(1);
  await context.close();
});

test('an address that bounces is told in the app, gets no mail, and is taken back by confirming it again', async ({
  haiko,
  phone,
  page,
  browser,
}) => {
  const { accounts } = WORDS.en;
  const context = await browser.newContext({ baseURL: haiko.url });
  const other = await newcomer(new Phone(await context.newPage()), 'Minh');
  await haiko.runStatements(confirms(other));
  const me = await newcomer(phone, 'Linh');
  const mail = await mailTo(page.request, me.email);
  await phone.open(linkIn(mail));
  await page.getByRole('button', { name: accounts.confirmation.submit }).click();
  await expect(page.getByText(accounts.confirmation.done)).toBeVisible();

  await page.goto('/mailbox');
  await page.getByRole('article').filter({ hasText: me.email }).getByRole('button', { name: 'Bounce this' }).click();
  await expect(page).toHaveURL('/mailbox');

  await phone.open('/myinfor');
  const told = page.getByText(filled(accounts.emailChange.refused, { address: me.email }));
  await expect(told).toBeVisible();
  // Nobody is told by mail that the password was changed, while a mail to somebody else goes the same way.
  await changePassword(me);
  await changePassword(other);
  await mailTo(page.request, other.email, 2);
  expect(await mailsTo(page.request, me.email)).toHaveLength(1);

  // The same address again, which is theirs once more when they show that mail comes.
  await page.getByRole('link', { name: accounts.emailChange.title }).click();
  await page.getByLabel(accounts.emailChange.next, { exact: true }).fill(me.email);
  await page.getByLabel(accounts.password.current, { exact: true }).fill(NEXT_PASSWORD);
  await page.getByRole('button', { name: accounts.emailChange.submit }).click();
  await expect(phone.heading).toHaveText(accounts.confirmation.title);
  await phone.open(linkIn(await mailTo(page.request, me.email, 2)));
  await page.getByRole('button', { name: accounts.confirmation.submit }).click();
  await expect(page.getByText(accounts.confirmation.done)).toBeVisible();
  await phone.open('/myinfor');
  await expect(page.getByText(me.nickname).first()).toBeVisible();
  await expect(told).toHaveCount(0);
  await context.close();
});
