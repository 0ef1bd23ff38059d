import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { areFriends, blocks } from '../../../test/friend-factories.js';
import { aPost } from '../../../test/post-factories.js';
import { until } from '../../../test/until.js';
import { NotificationsService } from './notifications.service.js';

const LIST = '{ readReceivedNotifications { items { type fromUser { uuid } post { uuid } message } } }';

async function received(test: TestApp, who: TestUser): Promise<{ type: string; post: { uuid: string } }[]> {
  const { data } = await query(test, LIST, {}, who);
  return data['readReceivedNotifications'].items.filter(({ type }: { type: string }) => type === 'Post');
}

describe('the friends of an author, by the work that a post asks for', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startApp({ BACKGROUND_JOBS: 'on' });
  });
  afterAll(() => test.stop());

  it('are told of a post soon after it was written, others are not', async () => {
    const [author, asked, asker, stranger] = await Promise.all(Array.from({ length: 4 }, () => aUser(test)));
    if (!author || !asked || !asker || !stranger) throw new Error('Four people');
    await areFriends(test, author, asked);
    await areFriends(test, asker, author);
    const post = await aPost(test, author, { title: '안산의 첫 겨울' });
    await until(async () => (await received(test, asked)).length > 0);
    const expected = { type: 'Post', fromUser: { uuid: author.uuid }, post: { uuid: post.uuid } };
    expect(await received(test, asked)).toMatchObject([expected]);
    expect(await received(test, asker)).toMatchObject([expected]);
    expect([...(await received(test, stranger)), ...(await received(test, author))]).toEqual([]);
  });
});

describe('the friends of an author', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startApp();
  });
  afterAll(() => test.stop());

  it('are told at most once an hour, whichever of many posts is worked on first', async () => {
    const [author, friend] = await Promise.all([aUser(test), aUser(test)]);
    await areFriends(test, author, friend);
    const posts = [await aPost(test, author), await aPost(test, author), await aPost(test, author)];
    const service = test.app.get(NotificationsService);
    await Promise.all([...posts, ...posts].map(({ uuid }) => service.announce(uuid)));
    expect(await received(test, friend)).toHaveLength(1);
    await test.database.manager.query(
      `update post_announcements set announced_at = now() - interval '1 hour' where author_uuid = $1`,
      [author.uuid],
    );
    const next = await aPost(test, author);
    await service.announce(next.uuid);
    expect((await received(test, friend)).map(({ post }) => post.uuid)).toContain(next.uuid);
    expect(await received(test, friend)).toHaveLength(2);
  });

  it('are not told of a post that is gone, nor across a block', async () => {
    const [author, friend] = await Promise.all([aUser(test), aUser(test)]);
    await areFriends(test, author, friend);
    await blocks(test, friend, author);
    const service = test.app.get(NotificationsService);
    const post = await aPost(test, author);
    await service.announce(post.uuid);
    await rest(test, 'delete', `/api/post/${post.uuid}`, undefined, author);
    await service.announce(post.uuid);
    expect(await received(test, friend)).toEqual([]);
  });
});
