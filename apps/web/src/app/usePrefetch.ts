import { useEffect } from 'react';
import { useIsSignedIn } from '#/api/session.ts';
import { wantsToSaveData } from '#/ui/saveData.ts';
import { whenIdle } from '#/ui/whenIdle.ts';
import { prefetchChunks, type LoadScreen } from './chunks.ts';

/** Screens that are likely to be wanted after another one. */
export interface NextScreens {
  everybody?: readonly LoadScreen[];
  signedIn?: readonly LoadScreen[];
}

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
