import { byId, type Named } from './named.ts';
import rows from './salaryTypes.json' with { type: 'json' };

/** How pay is counted. With 1 (negotiable) a posting names no amount. */
export const SALARY_TYPES: readonly Named[] = rows;

export const SALARY_TYPE_BY_ID = byId(SALARY_TYPES);

export const NEGOTIABLE = 1;
export const HOURLY = 2;
export const DAILY = 3;
export const WEEKLY = 4;
export const MONTHLY = 5;
export const ANNUAL = 6;
