import { randomBytes } from 'node:crypto';
import type { Language } from '@haiko/shared/i18n/languages';
import { expect, Phone, scrollTo, test } from './haiko.ts';
import { png } from './png.ts';
import { confirmSignUp, introduce } from './signingUp.ts';
import { filled, WORDS } from './words.ts';

/** Makes the names of a journey its own, so that it can be repeated on a server that goes on. */
let tail: string;
test.beforeEach(() => void (tail = randomBytes(3).toString('hex')));

async function signUpThroughKakao(phone: Phone): Promise<void> {
  const { page } = phone;
  const { socialSignIn } = WORDS.vi;
  await phone.store({ language: 'vi' });
  await phone.open('/signin');
  await page.getByRole('button', { name: socialSignIn.button.kakao }).click();
  // The stand-in's own page.
  await page.getByLabel('Any account name').fill(`linh-${tail}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/signup/);
  await introduce(page, 'vi', { nickname: `Linh_${tail}`, country: 'Việt Nam' });
  await confirmSignUp(phone, 'vi');
  await expect(page).toHaveURL('/main');
}

async function signUpByMail(phone: Phone): Promise<void> {
  const { page } = phone;
  const { accounts, sessions } = WORDS.km;
  await phone.store({ language: 'km' });
  await phone.open('/signin');
  await page.getByRole('link', { name: sessions.signIn.signUpByEmail }).click();
  // Signing in has fields of the same names, and stays on the screen until the next one is there.
  await expect(page.getByLabel(accounts.signUp.nickname, { exact: true })).toBeVisible();
  await page.getByLabel(accounts.signUp.email, { exact: true }).fill(`bopha-${tail}@example.test`);
  await page.getByLabel(accounts.signUp.password, { exact: true }).fill('phnom penh to seoul');
  await introduce(page, 'km', { nickname: `បុប្ផា${tail}`, country: 'កម្ពុជា' });
  await confirmSignUp(phone, 'km');
  await expect(page).toHaveURL('/main');
}

const CONTENT = 'Mình vừa gia hạn xong, mất ba ngày.\nAi cần hỏi gì cứ hỏi nhé!';
const titleOfPost = () => `Gia hạn visa E-9 ở Ansan ${tail}`;

async function writePost(phone: Phone): Promise<void> {
  const { page } = phone;
  const { common, forms, postForm } = WORDS.vi;
  await page.getByRole('link', { name: common.nav.writing }).click();
  await page.getByLabel(postForm.field.title).fill(titleOfPost());
  await page.getByLabel(postForm.field.content).fill(CONTENT);
  await page.getByRole('textbox', { name: postForm.hashtags.label }).fill('visa, ');
  await page.getByRole('textbox', { name: postForm.hashtags.label }).fill('Ansan');
  await page.getByRole('textbox', { name: postForm.hashtags.label }).press('Enter');
  await page.getByLabel(postForm.pictures.add).setInputFiles([
    { name: 'giấy tờ.png', mimeType: 'image/png', buffer: png(2400, 1600, 30) },
    { name: 'văn phòng.png', mimeType: 'image/png', buffer: png(900, 1200, 200) },
  ]);
  await expect(page.getByRole('combobox', { name: forms.language.label })).toHaveValue('vi');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: postForm.button.post, exact: true }).click();
  await phone.answer(common.button.yes, postForm.confirm.post);
  await expect(page).toHaveURL(/\/postdetail\//);
  await expect(phone.heading).toHaveText(titleOfPost());
  await expect(page.getByRole('main')).toContainText('#visa');
  await expect(page.getByRole('main')).toContainText('#Ansan');
}

/** Reads, likes, scraps, comments and replies. */
async function takePart(phone: Phone): Promise<void> {
  const { page } = phone;
  const { comments, postReactions } = WORDS.km;
  const card = page.getByRole('article').filter({ hasText: titleOfPost() });
  await scrollTo(card);
  await card.getByRole('link', { name: titleOfPost() }).dispatchEvent('click');
  await expect(phone.heading).toHaveText(titleOfPost());
  await expect(phone.heading).toHaveAttribute('lang', 'vi');
  await expect(page.getByText('mất ba ngày')).toBeVisible();
  const post = page.getByRole('article').first();
  const like = post.getByRole('button', { name: filled(postReactions.like, { count: 0 }) });
  await like.click();
  await expect(post.getByRole('button', { name: filled(postReactions.like, { count: 1 }) })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const scrap = post.getByRole('button', { name: postReactions.scrap });
  await scrap.click();
  await expect(scrap).toHaveAttribute('aria-pressed', 'true');
  await say(phone, 'km', 'អរគុណច្រើន! ត្រូវបង់ប៉ុន្មាន?');
  const comment = page.getByRole('article').filter({ hasText: 'អរគុណច្រើន' });
  await comment.getByRole('button', { name: comments.list.reply }).click();
  await say(phone, 'km', 'ខ្ញុំក៏នៅអានសានដែរ');
  await page.reload();
  await expect(scrap).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('ខ្ញុំក៏នៅអានសានដែរ')).toBeVisible();
  await expect(page.getByRole('heading', { name: filled(comments.list.title, { count: 2 }) })).toBeVisible();
}

async function say(phone: Phone, language: Language, text: string): Promise<void> {
  const { composer } = WORDS[language].comments;
  await phone.page.getByRole('textbox', { name: composer.label }).fill(text);
  await phone.page.getByRole('button', { name: composer.send }).click();
  const said = phone.page.getByRole('article').filter({ hasText: text });
  await expect(said).toBeVisible();
  await expect(said).not.toHaveAttribute('aria-busy');
}

async function changePost(phone: Phone): Promise<void> {
  const { page } = phone;
  const { common, postForm, posts } = WORDS.vi;
  await page.reload();
  await expect(page.getByText('អរគុណច្រើន')).toBeVisible();
  await page.getByRole('button', { name: posts.action.more, exact: true }).click();
  await page.getByRole('menuitem', { name: posts.action.edit }).click();
  await expect(page.getByLabel(postForm.field.content)).toHaveValue(CONTENT);
  await page.getByLabel(postForm.field.title).fill(`${titleOfPost()} (cập nhật)`);
  await page.getByRole('button', { name: filled(postForm.pictures.remove, { number: 2 }) }).click();
  await page.getByRole('button', { name: filled(postForm.hashtags.remove, { name: 'visa' }) }).click();
  await page.getByRole('button', { name: postForm.button.save, exact: true }).click();
  await phone.answer(common.button.yes, postForm.confirm.modify);
  await expect(phone.heading).toHaveText(`${titleOfPost()} (cập nhật)`);
  await expect(page.getByRole('main')).not.toContainText('#visa');
  await expect(page.getByRole('main')).toContainText('#Ansan');
}

async function deletePost(phone: Phone): Promise<void> {
  const { page } = phone;
  const { posts } = WORDS.vi;
  await page.getByRole('button', { name: posts.action.more, exact: true }).click();
  await page.getByRole('menuitem', { name: posts.action.delete }).click();
  await phone.answer(posts.action.delete, posts.detail.deleteQuestion);
  await expect(page).toHaveURL('/main');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: titleOfPost() })).toHaveCount(0);
}

test('Linh comes through Kakao and writes; Bopha comes by e-mail, reads and answers; Linh changes and deletes @core', async ({
  phone,
  page,
  browser,
}) => {
  test.slow();
  await signUpThroughKakao(phone);
  await writePost(phone);
  const address = page.url();

  const context = await browser.newContext();
  const other = new Phone(await context.newPage());
  await signUpByMail(other);
  await takePart(other);

  await changePost(phone);
  await deletePost(phone);
  await other.page.goto(address);
  await expect(other.page.getByText(WORDS.km.posts.detail.failed).first()).toBeVisible();
  await context.close();
});

test('a sign-up that is reloaded half-way keeps what was filled in, but not the password', async ({ phone, page }) => {
  const { signUp } = WORDS.en.accounts;
  await phone.open('/signup');
  await page.getByLabel(signUp.email, { exact: true }).fill('sokha@example.test');
  await page.getByLabel(signUp.password, { exact: true }).fill('the river at dawn');
  await introduce(page, 'en', { nickname: `សុខា_${tail}`, country: 'Cambodia' });
  await page.reload();
  await expect(page.getByLabel(signUp.nickname, { exact: true })).toHaveValue(`សុខា_${tail}`);
  await expect(page.getByLabel(signUp.email, { exact: true })).toHaveValue('sokha@example.test');
  await page
    .getByRole('button', { name: filled(WORDS.en.forms.steps.step, { number: 2, total: 3, title: signUp.aboutYou }) })
    .click();
  await expect(page.getByRole('button', { name: signUp.nationality })).toContainText('Cambodia');
  await expect(page.getByLabel(signUp.year)).toHaveValue('1998');
  await expect(page.getByLabel(signUp.female)).toBeChecked();
  await expect(page.getByLabel(signUp.password, { exact: true })).toHaveValue('');
});
