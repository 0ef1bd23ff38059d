import {
  defaultDataIdFromObject,
  InMemoryCache,
  type FieldPolicy,
  type Reference,
  type TypePolicies,
} from '@apollo/client';

interface PagedList {
  items: readonly Reference[];
  totalCount?: number;
  hasMore: boolean;
}

/**
 * Policy of every `skip`/`take` field that answers `{ items, totalCount, hasMore }`: pages append in order, rows that are
 * already there are dropped by their identity, `skip: 0` starts over. All other arguments tell lists apart.
 */
export function pagedList(): FieldPolicy<PagedList> {
  return {
    keyArgs: (args) => Object.keys(args ?? {}).filter((name) => name !== 'skip' && name !== 'take'),
    merge(existing, incoming, { args, canRead }) {
      if (!existing || !args?.skip) return incoming;
      const kept = existing.items.filter((row) => canRead(row));
      const seen = new Set(kept.map((row) => row.__ref));
      const added = incoming.items.filter((row) => row.__ref === undefined || !seen.has(row.__ref));
      return { ...existing, ...incoming, items: [...kept, ...added] };
    },
  };
}

/** Every list of `{ items, totalCount, hasMore }`, also of queries that this release does not send yet. */
export const PAGED_FIELDS: readonly string[] = [
  'readPosts',
  'readComments',
  'readPostsByKeyword',
  'readNotices',
  'readInformationInCategory',
  'readPlaceInCategory',
  'readOwnedPosts',
  'readLikedPosts',
  'readScrappedPosts',
  'readFriendsList',
  'readConversationList',
  'readConversationMessages',
  'readReceivedNotifications',
  'readMyCompanyNotifications',
  'readJobPostings',
  'readJobPostingsForCompany',
  'readScrappedJobPostings',
];

const typePolicies: TypePolicies = {
  Query: {
    fields: {
      ...Object.fromEntries(PAGED_FIELDS.map((field) => [field, pagedList()])),
      // A detail opened from a list shows what the card already knows.
      readPost: {
        read: (existing, { args, toReference }) =>
          existing === undefined ? toReference({ __typename: 'Post', uuid: String(args?.uuid) }) : existing,
      },
    },
  },
  // A card asks for an excerpt, the detail for the whole text: both belong to the same shown text. What a reply says of
  // the reader's own marks replaces what was known.
  Post: { fields: { shown: { merge: true }, likes_dislikes: { merge: false }, scraps: { merge: false } } },
  Comment: {
    fields: { shown: { merge: true }, comment_likes_dislikes: { merge: false }, childComments: { merge: false } },
  },
  User: { fields: { nationalityInfo: { merge: true } } },
};

/** A fresh cache. Whatever has a uuid is one record everywhere; reference data go by id, value objects have neither. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies,
    dataIdFromObject: (object) =>
      typeof object.uuid === 'string' ? `${object.__typename}:${object.uuid}` : defaultDataIdFromObject(object),
  });
}
