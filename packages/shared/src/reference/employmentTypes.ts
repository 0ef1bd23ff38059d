import { byId, type Named } from './named.ts';
import rows from './employmentTypes.json' with { type: 'json' };

/** Kinds of employment. */
export const EMPLOYMENT_TYPES: readonly Named[] = rows;

export const FULL_TIME = 1;

export const EMPLOYMENT_TYPE_BY_ID = byId(EMPLOYMENT_TYPES);
