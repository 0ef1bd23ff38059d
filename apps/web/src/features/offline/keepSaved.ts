import { isLanguage, type Language } from '@haiko/shared/i18n/languages';
import { client } from '#/api/client.ts';
import {
  JobPostingDetailFragmentDoc,
  SavedJobPostingCardsDocument,
  SavedJobPostingsDocument,
  type SavedJobPostingsQuery,
} from '#/api/generated.ts';
import { keptQuery } from '#/api/keptFetch.ts';
import { keepText } from '#/api/keptReplies.ts';
import { currentAccount } from '#/api/session.ts';
import { i18n } from '#/i18n/i18n.ts';
import { wantsToSaveData } from '#/ui/saveData.ts';

/** So many whole postings one answer holds without being one of those that wait for their turn at the server. */
const AT_ONCE = 5;

/** Whose it is, in which language, and since when: what has been asked for is written down for them, whoever is here by then. */
interface Reader {
  account: string;
  language: Language;
  /** By the page's own clock. */
  askedAt: number;
}

/**
 * Reads the postings that somebody has saved last, so that they are there without a network, though neither they nor their list have
 * been opened on this phone: as answers to the questions of their screens, and by other ones, as opening each would count as reading it.
 */
export async function keepSaved(): Promise<void> {
  const reader = currentReader();
  if (!reader) return;
  const { language } = reader;
  const { data } = await client.query({ query: SavedJobPostingCardsDocument, variables: { language } });
  if (!data) return;
  await keep(reader, 'ScrappedJobPostings', { language }, data);
  for (let skip = 0; skip < data.page.items.length; skip += AT_ONCE) await keepWhole(reader, skip, AT_ONCE);
}

/** After somebody has saved one, or has taken that back: their list as it is now, and what came on top of it. */
export async function keepSavedAgain(isOn: boolean): Promise<void> {
  const reader = currentReader();
  if (!reader) return;
  const { language } = reader;
  // Past the cache: the list on the screen keeps what was taken back.
  const query = { query: SavedJobPostingCardsDocument, variables: { language }, fetchPolicy: 'no-cache' } as const;
  const [{ data }] = await Promise.all([client.query(query), isOn && showAgain(reader)]);
  if (data) await keep(reader, 'ScrappedJobPostings', { language }, data);
}

/** It may have changed since it was shown: every list and detail tells what it says now. */
async function showAgain(reader: Reader): Promise<void> {
  for (const data of await keepWhole(reader, 0, 1)) {
    const id = `JobPosting:${data.uuid}`;
    const variables = { language: reader.language };
    client.cache.writeFragment({
      id,
      fragment: JobPostingDetailFragmentDoc,
      fragmentName: 'JobPostingDetail',
      data,
      variables,
    });
  }
}

async function keepWhole(reader: Reader, skip: number, take: number): Promise<SavedJobPostingsQuery['page']['items']> {
  const { language } = reader;
  const variables = { language, skip, take };
  const { data } = await client.query({ query: SavedJobPostingsDocument, variables, fetchPolicy: 'no-cache' });
  const items = data?.page.items ?? [];
  for (const readJobPosting of items)
    await keep(reader, 'JobPostingDetailScreen', { uuid: readJobPosting.uuid, language }, { readJobPosting });
  return items;
}

/** For whom to keep what they have not opened; nobody where data is saved. */
function currentReader(): Reader | undefined {
  const { language } = i18n;
  const account = currentAccount();
  return account === undefined || !isLanguage(language) || wantsToSaveData()
    ? undefined
    : { account, language, askedAt: performance.now() };
}

async function keep({ account, askedAt }: Reader, name: string, variables: object, data: object): Promise<void> {
  const kept = keptQuery(name, variables, account);
  if (kept) await keepText(kept, JSON.stringify({ data }), askedAt);
}
