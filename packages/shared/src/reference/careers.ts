import { byId, type Named } from './named.ts';
import rows from './careers.json' with { type: 'json' };

/** Whether a posting looks for beginners or for people with experience. */
export const CAREERS: readonly Named[] = rows;

export const CAREER_BY_ID = byId(CAREERS);
