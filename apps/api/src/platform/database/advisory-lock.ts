import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';

const ASK_AGAIN_MS = 100;

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
    // Asking again, not one long wait: a statement of ours may take no longer than a request's.
    while (!(await tryLock(holder, name))) await sleep(ASK_AGAIN_MS);
    try {
      return await work();
    } finally {
      await holder.query('select pg_advisory_unlock(hashtext($1))', [name]);
    }
  } finally {
    await holder.release();
  }
}

async function tryLock(holder: QueryRunner, name: string): Promise<boolean> {
  const [row]: { locked: boolean }[] = await holder.query('select pg_try_advisory_lock(hashtext($1)) as locked', [
    name,
  ]);
  return row?.locked ?? false;
}
