import { byId, type Named } from './named.ts';
import rows from './careers.json' with { type: 'json' };

/** Where a posting asks for none. */
export const ANY_CAREER = 4;

/** Whether a posting looks for beginners or for people with experience. */
export const CAREERS: readonly Named[] = rows;

export const CAREER_BY_ID = byId(CAREERS);
