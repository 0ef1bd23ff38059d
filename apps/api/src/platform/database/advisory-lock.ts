import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { besideShare } from './shared-pool.js';

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
  return onConnectionOfItsOwn(dataSource, async (holder) => {
    // Asking again, not one long wait: a statement of ours may take no longer than a request's.
    while (!(await tryLock(holder, name))) await sleep(ASK_AGAIN_MS);
    return locked(holder, name, work);
  });
}

/** The same, but does nothing and returns undefined while somebody else holds the lock. */
export async function ifNobodyHolds<Result>(
  dataSource: DataSource,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  return onConnectionOfItsOwn(dataSource, async (holder) =>
    (await tryLock(holder, name)) ? locked(holder, name, work) : undefined,
  );
}

async function onConnectionOfItsOwn<Result>(
  dataSource: DataSource,
  work: (holder: QueryRunner) => Promise<Result>,
): Promise<Result> {
  const holder = dataSource.createQueryRunner();
  await besideShare(() => holder.connect());
  try {
    return await work(holder);
  } finally {
    await holder.release();
  }
}

async function locked<Result>(holder: QueryRunner, name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } finally {
    await holder.query('select pg_advisory_unlock(hashtext($1))', [name]);
  }
}

async function tryLock(holder: QueryRunner, name: string): Promise<boolean> {
  const [row]: { locked: boolean }[] = await holder.query('select pg_try_advisory_lock(hashtext($1)) as locked', [
    name,
  ]);
  return row?.locked ?? false;
}
