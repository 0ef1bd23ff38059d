import type { TypedDocumentNode } from '@apollo/client';
import { useState } from 'react';
import type { LikedPostsQueryVariables, PostCardFragment } from '#/api/generated.ts';
import { usePagedList, type PagedList } from '#/api/usePagedList.ts';

interface MarkedPage {
  page: { items: PostCardFragment[]; hasMore: boolean };
}

/**
 * A list of posts that carry the reader's mark. What lost it before the list was opened is left out; what loses it here
 * stays, so that a slip of the finger can be mended.
 */
export function useMarkedPosts(
  query: TypedDocumentNode<MarkedPage, LikedPostsQueryVariables>,
  isMarked: (post: PostCardFragment) => boolean,
): PagedList<PostCardFragment> {
  // The server counts only what is marked.
  const { list } = usePagedList(query, { skipOf: (posts) => posts.filter(isMarked).length });
  const [lost] = useState(() => new Set(list.items.filter((post) => !isMarked(post)).map(({ uuid }) => uuid)));
  return { ...list, items: list.items.filter((post) => isMarked(post) || !lost.has(post.uuid)) };
}
