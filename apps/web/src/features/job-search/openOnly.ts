import { useSyncExternalStore } from 'react';
import type { JobPostingCardFragment } from '#/api/generated.ts';
import type { PagedList } from '#/api/usePagedList.ts';

/** After so many that are all closed to the reader, no more are looked through by themselves. */
const MOST_LOOKED_THROUGH = 100;

// For this visit, as the search is.
let isOpenOnly = false;
const listeners = new Set<() => void>();

/** Whether lists leave out what the reader's visa does not allow. */
export function useOpenOnly(): boolean {
  return useSyncExternalStore(follow, () => isOpenOnly);
}

export function setOpenOnly(next: boolean): void {
  isOpenOnly = next;
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A list without what is closed to the reader: nothing is while they have told no visa, or are signed out. */
export function openOnes(list: PagedList<JobPostingCardFragment>): PagedList<JobPostingCardFragment> {
  const items = list.items.filter(({ visaFit }) => visaFit?.verdict !== 'NO');
  const isWorthMore = items.length > 0 || list.items.length < MOST_LOOKED_THROUGH;
  return { ...list, items, hasMore: list.hasMore && isWorthMore };
}
