import { reportedPost, staff } from './atDesk.ts';
import { barriers } from './barriers.ts';
import { expect, test } from './haiko.ts';
import { anotherNewcomer } from './newcomers.ts';
import { filled, WORDS } from './words.ts';

const { common, desk, errors } = WORDS.en;

test('several cases are decided together on a phone', async ({ phone, page, browser }) => {
  const author = await anotherNewcomer(browser, 'Kosal');
  const titles = [await reportedPost(author, browser), await reportedPost(author, browser)];
  await author.page.context().close();
  await phone.signInAs('moderator');
  await phone.open('/desk/reports');
  const rows = page.getByRole('listitem').filter({ hasText: titles[0] ?? '' });
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) {
    // The box lies under its picture, as wide as the label.
    await row.locator('label').click();
    await expect(row.getByRole('checkbox')).toBeChecked();
  }
  await page.getByRole('button', { name: desk.decision.title }).click();
  const sheet = page.getByRole('dialog', { name: desk.decision.title });
  await sheet.getByText(desk.decisionHint.HIDE).click();
  await sheet.getByLabel(desk.decision.reason).selectOption('FRAUD');
  await sheet.getByRole('button', { name: desk.decision.submit }).click();
  await expect(rows).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
});

test('of several cases one that is somebody else’s stops no other, and the end says how many are left', async ({
  browser,
}) => {
  const moderator = await staff(browser, 'en', 'MODERATOR');
  const { page, phone } = moderator;
  const author = await anotherNewcomer(browser, 'Kosal');
  const friend = await anotherNewcomer(browser, 'Dara');
  const request = await friend.call('post', `/api/friend/request/${moderator.uuid}`);
  await moderator.call('put', `/api/friend/request/${request.uuid}/accept`);
  // The newest stands above: that of the friend is sent between the two others.
  const titles: string[] = [];
  for (const each of [author, friend, author]) titles.push(await reportedPost(each, browser));
  for (const each of [author, friend]) await each.page.context().close();
  await phone.open('/desk/reports');
  const rowsOf = (title = '') => page.getByRole('listitem').filter({ hasText: title });
  const [others, left] = [rowsOf(titles[0]), rowsOf(titles[1])];
  await expect(others).toHaveCount(2);
  for (const row of [others.first(), left, others.last()]) {
    await row.locator('label').click();
    await expect(row.getByRole('checkbox')).toBeChecked();
  }
  await page.getByRole('button', { name: desk.decision.title }).click();
  const sheet = page.getByRole('dialog', { name: desk.decision.title });
  await sheet.getByText(desk.decisionHint.HIDE).click();
  await sheet.getByLabel(desk.decision.reason).selectOption('FRAUD');
  await sheet.getByRole('button', { name: desk.decision.submit }).click();
  await expect(phone.question).toContainText(filled(desk.decision.notAll_one, { count: '1' }));
  await phone.answer(common.button.ok, errors.NEEDS_SECOND_MODERATOR);
  await expect(others).toHaveCount(0);
  await expect(left).toHaveCount(1);
  await page.context().close();
});

test('what somebody else decides meanwhile takes nothing from who is deciding about several', async ({ browser }) => {
  const [moderator, other] = [await staff(browser, 'en', 'MODERATOR'), await staff(browser, 'en', 'MODERATOR')];
  const author = await anotherNewcomer(browser, 'Kosal');
  const title = await reportedPost(author, browser);
  await reportedPost(author, browser);
  await author.page.context().close();
  const { page } = moderator;
  for (const each of [moderator, other]) await each.phone.open('/desk/reports');
  const rows = page.locator('li').filter({ hasText: title });
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) await row.locator('label').click();
  await page.getByRole('button', { name: desk.decision.title }).click();
  const sheet = page.getByRole('dialog', { name: desk.decision.title });
  await sheet.getByText(desk.decisionHint.HIDE).click();
  await sheet.getByLabel(desk.decision.reason).selectOption('FRAUD');

  await other.page.getByRole('listitem').filter({ hasText: title }).first().getByRole('link').click();
  const found = other.page.getByRole('article');
  await found.getByText(desk.decisionHint.KEEP).click();
  await found.getByRole('button', { name: desk.decision.submit }).click();
  await expect(other.page.getByText(desk.decision.done)).toBeVisible();
  await expect(rows).toHaveCount(1);

  await expect(sheet.getByLabel(desk.decision.reason)).toHaveValue('FRAUD');
  await sheet.getByRole('button', { name: desk.decision.submit }).click();
  await expect(page.getByText(desk.decision.done)).toBeVisible();
  await expect(rows).toHaveCount(0);
  await expect(sheet).toBeHidden();
  for (const each of [moderator, other]) await each.page.context().close();
});

test('what one moderator has open is said at another’s desk, in the list and in the case, until it is left', async ({
  browser,
}) => {
  const [one, other] = [await staff(browser, 'en', 'MODERATOR'), await staff(browser, 'en', 'MODERATOR')];
  const author = await anotherNewcomer(browser, 'Kosal');
  const title = await reportedPost(author, browser);
  await author.page.context().close();
  const rowOf = ({ page }: typeof one) => page.getByRole('listitem').filter({ hasText: title });
  const said = (page: typeof one.page, { nickname }: typeof one) =>
    page.getByText(filled(desk.reports.workedOn, { name: nickname }));
  for (const each of [one, other]) await each.phone.open('/desk/reports');
  await expect(rowOf(other)).toBeVisible();

  await rowOf(one).getByRole('link').click();
  await expect(one.page.getByRole('article')).toBeVisible();
  await other.page.reload();
  await expect(rowOf(other).getByText(filled(desk.reports.workedOn, { name: one.nickname }))).toBeVisible();
  await rowOf(other).getByRole('link').click();
  const found = other.page.getByRole('article');
  await expect(found.getByText(filled(desk.reports.workedOn, { name: one.nickname }))).toBeVisible();
  // It informs, and keeps nobody from deciding.
  await expect(found.getByRole('button', { name: desk.decision.submit })).toBeEnabled();
  expect(await barriers(other.page)).toEqual([]);

  await one.page.keyboard.press('u');
  await expect(one.page.getByRole('article')).toHaveCount(0);
  await other.page.reload();
  await expect(other.page.getByRole('article')).toBeVisible();
  await expect(said(other.page, one)).toHaveCount(0);
  for (const each of [one, other]) await each.page.context().close();
});
