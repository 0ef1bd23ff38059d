import type { Language } from '@haiko/shared/i18n/languages';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { loadApollo } from './loadApollo.ts';
import { loadPage } from './loadPage.ts';
import { nextSkip } from './paging.ts';
import { useAnswer } from './useAnswer.ts';
import { useClientSoFar } from './useClientSoFar.ts';
import { useListLanguage } from './useListLanguage.ts';

/** A list that grows by pages; `loadMore` and `refresh` reject when they fail, and leave the list as it is. */
export interface PagedList<Item> {
  items: readonly Item[];
  hasMore: boolean;
  loadMore: () => Promise<unknown>;
  refresh: () => Promise<unknown>;
}

interface PagedData {
  page: { items: readonly unknown[]; hasMore: boolean };
}

interface PagedVariables {
  language: Language;
  skip?: number | null | undefined;
}

type ItemOf<Data extends PagedData> = Data['page']['items'][number];

interface ListOptions<Data extends PagedData, Variables> {
  /** The query's own, without language and paging. */
  variables?: Omit<Variables, 'language' | 'skip' | 'take'>;
  /** How many rows the next page leaves out, where the list knows better than by whole pages. */
  skipOf?: (items: readonly ItemOf<Data>[]) => number;
}

/**
 * The list of a query whose first field is the paged one, called `page`. It suspends until the first page is there, and
 * keeps the reader's place when they change the language.
 */
export function usePagedList<Data extends PagedData, Variables extends PagedVariables & OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  { variables, skipOf = (items) => nextSkip(items.length) }: ListOptions<Data, Variables> = {},
) {
  const language = useListLanguage({ query, variables: variables ?? {} });
  const forSkip = (skip?: number) => ({ ...variables, language, ...(skip !== undefined && { skip }) }) as Variables;
  const known = useClientSoFar();
  const data = useAnswer(query, forSkip());
  const { items, hasMore } = data.page;
  // A `fetchMore` of the suspended query that fails would take the whole list away.
  const load = async (skip: number) => {
    await loadPage(known ?? (await loadApollo()).client, { query, variables: forSkip(skip) });
  };
  const list: PagedList<ItemOf<Data>> = {
    items,
    hasMore,
    loadMore: () => load(skipOf(items)),
    refresh: () => load(0),
  };
  return { list, data };
}
