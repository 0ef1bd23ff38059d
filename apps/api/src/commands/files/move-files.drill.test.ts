import { hash } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { startApp, type TestApp } from '../../../test/app.js';
import { asOwner } from '../../../test/as-owner.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPicture, aPost } from '../../../test/post-factories.js';
import { S3Server } from '../../../test/s3-server.js';
import { startProcess } from '../../../test/server-process.js';
import { until } from '../../../test/until.js';
import { FileStore } from '../../features/files/file-store.js';
import { S3Store } from '../../features/files/s3-store.js';
import { AppConfig } from '../../platform/config.js';
import { moveFiles } from './move-files.js';

const SIZES = 3;
const PICTURES = 4;

let test: TestApp;
let s3: S3Server;
let author: TestUser;
let pictures: string[];
let disk: FileStore;
let bucket: FileStore;
beforeEach(async () => {
  [test, s3] = [await startApp(), await S3Server.start()];
  author = await aUser(test);
  pictures = [];
  for (let count = 0; count < PICTURES; count += 1) {
    const picture = await aPicture(test, author, count === 0 ? 'note' : 'post');
    if (count > 0) await aPost(test, author, { files: [{ name: 'ภาพ.webp', path: picture }] });
    pictures.push(path.basename(picture));
  }
  disk = test.app.get(FileStore);
  bucket = new S3Store(test.app.get(AppConfig).uploadDir, s3.store);
});
afterEach(async () => {
  await s3.stop();
  await test.stop();
});

const ALL = SIZES * PICTURES;
const move = (changes: Partial<Parameters<typeof moveFiles>[0]> = {}) =>
  moveFiles({ databaseUrl: test.databaseUrl, from: disk, to: bucket, ...changes });

async function hashes(store: FileStore): Promise<Record<string, string | null>> {
  const found: Record<string, string | null> = {};
  for await (const names of store.list()) for (const name of names) found[name] = await store.hash(name);
  return found;
}

describe('moving files', () => {
  it('copies every byte, once, and takes the first ones away when it is asked to; and back', async () => {
    const before = await hashes(disk);
    expect(Object.keys(before)).toHaveLength(ALL);
    const nothing = { missing: [], unknown: 0, isStopped: false };
    expect(await move()).toEqual({ ...nothing, copied: ALL, same: 0 });
    expect(await move()).toEqual({ ...nothing, copied: 0, same: ALL });
    expect([await hashes(disk), await hashes(bucket)]).toEqual([before, before]);
    expect(await move({ removes: true })).toEqual({ ...nothing, copied: 0, same: ALL });
    expect([await hashes(disk), await hashes(bucket)]).toEqual([{}, before]);
    expect(await move({ from: bucket, to: disk, removes: true })).toEqual({ ...nothing, copied: ALL, same: 0 });
    expect([await hashes(disk), await hashes(bucket)]).toEqual([before, {}]);
  });

  it('writes anew what differs, and names what something shows and nobody has', async () => {
    await move();
    const damaged = [...s3.objects.values()][0];
    if (damaged) [damaged.body, damaged.headers] = [Buffer.from('other'), {}];
    const [, , lost = ''] = pictures;
    await disk.remove(lost);
    await bucket.remove(lost);
    expect(await move()).toMatchObject({ copied: 1, same: ALL - 2, missing: [lost] });
  });

  it('finds what no row names any more, and takes it away when it is asked to', async () => {
    await move();
    await asOwner(test, `delete from files where path = '/files/${pictures[0]}'`);
    expect(await move()).toMatchObject({ unknown: SIZES * 2 });
    expect(await move({ tidies: true })).toMatchObject({ unknown: SIZES * 2 });
    expect(await move()).toMatchObject({ unknown: 0, same: ALL - SIZES });
    expect(Object.keys(await hashes(bucket))).toHaveLength(ALL - SIZES);
  });

  it('leaves nothing half there when the store fails, and goes on when it is back', async () => {
    s3.mode('error');
    await expect(move()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(s3.names()).toEqual([]);
    s3.mode('up');
    await move();
    expect(await hashes(bucket)).toEqual(await hashes(disk));
  });
});

describe('the command', () => {
  const run = (...args: string[]): ReturnType<typeof startProcess> => {
    const settings = { DATABASE_URL: test.databaseUrl, UPLOAD_DIR: test.app.get(AppConfig).uploadDir, ...s3.settings };
    return startProcess('commands/files-move', settings, args);
  };

  it('is stopped by Ctrl-C after the files under way, and goes on where it was', async () => {
    for (let count = PICTURES; count < 12; count += 1) await aPicture(test, author);
    s3.mode('wait');
    const first = run('s3');
    await until(() => s3.waiting > 0);
    first.child.kill('SIGINT');
    await until(() => first.log().includes('Stopping'));
    s3.mode('up');
    expect(await once(first.child, 'close')).toEqual([130, null]);
    expect(first.log()).toContain('The same command goes on from here.');
    const arrived = s3.names().length;
    expect(arrived).toBeLessThan(12 * SIZES);
    const second = run('s3');
    expect(await once(second.child, 'close')).toEqual([0, null]);
    expect(second.log()).toContain(`${12 * SIZES - arrived} copied and compared, ${arrived} were there already.`);
    expect(await hashes(bucket)).toEqual(await hashes(disk));
  });

  it('that is killed leaves whole files alone', async () => {
    s3.putsUntilWait = 5;
    const { child } = run('s3');
    await until(() => s3.waiting > 0);
    child.kill('SIGKILL');
    await once(child, 'close');
    const before = await hashes(disk);
    const arrived = [...s3.objects].map(([place, { body }]) => [path.basename(place), hash('sha256', body)]);
    expect(arrived).toHaveLength(5);
    expect(before).toMatchObject(Object.fromEntries(arrived));
    s3.mode('up');
    await move();
    expect(await hashes(bucket)).toEqual(before);
  });
});
