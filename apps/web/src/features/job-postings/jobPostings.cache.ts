import { client } from '#/api/client.ts';

/** What everybody reads: a posting may have come or gone. */
export const PUBLIC_LISTS = ['readJobPostings', 'readHotJobPostings'];

/** Has lists of postings, by the names of their queries, asked for anew when they are shown next. */
export function forgetLists(fieldNames: readonly string[]): void {
  for (const fieldName of fieldNames) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
  client.cache.gc();
}
