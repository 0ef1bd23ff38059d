import type { BodyOf } from '@haiko/shared/contract/call';
import type { updateJobPosting } from '@haiko/shared/contract/jobPostings';
import { snakeCase } from '../../platform/database/snake-naming.js';
import type { JobPosting } from './job-posting.entity.js';

// The columns of a posting, once for all statements: who adds a field adds it here, and the compiler asks whoever writes postings
// (a company's form, an import, the samples) what it is to be.

/** What a posting says by numbers and flags, and everybody reads who may read it. */
const SHOWN = [
  'salaryTypeId',
  'salaryAmountMin',
  'salaryAmountMax',
  'workingTime',
  'workingDays',
  'hasProbation',
  'isPieceRate',
  'educationId',
  'career',
  'employmentType',
  'isRemote',
  'housing',
  'isPublic',
] as const satisfies (keyof JobPosting)[];

/** What it says besides; lists of its texts and parts have statements of their own. */
const CONTENT = [
  ...SHOWN,
  'originalLanguage',
  'title',
  'description',
  'extraInfo',
  'deadlineDate',
  'contactName',
  'contactPhone',
  'contactMobile',
  'contactEmail',
] as const satisfies (keyof JobPosting)[];

const WRITTEN = [...CONTENT, 'facets', 'facetsVersion'] as const satisfies (keyof JobPosting)[];

/** What a company writes besides: lists, which have tables of their own, and the version that it has read. */
type NoColumn = 'regions' | 'jobCategories' | 'visas' | 'languageLevels' | 'updatedAt';
/** A field of the contract without a column. There is none: what compiles would be lost in silence. */
type Lost = Exclude<keyof BodyOf<typeof updateJobPosting>, NoColumn | (typeof CONTENT)[number]>;

/** A posting as its writer says it. */
export type WrittenPosting = Pick<JobPosting, (typeof WRITTEN)[number]> & Record<Lost, never>;
/** Of a row that is read. */
export type ShownColumns = Pick<JobPosting, (typeof SHOWN)[number]>;

/** The names of the columns of `WrittenPosting`. */
export const WRITTEN_COLUMNS: readonly string[] = WRITTEN.map(snakeCase);

/** Values under the names of their columns, as `jsonb_populate_record(null::job_postings, …)` takes them. */
export function columnsOf(values: Partial<JobPosting>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [snakeCase(name), value]));
}

/** The columns of `ShownColumns` of the row `alias`, to select. */
export const shownColumns = (alias: string) =>
  SHOWN.map((name) => `${alias}.${snakeCase(name)} as "${name}"`).join(', ');

/** What its writer said in the columns of the row `alias`, as pairs of `json_build_object`. */
export const contentPairs = (alias: string) =>
  CONTENT.map((name) => `'${name}', ${alias}.${snakeCase(name)}`).join(', ');
