import { useEffect } from 'react';
import { fetchAhead } from './fetchAhead.ts';
import { wantsToSaveData } from './saveData.ts';
import { whenActive } from './whenActive.ts';

/** Fetches code that a tap may want once the reader goes on, so that it is there by then; where data is saved the tap does. */
export function useFetchedAhead(load: () => Promise<unknown>): void {
  useEffect(
    function fetchWhenActive() {
      if (!wantsToSaveData()) return whenActive(() => void fetchAhead(load));
    },
    [load],
  );
}
