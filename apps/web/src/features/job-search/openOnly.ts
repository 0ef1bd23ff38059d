import type { JobPostingCardFragment } from '#/api/generated.ts';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import type { PagedList } from '#/api/usePagedList.ts';
import { createStore } from '#/store.ts';
import { useStore } from '#/useStore.ts';

/** After so many that are all closed to the reader, no more are looked through by themselves. */
const MOST_LOOKED_THROUGH = 100;

// For this visit, as the search is.
const openOnly = createStore(false);

/** Whether lists leave out what the reader's visa does not allow. */
export function useOpenOnly(): boolean {
  const isOpenOnly = useStore(openOnly);
  return useIsSignedIn() && isOpenOnly;
}

export const setOpenOnly = openOnly.set;

/** A list without what is closed to the reader: nothing is while they have told no visa. */
export function openOnes(list: PagedList<JobPostingCardFragment>): PagedList<JobPostingCardFragment> {
  const items = list.items.filter(({ visaFit }) => visaFit?.verdict !== 'NO');
  const isWorthMore = items.length > 0 || list.items.length < MOST_LOOKED_THROUGH;
  return { ...list, items, hasMore: list.hasMore && isWorthMore };
}
