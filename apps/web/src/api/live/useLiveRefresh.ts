import { useEffect, useEffectEvent } from 'react';
import { whenVisible } from '../whenVisible.ts';
import { onLiveEvent } from './liveEventBus.ts';
import type { ScreenEvent } from './liveEvents.ts';

/**
 * Reads again what an event tells of, once the page is looked at. One reading at a time: what happens meanwhile may be missing from
 * it, so another one follows. A reading that fails leaves what is shown; `refresh` must not join a request that is on its way (`ANEW`).
 */
export function useLiveRefresh(isTold: (event: ScreenEvent) => boolean, refresh: () => Promise<unknown>): void {
  const isToldNow = useEffectEvent(isTold);
  const refreshNow = useEffectEvent(refresh);
  useEffect(function followLive() {
    let isDue = false;
    let isReading = false;
    const isOver = new AbortController();

    async function read() {
      if (isReading) return;
      isReading = true;
      while (isDue && !isOver.signal.aborted) {
        isDue = false;
        await refreshNow().catch(() => undefined);
      }
      isReading = false;
    }

    const stop = onLiveEvent((event) => {
      if (!isToldNow(event)) return;
      isDue = true;
      whenVisible(() => void read());
    });
    return () => {
      isOver.abort();
      stop();
    };
  }, []);
}
