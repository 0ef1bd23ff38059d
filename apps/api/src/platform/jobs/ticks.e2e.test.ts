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

/** Of the ticks that a process has met: how many there were, what was sent for them, and what is not done yet. */
async function counts([process]: TestApp[]) {
  const { rows } = await (process as TestApp).database.execute(
    `select count(distinct data ->> 'slot')::int as ticks,
       count(*) filter (where name = $1)::int as sent, count(*) filter (where state <> 'completed')::int as open
     from jobs.job where name = $1 or name = '__pgboss__send-it' and data ->> 'name' = $1`,
    [EVERY_MINUTE.name],
  );
  return rows[0] as { ticks: number; sent: number; open: number };
}

describe('work with a timetable', () => {
  it('is done once a tick, however many processes there are', async () => {
    const first = await start('first');
    await first.database.execute(`update jobs.version set cron_on = null`, []);
    await first.stop();
    // Each of them looks at the timetable when it starts, and a tick is always less than a minute old.
    const processes = await Promise.all(Array.from({ length: PROCESSES }, (_, index) => start(`${index}`)));
    await until(() => done.length > 0);
    await until(async () => (await counts(processes)).open === 0);
    const { ticks, sent } = await counts(processes);
    for (const process of processes) await process.stop();
    // One, or two where the next minute began meanwhile.
    expect({ sent, done: done.length }).toEqual({ sent: ticks, done: ticks });
  });
});
