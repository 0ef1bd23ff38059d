import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Logger } from '@nestjs/common';
import { S3Server } from '../../../test/s3-server.js';
import { DiskStore } from './disk-store.js';
import { newName } from './file-names.js';
import type { FileStore } from './file-store.js';
import { S3Store } from './s3-store.js';

const BYTES = Buffer.from('ភាសាខ្មែរ 한국어 中文');

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  Logger.overrideLogger(false);
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'haiko-stores-'));
  s3 = await S3Server.start();
});
afterAll(async () => {
  await s3.stop();
  await fs.rm(folder, { recursive: true });
});

const aName = (isPrivate = false) => `${newName({ isPrivate })}.webp`;

async function bytesOf(store: FileStore, name: string): Promise<Buffer | null> {
  const bytes = await store.read(name);
  return bytes && buffer(bytes);
}

async function put(store: FileStore, name: string, bytes = BYTES): Promise<string> {
  await store.onModuleInit();
  const temporary = store.temporary();
  await fs.writeFile(temporary, bytes);
  await store.publish(temporary, name);
  return temporary;
}

/** What holds of every store. */
describe.each<[string, () => FileStore]>([
  ['disk', () => new DiskStore(folder)],
  ['object', () => new S3Store(folder, s3.store)],
])('a store (%s)', (_kind, make) => {
  it.each([false, true])('gives back what was put there, and knows its hash (private: %s)', async (isPrivate) => {
    const [store, name] = [make(), aName(isPrivate)];
    const temporary = await put(store, name);
    expect(await bytesOf(store, name)).toEqual(BYTES);
    expect(await store.hash(name)).toBe(createHash('sha256').update(BYTES).digest('hex'));
    await expect(fs.stat(temporary)).rejects.toThrow('ENOENT');
  });

  it('holds an empty file and one of 20 MB', async () => {
    const store = make();
    for (const bytes of [Buffer.alloc(0), Buffer.alloc(20 * 1024 * 1024, 7)]) {
      const name = aName();
      await put(store, name, bytes);
      expect((await bytesOf(store, name))?.equals(bytes)).toBe(true);
    }
  });

  it('puts a file over another one', async () => {
    const [store, name] = [make(), aName()];
    await put(store, name);
    await put(store, name, Buffer.from('newer'));
    expect(String(await bytesOf(store, name))).toBe('newer');
  });

  it('has nothing under a name that was never put there, or removed, once or twice', async () => {
    const [store, name] = [make(), aName()];
    expect([await store.read(name), await store.hash(name)]).toEqual([null, null]);
    await put(store, name);
    await store.remove(name);
    await store.remove(name, name);
    expect([await store.read(name), await store.hash(name)]).toEqual([null, null]);
  });

  it('names what it has, and nothing that others have put there', async () => {
    const [store, names] = [make(), [aName(), aName(true), `${newName({ isPrivate: true })}.pdf`]];
    for (const name of [...names, 'notes-of-somebody.txt']) await put(store, name);
    const listed: string[] = [];
    for await (const page of store.list()) listed.push(...page);
    expect(listed).toEqual(expect.arrayContaining(names));
    expect(listed).not.toContain('notes-of-somebody.txt');
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('has nothing under the name of what was not there to put', async () => {
    const [store, name] = [make(), aName()];
    await expect(store.publish(store.temporary(), name)).rejects.toThrow('ENOENT');
    expect(await store.read(name)).toBeNull();
  });
});

describe('an object store', () => {
  const unavailable = { code: 'UNAVAILABLE', statusCode: 503 };

  it('is asked again when it says "slow down" or breaks', async () => {
    const [store, name] = [new S3Store(folder, s3.store), aName()];
    s3.mode('slowDown', 2);
    await put(store, name);
    s3.mode('error', 3);
    expect(await bytesOf(store, name)).toEqual(BYTES);
    expect(s3.answers.slice(-7)).toEqual([
      ...['PUT 503', 'PUT 503', 'PUT 200'],
      ...['GET 500', 'GET 500', 'GET 500', 'GET 200'],
    ]);
  });

  it.each(['slowDown', 'error', 'cut'] as const)('that stays like that (%s) is unavailable', async (mode) => {
    const [store, name] = [new S3Store(folder, s3.store), aName()];
    await put(store, name);
    s3.mode(mode);
    await expect(bytesOf(store, name)).rejects.toMatchObject(unavailable);
    s3.mode('up');
    expect(await bytesOf(store, name)).toEqual(BYTES);
  });

  it('that says nothing, or is not there, is unavailable', async () => {
    const [quick, name] = [{ ...s3.store, patienceMs: 100 }, aName()];
    s3.mode('wait');
    await expect(put(new S3Store(folder, quick), name)).rejects.toMatchObject(unavailable);
    s3.mode('up');
    const gone = await S3Server.start();
    const nobody = new S3Store(folder, gone.store);
    await gone.stop();
    await expect(nobody.read(name)).rejects.toMatchObject(unavailable);
  });

  it.each([{ secretKey: 'another' }, { accessKey: 'another' }, { region: 'another' }, { bucket: 'another' }])(
    'that does not know us is unavailable, not empty, and asked once: %o',
    async (wrong) => {
      const before = s3.answers.length;
      await expect(new S3Store(folder, { ...s3.store, ...wrong }).read(aName())).rejects.toMatchObject(unavailable);
      expect(s3.answers.length).toBe(before + 1);
    },
  );

  it('has done with all that it was to remove when it says that it cannot', async () => {
    const [store, names] = [new S3Store(folder, s3.store), Array.from({ length: 16 }, () => aName())];
    const before = s3.answers.length;
    s3.mode('error');
    await expect(store.remove(...names)).rejects.toMatchObject(unavailable);
    s3.mode('up');
    expect(s3.answers.slice(before)).toEqual(Array.from({ length: 64 }, () => 'DELETE 500'));
  });

  it('has no hash of what another tool has put there: it is read', async () => {
    const [store, name] = [new S3Store(folder, s3.store), aName()];
    await put(store, name);
    for (const object of s3.objects.values()) object.headers = {};
    expect(await store.hash(name)).toBe(createHash('sha256').update(BYTES).digest('hex'));
  });
});
