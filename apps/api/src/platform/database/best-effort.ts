import type { ErrorCode } from '@haiko/shared/errors';
import { toAppError } from '../errors/app-error-of.js';

const NOT_NOW = new Set<ErrorCode>(['READ_ONLY', 'STORAGE_FULL', 'UNAVAILABLE']);

/**
 * A write beside a read, like a count of views: where the database takes none at the moment, or somebody holds the row for long, it
 * is lost and the read goes on. Undefined then; throws whatever else goes wrong.
 */
export async function bestEffort<Result>(write: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await write();
  } catch (error) {
    if (NOT_NOW.has(toAppError(error).code)) return undefined;
    throw error;
  }
}
