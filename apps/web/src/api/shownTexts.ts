import type { ApolloCache, NormalizedCacheObject } from '@apollo/client';

/** Forgets which words of all texts the reader is shown, so that every list asks for them when it is shown next. */
export function forgetShownTexts(cache: ApolloCache): void {
  for (const id of Object.keys(cache.extract() as NormalizedCacheObject)) cache.evict({ id, fieldName: 'shown' });
  cache.gc();
}
