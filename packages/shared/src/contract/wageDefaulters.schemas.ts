import * as v from 'valibot';
import { WAGE_DEFAULTERS_LIST_MAX } from '../limits.ts';
import { isBlank } from '../rules/text.ts';
import { fields, judged, type Problem } from './fields.ts';

/** In units of UTF-16: to count what a reader calls characters takes longer than to read the list, which nobody reads as one text. */
function listProblem(list: string): Problem | null {
  if (isBlank(list)) return 'REQUIRED';
  return list.length > WAGE_DEFAULTERS_LIST_MAX ? 'TOO_LONG' : null;
}

/** A whole list as CSV, whose first line names the columns (`DEFAULTER_COLUMNS`). Its entries are judged as they are read. */
export const WageDefaultersBody = fields({ list: judged(listProblem, { maxLength: WAGE_DEFAULTERS_LIST_MAX }) });

const count = v.pipe(v.number(), v.integer());

/** How many entries the list has, and how many of the one before it has no more. */
export const LoadedWageDefaulters = v.object({ entries: count, dropped: count });
