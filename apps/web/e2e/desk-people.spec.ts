import { atDesk, reportedPost, staff } from './atDesk.ts';
import { barriers } from './barriers.ts';
import { expect, test } from './haiko.ts';
import { anotherNewcomer } from './newcomers.ts';
import { WORDS } from './words.ts';

const { common, desk } = WORDS.en;
const NOTE = '돈을 먼저 달라고 해요. គាត់សុំប្រាក់មុន។';

test('what a moderator notes on a person is read by a colleague in the case, and in the audit log by its filters', async ({
  browser,
}) => {
  const author = await anotherNewcomer(browser, 'Kosal');
  const title = await reportedPost(author, browser);
  const writer = await staff(browser, 'en', 'MODERATOR');
  await writer.phone.open(`/desk/people?q=${author.uuid}&item=${author.uuid}`);
  const notes = (page: typeof writer.page) => page.getByRole('article').getByLabel(desk.personNotes.text);
  await notes(writer.page).fill(NOTE);
  await writer.page.getByRole('button', { name: desk.personNotes.add }).click();
  await expect(writer.page.getByRole('article').getByRole('listitem').filter({ hasText: NOTE })).toBeVisible();
  await expect(notes(writer.page)).toHaveValue('');
  expect(await barriers(writer.page)).toEqual([]);

  const colleague = await atDesk(browser, 'moderator');
  const { page } = colleague;
  await colleague.open('/desk/reports');
  await page.getByRole('link', { name: title }).click();
  const row = page.getByRole('article').getByRole('listitem').filter({ hasText: NOTE });
  await expect(row).toContainText(writer.nickname);
  await expect(row.getByRole('button', { name: desk.personNotes.remove })).toHaveCount(0);

  await colleague.open('/desk/audit');
  await page.getByRole('searchbox', { name: desk.audit.by }).fill(writer.nickname);
  await page.getByRole('searchbox', { name: desk.audit.by }).press('Enter');
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText(desk.audit.act.notePerson);
  await page.getByLabel(desk.audit.kind).selectOption('file');
  await expect(page.getByText(common.list.empty)).toBeVisible();
  await page.getByLabel(desk.audit.kind).selectOption('user');
  await page.getByLabel(desk.audit.action).selectOption('notePerson');
  await expect(entries).toHaveCount(1);
  await page.getByRole('textbox', { name: desk.audit.until }).fill('2026-01-01');
  await expect(page.getByText(common.list.empty)).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await writer.page.getByRole('button', { name: desk.personNotes.remove }).click();
  await writer.page.getByRole('alertdialog').getByRole('button', { name: desk.personNotes.remove }).click();
  await expect(writer.page.getByRole('listitem').filter({ hasText: NOTE })).toHaveCount(0);
  for (const each of [author.page, writer.page, page]) await each.context().close();
});
