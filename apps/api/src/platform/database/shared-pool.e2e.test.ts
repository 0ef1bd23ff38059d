import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { startApp, type TestApp } from '../../../test/app.js';
import { query } from '../../../test/client.js';
import { until } from '../../../test/until.js';
import { type JobKind, Jobs } from '../jobs/jobs.js';
import { inBackground } from './shared-pool.js';

const CONNECTIONS = 10;
/** Of these, what background work may have. */
const SHARE = 3;
const WORKERS = 12;
/** What everybody waits for here. */
const LOCK = 20_261_123;
const KINDS: JobKind[] = Array.from({ length: WORKERS }, (_, n) => ({ name: `test.waits${n}` }));

let test: TestApp;
let admin: pg.Client;
let done: number;
beforeAll(async () => {
  test = await startApp({ BACKGROUND_JOBS: 'on', DATABASE_POOL_SIZE: String(CONNECTIONS) }, (app) => {
    for (const kind of KINDS) app.get(Jobs).register(kind, waitForLock);
  });
  admin = new pg.Client({ connectionString: test.ownerUrl });
  await admin.connect();
});
beforeEach(() => void (done = 0));
afterAll(async () => {
  await admin.end();
  await test.stop();
});

const waitForLock = () =>
  test.database.transaction(async () => {
    await test.database.execute('select pg_advisory_xact_lock_shared($1)', [LOCK]);
    done += 1;
  });

const WAITING = `from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`;

/** How many connections wait for the lock. */
const waiting = async (): Promise<number> => (await admin.query(`select ${WAITING}`)).rowCount ?? 0;

async function whileLocked(work: () => Promise<void>): Promise<void> {
  await admin.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    await work();
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [LOCK]);
  }
}

/** As many at once as there are connections for them. */
async function requestsAreAnswered(): Promise<void> {
  const feeds = Array.from({ length: CONNECTIONS }, () => query(test, '{ readPosts { hasMore } }'));
  expect((await Promise.all(feeds)).map(({ status }) => status)).toEqual(feeds.map(() => 200));
}

describe('background work that waits for the database', () => {
  it('has its share of the connections and no more, and all of it is done', async () => {
    const works: Promise<void>[] = [];
    await whileLocked(async () => {
      for (let n = 0; n < WORKERS; n += 1) works.push(inBackground(waitForLock));
      await until(async () => (await waiting()) >= SHARE);
      await requestsAreAnswered();
      expect([await waiting(), done]).toEqual([SHARE, 0]);
    });
    await Promise.all(works);
    expect(done).toBe(WORKERS);
  });

  it('is that of every kind of job', async () => {
    const jobs = test.app.get(Jobs);
    await whileLocked(async () => {
      await jobs.sendAll(KINDS.map((kind) => ({ kind, data: {} })));
      await until(async () => (await waiting()) >= SHARE);
      await requestsAreAnswered();
      expect(await waiting()).toBe(SHARE);
    });
    await until(() => done === WORKERS);
  });

  it('gives its place back when it fails', async () => {
    const failing = Array.from({ length: WORKERS }, () =>
      inBackground(() => test.database.execute('no sql', [])).catch((error: Error) => error.message),
    );
    expect(new Set(await Promise.all(failing))).toEqual(new Set([expect.stringContaining('syntax error')]));
    await whileLocked(async () => {
      const works = Promise.allSettled(Array.from({ length: SHARE }, () => inBackground(waitForLock)));
      await until(async () => (await waiting()) === SHARE);
      await admin.query(`select pg_terminate_backend(pid) ${WAITING}`);
      expect((await works).map(({ status }) => status)).toEqual(Array.from({ length: SHARE }, () => 'rejected'));
    });
    await Promise.all(Array.from({ length: WORKERS }, () => inBackground(waitForLock)));
    expect(done).toBe(WORKERS);
  });
});

describe('a statement that comes after the end of its transaction', () => {
  it('is refused, because its connection is somebody else’s by now', async () => {
    const late = await test.database.transaction(() =>
      Promise.resolve(AsyncResource.bind(() => test.database.execute('select 1', []))),
    );
    await expect(late()).rejects.toThrow('Query runner already released');
  });
});
