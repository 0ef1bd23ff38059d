import pg from 'pg';

/**
 * The number of SQL statements that `work` sends, whichever connection sends them: the alarm for one query per row.
 * Not for use while other tests of the same process run; jest runs a file's tests one after another.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const { query } = pg.Client.prototype;
  let count = 0;
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: Parameters<typeof query>) {
    count += 1;
    return query.apply(this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return count;
}
