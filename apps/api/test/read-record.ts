import { importedPosting } from '../src/features/job-imports/imported-posting.js';
import { aRecord } from './feed-server.js';

/** When records are read. */
export const NOW = new Date('2026-11-21T03:00:00Z');
/** Days of a record that is taken then. */
export const DAYS = { datePosted: '2026-11-19', validThrough: '2026-12-31' };

/** The posting that a record becomes; throws where it is refused. */
export const readRecord = (changes: Record<string, unknown> = {}) =>
  importedPosting(aRecord({ ...DAYS, ...changes }), NOW);

/** Why a record is refused, or `taken`. */
export function refusalOf(changes: Record<string, unknown>): string {
  try {
    readRecord(changes);
    return 'taken';
  } catch (error) {
    return (error as Error).message;
  }
}
