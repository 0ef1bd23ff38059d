import type { Locator } from '@playwright/test';
import { expect, test } from './haiko.ts';
import { anotherNewcomer, newcomer, writePost, type Newcomer } from './newcomers.ts';
import { samplePost } from './samples.ts';
import { filled, WORDS } from './words.ts';
import { FRIEND_BANNER_MS } from '../src/ui/measures.ts';

const { blocks, comments, common, friends, postReactions, posts, reports, sessions, translations, users } = WORDS.en;

/** Opens the profile of whoever wrote what is on the screen. */
async function openProfile({ page }: Newcomer, nickname: string): Promise<Locator> {
  await page
    .getByRole('main')
    .getByRole('button', { name: filled(users.person.open, { name: nickname }) })
    .first()
    .click();
  const profile = page.getByRole('dialog', { name: users.person.title });
  await expect(profile).toContainText(nickname);
  return profile;
}

/** Signs somebody up and opens the post of somebody else there. */
async function meet(reader: Newcomer, author: Newcomer): Promise<Locator> {
  await reader.phone.open(await writePost(author));
  return openProfile(reader, author.nickname);
}

test('two people befriend each other: asked, told, accepted, found, let go @core', async ({ phone, browser }) => {
  test.slow();
  const dara = await newcomer(phone, 'ដារ៉ា');
  const linh = await anotherNewcomer(browser, 'Linh');

  await dara.page.clock.install();
  const profile = await meet(dara, linh);
  const about = { name: linh.nickname };
  await profile.getByRole('button', { name: users.profile.addFriend }).click();
  const banner = profile.getByText(filled(users.profile.sentBanner, about));
  await expect(banner).toBeVisible();
  await expect(profile.getByRole('button', { name: users.profile.requestSent })).toBeDisabled();
  await dara.page.clock.runFor(FRIEND_BANNER_MS);
  await expect(banner).toBeHidden();

  await linh.phone.open('/friendmanage');
  await expect(linh.page.getByText(friends.empty, { exact: true })).toBeVisible();
  await linh.page.getByRole('link', { name: filled(friends.requestsWaiting, { count: 1 }) }).click();
  await expect(linh.page).toHaveURL('/friendrequest');
  await linh.page.getByRole('button', { name: filled(friends.request.acceptOf, { name: dara.nickname }) }).click();
  const accepted = linh.page.getByText(filled(friends.request.accepted, { name: dara.nickname }));
  await expect(accepted).toBeVisible();
  await expect(accepted.locator('bdi[lang="km"]')).toHaveText(dara.nickname);
  await expect(linh.page.getByText(friends.request.empty)).toBeVisible();

  await profile.getByRole('button', { name: common.button.close }).click();
  await openProfile(dara, linh.nickname);
  await expect(profile.getByText(users.profile.friend, { exact: true })).toBeVisible();
  await expect(profile.getByRole('button', { name: users.profile.addFriend })).toHaveCount(0);
  await expect(profile.getByRole('button', { name: users.profile.requestSent })).toHaveCount(0);

  await findAndRemove(dara, linh);
  await linh.page.context().close();
});

async function findAndRemove({ phone, page }: Newcomer, friend: Newcomer): Promise<void> {
  const about = { name: friend.nickname };
  const row = page.getByRole('button', { name: filled(users.person.open, about) });
  await phone.open('/friendmanage');
  await expect(page.getByText(filled(friends.count_one, { count: 1 }))).toBeVisible();
  const search = page.getByRole('searchbox', { name: friends.search });
  await search.fill('nobody of this name');
  await expect(page.getByText(friends.noneFound)).toBeVisible();
  await search.fill(friend.nickname.toUpperCase());
  await expect(page.getByText(filled(friends.found, { count: 1 }))).toBeVisible();
  await page.reload();
  await expect(search).toHaveValue(friend.nickname.toUpperCase());
  await expect(row).toBeVisible();
  await expect(page.getByRole('link', { name: filled(friends.note, about) })).toHaveAttribute(
    'href',
    `/notedetail/${friend.uuid}`,
  );
  const remove = page.getByRole('button', { name: filled(friends.remove, about) });
  await remove.click();
  await phone.answer(common.button.no, filled(friends.removeQuestion, about));
  await expect(row).toBeVisible();
  await remove.click();
  await phone.answer(friends.removeYes, filled(friends.removeQuestion, about));
  await expect(page.getByText(filled(friends.removed, about))).toBeVisible();
  await expect(row).toHaveCount(0);
  await search.fill('');
  await expect(page.getByText(friends.empty, { exact: true })).toBeVisible();
}

test('a request is rejected only after a yes', async ({ phone, page, browser }) => {
  const dara = await newcomer(phone, 'ดารา');
  const linh = await anotherNewcomer(browser, 'Linh');
  await linh.call('post', `/api/friend/request/${dara.uuid}`);
  await phone.open('/friendrequest');
  const about = { name: linh.nickname };
  const reject = page.getByRole('button', { name: filled(friends.request.rejectOf, about) });
  await reject.click();
  await phone.answer(common.button.no, filled(friends.request.rejectQuestion, about));
  await expect(reject).toBeVisible();
  await reject.click();
  await phone.answer(friends.request.reject);
  await expect(page.getByText(friends.request.empty)).toBeVisible();
  await linh.phone.open('/friendrequest');
  await expect(linh.page.getByText(friends.request.waiting)).toHaveCount(0);
  await linh.page.context().close();
});

test('a request that crosses another one is told, and leads to the one to answer', async ({ phone, page, browser }) => {
  const dara = await newcomer(phone, 'দারা');
  const linh = await anotherNewcomer(browser, 'Linh');
  const profile = await meet(dara, linh);
  const add = profile.getByRole('button', { name: users.profile.addFriend });
  await expect(add).toBeVisible();
  await linh.call('post', `/api/friend/request/${dara.uuid}`);
  await add.click();
  await phone.answer(common.button.yes, users.profile.checkRequest);
  await expect(page).toHaveURL('/friendrequest');
  await expect(profile).toBeHidden();
  await expect(
    page.getByRole('button', { name: filled(friends.request.acceptOf, { name: linh.nickname }) }),
  ).toBeVisible();
  await linh.page.context().close();
});

test('nobody befriends or scraps themselves; who wrote a post or comment changes it, others report or block', async ({
  phone,
  page,
  browser,
}) => {
  const dara = await newcomer(phone, '다라');
  const linh = await anotherNewcomer(browser, 'Linh');
  const own = await writePost(dara);
  await linh.call('post', '/api/comment', { postUuid: own.split('/').at(-1), content: 'Xin chào!' });

  await phone.open(own);
  const profile = await openProfile(dara, dara.nickname);
  await expect(profile.getByRole('link', { name: common.nav.myInfo })).toBeVisible();
  await expect(profile.getByRole('button', { name: users.profile.addFriend })).toHaveCount(0);
  await expect(profile.getByRole('button', { name: posts.action.more })).toHaveCount(0);
  await profile.getByRole('button', { name: common.button.close }).click();
  await expect(page.getByRole('button', { name: postReactions.scrap })).toHaveCount(0);
  const ofPost = page.getByRole('button', { name: posts.action.more, exact: true });
  const ofComment = page.getByRole('button', { name: comments.list.options });
  const options = page.getByRole('menuitem');
  const blockOf = (name: string) => filled(blocks.actionFor, { name });
  await ofPost.click();
  await expect(options.filter({ visible: true })).toHaveText([
    posts.action.edit,
    posts.action.copy,
    translations.shown.add,
    translations.shown.change,
    posts.action.delete,
  ]);
  await page.keyboard.press('Escape');
  await ofComment.click();
  await expect(options.filter({ visible: true })).toHaveText([
    translations.shown.add,
    reports.action,
    blockOf(linh.nickname),
  ]);

  await linh.phone.open(own);
  const theirs = linh.page.getByRole('menuitem').filter({ visible: true });
  await expect(linh.page.getByRole('button', { name: postReactions.scrap })).toHaveCount(1);
  await linh.page.getByRole('button', { name: posts.action.more, exact: true }).click();
  await expect(theirs).toHaveText([posts.action.copy, translations.shown.add, reports.action, blockOf(dara.nickname)]);
  await linh.page.keyboard.press('Escape');
  await linh.page.getByRole('button', { name: comments.list.options }).click();
  await expect(theirs).toHaveText([
    posts.action.edit,
    translations.shown.add,
    translations.shown.change,
    posts.action.delete,
  ]);
  await linh.page.context().close();
});

test('the popup leads to a page of the person: languages, since when, friends in common, what they wrote @core', async ({
  phone,
  page,
  browser,
}) => {
  const linh = await newcomer(phone, 'Linh');
  const dara = await anotherNewcomer(browser, 'ដារ៉ា');
  const post = await writePost(dara);
  await linh.phone.open(post);
  await page.getByRole('button', { name: filled(users.person.open, { name: dara.nickname }) }).click();
  await page.getByRole('dialog', { name: users.person.title }).getByRole('link', { name: users.page.see }).click();
  await expect(page).toHaveURL(`/user/${dara.uuid}`);
  const main = page.getByRole('main');
  await expect(main.getByText(dara.nickname, { exact: true }).first()).toBeVisible();
  await expect(main.getByText('ខ្មែរ').first()).toBeVisible();
  await expect(main.getByText(/^Here since \d{4}\.\d{2}$/)).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(1);
  await main.getByRole('button', { name: users.profile.addFriend }).click();
  await expect(main.getByRole('button', { name: users.profile.requestSent })).toBeDisabled();
  await main.getByRole('article').getByRole('heading').getByRole('link').dispatchEvent('click');
  await expect(page).toHaveURL(post);
  await linh.phone.open(`/user/${linh.uuid}`);
  await expect(main.getByRole('link', { name: common.nav.myInfo })).toBeVisible();
  await expect(main.getByText(posts.feed.empty)).toBeVisible();
  await dara.page.context().close();
});

test('a visitor sees who somebody is, and is asked to sign in before befriending them', async ({ phone, page }) => {
  await phone.open(await samplePost(page));
  const author = page.getByRole('main').getByRole('button', { name: /^Profile of/ });
  await author.first().click();
  const profile = page.getByRole('dialog', { name: users.person.title });
  await profile.getByRole('button', { name: users.profile.addFriend }).click();
  await phone.answer(common.button.no, sessions.wish.friend);
  await expect(profile).toBeVisible();
  await profile.getByRole('button', { name: posts.action.more }).click();
  await page.getByRole('menuitem', { name: reports.action }).click();
  await phone.answer(common.button.yes, sessions.wish.other);
  await expect(page).toHaveURL('/signin');
});
