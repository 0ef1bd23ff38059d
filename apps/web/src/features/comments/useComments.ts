import { useState } from 'react';
import { CommentsDocument } from '#/api/generated.ts';
import { useFreshQuery } from '#/api/useRenderedQuery.ts';
import { useListLanguage } from '#/api/useListLanguage.ts';
import { COMMENTS_PAGE_SIZE } from './comments.actions.ts';

/** The comments of a post, 20 at a time. Fresh on every opening, with what is known already shown meanwhile. */
export function useComments(postUuid: string) {
  const language = useListLanguage({ query: CommentsDocument, variables: { postUuid }, pageSize: COMMENTS_PAGE_SIZE });
  // One's own new comments stand at the end of the list, but not yet at that place of the server's pages.
  const [added, setAdded] = useState(0);
  const { data, error, refetch, fetchMore } = useFreshQuery(CommentsDocument, {
    postUuid,
    language,
    take: COMMENTS_PAGE_SIZE,
  });
  const threads = data?.readComments.items;
  const hasMore = data?.readComments.hasMore ?? false;
  return {
    place: { postUuid, language, parentUuid: undefined },
    threads,
    hasMore,
    error,
    refetch,
    loadMore: () => fetchMore({ variables: { skip: Math.max((threads?.length ?? 0) - added, 0) } }),
    noteAdded: () => {
      if (hasMore) setAdded(added + 1);
    },
  };
}
