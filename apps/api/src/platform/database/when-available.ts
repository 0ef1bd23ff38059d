import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { toAppError } from '../errors/app-error-of.js';

const logger = new Logger('Database');
const PATIENCE_MS = 60_000;
const PAUSE_MS = 1_000;

/**
 * Work with the database while a server starts, when nobody could be told to try again: while the database is away, or has no
 * connection to give, it is done anew every second, for a minute (`patienceMs`) from the first failure at most. Only for what may be done
 * twice, as the answer may have been what was lost. Throws the last failure then, and whatever else goes wrong at once.
 */
export async function whenAvailable<Result>(
  work: () => Promise<Result>,
  { patienceMs = PATIENCE_MS } = {},
): Promise<Result> {
  for (let end = Infinity; ; await sleep(PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (toAppError(error).code !== 'UNAVAILABLE') throw error;
      end = Math.min(end, performance.now() + patienceMs);
      if (performance.now() >= end) throw error;
      logger.warn({ event: 'DATABASE_AWAITED', reason: (error as Error).message });
    }
  }
}
