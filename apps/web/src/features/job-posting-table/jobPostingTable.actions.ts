import * as contract from '@haiko/shared/contract/jobPostings';
import { endJobTable, sendJobTableRows, startJobTable } from '@haiko/shared/contract/jobTables';
import { JOB_POSTING_ROWS_BYTES, JOB_POSTING_ROWS_MAX, JOB_TABLE_REFUSED_MAX } from '@haiko/shared/limits';
import { ApiError } from '#/api/apiError.ts';
import { rest } from '#/api/rest.ts';
import { forgetLists, PUBLIC_LISTS } from '#/features/job-postings/jobPostings.cache.ts';
import type { ReadTable } from './readTable.ts';
import { rowKeys } from './rowKeys.ts';
import type { CellProblem } from './rowValues.ts';
import type { TableOutcome, TableSource } from './tableSource.ts';

/** A wait that is not worth being told; a longer one is a limit. */
const LONGEST_WAIT_SECONDS = 30;
/** What else the page asks for meanwhile goes on by what comes back in these. */
const SPARED_SECONDS = 2;

type OnProgress = (done: number) => void;

/**
 * Sends the rows of a company's table, some at a time and in their order; `onProgress` is told how many there are on the server. Rows
 * that are there from an earlier try are not posted again. Rejects with what the server refuses; what was sent before stays.
 */
export async function createJobPostings({ right }: ReadTable, onProgress: OnProgress): Promise<void> {
  const keys = await rowKeys(right);
  const rows = right.map((posting, index) => ({ key: keys[index] ?? '', posting }));
  try {
    await inParts(rows, (some) => rest.call(contract.createJobPostings, { body: { rows: some } }), onProgress);
  } finally {
    forgetLists(['readJobPostingsForCompany', ...PUBLIC_LISTS]);
  }
}

/** As `createJobPostings`, of the table of a source; `holdsAll` has what is missing in it closed. */
export async function loadJobTable(
  { right, origins, wrong }: ReadTable,
  { source, holdsAll }: { source: TableSource; holdsAll: boolean },
  onProgress: OnProgress,
): Promise<TableOutcome> {
  const keys = await rowKeys(right.map((posting, index) => ({ ...origins[index], posting })));
  const rows = origins.flatMap((origin, index) => {
    const posting = right[index];
    return posting ? [{ ...origin, reference: origin.reference ?? keys[index] ?? '', posting }] : [];
  });
  const { uuid: id } = await rest.call(startJobTable, { body: source });
  try {
    const send = (some: typeof rows) => rest.call(sendJobTableRows, { params: { id }, body: { rows: some } });
    await inParts(rows, send, onProgress);
    const refused = wrong.slice(0, JOB_TABLE_REFUSED_MAX).map(({ row, problems: [problem] }) => ({
      record: String(row),
      reason: problem ? reasonOf(problem) : 'INVALID',
    }));
    const body = { holdsAll, refused, refusedCount: wrong.length, refusedReasons: reasonsOf(wrong) };
    return await rest.call(endJobTable, { params: { id }, body });
  } finally {
    forgetLists(PUBLIC_LISTS);
  }
}

/** How many rows have which mistake first, the most frequent first; more kinds than the server takes there hardly are. */
function reasonsOf(wrong: ReadTable['wrong']) {
  const counts = new Map<string, number>();
  for (const {
    problems: [problem],
  } of wrong) {
    const reason = problem ? reasonOf(problem) : 'INVALID';
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  const reasons = [...counts].map(([reason, count]) => ({ reason, count }));
  return reasons.sort((one, next) => next.count - one.count).slice(0, JOB_TABLE_REFUSED_MAX);
}

/** As the other sources say it: `REQUIRED title`. */
function reasonOf(problem: CellProblem): string {
  const { column } = problem;
  if ('unknown' in problem) return `UNKNOWN ${column}`;
  return 'repeated' in problem ? `DUPLICATE ${column}` : `${problem.message.split('.').at(-1)} ${column}`;
}

async function inParts<Row>(
  rows: readonly Row[],
  send: (some: Row[]) => Promise<unknown>,
  onProgress: OnProgress,
): Promise<void> {
  let done = 0;
  for (const some of partsOf(rows)) {
    await sentInTurn(() => send(some));
    done += some.length;
    onProgress(done);
  }
}

/** A long table costs more than somebody may take at once: its parts wait for what comes back in moments, not for a day to be over. */
async function sentInTurn(send: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      return void (await send());
    } catch (error) {
      const seconds =
        error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS' ? error.retryAfterSeconds : undefined;
      if (seconds === undefined || seconds > LONGEST_WAIT_SECONDS) throw error;
      await new Promise((resolve) => setTimeout(resolve, (seconds + SPARED_SECONDS) * 1_000));
    }
  }
}

/** As many at once as one call takes. */
function partsOf<Row>(rows: readonly Row[]): Row[][] {
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
