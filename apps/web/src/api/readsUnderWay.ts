import { ApolloLink } from '@apollo/client';
import { finalize } from 'rxjs';

const underWay = new Set<Promise<void>>();

/** Knows which reads have been sent and not yet been answered. */
export const knowReads = new ApolloLink((operation, forward) => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  underWay.add(ended);
  return forward(operation).pipe(
    finalize(() => {
      underWay.delete(ended);
      end();
    }),
  );
});

/** Resolves when the answers to all that is being read now are in the cache or have failed; null where nothing is. */
export function readsUnderWay(): Promise<unknown> | null {
  return underWay.size > 0 ? Promise.all(underWay) : null;
}
