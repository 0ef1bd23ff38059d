import type { Page } from '@playwright/test';
import { drawn, expect, Phone, SAMPLE_PASSWORD, test } from './haiko.ts';
import { newcomer } from './newcomers.ts';
import { signInByForm } from './signingIn.ts';
import { filled, startOf, WORDS } from './words.ts';

const { common, errors, postReactions, sessions, socialSignIn } = WORDS.en;

/**
 * Waits for the letters of all languages that are drawn: they come in an idle moment (src/ui/fonts/lateFonts.ts), and may break texts
 * into other lines.
 */
async function letters(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0);
  await drawn(page);
  await page.evaluate(() => document.fonts.ready);
}

test('a visitor who wants to write is asked to sign in: no stays, yes leads to sign-in @core', async ({
  phone,
  page,
}) => {
  await phone.open('/main');
  const card = page.getByRole('article').nth(3);
  await expect(card).toBeVisible();
  await letters(page);
  await card.evaluate((element) => element.scrollIntoView());
  const place = await card.boundingBox();
  // Says that the router has not come to rest.
  const onItsWay = page.locator('.progress');
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  const write = page.getByRole('navigation', { name: common.nav.main }).getByRole('link', { name: common.nav.writing });
  await write.click();
  await expect(onItsWay).toBeAttached();
  await phone.answer('No', common.dialog.loginRequired);
  await expect(onItsWay).toHaveCount(0);
  await expect(page).toHaveURL('/main');
  // Where one was reading.
  expect((await card.boundingBox())?.y).toBeCloseTo(place?.y ?? Number.NaN, 0);
  await write.click();
  await phone.answer('Yes', common.dialog.loginRequired);
  await expect(page).toHaveURL('/signin');
});

test('a visitor who likes a post is told what signing in gives', async ({ phone, page }) => {
  await phone.open('/main');
  const like = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: startOf(postReactions.like) });
  await like.click();
  await phone.answer('No', sessions.wish.like);
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

for (const [name, broken] of [
  ['unreadable', { accessExpire: 'soon', refreshExpire: 'NaN' }],
  ['empty', { accessExpire: '', refreshExpire: '' }],
  ['missing', {}],
] as const) {
  test(`with ${name} expiry times one is a visitor, whom the guard asks`, async ({ phone, page }) => {
    await phone.store({ accessToken: 'a', refreshToken: 'r', language: 'en', theme: 'dark', ...broken });
    await phone.open('/main');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(phone.question).toBeHidden();
    await page.getByRole('link', { name: common.nav.myInfo }).click();
    await expect(phone.question).toContainText(common.session.invalidExpiry);
    await phone.answer('No', common.dialog.loginRequired);
    await expect(page).toHaveURL('/main');
    await page.goto('/myinfor');
    await phone.answer('Yes', common.dialog.loginRequired);
    await expect(page).toHaveURL('/signin');
    expect(await phone.stored('accessToken')).toBe('a');
    await signInByForm(page, { email: 'linh@haiko.test', password: SAMPLE_PASSWORD });
    await expect(page).toHaveURL('/myinfor');
    await expect(phone.heading).toBeAttached();
  });
}

test('an expired access token is renewed in silence, once for everybody @core', async ({ phone, page }) => {
  await phone.signInAs('linh');
  await phone.store({ accessExpire: String(Date.now() - 1000) });
  const reissues: string[] = [];
  page.on('request', (request) => request.url().endsWith('/auth/reissue') && reissues.push(request.url()));
  await phone.open('/writing');
  await expect(page.getByLabel(WORDS.en.postForm.field.title)).toBeVisible();
  await expect(phone.question).toBeHidden();
  expect(reissues).toHaveLength(1);
  expect(Number(await phone.stored('accessExpire'))).toBeGreaterThan(Date.now());
});

test('a session that cannot be renewed ends with one alert at sign-in @core', async ({ phone, page }) => {
  await phone.signInAs('linh');
  await phone.store({ accessToken: 'x.y.z', refreshToken: 'x.y.z', accessExpire: String(Date.now() - 1000) });
  await page.goto('/writing');
  await phone.answer('OK', common.session.expired);
  await expect(page).toHaveURL('/signin');
  expect(await phone.stored('refreshToken')).toBeNull();
});

test('logging out asks, forgets everything but language and theme, and counts in other tabs @core', async ({
  phone,
  page,
  context,
}) => {
  await phone.signInAs('sokha');
  await phone.store({ theme: 'dark' });
  await phone.open('/main');
  const other = new Phone(await context.newPage());
  await other.open('/myinfor');
  const { common, myInfo } = WORDS.en;
  await other.page.getByRole('button', { name: myInfo.logOut }).click();
  await other.answer('Yes', myInfo.confirmLogOut);
  await expect(other.page).toHaveURL('/main');
  expect(await other.page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['language', 'theme']);
  await page.getByRole('link', { name: common.nav.writing }).click();
  await phone.answer('No', common.dialog.loginRequired);
  await expect(page).toHaveURL('/main');
});

test('a screen of a signed-in person does not outlive signing out in another tab', async ({ phone, page, context }) => {
  await phone.signInAs('sokha');
  await phone.open('/writing');
  await expect(page.getByLabel(WORDS.en.postForm.field.title)).toBeVisible();
  const other = new Phone(await context.newPage());
  await other.open('/main');
  const third = new Phone(await context.newPage());
  await third.open('/myinfor');
  await other.page.evaluate(() => localStorage.clear());
  await phone.answer('No', common.dialog.loginRequired);
  await expect(page).toHaveURL('/main');
  await third.answer('Yes', common.dialog.loginRequired);
  await expect(third.page).toHaveURL('/signin');
  await expect(other.question).toBeHidden();
  await expect(other.page).toHaveURL('/main');
});

test('another account in another tab leaves nothing of the first one', async ({ phone, page, context }) => {
  const { title } = WORDS.en.postForm.field;
  await phone.signInAs('sokha');
  await phone.open('/writing');
  await page.getByLabel(title).fill('Only Sokha may read this');
  const other = new Phone(await context.newPage());
  await other.signInAs('linh');
  await expect(page.getByLabel(title)).toHaveValue('');
  await phone.open('/myinfor');
  await expect(page.getByRole('main')).toContainText(/linh/i);
});

test('a wrong password is told, and what was typed stays', async ({ phone, page }) => {
  await phone.open('/signin');
  await page.getByLabel(WORDS.en.sessions.signIn.email, { exact: true }).fill('linh@haiko.test');
  await page.getByLabel(WORDS.en.sessions.signIn.password, { exact: true }).fill('wrong-password-1');
  await page.getByRole('button', { name: WORDS.en.sessions.signIn.submit }).click();
  await phone.answer('OK', WORDS.en.errors.INVALID_CREDENTIALS);
  await expect(page.getByLabel(WORDS.en.sessions.signIn.email, { exact: true })).toHaveValue('linh@haiko.test');
});

test('another device is logged out from the list of one’s devices', async ({ phone, page }) => {
  const { email, password } = await newcomer(phone, 'Dara');
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1';
  const signedIn = await page.request.post('/api/user/signin', {
    data: { email, password },
    headers: { 'user-agent': userAgent },
  });
  const { accessToken } = await signedIn.json();
  await phone.open('/myinfor');
  await page.getByRole('link', { name: sessions.list.title }).click();
  await expect(phone.heading).toHaveText(sessions.list.title);
  await expect(page.getByText(sessions.list.here, { exact: true })).toBeVisible();
  const other = page.getByRole('listitem').filter({ hasText: 'Safari · iPhone' });
  await other.getByRole('button').click();
  await phone.answer(common.button.yes, sessions.list.endQuestion);
  await expect(other).toHaveCount(0);
  await expect(page.getByText(sessions.list.here, { exact: true })).toBeVisible();
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await page.request.get('/api/user/sessions', { headers })).status()).toBe(401);
});

test('Kakao is linked and the password removed, and then Kakao is the only way in', async ({ phone, page }) => {
  const { nickname } = await newcomer(phone, 'Minh');
  const own = socialSignIn.own;
  await phone.open('/myinfor');
  await page.getByRole('link', { name: own.title }).click();
  await expect(phone.heading).toHaveText(own.title);
  await page.getByRole('button', { name: filled(own.addOf, { provider: 'Kakao' }) }).click();
  // The stand-in's own page.
  await page.getByLabel('Any account name').fill(nickname);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/signins');
  const remove = (provider: string) => page.getByRole('button', { name: filled(own.removeOf, { provider }) });
  await expect(remove('Kakao')).toBeVisible();
  await remove(own.password).click();
  await phone.answer(common.button.yes, own.removeQuestion);
  await expect(remove(own.password)).toHaveCount(0);
  await remove('Kakao').click();
  await phone.answer(common.button.yes, own.removeQuestion);
  await phone.answer(common.button.ok, errors.LAST_SIGN_IN);
  await expect(remove('Kakao')).toBeVisible();
});
