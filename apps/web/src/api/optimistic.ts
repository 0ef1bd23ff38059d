import type { ApolloCache } from '@apollo/client';
import { loadApollo } from './loadApollo.ts';
import { loadedApollo } from './loadedApollo.ts';
import { newUuid } from './newUuid.ts';

type Change = (cache: ApolloCache) => void;

/**
 * Shows `change` at once, sends, and then keeps the change or takes it back: the one way to write what the screen shows.
 * Rejects with the error of `send`; the caller says it in words.
 */
export async function optimistic<T>(change: Change, send: () => Promise<T>, given?: ApolloCache): Promise<T> {
  const id = newUuid();
  const cache = given ?? (loadedApollo() ?? (await loadApollo())).client.cache;
  cache.recordOptimisticTransaction(change, id);
  try {
    const reply = await send();
    cache.batch({ removeOptimistic: id, update: change });
    return reply;
  } catch (error) {
    cache.removeOptimistic(id);
    throw error;
  }
}
