import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Store } from '#/store.ts';

const always = () => true;

/** What a store says is open is gone with the screen that it was asked for on, if it is to be: its code may come when one is elsewhere. */
export function useClosedWithScreen<T>(opened: Store<T | undefined>, isToBeClosed: () => boolean = always): void {
  const { pathname } = useLocation();
  useEffect(
    () =>
      function closeWhenLeft() {
        if (isToBeClosed()) opened.set(undefined);
      },
    [pathname, opened, isToBeClosed],
  );
}
