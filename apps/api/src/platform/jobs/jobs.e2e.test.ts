import { startApp, type TestApp } from '../../../test/app.js';
import { until } from '../../../test/until.js';
import { jobQueue } from './job-queue.js';
import { Jobs, type JobKind } from './jobs.js';

const LONG: JobKind = { name: 'test.long', heartbeatSeconds: 10 };
const SHORT: JobKind = { name: 'test.short' };
const GREET: JobKind<{ name: string }> = { name: 'test.greet', retryLimit: 3 };

let test: TestApp;
let greeted: string[];
let fail: number;
let told: AbortSignal[];
let finish: () => void;

beforeEach(async () => {
  greeted = [];
  fail = 0;
  told = [];
  const finished = new Promise<void>((resolve) => (finish = resolve));
  test = await startApp({ BACKGROUND_JOBS: 'on' }, (app) => {
    app.get(Jobs).register(GREET, async ({ name }) => {
      if (fail > 0) {
        fail -= 1;
        throw new Error('not now');
      }
      greeted.push(name);
    });
    for (const kind of [LONG, SHORT]) {
      app.get(Jobs).register(kind, async (_data, signal) => {
        told.push(signal);
        await finished;
      });
    }
  });
});
afterEach(() => {
  finish();
  return test.stop();
});

describe('background work', () => {
  it('begins when the transaction that asked for it has committed, and never when it rolled back', async () => {
    const jobs = test.app.get(Jobs);
    await test.database
      .transaction(async () => {
        await jobs.send(GREET, { name: 'rolled back' });
        throw new Error('no');
      })
      .catch(() => undefined);
    await test.database.transaction(() => jobs.send(GREET, { name: 'សុខា' }));
    await until(() => greeted.length > 0);
    expect(await kept(GREET)).toBe(1);
    expect(greeted).toEqual(['សុខា']);
  });

  it('of one key is done once, however many wish for it before it begins', async () => {
    const jobs = test.app.get(Jobs);
    await Promise.all(
      Array.from({ length: 20 }, () => jobs.send(GREET, { name: 'once' }, { singletonKey: 'key', afterSeconds: 1 })),
    );
    await until(() => greeted.length > 0);
    expect(await kept(GREET)).toBe(1);
    expect(greeted).toEqual(['once']);
  });

  it('is tried again after a failure', async () => {
    fail = 1;
    await test.app.get(Jobs).send(GREET, { name: 'again' });
    await until(() => greeted.length > 0);
    expect(greeted).toEqual(['again']);
  });
});

/** How many works of a kind there are, whether they wait, are under way or done: what is not there is never begun. */
const kept = async ({ name }: { name: string }) => {
  const { rows } = await test.database.execute(`select count(*)::int as count from jobs.job where name = $1`, [name]);
  return (rows as { count: number }[])[0]?.count;
};
const state = async ({ name } = LONG) => {
  const { rows } = await test.database.execute(`select state, started_on from jobs.job where name = $1`, [name]);
  return (rows as { state: string }[])[0]?.state;
};
/** Looks for what is lost, as a server does once a minute. */
const supervise = async ({ name } = LONG) => {
  await test.database.execute(`update jobs.queue set monitor_claim_on = null, monitor_on = null`, []);
  await jobQueue(test.database, { isWorking: false }).supervise(name);
};

describe('work whose process ends', () => {
  it('is done by another one after a minute, the texts to translate among it', async () => {
    await test.app.get(Jobs).send(SHORT, {});
    await until(() => told.length === 1);
    // A process that is not there any more gives no sign.
    const silentFor = (seconds: number) =>
      test.database.execute(`update jobs.job set heartbeat_on = now() - make_interval(secs => $2) where name = $1`, [
        SHORT.name,
        seconds,
      ]);
    await silentFor(40);
    await supervise(SHORT);
    expect(await state(SHORT)).toBe('active');
    await silentFor(61);
    await supervise(SHORT);
    expect(await state(SHORT)).toBe('retry');
    const { rows } = await test.database.execute(
      `select name from jobs.queue where name not in ('dead', '__pgboss__send-it') and (heartbeat_seconds is null or heartbeat_seconds > 60)`,
      [],
    );
    expect(rows).toEqual([]);
  });
});

describe('work of any length', () => {
  const since = (column: string) =>
    test.database.execute(`update jobs.job set ${column} = now() - interval '20 hours' where name = $1`, [LONG.name]);

  it('is nobody else’s while its process lives, is lost with it, and knows', async () => {
    await test.app.get(Jobs).send(LONG, {});
    await until(() => told.length === 1);
    await since('started_on');
    await supervise();
    expect(await state()).toBe('active');
    await since('heartbeat_on');
    await supervise();
    expect(await state()).toBe('retry');
    await until(() => told[0]?.aborted === true);
    expect(told[0]?.aborted).toBe(true);
  });
});
