import { useState } from 'react';
import { loadApollo } from './loadApollo.ts';

/**
 * "Try again" of an error boundary: asks once more for every query that failed, waits for the answers, and only then lets
 * the screen show again. A suspended query would otherwise answer with the same error for half a minute.
 */
export function useRetry(onReady: () => void): { isRetrying: boolean; retry: () => Promise<void> } {
  const [isRetrying, setIsRetrying] = useState(false);

  async function retry() {
    setIsRetrying(true);
    await askAgain().catch(() => undefined);
    setIsRetrying(false);
    onReady();
  }

  return { isRetrying, retry };
}

async function askAgain(): Promise<void> {
  const { client } = await loadApollo();
  const failed = [...client.getObservableQueries()].filter((query) => query.getCurrentResult().error);
  await Promise.allSettled(failed.map((query) => query.refetch()));
}
