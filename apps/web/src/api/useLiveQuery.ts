import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from './apollo.ts';
import { client } from './client.ts';
import { loadPage } from './loadPage.ts';

interface Page<Item> {
  items: Item[];
  hasMore: boolean;
}

/**
 * A list that grows at its top (`LIVE_FIELDS` of the cache): what is known is shown at once, and every opening brings what
 * is new. `refresh` and `loadMore` reject when they fail and leave the list as it is. While other variables load, the old
 * rows stay; when that fails they go, as they answer what was asked before.
 */
export function useLiveQuery<Data, Variables extends OperationVariables, Item>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  pageOf: (data: NoInfer<Data>) => Page<Item>,
) {
  const options = { query, variables } as { query: TypedDocumentNode<Data, OperationVariables>; variables: Variables };
  const { data, previousData, error, loading } = useQuery<Data, OperationVariables>(options.query, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const shown = (data ?? (loading ? previousData : undefined)) as Data | undefined;
  const page = shown && pageOf(shown);
  const load = (skip: number) => loadPage(client, { query: options.query, variables: { ...variables, skip } });
  return {
    items: page?.items,
    hasMore: page?.hasMore ?? false,
    isLoading: loading,
    error,
    refresh: () => load(0),
    // Not by whole pages: rows that came at the top have moved the others down.
    loadMore: () => load(page?.items.length ?? 0),
  };
}
