import { byId, type Named } from './named.ts';
import rows from './educations.json' with { type: 'json' };

/** Where a posting asks for none. */
export const ANY_EDUCATION = 1;

/** The least schooling that a posting asks for. */
export const EDUCATIONS: readonly Named[] = rows;

export const EDUCATION_BY_ID = byId(EDUCATIONS);
