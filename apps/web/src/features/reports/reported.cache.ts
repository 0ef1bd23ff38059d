import type { ApolloCache } from '@apollo/client';
import type { ReportTargetType } from '@haiko/shared/reports';
import { LIVE_FIELDS, PAGED_FIELDS } from '#/api/cache.ts';

/** Of what is hidden from whoever reports it, the records that show it. */
const RECORDS: Partial<Record<ReportTargetType, string>> = {
  post: 'Post',
  comment: 'Comment',
  note: 'Note',
  'job-posting': 'JobPosting',
};

/** Whether whoever reports this sees it no more. */
export function isHiddenByReport(type: ReportTargetType): boolean {
  return RECORDS[type] !== undefined;
}

/** Takes what was reported off the screen, and out of every list; a comment that others have answered keeps its place. */
export function hideReported(cache: ApolloCache, type: ReportTargetType, uuid: string): void {
  const id = `${RECORDS[type]}:${uuid}`;
  let isAnswered = false;
  if (type === 'comment')
    cache.modify<{ childCommentsCount: number; isDeleted: boolean }>({
      id,
      fields: {
        childCommentsCount: (count) => {
          isAnswered = count > 0;
          return count;
        },
      },
    });
  if (isAnswered) cache.modify({ id, fields: { isDeleted: () => true } });
  else cache.evict({ id });
  cache.gc();
}

/** What is shown again comes back with the next look at a list. */
export function forgetLists(cache: ApolloCache): void {
  for (const fieldName of [...PAGED_FIELDS, ...Object.keys(LIVE_FIELDS)]) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
