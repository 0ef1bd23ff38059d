import { startTransition, type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '#/ui/whenIdle.ts';
import { serverNow } from './serverClock.ts';
import { RenderedAt } from './useNow.ts';

/** Times are told in minutes at the least; a page that is kept is made anew about as often. */
const HOLDS_MS = 60_000;

/**
 * Has times told as of the moment at which the server rendered a page for as long as that is true enough: words that become longer while
 * the page comes to life may need another line, and move all that is below. Then as of now, in pieces between which a finger is answered.
 */
export function AsRendered({ at, children }: { at: Date | undefined; children: ReactNode }) {
  const [shown, setShown] = useState(at);
  useEffect(() => {
    if (!at) return undefined;
    let callOff = () => {};
    const age = Math.max(0, serverNow().getTime() - at.getTime());
    const timer = window.setTimeout(
      () => (callOff = whenIdle(() => startTransition(() => setShown(undefined)))),
      HOLDS_MS - age,
    );
    return () => {
      window.clearTimeout(timer);
      callOff();
    };
  }, [at]);
  return <RenderedAt value={shown}>{children}</RenderedAt>;
}
