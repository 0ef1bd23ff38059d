import { useSuspenseQuery } from '#/api/apollo.ts';
import { useNavigationType } from 'react-router-dom';
import { client } from '#/api/client.ts';
import { FriendsDocument } from '#/api/generated.ts';
import { loadPage } from '#/api/loadPage.ts';
import { nextSkip } from '#/api/paging.ts';

/** One's friends whose nickname holds `nickName`, all for an empty one; `loadMore` and `refresh` reject when they fail. */
export function useFriends(nickName: string) {
  const variables = { nickName: nickName || null };
  // Somebody may have become a friend meanwhile; Back, however, leads to the same place of the same list.
  const isBack = useNavigationType() === 'POP';
  const { data } = useSuspenseQuery(FriendsDocument, {
    variables,
    fetchPolicy: isBack ? 'cache-first' : 'cache-and-network',
  });
  const { items, totalCount, hasMore } = data.readFriendsList;
  const load = (skip: number) => loadPage(client, { query: FriendsDocument, variables: { ...variables, skip } });
  return {
    friends: items,
    count: totalCount,
    hasMore,
    loadMore: () => load(nextSkip(items.length)),
    refresh: () => load(0),
  };
}
