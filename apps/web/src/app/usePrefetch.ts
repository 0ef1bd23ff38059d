import { useEffect } from 'react';
import { useIsSignedIn } from '#/api/session.ts';
import { prefetchChunks, type LoadScreen } from './chunks.ts';

/** Screens that are likely to be wanted after another one. */
export interface NextScreens {
  everybody?: readonly LoadScreen[];
  signedIn?: readonly LoadScreen[];
}

const PATIENCE_MS = 5000;

/** Fetches the code of the next screens once nothing else is to do, so that a first tap is quick, and works offline. */
export function usePrefetch({ everybody = [], signedIn = [] }: NextScreens): void {
  const isSignedIn = useIsSignedIn();
  useEffect(
    function prefetchWhenIdle() {
      if (!navigator.onLine || wantsToSaveData()) return;
      return whenIdle(() => prefetchChunks(isSignedIn ? [...everybody, ...signedIn] : everybody));
    },
    [everybody, signedIn, isSignedIn],
  );
}

function wantsToSaveData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Runs when the browser is idle, soon at the latest; returns how to call it off. */
function whenIdle(run: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, PATIENCE_MS / 2);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: PATIENCE_MS });
  return () => window.cancelIdleCallback(handle);
}
