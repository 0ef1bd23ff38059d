import * as v from 'valibot';
import { WAGE_DEFAULTERS_LIST_MAX } from '../limits.ts';
import { fields, text } from './fields.ts';

/** A whole list as CSV, whose first line names the columns (`DEFAULTER_COLUMNS`). */
export const WageDefaultersBody = fields({ list: text({ max: WAGE_DEFAULTERS_LIST_MAX }) });

const count = v.pipe(v.number(), v.integer());

/** How many entries the list has, and how many of the one before it has no more. */
export const LoadedWageDefaulters = v.object({ entries: count, dropped: count });
