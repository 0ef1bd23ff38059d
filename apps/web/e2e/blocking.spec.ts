import { expect, scrollTo, test } from './haiko.ts';
import { isKept } from './kept.ts';
import { anotherNewcomer, newcomer, writePost, type Newcomer } from './newcomers.ts';
import { filled, WORDS } from './words.ts';

const { blocks, comments, common, posts, reports, users } = WORDS.en;

async function commentOn(address: string, { call }: Newcomer, content: string): Promise<void> {
  await call('post', '/api/comment', { postUuid: address.split('/').at(-1), content });
}

test('whom one blocks is gone at once, sees nothing, and comes back when unblocked @core', async ({
  phone,
  page,
  browser,
}) => {
  test.slow();
  const dara = await newcomer(phone, 'ដារ៉ា');
  const linh = await anotherNewcomer(browser, 'Linh');
  const troll = await anotherNewcomer(browser, 'トロール');
  // Linh's is the oldest: who has come down to it has passed the others.
  const [ofLinh, ofDara] = [await writePost(linh), await writePost(dara)];
  await writePost(troll);
  await commentOn(ofLinh, troll, 'うるさい一言');

  await phone.open('/main');
  const cards = page.getByRole('article');
  await scrollTo(cards.filter({ hasText: linh.nickname }));
  await expect(cards.filter({ hasText: troll.nickname })).not.toHaveCount(0);
  await cards.filter({ hasText: linh.nickname }).first().getByRole('heading').getByRole('link').dispatchEvent('click');
  const comment = page.getByRole('article').filter({ hasText: 'うるさい一言' });
  await comment.getByRole('button', { name: comments.list.options }).click();
  const about = { name: troll.nickname };
  await page.getByRole('menuitem', { name: filled(blocks.actionFor, about) }).click();
  await phone.answer(blocks.action, filled(blocks.question, about));
  await expect(page.getByText(filled(blocks.done, about))).toBeVisible();
  await expect(comment).toHaveCount(0);
  await page.getByRole('button', { name: common.nav.back }).click();
  await scrollTo(cards.filter({ hasText: linh.nickname }));
  await expect(cards.filter({ hasText: troll.nickname })).toHaveCount(0);

  await troll.phone.open('/main');
  await scrollTo(troll.page.getByRole('article').filter({ hasText: linh.nickname }));
  await expect(troll.page.getByRole('article').filter({ hasText: dara.nickname })).toHaveCount(0);
  await troll.page.goto(ofDara);
  await expect(troll.page.getByText(posts.detail.failed).first()).toBeVisible();

  await phone.open('/myinfor');
  await page.getByRole('link', { name: blocks.list.title }).click();
  await page.getByRole('button', { name: filled(blocks.list.undoFor, about) }).click();
  await phone.answer(blocks.undo, filled(blocks.undoQuestion, about));
  await expect(page.getByText(blocks.list.empty)).toBeVisible();
  await phone.open(ofLinh);
  await expect(comment).toBeVisible();
  for (const other of [linh, troll]) await other.page.context().close();
});

test('blocking the author of a post leaves it for the feed, without what they wrote', async ({
  phone,
  page,
  browser,
}) => {
  const dara = await newcomer(phone, 'Dara');
  const troll = await anotherNewcomer(browser, 'ทรอลล์');
  await writePost(troll);
  await phone.open('/main');
  const theirs = page.getByRole('article').filter({ hasText: troll.nickname });
  await scrollTo(theirs);
  await theirs.getByRole('heading').getByRole('link').dispatchEvent('click');
  await expect(phone.heading).toContainText(troll.nickname);
  const isReadable = (query: string) => isKept(page, query, troll.uuid);
  for (const query of ['Feed', 'PostDetail']) await expect.poll(() => isReadable(query)).toBe(true);
  await page.getByRole('button', { name: filled(users.person.open, { name: troll.nickname }) }).click();
  const profile = page.getByRole('dialog', { name: users.person.title });
  await profile.getByRole('button', { name: posts.action.more }).click();
  await page.getByRole('menuitem', { name: filled(blocks.actionFor, { name: troll.nickname }) }).click();
  await phone.answer(blocks.action, blocks.hint);
  await expect(page).toHaveURL('/main');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(theirs).toHaveCount(0);
  await expect(profile).toBeHidden();
  // Nor without a network.
  for (const query of ['Feed', 'PostDetail']) await expect.poll(() => isReadable(query)).toBe(false);
  // Their profile is not there for the one that is blocked, whatever they know of them.
  await troll.phone.open(await writePost(troll));
  expect(await troll.page.evaluate(`document.body.innerText.includes('${dara.nickname}')`)).toBe(false);
  await troll.page.context().close();
});

test('a report wants a reason, takes some words, hides the post and offers to block its author @core', async ({
  phone,
  page,
  browser,
}) => {
  await newcomer(phone, 'Dara');
  const troll = await anotherNewcomer(browser, 'Troll');
  const post = await writePost(troll);
  await phone.open('/main');
  const card = page.getByRole('article').filter({ hasText: troll.nickname });
  await scrollTo(card);
  await card.getByRole('heading').getByRole('link').dispatchEvent('click');
  await expect(page).toHaveURL(post);
  await page.getByRole('button', { name: posts.action.more, exact: true }).click();
  await page.getByRole('menuitem', { name: reports.action }).click();
  const sheet = page.getByRole('dialog', { name: reports.action });
  await sheet.getByRole('button', { name: reports.submit }).click();
  await expect(sheet.getByText(reports.reasonMissing)).toBeVisible();
  await sheet.getByText(reports.reason.FRAUD).click();
  await sheet.getByLabel(reports.text).fill('ផ្ញើលុយមុន 먼저 돈을 보내라고 합니다');
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/report'));
  await sheet.getByRole('button', { name: reports.submit }).click();
  expect((await sent).postDataJSON()).toMatchObject({ targetType: 'post', reason: 'FRAUD' });
  await expect(page.getByText(reports.done)).toBeVisible();
  await expect(page).toHaveURL('/main');
  await expect(card).toHaveCount(0);
  const done = page.getByRole('dialog', { name: reports.sent });
  await done.getByRole('button', { name: reports.showAgain }).click();
  await expect(page.getByText(reports.shownAgain)).toBeVisible();
  await scrollTo(card);
  await card.getByRole('heading').getByRole('link').dispatchEvent('click');
  await expect(page).toHaveURL(post);

  await page.getByRole('button', { name: posts.action.more, exact: true }).click();
  await page.getByRole('menuitem', { name: reports.action }).click();
  await sheet.getByText(reports.reason.FRAUD).click();
  await sheet.getByRole('button', { name: reports.submit }).click();
  await done.getByRole('button', { name: filled(blocks.actionFor, { name: troll.nickname }) }).click();
  await phone.answer(blocks.action, filled(blocks.question, { name: troll.nickname }));
  await phone.open(`/user/${troll.uuid}`);
  await expect(page.getByText(blocks.isBlocked)).toBeVisible();
  await troll.page.context().close();
});
