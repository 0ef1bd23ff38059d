import request from 'supertest';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPicture } from '../../../test/post-factories.js';
import { S3Server } from '../../../test/s3-server.js';
import { until } from '../../../test/until.js';
import { FilesService } from './files.service.js';

const FEED = '{ readPosts { items { uuid } } }';

let test: TestApp;
let s3: S3Server;
let author: TestUser;
beforeAll(async () => {
  s3 = await S3Server.start();
  test = await startApp({ ...s3.settings, REQUESTS_IN_FLIGHT: '1', REQUESTS_WAITING: '0' });
  author = await aUser(test);
});
afterEach(() => s3.mode('up'));
afterAll(async () => {
  await test.stop();
  await s3.stop();
});

const filesOf = () => test.database.manager.query<{ path: string }[]>('select path from files order by uuid');

describe('while the object store is away', () => {
  it('an upload is 503, nothing of it can be seen or used, and the clean-up takes what is left', async () => {
    const [rows, objects] = [await filesOf(), s3.names()];
    s3.mode('error');
    await expect(aPicture(test, author)).rejects.toThrow('The upload answered 503');
    expect(s3.names()).toEqual(objects);
    const left = (await filesOf()).filter(({ path }) => !rows.some((row) => row.path === path));
    expect(left).toHaveLength(1);
    s3.mode('up');
    expect((await rest(test, 'get', left[0]?.path ?? '')).status).toBe(404);
    await test.database.manager.query(`update files set created_at = now() - interval '25 hours' where path = $1`, [
      left[0]?.path,
    ]);
    expect(await test.app.get(FilesService).removeAbandoned()).toBe(1);
    expect([await filesOf(), s3.names()]).toEqual([rows, objects]);
  });

  it('a file is 503 with the time to come back, and is there when the store is', async () => {
    const path = await aPicture(test, author);
    s3.mode('slowDown');
    const { status, body, headers } = await rest(test, 'get', path);
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '5']);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' });
    s3.mode('up');
    expect((await rest(test, 'get', path)).status).toBe(200);
  });

  it('a file that breaks off in the middle breaks off for its reader, too', async () => {
    const path = await aPicture(test, author);
    s3.mode('cut');
    await expect(request(test.server).get(path)).rejects.toThrow('aborted');
  });

  it('who waits for it holds up nobody else', async () => {
    const path = await aPicture(test, author);
    s3.mode('wait');
    const waiting = rest(test, 'get', path);
    const replied = waiting.then(({ status }) => status);
    await until(() => s3.waiting === 1);
    expect((await query(test, FEED)).status).toBe(200);
    s3.mode('up');
    expect(await replied).toBe(200);
  });

  it('the clean-up leaves rows whose bytes it could not take, for the next time', async () => {
    const path = await aPicture(test, author);
    await test.database.manager.query(`update files set created_at = now() - interval '25 hours' where path = $1`, [
      path,
    ]);
    s3.mode('error');
    await expect(test.app.get(FilesService).removeAbandoned()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await filesOf()).toContainEqual({ path });
    s3.mode('up');
    expect(await test.app.get(FilesService).removeAbandoned()).toBe(1);
    expect(await filesOf()).not.toContainEqual({ path });
  });
});
