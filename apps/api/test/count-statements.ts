import pg from 'pg';

/** The job queue's look at its own settings: at the first job of each kind in a process, and once a minute. */
const QUEUE_SETTINGS = /\bFROM jobs\.queue q\b/;

/**
 * The number of SQL statements that `work` sends, whichever connection sends them: the alarm for one query per row.
 * Not for use while other tests of the same process run; vitest runs a process's tests one after another.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const { query } = pg.Client.prototype;
  let count = 0;
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: Parameters<typeof query>) {
    const [statement] = args as unknown as [string | { text: string }];
    if (!QUEUE_SETTINGS.test(typeof statement === 'string' ? statement : statement.text)) count += 1;
    return query.apply(this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return count;
}
