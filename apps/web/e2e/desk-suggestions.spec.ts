import { atDesk, staff } from './atDesk.ts';
import { barriers } from './barriers.ts';
import { expect, test } from './haiko.ts';
import { anotherNewcomer, newcomer, writePost } from './newcomers.ts';
import { WORDS } from './words.ts';

const { desk, errors, suggestions } = WORDS.en;

test('a friend’s suggestion is marked at the desk, and decided by somebody else', async ({ browser }) => {
  const author = await anotherNewcomer(browser, 'Kosal');
  const suggester = await anotherNewcomer(browser, 'Mina');
  const friend = await staff(browser, 'en', 'MODERATOR');
  const request = await suggester.call('post', `/api/friend/request/${friend.uuid}`);
  await friend.call('put', `/api/friend/request/${request.uuid}/accept`);
  const subjectUuid = (await writePost(author, `ទិញ ${author.nickname}`)).split('/').at(-1);
  const text = `Magandang umaga ${author.nickname}`;
  const offered = { subjectType: 'post', subjectUuid, field: 'title', language: 'tl', text };
  await suggester.call('post', '/api/translation/suggest', offered);

  await friend.phone.open('/desk/suggestions');
  await friend.page.getByRole('link', { name: text }).click();
  const found = friend.page.getByRole('article');
  await expect(found.getByText(desk.reports.friend)).toBeVisible();
  await expect(found.getByText(errors.NEEDS_SECOND_MODERATOR)).toBeVisible();
  for (const decision of [suggestions.decision.accept, suggestions.decision.reject]) {
    await expect(found.getByRole('button', { name: decision, exact: true })).toBeDisabled();
  }
  expect(await barriers(friend.page)).toEqual([]);

  const admin = await atDesk(browser, 'admin');
  await admin.open('/desk/suggestions');
  await admin.page.getByRole('link', { name: text }).click();
  await expect(admin.page.getByText(desk.reports.friend)).toHaveCount(0);
  const decided = new URL(admin.page.url()).searchParams.get('item');
  await admin.page.getByRole('button', { name: suggestions.decision.accept, exact: true }).click();
  await expect(admin.page.getByText(suggestions.decision.accepted)).toBeVisible();
  // The next one comes up, or the list.
  await expect(admin.page).not.toHaveURL(new RegExp(`item=${decided}`));
  for (const { page } of [author, suggester, friend, admin]) await page.context().close();
});

test('who offered a translation reads in Khmer why it was declined, by a moderator’s keys or by the author', async ({
  phone,
  page,
  browser,
}) => {
  const khmer = WORDS.km.suggestions;
  const author = await anotherNewcomer(browser, 'Linh');
  const suggester = await newcomer(phone, 'Sopheap', { language: 'km' });
  await phone.store({ language: 'km' });
  const subjectUuid = (await writePost(author, `오늘 ${author.nickname}`)).split('/').at(-1);
  const offer = (language: string, text: string) =>
    suggester.call('post', '/api/translation/suggest', {
      subjectType: 'post',
      subjectUuid,
      field: 'title',
      language,
      text,
    });
  const [toModerator, toAuthor] = [`សួស្ដី ${author.nickname}`, `Xin chào ${author.nickname}`];
  await offer('km', toModerator);
  await offer('vi', toAuthor);

  const moderator = await staff(browser, 'en', 'MODERATOR');
  await moderator.phone.open('/desk/suggestions');
  await moderator.page.getByRole('link', { name: toModerator }).click();
  const why = moderator.page.getByRole('article').getByLabel(suggestions.decision.why);
  await expect(why).toHaveValue('');
  await moderator.page.keyboard.press('4');
  await expect(why).toHaveValue('ABUSE');
  await moderator.page.keyboard.press('1');
  await expect(why).toHaveValue('OTHER_MEANING');
  expect(await barriers(moderator.page)).toEqual([]);
  await moderator.page.keyboard.press('r');
  await expect(moderator.page.getByText(suggestions.decision.rejected)).toBeVisible();

  await author.phone.open('/translationsuggestions');
  await author.page.getByRole('article').filter({ hasText: toAuthor }).getByRole('button').last().click();
  const sheet = author.page.getByRole('dialog', { name: suggestions.list.compare });
  await sheet.getByLabel(suggestions.decision.why).selectOption(suggestions.reason.UNREADABLE);
  await sheet.getByRole('button', { name: suggestions.decision.reject }).click();
  await expect(author.page.getByText(suggestions.decision.rejected)).toBeVisible();

  await phone.open('/translationsuggestions?tab=sent');
  const row = (text: string) => page.getByRole('article').filter({ hasText: text });
  await expect(row(toModerator)).toContainText(khmer.reason.OTHER_MEANING);
  await expect(row(toAuthor)).toContainText(khmer.reason.UNREADABLE);
  expect(await barriers(page)).toEqual([]);
  for (const each of [author, moderator]) await each.page.context().close();
});
