import type { DataSource } from 'typeorm';

/**
 * Runs `work` while nobody else who names the same lock does, in whichever process. The lock is held on a connection of
 * its own, so `work` may take its time and use others; the pool needs one more than `work` does.
 */
export async function withAdvisoryLock<Result>(
  dataSource: DataSource,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = dataSource.createQueryRunner();
  await holder.connect();
  try {
    // Waiting for somebody else's migration may take longer than a request ever should.
    await holder.query('set statement_timeout = 0');
    await holder.query('set lock_timeout = 0');
    await holder.query('select pg_advisory_lock(hashtext($1))', [name]);
    return await work();
  } finally {
    await holder.query('select pg_advisory_unlock(hashtext($1))', [name]);
    await holder.query('reset statement_timeout');
    await holder.query('reset lock_timeout');
    await holder.release();
  }
}
