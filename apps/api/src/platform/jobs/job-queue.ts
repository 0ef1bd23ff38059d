import { PgBoss } from 'pg-boss';
import type { Database } from '../database/database.js';

type Executor = Pick<Database, 'execute'>;

/**
 * pg-boss on the product's own pool: a job that is sent inside a transaction is a row of that transaction, there when it
 * commits and gone when it rolls back.
 */
export function jobQueue(database: Executor, { isWorking }: { isWorking: boolean }): PgBoss {
  return new PgBoss({
    db: { executeSql: (text, values) => database.execute(text, values ?? []) },
    schema: 'jobs',
    // Tables are made by the migrate command; the server itself changes none.
    migrate: false,
    createSchema: false,
    supervise: isWorking,
    schedule: isWorking,
  });
}

/** Makes or updates the queue's own tables; part of migrating. */
export async function installJobQueue(database: Executor): Promise<void> {
  const queue = new PgBoss({
    db: { executeSql: (text, values) => database.execute(text, values ?? []) },
    schema: 'jobs',
    supervise: false,
    schedule: false,
  });
  await queue.start();
  await queue.stop({ graceful: false });
}
