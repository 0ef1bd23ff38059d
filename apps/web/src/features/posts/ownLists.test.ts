import { expect, it } from 'vitest';
import { createCache } from '#/api/cache.ts';
import { countOneLess, putOnTop } from './ownLists.ts';

const row = (uuid: string) => ({ __ref: `Post:${uuid}` });

function cacheWith(field: string, uuids: string[], totalCount: number) {
  const cache = createCache();
  const posts = uuids.map((uuid) => [`Post:${uuid}`, { __typename: 'Post', uuid }]);
  const list = { __typename: 'PostPage', items: uuids.map(row), totalCount, hasMore: false };
  cache.restore({ ...Object.fromEntries(posts), ROOT_QUERY: { __typename: 'Query', [field]: list } });
  return { cache, list: () => cache.extract().ROOT_QUERY?.[field] };
}

it('a post liked elsewhere stands on top of the liked posts, once', () => {
  const { cache, list } = cacheWith('readLikedPosts', ['a', 'b'], 2);
  putOnTop(cache, 'readLikedPosts', 'c');
  putOnTop(cache, 'readLikedPosts', 'c');
  putOnTop(cache, 'readLikedPosts', 'b');
  expect(list()).toMatchObject({ items: [row('c'), row('a'), row('b')] });
});

it('a list that was never loaded stays so', () => {
  const { cache } = cacheWith('readLikedPosts', ['a'], 1);
  putOnTop(cache, 'readScrappedPosts', 'a');
  expect(cache.extract().ROOT_QUERY).not.toHaveProperty('readScrappedPosts');
});

it('a deleted post of one’s own counts no more, somebody else’s never did', () => {
  const { cache, list } = cacheWith('readOwnedPosts', ['a', 'b'], 12);
  countOneLess(cache, 'a');
  countOneLess(cache, 'z');
  expect(list()).toMatchObject({ totalCount: 11 });
});
