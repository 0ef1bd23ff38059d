import { type JobInsert, PgBoss } from 'pg-boss';
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

interface Insert {
  sql: string;
  values: unknown[];
}

/** The statements that would add these jobs, one for each kind. */
export async function insertsOf(queue: PgBoss, jobs: Iterable<[name: string, JobInsert[]]>): Promise<Insert[]> {
  const inserts: Insert[] = [];
  const executeSql = (sql: string, values: unknown[] = []) => {
    inserts.push({ sql, values });
    return Promise.resolve({ rows: [] });
  };
  for (const [name, ofKind] of jobs) await queue.insert(name, ofKind, { db: { executeSql } });
  return inserts;
}

/** One statement of several that take one parameter each: whoever waits for them waits once. */
export function inOneStatement(inserts: readonly Insert[]): Insert {
  const parts = inserts.map(({ sql }, index) => `insert${index} as (${sql.replaceAll('$1', `$${index + 1}`)})`);
  return { sql: `with ${parts.join(', ')} select`, values: inserts.flatMap(({ values }) => values) };
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
