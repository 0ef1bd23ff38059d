import type { ApolloCache } from '@apollo/client';
import { client } from './client.ts';
import { newUuid } from './newUuid.ts';

type Change = (cache: ApolloCache) => void;

/**
 * Shows `change` at once, sends, and then keeps the change or takes it back: the one way to write what the screen shows.
 * Rejects with the error of `send`; the caller says it in words.
 */
export async function optimistic<T>(
  change: Change,
  send: () => Promise<T>,
  cache: ApolloCache = client.cache,
): Promise<T> {
  const id = newUuid();
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
