import { JOB_POSTING_ROWS_BYTES, JOB_POSTING_ROWS_MAX, JOB_POSTING_TABLE_ROWS } from '@haiko/shared/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createJobPostings, loadJobTable } from './jobPostingTable.actions.ts';
import { readTable, type ReadTable } from './readTable.ts';
import { tableTemplate } from './tableTemplate.ts';

const BUSY = { statusCode: 429, code: 'TOO_MANY_REQUESTS', message: '', requestId: 'x' };
const CALLS = JOB_POSTING_TABLE_ROWS / JOB_POSTING_ROWS_MAX;
const SCRIPTS = ['용접', 'Welding', '焊接', '溶接', 'เชื่อม', 'hàn', 'ផ្សារ', 'hinang', 'ঢালাই'];

interface SentRow {
  key?: string;
  reference?: string;
  posting: { title: string };
}
/** What the server has, by key, and what each call was. */
let written: Map<string, string>;
let calls: { path: string; body: { rows: SentRow[] } & Record<string, unknown> }[];
/** The calls, counted from one, that are told to wait, and whose reply is lost. */
let busy: number[];
let lost: number[];

beforeEach(() => {
  [written, calls, busy, lost] = [new Map(), [], [], []];
  // A server that keeps each row under its key, once.
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    expect(new TextEncoder().encode(body).length).toBeLessThan(JOB_POSTING_ROWS_BYTES + 1_000);
    calls.push({ path, body: JSON.parse(body) as (typeof calls)[number]['body'] });
    const { rows } = calls.at(-1)?.body ?? {};
    if (busy.includes(calls.length))
      return Promise.resolve(Response.json(BUSY, { status: 429, headers: { 'Retry-After': '0' } }));
    for (const { key, reference, posting } of rows ?? []) written.set(key ?? reference ?? '', posting.title);
    if (lost.includes(calls.length)) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(Response.json({ uuid: 'a-table', written: rows?.length }));
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A table of as many rows as there may be. */
async function aLongTable(isOfSource: boolean): Promise<{ table: ReadTable; titles: string[] }> {
  const { right, origins } = await readTable(new Blob([tableTemplate('ko', { isOfSource })]), { isOfSource });
  const [posting, origin] = [right[0], origins[0]];
  if (!posting || (isOfSource && !origin)) throw new Error('The template has no posting.');
  const titles = Array.from({ length: JOB_POSTING_TABLE_ROWS }, (_, n) => `${SCRIPTS[n % SCRIPTS.length]} ${n + 1}`);
  const table = {
    right: titles.map((title) => ({ ...posting, title })),
    origins: origin ? titles.map((_, index) => ({ ...origin, reference: `A-${index + 1}` })) : [],
    wrong: [],
    heads: {},
  };
  return { table, titles };
}

it('sends a company’s longest table in its order, waits where it is told to, and goes on where a reply was lost', async () => {
  const { table, titles } = await aLongTable(false);
  [busy, lost] = [[7], [251]];
  const done: number[] = [];
  await expect(createJobPostings(table, (count) => done.push(count))).rejects.toThrow();
  expect([done.at(-1), written.size]).toEqual([249 * JOB_POSTING_ROWS_MAX, 250 * JOB_POSTING_ROWS_MAX]);

  [calls, busy, lost] = [[], [], []];
  await createJobPostings(table, (count) => done.push(count));
  expect([...written.values()]).toEqual(titles);
  expect(calls.map(({ body }) => body.rows.length)).toEqual(Array.from({ length: CALLS }, () => JOB_POSTING_ROWS_MAX));
  expect(done.slice(-CALLS)).toEqual(Array.from({ length: CALLS }, (_, call) => (call + 1) * JOB_POSTING_ROWS_MAX));
});

it('sends the longest table of a source, and says at its end what was not sent and why', async () => {
  const { table, titles } = await aLongTable(true);
  const wrong = Array.from({ length: 300 }, (_, index) => ({
    row: index + 2,
    problems: [{ column: 'title', message: 'fieldErrors.REQUIRED' } as const],
  }));
  const source = { name: '안산시', url: 'https://ansan.example/jobs' };
  await loadJobTable({ ...table, wrong }, { source, holdsAll: true }, () => undefined);
  expect([...written.values()]).toEqual(titles);
  expect(calls).toHaveLength(CALLS + 2);
  const { path, body } = calls.at(-1) ?? {};
  expect(path).toBe('/api/job-tables/a-table/end');
  const reason = 'REQUIRED title';
  expect(body).toMatchObject({ holdsAll: true, refusedCount: 300, refusedReasons: [{ reason, count: 300 }] });
  expect(body?.['refused']).toEqual(Array.from({ length: 100 }, (_, n) => ({ record: String(n + 2), reason })));
});
