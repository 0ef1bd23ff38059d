import type { Nationality } from '@haiko/shared/reference/nationalities';
import { useEffect } from 'react';
import { createStore } from '#/store.ts';
import { useStore } from '#/useStore.ts';

const all = createStore<readonly Nationality[]>([]);

/**
 * All nationalities with their nine names and flags, in the order of pickers; empty until their chunk has arrived, which
 * is asked for once it is needed.
 */
export function useNationalities(isNeeded = true): readonly Nationality[] {
  useEffect(
    function loadOnce() {
      if (!isNeeded || all.get().length > 0) return;
      import('@haiko/shared/reference/nationalities').then(
        (module) => all.set(module.NATIONALITIES),
        () => undefined,
      );
    },
    [isNeeded],
  );
  return useStore(all);
}
