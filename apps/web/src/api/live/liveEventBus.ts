import { useEffect, useEffectEvent } from 'react';
import type { ScreenEvent } from './liveEvents.ts';

type Listener = (event: ScreenEvent) => void;

const listeners = new Set<Listener>();

/** Calls every listener of this tab. */
export function publishLiveEvent(event: ScreenEvent): void {
  listeners.forEach((listener) => listener(event));
}

/** Calls `listener` with every live event, from whichever tab's stream it came; returns how to stop. */
export function onLiveEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same for as long as the component stands. */
export function useLiveEvents(listener: Listener): void {
  const notify = useEffectEvent(listener);
  useEffect(function listenLive() {
    return onLiveEvent((event) => notify(event));
  }, []);
}
