import { useEffect } from 'react';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import { wantsToSaveData } from '#/ui/saveData.ts';
import { afterFirstContent, firstContentSeen } from '#/ui/firstContent.ts';
import { whenActive } from '#/ui/whenActive.ts';
import { whenIdle } from '#/ui/whenIdle.ts';
import { prefetchChunks, type LoadScreen } from './chunks.ts';

/** Screens that are likely to be wanted after another one: by anybody, and by people alone who are signed in. */
export interface NextScreens {
  everybody?: readonly LoadScreen[];
  signedIn?: readonly LoadScreen[];
}

/**
 * Fetches the code of the next screens, so that taps are quick, and work offline. For visitors, who may only glance at the page, that is
 * once they go on; for whoever is signed in as soon as nothing else is to do, and what fewer people open next once they go on.
 */
export function usePrefetch({ everybody = [], signedIn = [] }: NextScreens): void {
  const isSignedIn = useIsSignedIn();
  useEffect(
    function prefetchWhenWanted() {
      if (!navigator.onLine || wantsToSaveData()) return;
      if (!isSignedIn) return whenActive(() => prefetchChunks(everybody));
      // Behind a first content it goes in front of what waits for an idle moment: it may be tapped at once.
      const soon = firstContentSeen() ? afterFirstContent : whenIdle;
      const callOffs = [whenActive(() => prefetchChunks(signedIn)), soon(() => prefetchChunks(everybody))];
      return () => callOffs.forEach((callOff) => callOff());
    },
    [everybody, signedIn, isSignedIn],
  );
}
