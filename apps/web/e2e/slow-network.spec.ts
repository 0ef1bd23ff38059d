import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { LANGUAGE_NAMES } from '@haiko/shared/i18n/languages';
import { hang } from './broken.ts';
import { drawn, expect, type Phone, test } from './haiko.ts';
import { anotherNewcomer, newcomer, writePost } from './newcomers.ts';
import { signInByForm } from './signingIn.ts';
import { confirmSignUp, introduce } from './signingUp.ts';
import { WORDS } from './words.ts';

// People who go on while something that they have asked for is still on its way.

const { accounts, comments, common, forms, postForm, posts, reports, sessions } = WORDS.en;

const jobs = ({ page }: Phone) =>
  page.getByRole('navigation', { name: common.nav.main }).getByRole('link', { name: common.nav.announcement });

/** Says that what was asked for is on its way. */
const progress = (page: Page) => page.locator('.progress');

for (const [what, code, role, name] of [
  [common.nav.menu, '**/assets/SideMenu*.js', 'dialog', common.sideMenu.title],
  [common.nav.language, '**/assets/LanguageList*.js', 'menu', common.nav.language],
] as const) {
  test(`"${what}", whose code comes when one is elsewhere, does not open there`, async ({ phone, page }) => {
    const letGo = await hang(page, code);
    await phone.open('/main');
    const asked = page.waitForRequest(code);
    const button = page.getByRole('button', { name: what, exact: true });
    await button.click();
    await asked;
    await expect(progress(page)).toBeVisible();
    await jobs(phone).click();
    await expect(page.getByRole('link', { name: /Shipyard welder/ }).first()).toBeVisible();
    await letGo();
    const opened = page.getByRole(role, { name, exact: true, includeHidden: true });
    await expect(opened).toBeAttached();
    await drawn(page);
    await expect(opened).toBeHidden();
    await page.goBack();
    await button.click();
    await expect(opened).toBeVisible();
  });
}

test('the languages, asked for anew on the next screen before their code has come, open there', async ({
  phone,
  page,
}) => {
  const code = '**/assets/LanguageList*.js';
  const letGo = await hang(page, code);
  await phone.open('/main');
  const asked = page.waitForRequest(code);
  const button = page.getByRole('button', { name: common.nav.language, exact: true });
  await button.click();
  await asked;
  await jobs(phone).click();
  await expect(page.getByRole('link', { name: /Shipyard welder/ }).first()).toBeVisible();
  await button.click();
  await expect(progress(page)).toBeVisible();
  await letGo();
  await expect(page.getByRole('menuitemradio', { name: LANGUAGE_NAMES.km })).toBeVisible();
  await button.click();
  await expect(page.getByRole('menuitemradio', { name: LANGUAGE_NAMES.km })).toBeHidden();
});

test('what one wants to report does not open on the next screen, to which its code comes late', async ({
  phone,
  page,
  browser,
}) => {
  const address = await writePost(await anotherNewcomer(browser, 'សុភា'));
  await newcomer(phone, 'Linh');
  const code = '**/assets/ReportSheet*.js';
  const letGo = await hang(page, code);
  await phone.open(address);
  const asked = page.waitForRequest(code);
  const report = async () => {
    await page.getByRole('main').getByRole('button', { name: posts.action.more }).first().click();
    await page.getByRole('menuitem', { name: reports.action }).click();
  };
  await report();
  await asked;
  await jobs(phone).click();
  await expect(page.getByRole('link', { name: /Shipyard welder/ }).first()).toBeVisible();
  await letGo();
  const sheet = page.getByRole('dialog', { name: reports.action, includeHidden: true });
  await expect(sheet).toBeAttached();
  await drawn(page);
  await expect(sheet).toBeHidden();
  await page.goBack();
  await report();
  await expect(sheet).toBeVisible();
});

test('a language whose words are on their way is said to be, and comes', async ({ phone, page }) => {
  await phone.open('/main');
  const letGo = await hang(page, '**/assets/{first,next,more}-*.js');
  await page.getByRole('button', { name: common.nav.language, exact: true }).click();
  await page.getByRole('menuitemradio', { name: LANGUAGE_NAMES.km }).click();
  await expect(progress(page)).toBeVisible();
  await letGo();
  await expect(page.locator('html')).toHaveAttribute('lang', 'km');
  await expect(progress(page)).toHaveCount(0);
});

test('who has left the form while a post was sent stays where they are when it has been @core', async ({
  phone,
  page,
}) => {
  await newcomer(phone, 'Linh');
  await phone.open('/main');
  await page.getByRole('link', { name: common.nav.writing }).click();
  await page.getByLabel(postForm.field.title).fill('ចំណងជើង');
  await page.getByLabel(postForm.field.content).fill('ឆ្លងកាត់ផ្លូវរូងក្រោមដី');
  const asked = page.waitForRequest('**/api/post');
  const letGo = await hang(page, '**/api/post');
  await page.getByRole('button', { name: postForm.button.post, exact: true }).click();
  await phone.answer('Yes', postForm.confirm.post);
  await asked;
  await page.goBack();
  await phone.answer(forms.leave.leaveYes);
  await expect(page).toHaveURL('/main');
  await jobs(phone).click();
  await expect(page.getByRole('link', { name: /Shipyard welder/ }).first()).toBeVisible();
  await letGo();
  await expect(page.getByText(postForm.posted)).toBeVisible();
  await expect(page).toHaveURL('/announcement');
});

test('who has left the sign-in while it was under way is signed in where they are', async ({ phone, page }) => {
  const { email, password } = await newcomer(phone, 'Linh');
  await page.evaluate(() => localStorage.clear());
  await phone.open('/main');
  await page.getByRole('link', { name: common.nav.writing }).click();
  await phone.answer('Yes', common.dialog.loginRequired);
  const asked = page.waitForRequest('**/api/user/signin');
  const letGo = await hang(page, '**/api/user/signin');
  await signInByForm(page, { email, password });
  await asked;
  await page.goBack();
  await jobs(phone).click();
  await expect(page.getByRole('link', { name: /Shipyard welder/ }).first()).toBeVisible();
  await letGo();
  await expect.poll(() => phone.stored('accessToken')).not.toBeNull();
  await drawn(page);
  await expect(page).toHaveURL('/announcement');
});

/** Signs up to write a post; nothing is said of it until it is let go. */
async function signUpSlowly(phone: Phone): Promise<() => Promise<void>> {
  const { page } = phone;
  const nickname = `Sokha_${randomBytes(3).toString('hex')}`;
  await phone.open('/main');
  await page.getByRole('link', { name: common.nav.writing }).click();
  await phone.answer('Yes', common.dialog.loginRequired);
  await page.getByRole('link', { name: sessions.signIn.signUpByEmail }).click();
  await expect(page).toHaveURL('/signup');
  await page.getByLabel(accounts.signUp.email, { exact: true }).fill(`${nickname}@example.test`);
  await page.getByLabel(accounts.signUp.password, { exact: true }).fill('the first way in');
  await introduce(page, 'en', { nickname, country: 'Cambodia' });
  const asked = page.waitForRequest('**/api/user/signup');
  const letGo = await hang(page, '**/api/user/signup');
  await confirmSignUp(phone, 'en');
  await asked;
  return letGo;
}

test('who has left the sign-up while it was under way is signed in where they are', async ({ phone, page }) => {
  const letGo = await signUpSlowly(phone);
  for (const address of ['/signup?step=2', '/signup', '/signin', '/main']) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
  await jobs(phone).click();
  await expect(page.getByRole('link', { name: /Shipyard welder/ }).first()).toBeVisible();
  await letGo();
  await expect(page.getByText(accounts.signUp.done)).toBeVisible();
  await drawn(page);
  await expect(page).toHaveURL('/announcement');
});

test('who looks back into the form while the sign-up is under way is led on all the same', async ({ phone, page }) => {
  const letGo = await signUpSlowly(phone);
  await page.goBack();
  await expect(page).toHaveURL('/signup?step=2');
  await letGo();
  await expect(page).toHaveURL('/writing');
  await expect(page.getByLabel(postForm.field.title)).toBeVisible();
});

test('who has left a post while it is deleted stays where they are, and it is gone', async ({ phone, page }) => {
  const linh = await newcomer(phone, 'Linh');
  const address = await writePost(linh);
  await phone.open('/main');
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="${address}"]`) });
  await card.getByRole('heading').getByRole('link').click();
  await expect(phone.heading).toContainText(linh.nickname);
  const letGo = await hang(page, '**/api/post/*');
  await page.getByRole('main').getByRole('button', { name: posts.action.more }).first().click();
  const asked = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.getByRole('menuitem', { name: posts.action.delete }).click();
  await phone.answer(posts.action.delete, posts.detail.deleteQuestion);
  await asked;
  await page.goBack();
  await expect(card).toBeVisible();
  await jobs(phone).click();
  await expect(page.getByRole('link', { name: /Shipyard welder/ }).first()).toBeVisible();
  await letGo();
  await expect(page.getByText(posts.detail.deleted)).toBeVisible();
  await expect(page).toHaveURL('/announcement');
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('a comment is written and sent while it is not known yet who writes it', async ({ phone, page }) => {
  const address = await writePost(await newcomer(phone, 'Linh'));
  const letGo = await hang(page, '**/graphql', 'Me');
  await phone.open(address);
  const box = page.getByRole('textbox', { name: comments.composer.label });
  await box.fill('শুনতে পাচ্ছেন?');
  await page.getByRole('button', { name: comments.composer.send }).click();
  await expect(page.getByRole('region').getByText('শুনতে পাচ্ছেন?')).toBeVisible();
  await box.pressSequentially('ស្តាប់');
  await letGo();
  await expect(page.getByRole('link', { name: common.nav.myInfo })).toHaveText('L');
  await drawn(page);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('ស្តាប់');
});
