import { atDesk } from './atDesk.ts';
import { barriers } from './barriers.ts';
import { newCompany } from './companyForm.ts';
import { expect, test } from './haiko.ts';
import { png } from './png.ts';
import { filled, WORDS } from './words.ts';

const { common, desk } = WORDS.en;

test('an administrator writes a notice, and corrects it in Khmer', async ({ browser }) => {
  const admin = await atDesk(browser, 'admin');
  const at = admin.page;
  await admin.open('/desk/boards');
  await at.getByRole('link', { name: desk.boards.new }).click();
  const { km: Khmer, en: English } = WORDS.en.languages.name;
  const title = `We pause at ${newCompany('').number[2]}`;
  const save = at.getByRole('button', { name: desk.people.save });
  await save.click();
  await expect(at.getByText(WORDS.en.fieldErrors.REQUIRED)).toHaveCount(2);
  await at.getByLabel(filled(desk.boards.title, { language: English })).fill(title);
  await at.getByLabel(filled(desk.boards.content, { language: English })).fill('Tonight, for a moment.');
  const { pictures } = WORDS.en.postForm;
  const picture = (name: string, shade: number) => ({
    ...{ name, mimeType: 'image/png' },
    buffer: png(400, 300, shade),
  });
  await at.getByLabel(pictures.add).setInputFiles([picture('one.png', 40), picture('two.png', 120)]);
  await at.getByRole('button', { name: filled(pictures.describe, { number: '2' }) }).click();
  await at.getByRole('textbox', { name: pictures.alt }).fill('문을 닫은 창구');
  await at.getByRole('button', { name: pictures.altDone }).click();
  await at.getByRole('button', { name: filled(pictures.moveLeft, { number: '2' }) }).click();
  await save.click();
  await expect(at.getByRole('link', { name: title })).toBeVisible();
  // What was saved says it, and keeps it through the next change.
  await expect(at.getByRole('img', { name: '문을 닫은 창구' })).toBeVisible();
  await at.getByRole('button', { name: filled(pictures.remove, { number: '2' }) }).click();
  await at.getByLabel(filled(desk.boards.title, { language: Khmer })).fill('យើងផ្អាកមួយភ្លែត');
  await save.click();
  await expect(at.getByText(desk.people.done).last()).toBeVisible();
  await at.reload();
  await expect(at.getByLabel(filled(desk.boards.title, { language: Khmer }))).toHaveValue('យើងផ្អាកមួយភ្លែត');
  await expect(at.getByRole('img', { name: '문을 닫은 창구' })).toBeVisible();
  await expect(at.getByRole('button', { name: filled(pictures.remove, { number: '2' }) })).toHaveCount(0);
  await at.getByRole('button', { name: desk.decision.DELETE }).click();
  await admin.answer(common.button.yes, desk.boards.confirmDelete);
  await expect(at.getByRole('link', { name: title })).toBeHidden();
  await at.context().close();
});

test('an administrator names a category of places in Korean, and in Thai later', async ({ browser }) => {
  const admin = await atDesk(browser, 'admin');
  const at = admin.page;
  const { ko: Korean, th: Thai } = WORDS.en.languages.name;
  const name = `시장 ${newCompany('').number[2]}`;
  await admin.open('/desk/boards?board=PLACE');
  await at.getByRole('button', { name: desk.boards.categories }).click();
  const sheet = at.getByRole('dialog', { name: desk.boards.categories });
  await sheet.getByRole('button', { name: desk.boards.newCategory }).click();
  await sheet.getByRole('button', { name: desk.people.save }).click();
  await expect(sheet.getByText(WORDS.en.fieldErrors.REQUIRED)).toBeVisible();
  await sheet.getByLabel(filled(desk.boards.categoryName, { language: Korean })).fill(name);
  await sheet.getByRole('button', { name: desk.people.save }).click();
  await sheet.getByRole('button', { name }).click();
  expect(await barriers(at)).toEqual([]);
  await sheet.getByLabel(filled(desk.boards.categoryName, { language: Thai })).fill('ตลาด');
  await sheet.getByRole('button', { name: desk.people.save }).click();
  await sheet.getByRole('button', { name }).click();
  await expect(sheet.getByLabel(filled(desk.boards.categoryName, { language: Thai }))).toHaveValue('ตลาด');
  await expect(sheet.getByLabel(filled(desk.boards.categoryName, { language: Korean }))).toHaveValue(name);
  await at.context().close();
});
