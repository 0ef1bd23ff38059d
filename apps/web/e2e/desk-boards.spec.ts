import { atDesk } from './atDesk.ts';
import { barriers } from './barriers.ts';
import { newCompany } from './companyForm.ts';
import { expect, type Phone, test } from './haiko.ts';
import { png } from './png.ts';
import { filled, WORDS } from './words.ts';

const { common, desk, forms } = WORDS.en;
/** As small as one is. */
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n');

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
  const asked = at.waitForEvent('filechooser');
  await at.getByRole('button', { name: desk.boards.addFile }).click();
  await (await asked).setFiles({ name: '양식.pdf', mimeType: 'application/pdf', buffer: PDF });
  const form = at.getByRole('listitem').filter({ hasText: '양식.pdf' });
  await expect(form).toBeVisible();
  await save.click();
  await expect(at.getByRole('link', { name: title })).toBeVisible();
  // What was saved says it, and keeps it through the next change.
  await expect(form).toBeVisible();
  await expect(at.getByRole('img', { name: '문을 닫은 창구' })).toBeVisible();
  await at.getByRole('button', { name: filled(pictures.remove, { number: '2' }) }).click();
  await at.getByLabel(filled(desk.boards.title, { language: Khmer })).fill('យើងផ្អាកមួយភ្លែត');
  await save.click();
  await expect(at.getByText(desk.people.done).last()).toBeVisible();
  await at.reload();
  await expect(at.getByLabel(filled(desk.boards.title, { language: Khmer }))).toHaveValue('យើងផ្អាកមួយភ្លែត');
  await expect(at.getByRole('img', { name: '문을 닫은 창구' })).toBeVisible();
  await expect(at.getByRole('button', { name: filled(pictures.remove, { number: '2' }) })).toHaveCount(0);
  // Nine languages are long to type: no click loses them unasked.
  const KhmerText = at.getByLabel(filled(desk.boards.content, { language: Khmer }));
  await KhmerText.fill('យប់នេះ មួយភ្លែត។');
  await at.getByRole('link', { name: desk.boards.board.NEWS }).click();
  await admin.answer(forms.leave.stay, forms.leave.lostHint);
  await at.getByRole('link', { name: desk.boards.new }).click();
  await admin.answer(forms.leave.stay, forms.leave.leaveModify);
  await expect(KhmerText).toHaveValue('យប់នេះ មួយភ្លែត។');
  // A wrong translation is emptied, and gone.
  await at.getByLabel(filled(desk.boards.title, { language: Khmer })).fill('');
  await save.click();
  await expect(at.getByText(desk.people.done).last()).toBeVisible();
  await at.reload();
  await expect(KhmerText).toHaveValue('យប់នេះ មួយភ្លែត។');
  await expect(at.getByLabel(filled(desk.boards.title, { language: Khmer }))).toHaveValue('');
  await at.getByRole('button', { name: desk.decision.DELETE }).click();
  await admin.answer(common.button.yes, desk.boards.confirmDelete);
  await expect(at.getByRole('link', { name: title })).toBeHidden();
  await at.context().close();
});

test('of two administrators who correct one notice the later one is asked before the other’s words go', async ({
  browser,
}) => {
  const [first, second] = [await atDesk(browser, 'admin'), await atDesk(browser, 'admin')];
  const title = `Who writes last ${newCompany('').number[2]}`;
  const { en: English, th: Thai } = WORDS.en.languages.name;
  const content = filled(desk.boards.content, { language: English });
  const save = ({ page }: Phone) => page.getByRole('button', { name: desk.people.save, exact: true }).click();
  await first.open('/desk/boards?item=new');
  await first.page.getByLabel(filled(desk.boards.title, { language: English })).fill(title);
  await first.page.getByLabel(content).fill('As it was.');
  await save(first);
  await expect(first.page.getByRole('link', { name: title })).toBeVisible();
  await second.open('/desk/boards');
  await second.page.getByRole('link', { name: title }).click();
  await expect(second.page.getByLabel(content)).toHaveValue('As it was.');
  await first.page.getByLabel(filled(desk.boards.title, { language: Thai })).fill('ใครเขียนทีหลัง');
  await save(first);
  await expect(first.page.getByText(desk.people.done).last()).toBeVisible();
  await second.page.getByLabel(content).fill('As the second one says.');
  await save(second);
  await second.answer(forms.leave.stay, forms.draft.conflict);
  await save(second);
  await second.answer(forms.draft.saveAnyway, forms.draft.conflict);
  await expect(second.page.getByText(desk.people.done).last()).toBeVisible();
  for (const { page } of [first, second]) await page.context().close();
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
  await sheet.getByRole('button', { name: desk.people.save, exact: true }).click();
  await expect(sheet.getByText(WORDS.en.fieldErrors.REQUIRED)).toBeVisible();
  await sheet.getByLabel(filled(desk.boards.categoryName, { language: Korean })).fill(name);
  await sheet.getByRole('button', { name: desk.people.save, exact: true }).click();
  await sheet.getByRole('button', { name }).click();
  expect(await barriers(at)).toEqual([]);
  await sheet.getByLabel(filled(desk.boards.categoryName, { language: Thai })).fill('ตลาด');
  await sheet.getByRole('button', { name: desk.people.save, exact: true }).click();
  await sheet.getByRole('button', { name }).click();
  await expect(sheet.getByLabel(filled(desk.boards.categoryName, { language: Thai }))).toHaveValue('ตลาด');
  await expect(sheet.getByLabel(filled(desk.boards.categoryName, { language: Korean }))).toHaveValue(name);
  await at.context().close();
});
