import type { Reference } from '@apollo/client';
import { client } from '#/api/client.ts';
import { JobStateFragmentDoc, JobToModifyDocument, type JobPostingState } from '#/api/generated.ts';
import { rest } from '#/api/rest.ts';
import { payloadOf, type JobToModify } from './jobForm.ts';
import type { JobValues } from './jobForm.schema.ts';

export async function createJob(values: JobValues): Promise<void> {
  await rest.postOnce('/api/job-posting', payloadOf(values));
  forgetLists(['readJobPostingsForCompany', ...READERS_LISTS]);
}

/**
 * Changes the version of a posting that was read. What is known of it is asked for afresh afterwards, in whatever language it
 * was read. Rejects with CHANGED_MEANWHILE where another version is saved.
 */
export async function updateJob(uuid: string, values: JobValues, updatedAt: string | undefined): Promise<void> {
  await rest.put(`/api/job-posting/${uuid}`, { ...payloadOf(values), updatedAt });
  client.cache.evict({ id: `JobPosting:${uuid}` });
  forgetLists(['readJobPostingsForCompany', 'readScrappedJobPostings', ...READERS_LISTS]);
}

/** A posting of the own company as it is on the server now. Rejects when it cannot be read. */
export async function currentJob(uuid: string): Promise<JobToModify> {
  const { data } = await client.query({ query: JobToModifyDocument, variables: { uuid }, fetchPolicy: 'no-cache' });
  if (!data?.readJobPostingForCompany) throw new Error('There is no such posting any more.');
  return data.readJobPostingForCompany;
}

/** Opens a posting for applications, or closes it; what it is then is for the server to say. */
export async function setJobState(uuid: string, wanted: 'OPEN' | 'CLOSED'): Promise<void> {
  const { state } = await rest.put<{ state: JobPostingState }>(`/api/job-posting/${uuid}/state`, { state: wanted });
  client.cache.updateFragment(
    { id: `JobPosting:${uuid}`, fragment: JobStateFragmentDoc },
    (job) => job && { ...job, state },
  );
  moveInOwnLists(uuid, state);
  forgetLists(READERS_LISTS);
}

/** What everybody reads: a posting may have come or gone. */
const READERS_LISTS = ['readJobPostings', 'readHotJobPostings'];

function forgetLists(fieldNames: readonly string[]): void {
  for (const fieldName of fieldNames) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
  client.cache.gc();
}

interface StoredList {
  items: readonly Reference[];
  totalCount?: number;
}

/** Takes a posting out of its company's lists that it is no longer part of; those that it comes to are asked for anew. */
function moveInOwnLists(uuid: string, state: JobPostingState): void {
  const ref = `JobPosting:${uuid}`;
  client.cache.modify<Record<string, unknown>>({
    id: 'ROOT_QUERY',
    fields: {
      readJobPostingsForCompany: (stored, { storeFieldName, DELETE }) => {
        const list = stored as StoredList;
        const listed = /"state":"(\w+)"/.exec(storeFieldName)?.[1];
        const isThere = list.items.some((row) => row.__ref === ref);
        const belongs = listed === undefined || listed === state;
        if (isThere === belongs) return list;
        if (belongs) return DELETE;
        const items = list.items.filter((row) => row.__ref !== ref);
        return { ...list, items, totalCount: Math.max(0, (list.totalCount ?? 0) - 1) };
      },
    },
  });
}
