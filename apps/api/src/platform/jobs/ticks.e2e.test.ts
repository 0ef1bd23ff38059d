import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, startApp, type TestApp } from '../../../test/app.js';
import { until } from '../../../test/until.js';
import { Jobs, type JobKind } from './jobs.js';

const EVERY_MINUTE: JobKind = { name: 'test.everyMinute', cron: '* * * * *' };
const PROCESSES = 3;

let database: Awaited<ReturnType<typeof createDatabase>>;
const done: string[] = [];
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

const start = (name: string): Promise<TestApp> =>
  startApp({ BACKGROUND_JOBS: 'on', DATABASE_URL: database.url }, (app) => {
    app.get(Jobs).register(EVERY_MINUTE, async () => void done.push(name));
  });

describe('work with a timetable', () => {
  it('is done once a tick, however many processes there are', async () => {
    const first = await start('first');
    await first.database.execute(`update jobs.version set cron_on = null`, []);
    await first.stop();
    // Each of them looks at the timetable when it starts, and a tick is always less than a minute old.
    const processes = await Promise.all(Array.from({ length: PROCESSES }, (_, index) => start(`${index}`)));
    await until(() => done.length > 0);
    await sleep(3_000);
    const { rows } = await (processes[0] as TestApp).database.execute(
      `select count(*)::int as sent from jobs.job where name = $1`,
      [EVERY_MINUTE.name],
    );
    for (const process of processes) await process.stop();
    expect({ rows, done: done.length }).toEqual({ rows: [{ sent: 1 }], done: 1 });
  });
});
