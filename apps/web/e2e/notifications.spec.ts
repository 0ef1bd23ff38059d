import { expect, test } from './haiko.ts';
import { anotherNewcomer, newcomer, writePost, type Newcomer } from './newcomers.ts';
import { filled, WORDS } from './words.ts';

const { common, notifications } = WORDS.en;
/** What a message says of who did it. */
const by = ({ nickname }: Newcomer) => ({ nickname });
const uuidOf = (address: string) => address.split('/').at(-1) ?? '';

test('what others do arrives at the top, unread, in the reader’s language, and leads to its post @core', async ({
  phone,
  browser,
}) => {
  const linh = await newcomer(phone, 'Linh');
  const dara = await anotherNewcomer(browser, 'ដារ៉ា');
  const { page } = linh;
  const post = await writePost(linh);
  await linh.phone.open('/main');
  const dot = page.getByRole('navigation', { name: common.nav.main }).getByText(common.nav.newNotification);
  await expect(dot).toHaveCount(0);
  await dara.call('post', `/api/likes_dislikes/${uuidOf(post)}/like`);
  await expect(dot).toBeAttached();

  await page.getByRole('link', { name: common.nav.notification }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([notifications.screen.today]);
  const like = main.getByRole('link', { name: filled(notifications.message.postLike, by(dara)) });
  await expect(like).toContainText(notifications.screen.unread);
  // A Khmer name in an English sentence is Khmer.
  await expect(like.locator('bdi[lang="km"]')).toHaveText(dara.nickname);
  await expect(like).toContainText(`ពាក្យរបស់ ${linh.nickname}`);
  await expect(dot).toHaveCount(0);

  await dara.call('post', '/api/comment', { postUuid: uuidOf(post), content: 'ល្អណាស់!' });
  const comment = main.getByRole('link', { name: filled(notifications.message.comment, by(dara)) });
  await expect(comment).toContainText(notifications.screen.unread);
  await expect(like).toContainText(notifications.screen.unread);
  await expect(main.getByRole('link').first()).toContainText(filled(notifications.message.comment, by(dara)));
  await expect(dot).toHaveCount(0);

  await page.getByRole('button', { name: common.nav.language }).click();
  await page.getByRole('menuitemradio', { name: 'ខ្មែរ' }).click();
  await expect(main).toContainText(filled(WORDS.km.notifications.message.comment, by(dara)));
  await main.getByRole('link', { name: filled(WORDS.km.notifications.message.comment, by(dara)) }).click();
  await expect(page).toHaveURL(post);
  await dara.page.context().close();
});

test('comments on one post are one line with the newest words, read together @core', async ({ phone, browser }) => {
  const linh = await newcomer(phone, 'Linh');
  const [dara, suman] = [await anotherNewcomer(browser, 'ដារ៉ា'), await anotherNewcomer(browser, 'সুমন')];
  const main = linh.page.getByRole('main');
  const postUuid = uuidOf(await writePost(linh));
  await dara.call('post', '/api/comment', { postUuid, content: 'ល្អណាស់!' });
  await suman.call('post', '/api/comment', { postUuid, content: 'খুব সুন্দর!' });
  await linh.phone.open('/notifications');
  const both = filled(notifications.message.comments_one, { nickname: suman.nickname, count: 1 });
  const line = main.getByRole('link').filter({ hasText: linh.nickname });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(both);
  await expect(line.locator('[lang="bn"]').last()).toHaveText('খুব সুন্দর!');
  await expect(line).toContainText(notifications.screen.unread);
  await linh.phone.open('/main');
  const dot = linh.page.getByRole('navigation', { name: common.nav.main }).getByText(common.nav.newNotification);
  await expect(dot).toHaveCount(0);
  await linh.phone.open('/notifications');
  await expect(line).toHaveCount(1);
  await expect(line).not.toContainText(notifications.screen.unread);
  await dara.page.context().close();
  await suman.page.context().close();
});

test('likes of one post are one line; what was deleted leads nowhere', async ({ phone, browser }) => {
  const linh = await newcomer(phone, 'Linh');
  const [dara, suman] = [await anotherNewcomer(browser, 'ដារ៉ា'), await anotherNewcomer(browser, 'সুমন')];
  const main = linh.page.getByRole('main');
  const [kept, deleted] = [uuidOf(await writePost(linh)), uuidOf(await writePost(linh))];
  await dara.call('post', `/api/likes_dislikes/${kept}/like`);
  await dara.call('post', `/api/scraps/${deleted}`);
  await linh.call('delete', `/api/post/${deleted}`);
  await linh.phone.open('/notifications');
  await expect(main.getByRole('link', { name: filled(notifications.message.postLike, by(dara)) })).toBeVisible();
  const gone = main.getByText(notifications.screen.postGone);
  await expect(gone).toBeVisible();
  await expect(main.getByRole('link').filter({ has: gone })).toHaveCount(0);

  await suman.call('post', `/api/likes_dislikes/${kept}/like`);
  const both = filled(notifications.message.postLikes_one, { nickname: suman.nickname, count: 1 });
  await expect(main.getByRole('link', { name: both })).toBeVisible();
  await expect(main.getByRole('link', { name: filled(notifications.message.postLike, by(dara)) })).toHaveCount(0);
  await dara.page.context().close();
  await suman.page.context().close();
});

test('an empty list says so; who wants to be a friend stands above, and leads to the requests', async ({
  phone,
  browser,
}) => {
  const linh = await newcomer(phone, 'Linh');
  const dara = await anotherNewcomer(browser, 'ដារ៉ា');
  const { page } = linh;
  const main = page.getByRole('main');
  await linh.phone.open('/notifications');
  await expect(main.getByText(notifications.screen.empty)).toBeVisible();
  await dara.call('post', `/api/friend/request/${linh.uuid}`);
  const request = main.getByRole('link', { name: filled(notifications.message.friendRequest, by(dara)) });
  await expect(request).toHaveAttribute('href', '/friendmanage');
  await main.getByRole('link', { name: filled(notifications.screen.friendRequests_one, { count: 1 }) }).click();
  await expect(page).toHaveURL('/friendrequest');
  await dara.page.context().close();
});
