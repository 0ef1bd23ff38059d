import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { createCache } from '#/api/cache.ts';
import { CommentsDocument, PostReactionsFragmentDoc, type CommentThreadFragment } from '#/api/generated.ts';
import { addToThread, appendReplies, removeFromThread, rewriteComment } from './comments.cache.ts';

const COUNT = gql`
  fragment Count on Post {
    commentsCount
  }
`;
const place = { postUuid: 'post', parentUuid: undefined, language: 'km' } as const;

function comment(uuid: string, content: string, childComments: CommentThreadFragment[] = []): CommentThreadFragment {
  return {
    __typename: 'Comment',
    uuid,
    content,
    childComments,
    createdAt: '2026-11-20T00:00:00Z',
    originalLanguage: 'vi',
    isDeleted: false,
    likes: 0,
    comment_likes_dislikes: [],
    childCommentsCount: childComments.length,
    user: {
      __typename: 'User',
      uuid: 'linh',
      nickname: 'Linh',
      profileImageUrl: null,
      isWithdrawn: false,
      nationalityInfo: { __typename: 'NationalityInfo', nationality: null },
    },
    shown: {
      __typename: 'ShownComment',
      content: `ប្រែ: ${content}`,
      language: 'km',
      isTranslated: true,
      state: 'DONE',
    },
  };
}

function cacheWith(...items: CommentThreadFragment[]) {
  const cache = createCache();
  const data = { readComments: { __typename: 'CommentPage' as const, items, hasMore: false } };
  cache.writeQuery({ query: CommentsDocument, variables: place, data });
  cache.writeFragment({
    id: 'Post:post',
    fragment: PostReactionsFragmentDoc,
    data: { __typename: 'Post', likes: 0, likes_dislikes: [], scraps: [] },
  });
  cache.writeFragment({ id: 'Post:post', fragment: COUNT, data: { __typename: 'Post', commentsCount: 2 } });
  return cache;
}

function threads(cache: ReturnType<typeof createCache>) {
  return cache.readQuery({ query: CommentsDocument, variables: place })?.readComments.items ?? [];
}

function countOf(cache: ReturnType<typeof createCache>) {
  return cache.readFragment<{ commentsCount: number }>({ id: 'Post:post', fragment: COUNT })?.commentsCount;
}

const uuids = (rows: readonly { uuid: string }[]) => rows.map(({ uuid }) => uuid);

describe('a comment', () => {
  it('stands at the end of its list, a reply at the end of its thread', () => {
    const cache = cacheWith(comment('a', '안녕하세요', [comment('a1', 'สวัสดี')]), comment('b', 'হ্যালো'));
    addToThread(cache, place, comment('c', 'こんにちは'));
    addToThread(cache, { ...place, parentUuid: 'a' }, comment('a2', 'Kumusta'));
    expect(uuids(threads(cache))).toEqual(['a', 'b', 'c']);
    expect(uuids(threads(cache)[0]?.childComments ?? [])).toEqual(['a1', 'a2']);
    expect(threads(cache)[0]?.childCommentsCount).toBe(2);
  });

  it('that is there already, because its first reply was lost, is not there twice', () => {
    const cache = cacheWith(comment('a', '안녕하세요', [comment('a1', 'সালাম')]), comment('b', 'ជំរាបសួរ'));
    addToThread(cache, place, comment('a', '안녕하세요'));
    addToThread(cache, { ...place, parentUuid: 'a' }, comment('a1', 'সালাম'));
    expect(uuids(threads(cache))).toEqual(['a', 'b']);
    expect(threads(cache)[0]).toMatchObject({ childComments: [{ uuid: 'a1' }], childCommentsCount: 1 });
    expect(countOf(cache)).toBe(2);
    addToThread(cache, place, comment('c', '谢谢'));
    expect(countOf(cache)).toBe(3);
  });

  it('leaves its list when it is deleted, but stays as a placeholder while it has replies', () => {
    const parent = comment('a', '谢谢', [comment('a1', 'Xin chào')]);
    const cache = cacheWith(parent, comment('b', 'hello'));
    removeFromThread(cache, place, comment('b', 'hello'));
    removeFromThread(cache, place, parent);
    expect(threads(cache)).toMatchObject([{ uuid: 'a', isDeleted: true, childComments: [{ uuid: 'a1' }] }]);
    removeFromThread(cache, { ...place, parentUuid: 'a' }, comment('a1', 'Xin chào'));
    expect(threads(cache)).toMatchObject([{ uuid: 'a', childComments: [], childCommentsCount: 0 }]);
  });

  it('is shown in its new words in every language once it was edited', () => {
    const cache = cacheWith(comment('a', 'cũ'));
    rewriteComment(cache, 'a', 'ថ្មី', 'km');
    const shown = { content: 'ថ្មី', language: 'km', isTranslated: false, state: 'SOURCE' };
    expect(threads(cache)).toMatchObject([{ content: 'ថ្មី', originalLanguage: 'km', shown }]);
  });
});

describe('more replies', () => {
  it('follow those that are shown, and none comes twice', () => {
    const cache = cacheWith(comment('a', 'hello', [comment('a1', '1'), comment('a2', '2')]));
    appendReplies(cache, place, 'a', [comment('a2', '2'), comment('a3', '3')]);
    expect(uuids(threads(cache)[0]?.childComments ?? [])).toEqual(['a1', 'a2', 'a3']);
  });
});
