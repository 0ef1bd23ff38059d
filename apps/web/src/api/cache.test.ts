import { readFileSync } from 'node:fs';
import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { createCache, LIVE_FIELDS, PAGED_FIELDS } from './cache.ts';
import { optimistic } from './optimistic.ts';

const FEED = gql`
  query Feed($nationalityUuids: [ID!], $skip: Int, $take: Int) {
    readPosts(nationalityUuids: $nationalityUuids, skip: $skip, take: $take) {
      items {
        uuid
        likes
      }
      hasMore
    }
  }
`;

const DETAIL = gql`
  query Detail($uuid: ID!) {
    readPost(uuid: $uuid) {
      uuid
      likes
    }
  }
`;

function page(uuids: string[], hasMore = true) {
  return {
    readPosts: {
      __typename: 'PostPage',
      items: uuids.map((uuid) => ({ __typename: 'Post', uuid, likes: 0 })),
      hasMore,
    },
  };
}

function feedWith(...pages: string[][]) {
  const cache = createCache();
  pages.forEach((uuids, index) => {
    cache.writeQuery({ query: FEED, variables: { skip: index * 10, take: 10 }, data: page(uuids) });
  });
  return cache;
}

function shown(cache: ReturnType<typeof createCache>, variables = {}) {
  const data = cache.readQuery<ReturnType<typeof page>>({ query: FEED, variables });
  return data?.readPosts.items.map((post) => post.uuid);
}

describe('a paged list', () => {
  it('appends pages in order and shows a post that comes twice once', () => {
    expect(shown(feedWith(['a', 'b', 'c'], ['c', 'd']))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('starts over with its first page', () => {
    const cache = feedWith(['a', 'b'], ['c']);
    cache.writeQuery({ query: FEED, variables: { skip: 0 }, data: page(['x'], false) });
    expect(shown(cache)).toEqual(['x']);
  });

  it('is another list for other nationalities', () => {
    const cache = feedWith(['a']);
    cache.writeQuery({ query: FEED, variables: { nationalityUuids: ['vn'], skip: 0 }, data: page(['v']) });
    expect([shown(cache), shown(cache, { nationalityUuids: ['vn'] })]).toEqual([['a'], ['v']]);
  });

  it('loses a post that was deleted, also when another page comes', () => {
    const cache = feedWith(['a', 'b']);
    cache.evict({ id: 'Post:a' });
    cache.writeQuery({ query: FEED, variables: { skip: 10 }, data: page(['c']) });
    expect(shown(cache)).toEqual(['b', 'c']);
  });
});

describe('a post', () => {
  it('opens from the list without asking again, and stays missing once the server said so', () => {
    const cache = feedWith(['a']);
    expect(cache.readQuery({ query: DETAIL, variables: { uuid: 'a' } })).toMatchObject({ readPost: { uuid: 'a' } });
    cache.writeQuery({ query: DETAIL, variables: { uuid: 'gone' }, data: { readPost: null } });
    expect(cache.readQuery({ query: DETAIL, variables: { uuid: 'gone' } })).toEqual({ readPost: null });
  });
});

describe('what somebody was told', () => {
  const QUERY = gql`
    query Told {
      readReceivedNotifications {
        items {
          uuid
          createdAt
          isReadByReceiver
        }
        hasMore
      }
    }
  `;

  it('is unread until it was shown, though a later reply comes before that', () => {
    const cache = createCache();
    const id = 'Notification:a';
    const told = (isReadByReceiver: boolean) => {
      const row = { __typename: 'Notification', uuid: 'a', createdAt: '2026-11-26T09:00:00Z', isReadByReceiver };
      const data = { readReceivedNotifications: { __typename: 'NotificationPage', items: [row], hasMore: false } };
      cache.writeQuery({ query: QUERY, data });
      return cache.extract()[id]?.['isReadByReceiver'];
    };
    expect([told(false), told(true)]).toEqual([false, false]);
    cache.modify({ id, fields: { isReadByReceiver: () => true } });
    expect([told(true), told(false)]).toEqual([true, false]);
  });
});

describe('an optimistic change', () => {
  const like = (cache: { modify(options: object): unknown }) =>
    void cache.modify({ id: 'Post:a', fields: { likes: (likes: number) => likes + 1 } });
  const likes = (cache: ReturnType<typeof createCache>) =>
    cache.readQuery<{ readPost: { likes: number } }>({ query: DETAIL, variables: { uuid: 'a' } }, true)?.readPost.likes;

  it('shows at once and stays when the server agrees', async () => {
    const cache = feedWith(['a']);
    const sent = Promise.withResolvers<void>();
    const done = optimistic(like, () => sent.promise, cache);
    expect(likes(cache)).toBe(1);
    sent.resolve();
    await done;
    expect(likes(cache)).toBe(1);
  });

  it('is taken back when the server refuses, and the error goes to the caller', async () => {
    const cache = feedWith(['a']);
    await expect(optimistic(like, () => Promise.reject(new Error('no')), cache)).rejects.toThrow('no');
    expect(likes(cache)).toBe(0);
  });
});

// Whoever works at the desk or in the playground reads one page at a time, and never an old one.
const NOT_IN_THE_CACHE = [
  'readAuditLog',
  'readCompanies',
  'readJobSourcePage',
  'readReports',
  'readScamCases',
  'readTranslations',
  'readUsers',
  'readVisaRules',
  'readWatchedWordCases',
  'readWatchedWords',
  'readWritings',
  'readJobPostingsWithForbiddenWishes',
  'readWageDefaulterMatches',
];

describe('the paged lists of the cache', () => {
  it('are those of the server: one that is forgotten would replace its pages instead of adding them', () => {
    const schema = readFileSync(new URL('../../../api/schema.gql', import.meta.url), 'utf8');
    const paged = [...schema.matchAll(/^ {2}(\w+)\([^)]*\bskip: Int\b[^)]*\): \w*Page!?$/gm)].map(([, name]) => name);
    expect(paged.length).toBeGreaterThan(1);
    const forgotten = paged.filter(
      (name = '') => ![...PAGED_FIELDS, ...Object.keys(LIVE_FIELDS), ...NOT_IN_THE_CACHE].includes(name),
    );
    expect(forgotten).toEqual([]);
  });
});

const NOTIFICATIONS = gql`
  query Notifications($skip: Int) {
    readReceivedNotifications(skip: $skip) {
      items {
        uuid
        createdAt
      }
      hasMore
    }
  }
`;

/** Notifications named by the minute at which they came, newest first. */
function pageOf(minutes: number[], hasMore = true) {
  const items = minutes.map((minute) => ({
    __typename: 'Notification',
    uuid: String(minute),
    createdAt: new Date(minute * 60_000).toISOString(),
  }));
  return { readReceivedNotifications: { __typename: 'NotificationPage', items, hasMore } };
}

function mergedList(...pages: [skip: number, data: ReturnType<typeof pageOf>][]) {
  const cache = createCache();
  pages.forEach(([skip, data]) => cache.writeQuery({ query: NOTIFICATIONS, variables: { skip }, data }));
  const list = cache.readQuery<ReturnType<typeof pageOf>>({ query: NOTIFICATIONS })?.readReceivedNotifications;
  return { minutes: list?.items.map(({ uuid }) => Number(uuid)), hasMore: list?.hasMore };
}

describe('a list that grows at its top', () => {
  it('takes what is new and keeps the older pages', () => {
    expect(mergedList([0, pageOf([9, 8, 7])], [3, pageOf([6, 5], false)], [0, pageOf([11, 10, 9])])).toEqual({
      minutes: [11, 10, 9, 8, 7, 6, 5],
      hasMore: false,
    });
  });

  it('loses what its newest page no longer has', () => {
    expect(mergedList([0, pageOf([9, 8, 7])], [3, pageOf([6])], [0, pageOf([10, 9, 7])]).minutes).toEqual([
      10, 9, 7, 6,
    ]);
  });

  it('starts over where rows may be missing between the newest page and the known ones', () => {
    expect(mergedList([0, pageOf([3, 2, 1])], [0, pageOf([9, 8, 7])])).toEqual({ minutes: [9, 8, 7], hasMore: true });
  });

  it('is what its newest page says, where that is all there is', () => {
    expect(mergedList([0, pageOf([3, 2, 1])], [0, pageOf([2], false)])).toEqual({ minutes: [2], hasMore: false });
    expect(mergedList([0, pageOf([3, 2, 1])], [0, pageOf([], false)])).toEqual({ minutes: [], hasMore: false });
  });
});

describe('a posting', () => {
  const queryFor = (check: string, ofRegion = '') => gql`
    query ($uuid: ID!) {
      readJobPosting(uuid: $uuid) {
        uuid
        checks {
          ${check}
        }
        regions {
          regionLevelOne {
            id
          }
          regionLevelTwo {
            id
          }
          ${ofRegion}
        }
      }
    }
  `;
  const CARD = queryFor('isWageDefaulter');
  const SCREEN = queryFor('businessStatus', 'detailRegion');
  const region = (id: number) => ({ __typename: 'RegionLevelOne', id });
  const place = (id: number, more = {}) => ({
    ...{ __typename: 'JobPostingRegion', regionLevelOne: region(id), regionLevelTwo: null },
    ...more,
  });
  const posting = (fields: object) => ({ readJobPosting: { __typename: 'JobPosting', uuid: 'a', ...fields } });
  const checks = (fields: object) => ({ checks: { __typename: 'JobPostingChecks', ...fields } });
  const variables = { uuid: 'a' };
  const opened = () => {
    const cache = createCache();
    const full = { ...checks({ businessStatus: 'OPEN' }), regions: [place(1, { detailRegion: '경기 안산시 ถนน ២' })] };
    cache.writeQuery({ query: SCREEN, variables, data: posting(full) });
    return cache;
  };

  it('that is open stays whole when a list with it comes', () => {
    const cache = opened();
    cache.writeQuery({
      query: CARD,
      variables,
      data: posting({ ...checks({ isWageDefaulter: false }), regions: [place(1)] }),
    });
    expect(cache.readQuery({ query: SCREEN, variables })).toMatchObject({
      readJobPosting: { checks: { businessStatus: 'OPEN' }, regions: [{ detailRegion: '경기 안산시 ถนน ២' }] },
    });
  });

  it('that has moved meanwhile is nowhere in between', () => {
    const cache = opened();
    cache.writeQuery({
      query: CARD,
      variables,
      data: posting({ ...checks({ isWageDefaulter: false }), regions: [place(2)] }),
    });
    expect(cache.readQuery({ query: SCREEN, variables })).toBeNull();
  });
});
