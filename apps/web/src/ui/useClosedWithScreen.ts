import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Store } from '#/store.ts';

/** What a store says is open is gone with the screen that it was asked for on: its code may come when one is elsewhere. */
export function useClosedWithScreen<T>(opened: Store<T | undefined>): void {
  const { pathname } = useLocation();
  useEffect(() => () => opened.set(undefined), [pathname, opened]);
}
