import type { Reference } from '@apollo/client';
import type { Modifier } from '@apollo/client/cache';
import * as contract from '@haiko/shared/contract/jobPostings';
import { client } from '#/api/client.ts';
import { forgetKept } from '#/api/keptFetch.ts';
import { rest } from '#/api/rest.ts';

/** Deletes a posting of one's own on the server; once no screen shows it any more, `forgetJobPosting` takes it out of every list. */
export async function deleteJobPosting(uuid: string): Promise<void> {
  await rest.call(contract.deleteJobPosting, { params: { id: uuid }, query: {} });
}

/** Takes a deleted posting out of the cache, and with it out of every list and its count, and out of what is read without a network. */
export function forgetJobPosting(uuid: string): void {
  const id = `JobPosting:${uuid}`;
  const without = (stored: unknown) => {
    const list = stored as StoredList;
    const items = list.items.filter((row) => row.__ref !== id);
    if (items.length === list.items.length) return list;
    return { ...list, items, ...(list.totalCount && { totalCount: list.totalCount - 1 }) };
  };
  const withoutOwn: Modifier<unknown> = (stored, { DELETE }) => {
    const left = without(stored);
    // It may have been on a page that was not loaded yet: only the server knows the count now.
    return left === stored && left.hasMore ? DELETE : left;
  };
  client.cache.modify<Record<string, unknown>>({
    id: 'ROOT_QUERY',
    fields: { readJobPostings: without, readJobPostingsForCompany: withoutOwn, readScrappedJobPostings: without },
  });
  client.cache.evict({ id });
  client.cache.gc();
  forgetKept(uuid);
}

interface StoredList {
  items: readonly Reference[];
  totalCount?: number;
  hasMore?: boolean;
}
