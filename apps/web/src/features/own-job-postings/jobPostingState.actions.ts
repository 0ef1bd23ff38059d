import type { Reference } from '@apollo/client';
import * as contract from '@haiko/shared/contract/jobPostings';
import { client } from '#/api/client.ts';
import { JobPostingStateFragmentDoc, type JobPostingState } from '#/api/generated.ts';
import { rest } from '#/api/rest.ts';
import { forgetLists, PUBLIC_LISTS } from '#/features/job-postings/jobPostings.cache.ts';

/**
 * Opens a posting for applications, or closes it, with `isFilled` because somebody was found; what it is then is for the server to
 * say.
 */
export async function setJobPostingState(uuid: string, wanted: 'OPEN' | 'CLOSED', isFilled = false): Promise<void> {
  const body = { state: wanted, isFilled };
  const { state } = await rest.call(contract.setJobPostingState, { params: { id: uuid }, body });
  client.cache.updateFragment(
    { id: `JobPosting:${uuid}`, fragment: JobPostingStateFragmentDoc },
    (posting) => posting && { ...posting, state },
  );
  moveInOwnLists(uuid, state);
  forgetLists(PUBLIC_LISTS);
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
