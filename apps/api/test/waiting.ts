import type { TestApp } from './app.js';
import { until } from './until.js';

/** Until so many statements of this file's database wait for locks. */
export async function untilWaiting({ database }: TestApp, count = 1): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await until(async () => (await database.manager.query<unknown[]>(waiting)).length >= count);
}

/**
 * Runs `meanwhile` while a second connection holds what `statement` locks or writes, then commits that. Returns what
 * `meanwhile` does.
 */
export async function holding<Result>(
  { database }: TestApp,
  [statement, values]: readonly [string, unknown[]],
  meanwhile: () => Promise<Result>,
): Promise<Result> {
  const other = database.manager.connection.createQueryRunner();
  await other.startTransaction();
  try {
    await other.query(statement, values);
    return await meanwhile();
  } finally {
    await other.commitTransaction();
    await other.release();
  }
}

/** Runs `work` in a transaction that has begun before `meanwhile`, and does nothing until that is over. */
export async function begunBefore<Result>(
  { database }: TestApp,
  meanwhile: () => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const running = database.transaction(async () => {
    await database.execute('select', []);
    begun.resolve();
    await over.promise;
    return work();
  });
  await begun.promise;
  await meanwhile().then(() => over.resolve(), over.reject);
  return running;
}
