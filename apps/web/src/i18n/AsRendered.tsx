import { startTransition, type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '#/ui/whenIdle.ts';
import { askServerClock, serverNow } from './serverClock.ts';
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
    const goOn = () => (callOff = whenIdle(() => startTransition(() => setShown(undefined))));
    const age = serverNow().getTime() - at.getTime();
    if (Math.abs(age) < HOLDS_MS) {
      const timer = window.setTimeout(goOn, HOLDS_MS - Math.max(0, age));
      callOff = () => window.clearTimeout(timer);
    } else {
      // An old page, or a clock that is wrong: such a page asks the server for nothing else that would tell which.
      let isLeft = false;
      callOff = () => (isLeft = true);
      void askServerClock().then(() => isLeft || goOn());
    }
    return () => callOff();
  }, [at]);
  return <RenderedAt value={shown}>{children}</RenderedAt>;
}
