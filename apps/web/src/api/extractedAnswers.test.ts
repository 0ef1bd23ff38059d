import { gql, type TypedDocumentNode } from '@apollo/client';
import { expect, it } from 'vitest';
import { createCache } from './cache.ts';
import { readExtracted } from './extractedAnswers.ts';
import { FeedDocument, PopularPostsDocument, type PostCardFragment } from './generated.ts';

const AUTHOR = {
  __typename: 'User',
  uuid: 'u',
  nickname: 'សុខា',
  profileImageUrl: null,
  isWithdrawn: false,
  nationalityInfo: {
    __typename: 'NationalityInfo',
    nationality: { __typename: 'Nationality', uuid: 'kh', code: 'KH' },
  },
} as const;

/** A card as the server answers it. */
function card(uuid: string, title: string): PostCardFragment & { __typename: 'Post' } {
  return {
    __typename: 'Post',
    uuid,
    createdAt: '2026-11-23T08:00:00.000Z',
    views: 3,
    likes: 2,
    commentsCount: 1,
    thumbnailImageUrl: null,
    originalLanguage: 'km',
    likes_dislikes: [],
    scraps: [],
    user: AUTHOR,
    hashtags: [{ __typename: 'Hashtag', uuid: 'h', name: 'งาน' }],
    shown: { __typename: 'ShownPost', title, excerpt: 'সিউল', language: 'km', isTranslated: false, town: null },
  } as PostCardFragment & { __typename: 'Post' };
}

function feedOf(variables: { language: 'km' | 'ko'; nationalityUuids?: string[] }, ...posts: PostCardFragment[]) {
  const page = { __typename: 'PostPage', items: posts, hasMore: true } as const;
  return { query: FeedDocument, variables, data: { page } };
}

it('reads what Apollo would, each thing once however many lists tell of it', () => {
  const cache = createCache();
  const [one, two] = [card('1', 'សួស្ដី'), card('2', '安い部屋')];
  cache.writeQuery(feedOf({ language: 'km' }, one, two));
  cache.writeQuery({ query: PopularPostsDocument, variables: { language: 'km' }, data: { readPopularPosts: [two] } });
  const extracted: object = JSON.parse(JSON.stringify(cache.extract()));
  for (const query of [FeedDocument, PopularPostsDocument] as TypedDocumentNode<unknown, object>[]) {
    const variables = { language: 'km' };
    const known = cache.readQuery({ query, variables }) as object;
    expect(readExtracted(extracted, query, variables)).toEqual(known);
  }
});

it('does not answer one list by another one', () => {
  const cache = createCache();
  cache.writeQuery(feedOf({ language: 'km', nationalityUuids: ['kh'] }, card('1', 'សួស្ដី')));
  const read = (variables: { language: 'km' | 'ko'; nationalityUuids?: string[] }) =>
    readExtracted(cache.extract(), FeedDocument, variables)?.page.items.length;
  expect(read({ language: 'km', nationalityUuids: ['kh'] })).toBe(1);
  expect(read({ language: 'km', nationalityUuids: ['vn'] })).toBeUndefined();
  expect(read({ language: 'km' })).toBeUndefined();
  // Its words are not there in another language.
  expect(read({ language: 'ko', nationalityUuids: ['kh'] })).toBeUndefined();
});

it('reads what a list asks for on a condition, where that holds', () => {
  const cache = createCache();
  const query = gql`
    query ($wantsCount: Boolean!) {
      page: readPosts {
        hasMore
        totalCount @include(if: $wantsCount)
      }
    }
  `;
  const page = { __typename: 'PostPage', hasMore: false };
  cache.writeQuery({ query, variables: { wantsCount: false }, data: { page } });
  expect(readExtracted(cache.extract(), query, { wantsCount: false })).toMatchObject({ page });
  expect(readExtracted(cache.extract(), query, { wantsCount: true })).toBeUndefined();
});

it('leaves to Apollo what a part of is missing, and what it does not understand', () => {
  const cache = createCache();
  cache.writeQuery(feedOf({ language: 'km' }, card('1', 'សួស្ដី')));
  const { ['Post:1']: _gone, ...rest } = cache.extract();
  expect(readExtracted(rest, FeedDocument, { language: 'km' })).toBeUndefined();
  const skipping = gql`
    query ($language: Language!) {
      page: readPosts {
        hasMore @skip(if: false)
      }
    }
  `;
  expect(readExtracted(cache.extract(), skipping, { language: 'km' })).toBeUndefined();
  expect(readExtracted(undefined, FeedDocument, { language: 'km' })).toBeUndefined();
});
