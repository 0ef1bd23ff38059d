import { useEffect } from 'react';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import { wantsToSaveData } from '#/ui/saveData.ts';
import { whenActive } from '#/ui/whenActive.ts';
import { prefetchChunks, type LoadScreen } from './chunks.ts';

/** Screens that are likely to be wanted after another one. */
export interface NextScreens {
  everybody?: readonly LoadScreen[];
  signedIn?: readonly LoadScreen[];
}

/** Fetches the code of the next screens once the reader goes on and nothing else is to do, so that taps are quick, and work offline. */
export function usePrefetch({ everybody = [], signedIn = [] }: NextScreens): void {
  const isSignedIn = useIsSignedIn();
  useEffect(
    function prefetchWhenActive() {
      if (!navigator.onLine || wantsToSaveData()) return;
      return whenActive(() => prefetchChunks(isSignedIn ? [...everybody, ...signedIn] : everybody));
    },
    [everybody, signedIn, isSignedIn],
  );
}
