import type { Reference } from '@apollo/client';
import * as contract from '@haiko/shared/contract/jobPostings';
import { isLanguage } from '@haiko/shared/i18n/languages';
import {
  JobPostingDetailScreenDocument,
  JobPostingScrapFragmentDoc,
  ScrappedJobPostingsDocument,
} from '#/api/generated.ts';
import { loadApollo } from '#/api/loadApollo.ts';
import { loadedApollo, loadedCache } from '#/api/loadedApollo.ts';
import { loadRest } from '#/api/loadRest.ts';
import { createToggle } from '#/api/toggle.ts';
import { i18n } from '#/i18n/i18n.ts';

// What a tap wishes is read from the cache, not from what was rendered: taps can be faster than the screen.

const scrap = createToggle({
  show: (uuid, isOn) =>
    loadedCache().updateFragment(fragmentOf(uuid), (posting) => posting && { ...posting, isScrapped: isOn }),
  send: async (uuid, isOn) => {
    const rest = await loadRest();
    await rest.call(contract.scrapJobPosting, { params: { id: uuid }, body: { isOn } });
    keepInList(uuid, isOn);
    readAgain(uuid, isOn);
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

/**
 * Reads the posting anew, in every list and detail: it may have changed since. With that a phone has all of it for times without a
 * network, as it has the list that it stands in now. What is shown stays where that fails.
 */
function readAgain(uuid: string, isOn: boolean): void {
  const { language } = i18n;
  const client = loadedApollo()?.client;
  if (!client || !isLanguage(language)) return;
  const variables = { uuid, language };
  const reading: Promise<unknown>[] = [
    client.query({ query: JobPostingDetailScreenDocument, variables, fetchPolicy: 'network-only' }),
  ];
  if (isOn)
    reading.push(
      client.query({ query: ScrappedJobPostingsDocument, variables: { language }, fetchPolicy: 'no-cache' }),
    );
  void Promise.allSettled(reading);
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
