import { waitBegins } from '#/awaited.ts';

const underWay = new Set<Promise<void>>();

/** Notes that a read was sent; what it gives is to be called when its answer is in the cache, or has failed. */
export function readBegins(): () => void {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  underWay.add(ended);
  const endWait = waitBegins();
  return () => {
    endWait();
    underWay.delete(ended);
    end();
  };
}

/** Resolves when all that is being read now has ended; null where nothing is. */
export function readsUnderWay(): Promise<unknown> | null {
  return underWay.size > 0 ? Promise.all(underWay) : null;
}
