import { loseReply } from './broken.ts';
import { expect, test } from './haiko.ts';
import { newcomer } from './newcomers.ts';
import { png } from './png.ts';
import { samplePost } from './samples.ts';
import { WORDS } from './words.ts';

const { common, errors, forms, offline, postForm, posts } = WORDS.en;

test('a draft survives a reload, with its hashtags and pictures, and can be discarded @core', async ({
  phone,
  page,
}) => {
  await phone.signInAs('sokha');
  await phone.open('/writing');
  await page.getByLabel(postForm.field.title).fill('ជំរាបសួរ');
  await page.getByLabel(postForm.field.content).fill('ខ្ញុំរស់នៅអានសាន');
  await page.getByRole('textbox', { name: postForm.hashtags.label }).fill('អានសាន ');
  await page
    .getByLabel(postForm.pictures.add)
    .setInputFiles({ name: 'រូប.png', mimeType: 'image/png', buffer: png(800, 600, 40) });
  await expect(page.getByText(postForm.pictures.cover, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(forms.draft.restored)).toBeVisible();
  await expect(page.getByLabel(postForm.field.title)).toHaveValue('ជំរាបសួរ');
  await expect(page.getByRole('list', { name: postForm.hashtags.list })).toContainText('#អានសាន');
  await expect(page.getByRole('combobox', { name: forms.language.label })).toHaveValue('km');
  const picture = page.getByRole('img', { name: 'Photo 1 of 1' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('button', { name: forms.draft.discard }).click();
  await phone.answer(forms.draft.discard, forms.leave.discardDraft);
  await expect(page.getByLabel(postForm.field.title)).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel(postForm.field.title)).toHaveValue('');
});

test('leaving with something written asks; staying keeps it, coming back restores it', async ({ phone, page }) => {
  await phone.signInAs('sokha');
  await phone.open('/main');
  await page.getByRole('link', { name: common.nav.writing }).click();
  await page.getByLabel(postForm.field.title).fill('ভিসা');
  await page.getByRole('button', { name: common.nav.back }).click();
  await phone.answer(forms.leave.stay, forms.leave.leave);
  await expect(page).toHaveURL('/writing');
  await page.getByRole('button', { name: common.nav.back }).click();
  await phone.answer(forms.leave.leaveYes);
  await expect(page).toHaveURL('/main');
  await page.getByRole('link', { name: common.nav.writing }).click();
  await expect(page.getByLabel(postForm.field.title)).toHaveValue('ভিসা');
});

test('nothing is lost when posting fails, and the next try succeeds @core', async ({ phone, page, complaints }) => {
  await phone.signInAs('linh');
  await phone.open('/writing');
  await page.getByLabel(postForm.field.title).fill('Chợ Ansan');
  await page.getByLabel(postForm.field.content).fill('Ở đâu bán rau thơm?');
  await page.route('**/api/post', (route) =>
    route.fulfill({ status: 503, json: { statusCode: 503, code: 'READ_ONLY', message: '', requestId: 'x' } }),
  );
  await page.getByRole('button', { name: postForm.button.post, exact: true }).click();
  await phone.answer('Yes', postForm.confirm.post);
  await phone.answer('OK', errors.READ_ONLY);
  await expect(page.getByLabel(postForm.field.title)).toHaveValue('Chợ Ansan');
  await page.unroute('**/api/post');
  complaints.length = 0;
  await page.getByRole('button', { name: postForm.button.post, exact: true }).click();
  await phone.answer('Yes', postForm.confirm.post);
  await expect(page).toHaveURL(/\/postdetail\//);
  await expect(phone.heading).toHaveText('Chợ Ansan');
  await phone.open('/writing');
  await expect(page.getByLabel(postForm.field.title)).toHaveValue('');
});

test('a post that was stored and not answered is there once: it waits on the phone, and goes out by itself', async ({
  phone,
  page,
  complaints,
}) => {
  const title = 'চিঠি 편지 จดหมาย';
  await newcomer(phone, 'linh');
  await phone.open('/writing');
  await page.getByLabel(postForm.field.title).fill(title);
  await page.getByLabel(postForm.field.content).fill('ខ្ញុំបានសរសេរហើយ');
  await loseReply(page, '**/api/post');
  await page.getByRole('button', { name: postForm.button.post, exact: true }).click();
  await phone.answer('Yes', postForm.confirm.post);
  await expect(page).toHaveURL('/unsent');
  await expect(page.getByText(offline.unsent.empty)).toBeVisible();
  complaints.length = 0;
  await phone.open('/myposts');
  await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(1);
});

test('wrong files are told by name of the rule, and up to ten pictures are taken', async ({ phone, page }) => {
  await phone.signInAs('linh');
  await phone.open('/writing');
  const chooser = page.getByLabel(postForm.pictures.add);
  await chooser.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await phone.answer('OK', forms.onlyImages);
  await chooser.setInputFiles({ name: 'old.bmp', mimeType: 'image/bmp', buffer: Buffer.from('BM') });
  await phone.answer('OK', errors.UNSUPPORTED_FILE_TYPE);
  const buffer = png(60, 60, 90);
  await chooser.setInputFiles(
    Array.from({ length: 11 }, (_, index) => ({ name: `${index}.png`, mimeType: 'image/png', buffer })),
  );
  await phone.answer('OK', errors.TOO_MANY_FILES);
  await expect(page.getByRole('img', { name: 'Photo 10 of 10' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  // A name that promises a picture is not believed.
  await page.getByRole('button', { name: 'Remove photo 10' }).click();
  await chooser.setInputFiles({ name: 'not.gif', mimeType: 'image/gif', buffer: Buffer.from('hello') });
  await expect(page.getByText(errors.UNSUPPORTED_FILE_TYPE)).toBeVisible();
});

test("somebody else's post cannot be changed, and a missing one cannot either", async ({ phone, page }) => {
  await phone.signInAs('linh');
  const address = await samplePost(page);
  await page.goto(address.replace('postdetail', 'modify'));
  await phone.answer('OK', postForm.notYours);
  await expect(page).toHaveURL('/main');
  await page.goto('/modify/00000000-0000-4000-8000-000000000000');
  await phone.answer('OK', postForm.notFound);
  await expect(page).toHaveURL('/main');
});

test('a post that cannot be loaded for changing shows a way to try again, never an empty form', async ({
  phone,
  page,
  complaints,
}) => {
  await phone.signInAs('linh');
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('PostToModify') ? route.abort() : route.continue(),
  );
  await page.goto('/modify/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('button', { name: common.button.retry })).toBeVisible();
  await expect(page.getByLabel(postForm.field.title)).toHaveCount(0);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: common.button.retry }).click();
  await phone.answer('OK', postForm.notFound);
  complaints.length = 0;
});

test('Back leads to where one was: not to a post that was changed a second time, nor to one that was deleted', async ({
  phone,
  page,
}) => {
  await phone.signInAs('sokha');
  await phone.open('/main');
  await page.getByRole('link', { name: common.nav.writing }).click();
  await page.getByLabel(postForm.field.title).fill('ទូរសព្ទ');
  await page.getByLabel(postForm.field.content).fill('ខ្ញុំចង់លក់ទូរសព្ទ');
  await page.getByRole('button', { name: postForm.button.post, exact: true }).click();
  await phone.answer('Yes', postForm.confirm.post);
  await expect(page).toHaveURL(/\/postdetail\//);
  await page.getByRole('button', { name: posts.action.more, exact: true }).click();
  await page.getByRole('menuitem', { name: posts.action.edit }).click();
  await page.getByLabel(postForm.field.title).fill('ទូរសព្ទថ្មី');
  await page.getByRole('button', { name: postForm.button.save, exact: true }).click();
  await phone.answer('Yes', postForm.confirm.modify);
  await expect(page).toHaveURL(/\/postdetail\//);
  await expect(phone.heading).toHaveText('ទូរសព្ទថ្មី');
  await page.getByRole('button', { name: common.nav.back }).click();
  await expect(page).toHaveURL('/main');
  await page.goForward();
  await expect(phone.heading).toHaveText('ទូរសព្ទថ្មី');
  const entry = () => page.evaluate(() => (window.history.state as { idx: number }).idx);
  const before = await entry();
  await page.getByRole('button', { name: posts.action.more, exact: true }).click();
  await page.getByRole('menuitem', { name: posts.action.delete }).click();
  await phone.answer(posts.action.delete, posts.detail.deleteQuestion);
  await expect(page).toHaveURL('/main');
  expect(await entry()).toBe(before - 1);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'ទូរសព្ទថ្មី' })).toHaveCount(0);
});
