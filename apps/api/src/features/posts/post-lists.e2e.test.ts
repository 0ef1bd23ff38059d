import { asOwner } from '../../../test/as-owner.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { countStatements } from '../../../test/count-statements.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPost } from '../../../test/post-factories.js';
import { planOf } from '../../../test/plans.js';
import { LIKED, OWNED, SCRAPPED } from './post-lists.queries.js';
import { PopularPostsService } from './popular-posts.service.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

async function list(name: string, caller: { token?: string }, page = 'take: 50'): Promise<string[]> {
  const { data } = await query(test, `{ ${name}(${page}) { items { uuid } hasMore totalCount } }`, {}, caller);
  return data[name].items.map((post: { uuid: string }) => post.uuid);
}

const LISTS = ['readOwnedPosts', 'readLikedPosts', 'readScrappedPosts'];

describe('my lists', () => {
  it.each(LISTS)('%s requires sign-in and refuses a page out of range', async (name) => {
    expect((await query(test, `{ ${name} { items { uuid } } }`)).status).toBe(401);
    const { token } = await aUser(test);
    const { errors } = await query(test, `{ ${name}(take: 51) { items { uuid } } }`, {}, { token });
    expect(errors[0]?.extensions.code).toBe('VALIDATION_FAILED');
  });

  it('hold what is mine alone, the newest mark first, and nothing that was deleted', async () => {
    const [author, me, other] = [await aUser(test), await aUser(test), await aUser(test)];
    const [a, b, c] = [await aPost(test, author), await aPost(test, author), await aPost(test, author)];
    const mine = await aPost(test, me);
    for (const { uuid } of [b, a, c]) {
      await rest(test, 'post', `/api/likes_dislikes/${uuid}/like`, undefined, me);
      await rest(test, 'post', `/api/scraps/${uuid}`, undefined, me);
    }
    await rest(test, 'post', `/api/likes_dislikes/${b.uuid}/like`, undefined, me);
    await rest(test, 'post', `/api/likes_dislikes/${b.uuid}/dislike`, undefined, me);
    await rest(test, 'delete', `/api/post/${c.uuid}`, undefined, author);
    expect(await list('readOwnedPosts', me)).toEqual([mine.uuid]);
    expect(await list('readLikedPosts', me)).toEqual([a.uuid]);
    expect(await list('readScrappedPosts', me)).toEqual([a.uuid, b.uuid]);
    expect(await list('readScrappedPosts', me, 'skip: 1, take: 1')).toEqual([b.uuid]);
    for (const name of LISTS) expect(await list(name, other)).toEqual([]);
    const { data } = await query(test, '{ readScrappedPosts { totalCount } readOwnedPosts { totalCount } }', {}, me);
    expect(data).toEqual({ readScrappedPosts: { totalCount: 2 }, readOwnedPosts: { totalCount: 1 } });
  });

  it('take one statement beside the look-up of the reader, whatever the page size', async () => {
    const { token } = await aUser(test);
    for (const name of LISTS) {
      for (const take of [1, 50]) {
        const document = `{ ${name}(take: ${take}) { items { uuid user { nickname } } } }`;
        expect(await countStatements(() => query(test, document, {}, { token }))).toBe(2);
      }
    }
  });

  it.each([
    ['owned', OWNED, 'ix_posts_author'],
    ['liked', LIKED, 'ix_post_reactions_user'],
    ['scrapped', SCRAPPED, 'ix_post_scraps_user'],
  ])('of %s posts read their own index, in its order', async (_, statement, index) => {
    const author = await aUser(test);
    await manyPosts(await aUser(test), 6_000);
    await manyPosts(author, 200);
    await test.database.manager.query(`
      insert into post_reactions (post_uuid, user_uuid, type, created_at)
      select uuid, author_uuid, 'Like', created_at from posts on conflict do nothing;
      insert into post_scraps (post_uuid, user_uuid, created_at)
      select uuid, author_uuid, created_at from posts on conflict do nothing`);
    await asOwner(test, 'analyze posts, post_reactions, post_scraps');
    expect(await planOf(test, statement, { viewer: author.uuid, skip: 0, limit: 11 })).toContain(
      `"Index Name":"${index}"`,
    );
  });
});

describe('popular posts', () => {
  it('are at most ten, at most two of one author, the liked and fresh ones first; deleted ones leave no gap', async () => {
    const apart = await startApp();
    try {
      const popular = apart.app.get(PopularPostsService);
      const read = async () =>
        (await query(apart, '{ readPopularPosts { uuid title user { uuid } } }')).data['readPopularPosts'] as {
          uuid: string;
          title: string;
          user: { uuid: string };
        }[];
      expect(await read()).toEqual([]);
      const authors: TestUser[] = [];
      for (let i = 0; i < 6; i += 1) authors.push(await aUser(apart));
      for (const author of authors) for (let i = 0; i < 3; i += 1) await aPost(apart, author, { title: `${i}` });
      const liked = await aPost(apart, await aUser(apart), { title: 'liked' });
      for (const reader of authors)
        await rest(apart, 'post', `/api/likes_dislikes/${liked.uuid}/like`, undefined, reader);
      const old = await aPost(apart, await aUser(apart), { title: 'old' });
      await apart.database.manager.query(
        `update posts set created_at = now() - interval '8 days', like_count = 100000 where uuid = $1`,
        [old.uuid],
      );
      await Promise.all([popular.rank(), popular.rank()]);
      const posts = await read();
      expect(posts).toHaveLength(10);
      expect(posts[0]?.title).toBe('liked');
      expect(posts.map(({ uuid }) => uuid)).not.toContain(old.uuid);
      const perAuthor = authors.map(({ uuid }) => posts.filter(({ user }) => user.uuid === uuid).length);
      expect(Math.max(...perAuthor)).toBe(2);
      // Without what the feed begins with, others of the ranking stand in.
      const beside = '{ readPosts(take: 3) { items { uuid } } readPopularPosts(withoutNewest: 3) { uuid } }';
      const { readPosts: feed, readPopularPosts: others } = (await query(apart, beside)).data;
      const newest = feed.items.map(({ uuid }: { uuid: string }) => uuid);
      expect(others.filter(({ uuid }: { uuid: string }) => newest.includes(uuid))).toEqual([]);
      expect(others).toHaveLength(10);
      expect((await query(apart, '{ readPopularPosts(withoutNewest: 51) { uuid } }')).status).toBe(400);
      await apart.database.manager.query('update posts set deleted_at = now() where uuid = $1', [liked.uuid]);
      expect(await read()).toHaveLength(10);
      expect(await countStatements(read)).toBe(1);
    } finally {
      await apart.stop();
    }
  });

  it('come from the last month while the week is quiet', async () => {
    const apart = await startApp();
    try {
      const post = await aPost(apart, await aUser(apart), { title: 'three weeks' });
      await apart.database.manager.query(`update posts set created_at = now() - interval '20 days'`);
      await apart.app.get(PopularPostsService).rank();
      const { data } = await query(apart, '{ readPopularPosts { uuid } }');
      expect(data['readPopularPosts']).toEqual([{ uuid: post.uuid }]);
    } finally {
      await apart.stop();
    }
  });
});

async function manyPosts(author: TestUser, count: number): Promise<void> {
  await test.database.manager.query(
    `insert into posts (author_uuid, author_nationality_uuid, original_language, title, content, created_at)
     select u.uuid, u.nationality_uuid, 'en', '{"en": "title"}', '{"en": "text"}', now() - n * interval '1 minute'
     from users u, generate_series(1, $2::int) n where u.uuid = $1`,
    [author.uuid, count],
  );
}
