import { createStore } from '#/store.ts';
import { useStore } from '#/useStore.ts';
import type { Unsent } from './unsent.ts';

// Apart from `unsent.ts`: what every screen shows needs no database.

const NONE: readonly Unsent[] = [];

/** What the reader has written and not sent, oldest first, as far as this tab knows. */
export const unsentList = createStore(NONE);

export function useUnsent(): readonly Unsent[] {
  return useStore(unsentList);
}
