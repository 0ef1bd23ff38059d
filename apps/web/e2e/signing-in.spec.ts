import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, type Phone, SAMPLE_PASSWORD, test } from './haiko.ts';
import { anotherNewcomer, newAccount, type Newcomer } from './newcomers.ts';
import { signInByForm } from './signingIn.ts';
import { confirmSignUp, introduce } from './signingUp.ts';
import { startOf, WORDS } from './words.ts';

const { applications, common, comments, jobPostings, postReactions, sessions, socialSignIn } = WORDS.en;

const like = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: startOf(postReactions.like) })
    .first();

/** What the browser has said to whom it asked of the page that it was on. */
function referersOf(page: Page): () => Promise<string[]> {
  const heads: Promise<Record<string, string>>[] = [];
  page.on('requestfinished', (request) => heads.push(request.allHeaders()));
  return async () => (await Promise.all(heads)).flatMap(({ referer }) => referer ?? []);
}

async function postOf(author: Newcomer): Promise<string> {
  const post = { title: `Rain in Ansan ${author.nickname}`, content: 'All day' };
  return (await author.call('post', '/api/post', post)).uuid;
}

async function signIn({ page }: Phone, email: string): Promise<void> {
  await expect(page).toHaveURL('/signin');
  await signInByForm(page, { email, password: SAMPLE_PASSWORD });
}

test('a visitor taps a heart, signs up through Kakao, and is back at the post with the like given @core', async ({
  phone,
  page,
  browser,
}) => {
  const author = await anotherNewcomer(browser, 'Linh');
  const uuid = await postOf(author);
  const tail = randomBytes(3).toString('hex');
  const told = referersOf(page);
  await phone.open(`/postdetail/${uuid}`);
  await like(page).click();
  await expect(phone.question).toContainText(sessions.wish.like);
  await phone.answer('Yes', sessions.wish.question);
  await page.getByRole('button', { name: socialSignIn.button.kakao }).click();
  // The stand-in's own page.
  await page.getByLabel('Any account name').fill(`minh-${tail}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/signup/);
  // The address of the page that one comes back to holds the key.
  expect((await told()).filter((referer) => referer !== `${new URL(referer).origin}/`)).toEqual([]);
  await introduce(page, 'en', { nickname: `Minh_${tail}`, country: 'Vietnam' });
  await confirmSignUp(phone, 'en');
  await expect(page).toHaveURL(`/postdetail/${uuid}`);
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(like(page)).toHaveAccessibleName(/\b1\b/);
  // Once: taken back, it is not given again.
  await like(page).click();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'false');
  await author.page.context().close();
});

test('who likes a post already keeps the like', async ({ phone, page, browser }) => {
  const author = await anotherNewcomer(browser, 'Linh');
  const uuid = await postOf(author);
  const reader = await anotherNewcomer(browser, 'Dara');
  await reader.call('post', `/api/likes_dislikes/${uuid}/like`, { isOn: true });
  await phone.open(`/postdetail/${uuid}`);
  await like(page).click();
  await phone.answer('Yes', sessions.wish.question);
  await page.getByLabel(sessions.signIn.email, { exact: true }).fill(reader.email);
  await page.getByLabel(sessions.signIn.password, { exact: true }).fill(reader.password);
  await page.getByRole('button', { name: sessions.signIn.submit }).click();
  await expect(page).toHaveURL(`/postdetail/${uuid}`);
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(like(page)).toHaveAccessibleName(/\b1\b/);
  await Promise.all([author, reader].map((one) => one.page.context().close()));
});

test('a comment that a visitor has begun waits in its box', async ({ phone, page, browser }) => {
  const author = await anotherNewcomer(browser, 'Linh');
  const uuid = await postOf(author);
  await phone.open(`/postdetail/${uuid}`);
  const box = page.getByRole('textbox', { name: comments.composer.label });
  await box.fill('នៅទីនេះក៏ភ្លៀងដែរ');
  await page.getByRole('button', { name: comments.composer.send }).click();
  await expect(phone.question).toContainText(sessions.wish.comment);
  await phone.answer('Yes', sessions.wish.question);
  await signIn(phone, 'sokha@haiko.test');
  await expect(page).toHaveURL(`/postdetail/${uuid}`);
  await expect(box).toHaveValue('នៅទីនេះក៏ភ្លៀងដែរ');
  await author.page.context().close();
});

test('a job is saved, and applied for, after signing in', async ({ phone, page }) => {
  await phone.open('/announcement');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/announcementdetail\//);
  const address = new URL(page.url()).pathname;
  const save = page.getByRole('main').getByRole('button', { name: jobPostings.card.scrap }).first();
  await save.click();
  await phone.answer('Yes', sessions.wish.save);
  const person = await anotherPerson(page);
  await signIn(phone, person);
  await expect(page).toHaveURL(address);
  await expect(save).toHaveAttribute('aria-pressed', 'true');
});

test('the sheet to apply opens for who has signed in for it', async ({ phone, page }) => {
  await phone.open('/announcement');
  const cards = page.getByRole('main').getByRole('article');
  await cards.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/announcementdetail\//);
  const address = new URL(page.url()).pathname;
  await page.getByRole('button', { name: applications.apply.button }).click();
  await phone.answer('Yes', sessions.wish.apply);
  await signIn(phone, await anotherPerson(page));
  await expect(page).toHaveURL(address);
  const sheet = page.getByRole('dialog', { name: applications.apply.title });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: applications.apply.button })).toBeVisible();
  await expect(sheet).toHaveCount(0);
});

test('a guarded page opens after signing in; who looks around instead has given up what they asked for', async ({
  phone,
  page,
  browser,
}) => {
  const author = await anotherNewcomer(browser, 'Linh');
  const uuid = await postOf(author);
  await phone.open(`/postdetail/${uuid}`);
  await like(page).click();
  await phone.answer('Yes', sessions.wish.question);
  await page.getByRole('link', { name: sessions.signIn.lookAround }).click();
  await expect(page).toHaveURL('/main');
  await page.goto('/friendmanage');
  await phone.answer('Yes', common.dialog.loginRequired);
  await signIn(phone, 'linh@haiko.test');
  await expect(page).toHaveURL('/friendmanage');
  await phone.open(`/postdetail/${uuid}`);
  await expect(like(page)).toHaveAttribute('aria-pressed', 'false');
  await author.page.context().close();
});

for (const to of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
  test(`what is stored leads to no other site: ${to}`, async ({ phone, page }) => {
    await phone.open('/signin');
    await page.evaluate((address) => {
      const intent = { name: 'withdraw', uuid: '../user' };
      sessionStorage.setItem('afterSignIn', JSON.stringify({ to: address, intent, until: Date.now() + 60_000 }));
    }, to);
    await signIn(phone, 'linh@haiko.test');
    await expect(page).toHaveURL('/main');
  });
}

/** An account of this test's own, by its address; its password is that of the samples. */
async function anotherPerson(page: Page): Promise<string> {
  const account = { ...newAccount('Dara'), password: SAMPLE_PASSWORD };
  const reply = await page.request.post('/api/user/signup', { data: account });
  expect(reply.status(), await reply.text()).toBe(201);
  return account.email;
}
