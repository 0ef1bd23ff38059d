import { atDesk, staff } from './atDesk.ts';
import { barriers } from './barriers.ts';
import { expect, test } from './haiko.ts';
import { anotherNewcomer, writePost } from './newcomers.ts';
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
