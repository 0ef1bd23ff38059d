import * as contract from '@haiko/shared/contract/jobPostings';
import { JOB_POSTING_ROWS_BYTES, JOB_POSTING_ROWS_MAX } from '@haiko/shared/limits';
import { rest } from '#/api/rest.ts';
import { forgetLists, PUBLIC_LISTS } from '#/features/job-postings/jobPostings.cache.ts';
import type { ReadTable } from './readTable.ts';
import { rowKeys } from './rowKeys.ts';

type Body = ReadTable['right'][number];

/**
 * Sends the rows of a table, some at a time and in their order; `onProgress` is told how many there are on the server. Rows that are there
 * from an earlier try are not posted again. Rejects with what the server refuses; what was sent before stays.
 */
export async function createJobPostings(bodies: readonly Body[], onProgress: (done: number) => void): Promise<void> {
  const keys = await rowKeys(bodies);
  const rows = bodies.map((posting, index) => ({ key: keys[index] ?? '', posting }));
  let done = 0;
  try {
    for (const some of inParts(rows)) {
      await rest.call(contract.createJobPostings, { body: { rows: some } });
      done += some.length;
      onProgress(done);
    }
  } finally {
    forgetLists(['readJobPostingsForCompany', ...PUBLIC_LISTS]);
  }
}

/** As many at once as one call takes. */
function inParts<Row>(rows: readonly Row[]): Row[][] {
  const encoder = new TextEncoder();
  const parts: Row[][] = [];
  let bytes = Infinity;
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(row)).length;
    const last = parts.at(-1);
    if (last && last.length < JOB_POSTING_ROWS_MAX && bytes + size <= JOB_POSTING_ROWS_BYTES) {
      last.push(row);
      bytes += size;
    } else {
      parts.push([row]);
      bytes = size;
    }
  }
  return parts;
}
