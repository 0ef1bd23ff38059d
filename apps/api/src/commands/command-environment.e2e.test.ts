import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createDatabase } from '../../test/app.js';
import { aRecord } from '../../test/feed-server.js';
import { startProcess } from '../../test/server-process.js';
import { until } from '../../test/until.js';
import { commandEnvironment } from './command-environment.js';

describe('a command of the application’s own services', () => {
  it('takes what the operator has set as many times as long', () => {
    expect(commandEnvironment({})).toEqual({ BACKGROUND_JOBS: 'off', DATABASE_PATIENCE_FACTOR: '24' });
    expect(commandEnvironment({ DATABASE_PATIENCE_FACTOR: '2' })['DATABASE_PATIENCE_FACTOR']).toBe('48');
    // The settings say what is wrong with it.
    expect(commandEnvironment({ DATABASE_PATIENCE_FACTOR: 'x' })['DATABASE_PATIENCE_FACTOR']).toBe('NaN');
  });

  it('waits for what a request would have given up', async () => {
    const database = await createDatabase();
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'haiko-import-'));
    const feed = path.join(folder, 'feed.json');
    await fs.writeFile(feed, JSON.stringify([aRecord({ identifier: 'one' })]));
    const admin = new pg.Client({ connectionString: database.ownerUrl });
    await admin.connect();
    await admin.query('begin; lock table job_postings in access exclusive mode');
    const settings = { DATABASE_URL: database.url, UPLOAD_DIR: folder };
    const { child, log } = startProcess('commands/import', settings, [feed, '--source', 'patience']);
    const ended = once(child, 'exit');
    // Longer than a request waits for a lock, by the database's own clock.
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and clock_timestamp() - query_start > interval '2.5 seconds'`;
    const isWaiting = async () => {
      // A transaction sees this view as it was when it first looked.
      await admin.query('select pg_stat_clear_snapshot()');
      return (await admin.query(waits)).rowCount !== 0;
    };
    await until(async () => child.exitCode !== null || (await isWaiting()));
    await admin.query('commit');
    await ended;
    expect([child.exitCode, log()]).toEqual([0, expect.stringContaining('1 created')]);
    await admin.end();
    await database.drop();
    await fs.rm(folder, { recursive: true });
  });
});
