import { byId, type Named } from './named.ts';
import rows from './employmentTypes.json' with { type: 'json' };

/** Kinds of employment. */
export const EMPLOYMENT_TYPES: readonly Named[] = rows;

export const FULL_TIME = 1;
/** For some days, none of which promises another one. */
export const DAY_LABOUR = 6;

export const EMPLOYMENT_TYPE_BY_ID = byId(EMPLOYMENT_TYPES);
