import { useEffect, useEffectEvent } from 'react';
import type { LiveEvent } from './liveEvents.ts';

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();

/** Tells everything that listens in this tab. */
export function tellLive(event: LiveEvent): void {
  listeners.forEach((listener) => listener(event));
}

/** Calls back with every live event, from whichever tab's stream it came; returns how to stop. */
export function onLive(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same for as long as the component stands. */
export function useLive(listener: Listener): void {
  const hear = useEffectEvent(listener);
  useEffect(function listenLive() {
    return onLive((event) => hear(event));
  }, []);
}
