import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { MAX_TAKE } from '@haiko/shared/limits';
import type { ApolloClient, OperationVariables } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { loadApollo } from './loadApollo.ts';
import { useClientSoFar } from './useClientSoFar.ts';

interface LoadedList {
  query: DocumentNode;
  /** Without language and paging. */
  variables: OperationVariables;
  /** Rows per request when everything is asked for again; at most 50. */
  pageSize?: number;
}

/**
 * The `$language` of a paged list's query. After the reader has switched, all loaded rows are fetched once more, and only
 * when they are there does the list change over: the old words stay visible, and nobody loses their place. That also
 * holds for a list that was loaded in another language before its screen was left.
 */
export function useListLanguage(list: LoadedList): Language {
  const client = useClientSoFar();
  const wanted = useLanguage();
  const [shown, setShown] = useState(() => (client ? loadedLanguage(client, list, wanted) : wanted));
  const reload = useEffectEvent(async (language: Language) => {
    await load(client ?? (await loadApollo()).client, list, { from: shown, to: language });
  });
  useEffect(
    function followLanguage() {
      if (shown === wanted) return;
      let isCurrent = true;
      reload(wanted).then(
        () => isCurrent && startTransition(() => setShown(wanted)),
        // Without a connection the old words are better than none; the next switch or refresh tries again.
        () => undefined,
      );
      return () => {
        isCurrent = false;
      };
    },
    [shown, wanted],
  );
  return shown;
}

function loadedLanguage(client: ApolloClient, list: LoadedList, wanted: Language): Language {
  return [wanted, ...LANGUAGES].find((language) => isLoaded(client, list, language)) ?? wanted;
}

function isLoaded(client: ApolloClient, list: LoadedList, language: Language): boolean {
  return rowsIn(client, list, language) !== undefined;
}

/** How many rows of the list the cache has in this language; undefined when it lacks one of them, or the whole list. */
function rowsIn(client: ApolloClient, { query, variables }: LoadedList, language: Language): number | undefined {
  const data = client.cache.readQuery<Record<string, { items: readonly unknown[] }>>({
    query,
    variables: { ...variables, language },
  });
  return data ? Object.values(data)[0]?.items.length : undefined;
}

interface Change {
  from: Language;
  to: Language;
}

async function load(client: ApolloClient, list: LoadedList, { from, to }: Change): Promise<void> {
  if (isLoaded(client, list, to)) return;
  const { query, variables, pageSize = MAX_TAKE } = list;
  const total = Math.max(rowsIn(client, list, from) ?? 0, 1);
  const skips = Array.from({ length: Math.ceil(total / pageSize) }, (_, page) => page * pageSize);
  const pages = await Promise.all(
    skips.map(async (skip) => {
      const page = { ...variables, language: to, skip, take: Math.min(pageSize, total - skip) };
      const { data } = await client.query<unknown>({ query, variables: page, fetchPolicy: 'no-cache' });
      return { query, variables: page, data };
    }),
  );
  // In one go: the first page starts the list over, and nobody may see it so short.
  client.cache.batch({ update: (cache) => pages.forEach((page) => cache.writeQuery(page)) });
}
