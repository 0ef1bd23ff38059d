import { useEffect } from 'react';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import { wantsToSaveData } from '#/ui/saveData.ts';
import { whenActive } from '#/ui/whenActive.ts';
import { whenIdle } from '#/ui/whenIdle.ts';
import { prefetchChunks, type LoadScreen } from './chunks.ts';

/** Screens that are likely to be wanted after another one. */
export interface NextScreens {
  everybody?: readonly LoadScreen[];
  signedIn?: readonly LoadScreen[];
}

/**
 * Fetches the code of the next screens when nothing else is to do, so that taps are quick, and work offline: what most people open next,
 * for whoever is signed in, at once; everything else when the reader goes on, who may be a visitor that only glances at the page.
 */
export function usePrefetch({ everybody = [], signedIn = [] }: NextScreens): void {
  const isSignedIn = useIsSignedIn();
  useEffect(
    function prefetchWhenWanted() {
      if (!navigator.onLine || wantsToSaveData()) return;
      const callOff = (isSignedIn ? whenIdle : whenActive)(() => prefetchChunks(everybody));
      const callOffMore = whenActive(() => prefetchChunks(isSignedIn ? signedIn : []));
      return () => {
        callOff();
        callOffMore();
      };
    },
    [everybody, signedIn, isSignedIn],
  );
}
