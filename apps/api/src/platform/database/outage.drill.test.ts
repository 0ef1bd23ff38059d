import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createDatabase, startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aSignUp, aUser, type TestUser } from '../../../test/factories.js';
import { startTcpProxy, type TcpProxy } from '../../../test/tcp-proxy.js';
import { until } from '../../../test/until.js';
import { appErrorOfDatabaseError } from '../errors/database-errors.js';
import { SharedPool } from './shared-pool.js';

let test: TestApp;
let proxy: TcpProxy;
let database: Awaited<ReturnType<typeof createDatabase>>;
let admin: pg.Client;
/** The database, through the proxy. */
let proxied: string;
let somchai: TestUser;
beforeAll(async () => {
  database = await createDatabase();
  admin = new pg.Client({ connectionString: database.ownerUrl });
  await admin.connect();
  const address = new URL(database.url);
  proxy = await startTcpProxy({ host: address.hostname, port: Number(address.port) });
  address.port = String(proxy.port);
  proxied = address.toString();
  test = await startApp({ DATABASE_URL: proxied, DATABASE_PATIENCE_FACTOR: '1' });
  somchai = await aUser(test);
});
afterAll(async () => {
  await test.stop();
  await proxy.stop();
  await admin.end();
  await database.drop();
});

/** Waits until the server works again. */
async function recovered(): Promise<void> {
  await until(async () => (await rest(test, 'get', '/health/ready')).status === 200);
  expect((await query(test, '{ readPosts { hasMore } }')).status).toBe(200);
}

async function expectUnavailable(): Promise<void> {
  const feed = await query(test, '{ readPosts { hasMore } }', {}, { language: 'th' });
  expect([feed.status, feed.errors[0]?.extensions.code]).toEqual([503, 'UNAVAILABLE']);
  expect(feed.headers['retry-after']).toBe('1');
  const write = await rest(test, 'post', '/api/user/signup', aSignUp());
  expect([write.status, write.body.code, write.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '1']);
  const signedIn = await rest(test, 'post', '/api/user/signout', undefined, { token: somchai.token });
  expect(signedIn.status).toBe(503);
  expect((await rest(test, 'get', '/health/ready')).status).toBe(503);
  expect((await rest(test, 'get', '/health/live', undefined, { token: somchai.token })).status).toBe(200);
  expect((await query(test, '{ readNationalities { uuid } }')).status).toBe(200);
}

describe('while the database is away', () => {
  it('calls that need it get 503 at once, the others are answered, and everything works again without a restart', async () => {
    await proxy.mode('down');
    await expectUnavailable();
    await proxy.mode('up');
    await recovered();
  });

  it('calls under way get 503, too, when every connection is ended', async () => {
    const slow = test.database.pool.query('select pg_sleep(3)').catch((error: unknown) => error);
    const others = 'from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()';
    const isAsleep = async () => (await admin.query(`select 1 ${others} and wait_event = 'PgSleep'`)).rowCount === 1;
    await until(isAsleep);
    await admin.query(`select pg_terminate_backend(pid) ${others}`);
    expect(await slow).toBeInstanceOf(Error);
    await recovered();
  });

  it('a transaction whose connection ends between two statements is told to try again', async () => {
    const work = test.database.transaction(async () => {
      const { manager } = test.database;
      const [backend] = await manager.query<{ pid: number }[]>('select pg_backend_pid() as pid');
      await admin.query('select pg_terminate_backend($1)', [backend?.pid]);
      await until(() => manager.queryRunner?.isReleased === true);
    });
    const error: unknown = await work.catch((caught: unknown) => caught);
    expect(appErrorOfDatabaseError(error)?.code).toBe('UNAVAILABLE');
  });

  it('a process that was held up for longer than a transaction may rest is told to try again', async () => {
    const work = test.database.transaction(async () => {
      const { manager } = test.database;
      const [backend] = await manager.query<{ pid: number }[]>('select pg_backend_pid() as pid');
      const client = (await manager.queryRunner?.connect()) as pg.PoolClient & { connection: { stream: Socket } };
      // As while the process gets no time: from here on what the database says waits, and the next statement is sent before it is read.
      const setting = client.query(`set local idle_in_transaction_session_timeout = '1ms'`);
      client.connection.stream.pause();
      const isThere = 'select 1 from pg_stat_activity where pid = $1';
      await until(async () => (await admin.query(isThere, [backend?.pid])).rowCount === 0);
      const late = manager.query('select 1');
      client.connection.stream.resume();
      await setting;
      await late;
    });
    const error: unknown = await work.catch((caught: unknown) => caught);
    expect(appErrorOfDatabaseError(error)?.code).toBe('UNAVAILABLE');
  });

  it('a database that does not answer is given up', async () => {
    // For ever: only a server that gives up ends this test before the runner does.
    await proxy.mode('silent');
    const feeds = await Promise.all(Array.from({ length: 30 }, () => query(test, '{ readPosts { hasMore } }')));
    expect(feeds.map(({ status }) => status)).toEqual(feeds.map(() => 503));
    await proxy.mode('down');
    await proxy.mode('up');
    await recovered();
  });

  it('a connection on which a statement was never answered is given to nobody else', async () => {
    const work = () => test.database.transaction(() => test.database.execute('select 1 as is', []));
    const works = () => Promise.allSettled(Array.from({ length: 10 }, work));
    // Every connection there may be.
    await works();
    await proxy.mode('silent');
    const given = await works();
    expect(given.map(({ status }) => status)).toEqual(given.map(() => 'rejected'));
    // What was sent meanwhile is lost; the connections stand, and pass on what comes from now on.
    await proxy.mode('up');
    expect((await work()).rows).toEqual([{ is: 1 }]);
  });

  it('a connection is given up in time that has rested for longer before, and one at rest is not', async () => {
    const pool = new SharedPool({ connectionString: proxied, max: 1, query_timeout: 300 });
    const pid = async () => (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
    const first = await pid();
    await sleep(700);
    expect(await pid()).toBe(first);
    await sleep(700);
    await proxy.mode('silent');
    await expect(pid()).rejects.toThrow('Query read timeout');
    await proxy.mode('up');
    expect(await pid()).not.toBe(first);
    await pool.end();
  });

  it('a locked table costs its own callers 503 and nobody else anything', async () => {
    await admin.query('begin; lock table posts');
    const blocked = query(test, '{ readPosts { hasMore } }');
    expect((await query(test, '{ checkNickname(nickname: "Somchai") { isExist } }')).status).toBe(200);
    expect((await blocked).status).toBe(503);
    await admin.query('rollback');
    await recovered();
  });

  it('a read-only database still shows posts and says why it takes none', async () => {
    const name = new URL(database.url).pathname.slice(1);
    await admin.query(`alter database ${name} set default_transaction_read_only = on`);
    await proxy.mode('down');
    await proxy.mode('up');
    expect((await query(test, '{ readPosts { hasMore } }')).status).toBe(200);
    const write = await rest(test, 'post', '/api/post', { title: 'ตลาด', content: '…' }, { token: somchai.token });
    expect([write.status, write.body.code]).toEqual([503, 'READ_ONLY']);
    await admin.query('set default_transaction_read_only = off');
    await admin.query(`alter database ${name} reset default_transaction_read_only`);
  });
});
