import * as v from 'valibot';
import {
  COMPANY_NAME_MAX,
  JOB_POSTING_ROWS_MAX,
  JOB_POSTING_TABLE_ROWS,
  JOB_TABLE_NOTICE_MAX,
  JOB_TABLE_REFERENCE_MAX,
  JOB_TABLE_REFUSED_MAX,
  LINK_MAX,
} from '../limits.ts';
import { fields, integer, list, optionalText, rule, text, type Problem } from './fields.ts';
import { SourcePosting } from './jobPostings.schemas.ts';

/** Why it is no https address that anybody may follow, or null. */
export function linkProblem(link: string): Problem | null {
  if (link.length > LINK_MAX) return 'TOO_LONG';
  const url = URL.parse(link);
  return url?.protocol === 'https:' && !url.username && !url.password ? null : 'INVALID';
}

const link = v.pipe(text({ max: LINK_MAX }), rule(linkProblem));

/** Body of POST /api/job-tables: whose table it is. Who is named as before is the same one. */
export const JobTableBody = fields({
  name: text({ max: COMPANY_NAME_MAX, isName: true }),
  url: link,
  /** What is to be said beside each posting. */
  notice: optionalText({ max: JOB_TABLE_NOTICE_MAX }),
});

export const StartedJobTable = v.object({ uuid: v.string() });

/** What a row of such a table says besides the posting. */
export const jobTableEntries = {
  /** By which the row is known again in a later table. */
  reference: text({ max: JOB_TABLE_REFERENCE_MAX }),
  companyName: text({ max: COMPANY_NAME_MAX, isName: true }),
  /** Its own page, where it has one. */
  link: v.nullish(link),
};

/** Body of POST /api/job-tables/{id}/rows. */
export const JobTableRowsBody = fields({
  rows: list(fields({ ...jobTableEntries, posting: SourcePosting }), { min: 1, max: JOB_POSTING_ROWS_MAX }),
});

/** Body of POST /api/job-tables/{id}/end. */
export const JobTableEndBody = fields({
  /** Whether what is missing in it is over. */
  holdsAll: v.boolean('INVALID'),
  /** The first of the rows that were not sent, and why: `REQUIRED title`. */
  refused: list(
    fields({ record: text({ max: JOB_TABLE_REFERENCE_MAX }), reason: text({ max: JOB_TABLE_REFERENCE_MAX }) }),
    { min: 0, max: JOB_TABLE_REFUSED_MAX },
  ),
  refusedCount: integer({ min: 0, max: JOB_POSTING_TABLE_ROWS }),
  /** How many of all of them for which reason; those above are counted where it is left out. */
  refusedReasons: v.nullish(
    list(
      fields({
        reason: text({ max: JOB_TABLE_REFERENCE_MAX }),
        count: integer({ min: 1, max: JOB_POSTING_TABLE_ROWS }),
      }),
      {
        ...{ min: 0, max: JOB_TABLE_REFUSED_MAX },
      },
    ),
  ),
});

const count = v.pipe(v.number(), v.integer());

/** What became of the postings. */
export const EndedJobTable = v.object({ created: count, updated: count, unchanged: count, closed: count });
