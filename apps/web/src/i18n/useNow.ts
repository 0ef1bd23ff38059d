import { useSyncExternalStore } from 'react';
import { serverNow } from './serverClock.ts';

/** When the shown page was rendered by the server. */
let rendered = new Date(0);

/** Says it, before the page is rendered there, or brought to life here. */
export function setRenderedAt(moment: Date): void {
  rendered = moment;
}

/** Now; the moment of the rendering for as long as what the server has rendered stands: the words must be the same once. */
export function useNow(): Date {
  const isRendered = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
  return isRendered ? rendered : serverNow();
}
