import pg from 'pg';
import { createDatabase } from './app.js';
import { startProcess } from './server-process.js';
import { threeDays } from './work24-days.js';
import { Work24StandIn } from './work24-stand-in.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
const POSTINGS = 400;

// The long form, with 100,000 postings, is bench/work24.mjs.
it('The service is read on three days with faults and kills: nothing is lost, there twice, wrongly closed or outdated', async () => {
  const database = await createDatabase();
  const standIn = await new Work24StandIn().start();
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const settings = { ...standIn.settings(), DATABASE_URL: database.url, UPLOAD_DIR: '/nowhere', LOG_LEVEL: 'silent' };
  try {
    const reports = await threeDays({
      standIn,
      postings: POSTINGS,
      startReader(daysAhead) {
        const clock = new URL('../faults/shifted-clock.mjs', import.meta.url).href;
        const shifted = { NODE_OPTIONS: `--import ${clock}`, CLOCK_SHIFT_MS: String(daysAhead * DAY_MS) };
        const { child } = startProcess('commands/work24', { ...settings, ...shifted });
        return {
          ended: new Promise((resolve) => child.on('exit', resolve)),
          kill: () => child.kill('SIGKILL'),
        };
      },
      query: async <Row>(sql: string, values: unknown[] = []) => (await client.query(sql, values)).rows as Row[],
    });
    const nothing = { lost: [], twice: [], wronglyClosed: [], stillOpen: [], outdated: [], kills: 2 };
    expect(reports).toMatchObject([nothing, nothing, nothing]);
    // Only what has changed is read on later days.
    expect(reports.slice(1).every(({ calls }) => calls.detail < POSTINGS / 4)).toBe(true);
  } finally {
    await client.end();
    standIn.stop();
    await database.drop();
  }
});
