import type { ApolloClient } from '@apollo/client';
import type { skipToken, useQuery, useSuspenseQuery } from '@apollo/client/react';

export interface Apollo {
  /** The browser's. */
  client: ApolloClient;
  useQuery: typeof useQuery;
  useSuspenseQuery: typeof useSuspenseQuery;
  skipToken: typeof skipToken;
}

let loaded: Apollo | undefined;
/** What Apollo knows, for whoever has loaded it before. */
export function loadedCache(): ApolloClient['cache'] {
  if (!loaded) throw new Error('Nothing has been read yet');
  return loaded.client.cache;
}

const waiting = new Set<(apollo: Apollo) => void>();

/** Apollo with the browser's client; undefined as long as nothing has needed it (`loadApollo`). */
export function loadedApollo(): Apollo | undefined {
  return loaded;
}

/** Calls `listener` once somebody has loaded Apollo; returns how to call it off. */
export function onApollo(listener: (apollo: Apollo) => void): () => void {
  if (loaded) listener(loaded);
  else waiting.add(listener);
  return () => waiting.delete(listener);
}

/** Called by the client's module itself, however it came. */
export function setApollo(apollo: Apollo): void {
  loaded = apollo;
  waiting.forEach((listener) => listener(apollo));
  waiting.clear();
}
