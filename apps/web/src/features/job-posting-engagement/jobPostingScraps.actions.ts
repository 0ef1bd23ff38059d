import type { Reference } from '@apollo/client';
import * as contract from '@haiko/shared/contract/jobPostings';
import { JobPostingScrapFragmentDoc } from '#/api/generated.ts';
import { loadApollo } from '#/api/loadApollo.ts';
import { loadedCache } from '#/api/loadedApollo.ts';
import { loadRest } from '#/api/loadRest.ts';
import { createToggle } from '#/api/toggle.ts';

// What a tap wishes is read from the cache, not from what was rendered: taps can be faster than the screen.

const scrap = createToggle({
  show: (uuid, isOn) =>
    loadedCache().updateFragment(fragmentOf(uuid), (posting) => posting && { ...posting, isScrapped: isOn }),
  send: async (uuid, isOn) => {
    const rest = await loadRest();
    await rest.call(contract.scrapJobPosting, { params: { id: uuid }, body: { isOn } });
    keepInList(uuid, isOn);
    keepAgain(isOn);
  },
});

/** Saves a posting or forgets it; shown in every list and detail at once. */
export async function toggleJobPostingScrap(uuid: string): Promise<void> {
  const { client } = await loadApollo();
  const posting = client.cache.readFragment(fragmentOf(uuid));
  if (posting) await scrap.set(uuid, !posting.isScrapped);
}

/** Saves a posting whatever the reader has seen of it. */
export async function saveJobPostingOnce(uuid: string): Promise<void> {
  await loadApollo();
  await scrap.set(uuid, true);
}

/** For times without a network; what is shown stays where that fails. */
function keepAgain(isOn: boolean): void {
  void import('#/features/offline/keepSaved.ts')
    .then(({ keepSavedAgain }) => keepSavedAgain(isOn))
    .catch(() => undefined);
}

function fragmentOf(uuid: string) {
  return { id: `JobPosting:${uuid}`, fragment: JobPostingScrapFragmentDoc };
}

interface StoredList {
  items: readonly Reference[];
  totalCount?: number;
}

/**
 * Keeps the list of saved postings right, where it has been loaded: what is saved comes on top. What is taken back stays
 * until the list is opened anew, so that a slip of the finger can be mended, but is not counted.
 */
function keepInList(uuid: string, isOn: boolean): void {
  const id = `JobPosting:${uuid}`;
  loadedCache().modify<Record<string, unknown>>({
    id: 'ROOT_QUERY',
    fields: {
      readScrappedJobPostings: (stored, { storeFieldName, DELETE }) => {
        const list = stored as StoredList;
        const isThere = list.items.some((row) => row.__ref === id);
        if (!isThere && !isOn) return list;
        // Whether it belongs to a search in the list is for the server to say.
        if (!isThere && storeFieldName.includes('"keyword":"')) return DELETE;
        const items = isThere ? list.items : [{ __ref: id }, ...list.items];
        return { ...list, items, totalCount: (list.totalCount ?? 0) + (isOn ? 1 : -1) };
      },
    },
  });
}
