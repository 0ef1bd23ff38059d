import * as contract from '@haiko/shared/contract/jobPostings';
import { client } from '#/api/client.ts';
import { JobPostingToModifyDocument } from '#/api/generated.ts';
import { rest } from '#/api/rest.ts';
import { forgetLists, PUBLIC_LISTS } from '#/features/job-postings/jobPostings.cache.ts';
import { type JobPostingToModify, type JobPostingValues, payloadOf } from './jobPostingFields.ts';

export async function createJobPosting(values: JobPostingValues): Promise<void> {
  await rest.callIdempotent(contract.createJobPosting, { body: payloadOf(values) });
  forgetLists(['readJobPostingsForCompany', ...PUBLIC_LISTS]);
}

/**
 * Changes the version of a posting that was read. What is known of it is asked for afresh afterwards, in whatever language it
 * was read. Rejects with CHANGED_MEANWHILE where another version is saved.
 */
export async function updateJobPosting(
  uuid: string,
  values: JobPostingValues,
  updatedAt: string | undefined,
): Promise<void> {
  await rest.call(contract.updateJobPosting, { params: { id: uuid }, body: { ...payloadOf(values), updatedAt } });
  client.cache.evict({ id: `JobPosting:${uuid}` });
  forgetLists(['readJobPostingsForCompany', 'readScrappedJobPostings', ...PUBLIC_LISTS]);
}

/** A posting of the own company as it is on the server now. Rejects when it cannot be read. */
export async function loadJobPostingToModify(uuid: string): Promise<JobPostingToModify> {
  const { data } = await client.query({
    query: JobPostingToModifyDocument,
    variables: { uuid },
    fetchPolicy: 'no-cache',
  });
  if (!data?.readJobPostingForCompany) throw new Error('There is no such posting any more.');
  return data.readJobPostingForCompany;
}
