import { Logger } from '@nestjs/common';
import { createDatabase, startApp } from '../../../test/app.js';
import { rest } from '../../../test/client.js';
import { startTcpProxy, type TcpProxy } from '../../../test/tcp-proxy.js';
import { until } from '../../../test/until.js';
import { Database } from '../database/database.js';
import { whenAvailable } from '../database/when-available.js';
import { Jobs, type JobKind } from './jobs.js';

const GREET: JobKind = { name: 'test.greet', atStart: true };

let proxy: TcpProxy;
let database: Awaited<ReturnType<typeof createDatabase>>;
let settings: Record<string, string>;
beforeEach(async () => {
  database = await createDatabase();
  const address = new URL(database.url);
  proxy = await startTcpProxy({ host: address.hostname, port: Number(address.port) });
  address.port = String(proxy.port);
  settings = { DATABASE_URL: address.toString(), DATABASE_PATIENCE_FACTOR: '1', BACKGROUND_JOBS: 'on' };
});
afterEach(async () => {
  vi.restoreAllMocks();
  await proxy.stop();
  await database.drop();
});

/** How often somebody was told that the start waits for the database. */
function awaited(): () => number {
  let times = 0;
  vi.spyOn(Logger.prototype, 'warn').mockImplementation(
    (entry: unknown) => void ((entry as { event?: string }).event === 'DATABASE_AWAITED' && (times += 1)),
  );
  return () => times;
}

describe('a server that starts while its database', () => {
  it.each(['down', 'silent'] as const)('is %s waits, and then works as any other', async (mode) => {
    const times = awaited();
    let greeted = 0;
    let isAway: Promise<void> | undefined;
    const starting = startApp(settings, (app) => {
      app.get(Jobs).register(GREET, async () => void (greeted += 1));
      isAway = proxy.mode(mode);
    });
    // By then the first statement of the start has failed, and the second try of it, too.
    await until(() => times() >= 2);
    await isAway;
    // Who was silent to a connection stays it.
    await proxy.mode('down');
    await proxy.mode('up');
    const test = await starting;
    await until(() => greeted > 0);
    await until(async () => (await rest(test, 'get', '/health/ready')).status === 200);
    const { rows } = await test.database.execute(`select cron from jobs.schedule`, []);
    expect(rows.length).toBeGreaterThan(5);
    expect(greeted).toBe(1);
    await test.stop();
  });

  it('does not come back gives up, and says why', async () => {
    const times = awaited();
    const test = await startApp({ ...settings, BACKGROUND_JOBS: 'off' });
    await proxy.mode('down');
    const work = () => test.app.get(Database).execute('select 1', []);
    await expect(whenAvailable(work, { patienceMs: 0 })).rejects.toThrow(/ECONNREFUSED|terminated/);
    expect(times()).toBe(0);
    await proxy.mode('up');
    await expect(whenAvailable(() => test.app.get(Database).execute('no sql', []))).rejects.toThrow('syntax error');
    await test.stop();
  });
});
