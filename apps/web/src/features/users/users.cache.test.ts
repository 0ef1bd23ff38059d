import { describe, expect, it } from 'vitest';
import { createCache } from '#/api/cache.ts';
import {
  FeedDocument,
  FriendRequestsDocument,
  FriendsDocument,
  type AuthorFragment,
  type FriendRequestRowFragment,
  type PostCardFragment,
} from '#/api/generated.ts';
import { forgetContentOf, removeFriendFromLists } from './users.cache.ts';

const person = (uuid: string): AuthorFragment => ({
  __typename: 'User',
  uuid,
  nickname: `ដារ៉ា ${uuid}`,
  profileImageUrl: null,
  isWithdrawn: false,
  nationalityInfo: { __typename: 'NationalityInfo', nationality: null },
});
const [linh, troll] = [person('linh'), person('troll')];

const post = (uuid: string, user: AuthorFragment): PostCardFragment => ({
  __typename: 'Post',
  uuid,
  createdAt: '2026-11-21T00:00:00Z',
  views: 0,
  likes: 0,
  commentsCount: 0,
  thumbnailImageUrl: null,
  originalLanguage: 'km',
  likes_dislikes: [],
  scraps: [],
  user,
  hashtags: [],
  shown: { __typename: 'ShownPost', title: uuid, excerpt: '', language: 'km', isTranslated: false, town: null },
});

const request = (uuid: string, requester: AuthorFragment, addressee: AuthorFragment): FriendRequestRowFragment => ({
  __typename: 'FriendRequest',
  uuid,
  createdAt: '2026-11-21T00:00:00Z',
  requester,
  addressee,
});

const FEED = { query: FeedDocument, variables: { language: 'en' } } as const;
const friends = (nickName: string | null) => ({ query: FriendsDocument, variables: { nickName } }) as const;

function filledCache() {
  const cache = createCache();
  const page = { items: [post('a', linh), post('b', troll), post('c', linh)], hasMore: false };
  cache.writeQuery({ ...FEED, data: { page: { __typename: 'PostPage', ...page } } });
  for (const nickName of [null, 'ដា']) {
    const list = { __typename: 'FriendPage' as const, items: [linh, troll], totalCount: 2, hasMore: false };
    cache.writeQuery({ ...friends(nickName), data: { readFriendsList: list } });
  }
  cache.writeQuery({
    query: FriendRequestsDocument,
    data: {
      readReceivedFriendRequests: [request('from troll', troll, linh), request('from linh', linh, person('me'))],
      readSentFriendRequests: [request('to troll', person('me'), troll)],
    },
  });
  return cache;
}

describe('what is of somebody', () => {
  it('goes from the feed and from the requests, wherever they stand in them; the rest stays', () => {
    const cache = filledCache();
    forgetContentOf(cache, 'troll');
    expect(cache.readQuery(FEED)?.page.items.map(({ uuid }) => uuid)).toEqual(['a', 'c']);
    const requests = cache.readQuery({ query: FriendRequestsDocument });
    expect(requests?.readReceivedFriendRequests.map(({ uuid }) => uuid)).toEqual(['from linh']);
    expect(requests?.readSentFriendRequests).toEqual([]);
  });
});

describe('somebody who is no friend any more', () => {
  it('goes from every list of friends, searched or not, and is not counted', () => {
    const cache = filledCache();
    removeFriendFromLists(cache, 'troll');
    for (const nickName of [null, 'ដា']) {
      const list = cache.readQuery(friends(nickName))?.readFriendsList;
      expect(list?.items.map(({ uuid }) => uuid)).toEqual(['linh']);
      expect(list?.totalCount).toBe(1);
    }
  });

  it('who is in no list changes nothing', () => {
    const cache = filledCache();
    removeFriendFromLists(cache, 'nobody');
    expect(cache.readQuery(friends(null))?.readFriendsList.totalCount).toBe(2);
  });
});
