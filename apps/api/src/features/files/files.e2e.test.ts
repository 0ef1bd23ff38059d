import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import request, { type Response } from 'supertest';
import sharp from 'sharp';
import { squarePicture } from '@haiko/shared/rules/pictureSizes';
import { AppConfig } from '../../platform/config.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { FileStore } from './file-store.js';
import { FilesService } from './files.service.js';
import { gifBomb, hugePng, jpegWithLocation, noise, zip } from '../../../test/nasty-files.js';
import { until } from '../../../test/until.js';

let test: TestApp;
let linh: TestUser;
let dara: TestUser;
beforeAll(async () => {
  test = await startApp();
  linh = await aUser(test);
  dara = await aUser(test);
});
afterAll(() => test.stop());

interface Part {
  bytes: Buffer;
  name?: string;
  type?: string;
}

async function upload(
  call: 'one' | 'many',
  parts: Part[],
  options: { token?: string; purpose?: string; field?: string } = {},
): Promise<Response> {
  const { token = linh.token, purpose, field = call === 'one' ? 'file' : 'files' } = options;
  const sending = request(test.server).post(`/api/file/upload/${call}`);
  if (token) sending.set('Authorization', `Bearer ${token}`);
  for (const { bytes, name = 'picture.jpg', type = 'image/jpeg' } of parts) {
    sending.attach(field, bytes, { filename: name, contentType: type });
  }
  if (purpose) sending.field('purpose', purpose);
  return sending;
}

/** All bytes on the disk, whatever their state. */
async function storedFiles(): Promise<string[]> {
  const entries = await fs.readdir(test.app.get(AppConfig).uploadDir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

const picture = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#1b998b' } })
    .jpeg()
    .toBuffer();

describe('uploading a picture', () => {
  it('requires sign-in', async () => {
    const reply = await upload('one', [{ bytes: await picture() }], { token: '' });
    expect([reply.status, reply.body.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('rejects a body without a file, a file under another name, an unknown purpose and a second file', async () => {
    const bytes = await picture();
    const none = await upload('one', []);
    expect([none.status, none.body.fields]).toEqual([400, [{ path: 'file', code: 'REQUIRED' }]]);
    const other = await upload('one', [{ bytes }], { field: 'image' });
    expect([other.status, other.body.fields]).toEqual([400, [{ path: 'image', code: 'INVALID' }]]);
    const purpose = await upload('one', [{ bytes }], { purpose: 'passport' });
    expect([purpose.status, purpose.body.fields]).toEqual([400, [{ path: 'purpose', code: 'INVALID' }]]);
    const two = await upload('one', [{ bytes }, { bytes }]);
    expect([two.status, two.body.fields]).toEqual([400, [{ path: 'file', code: 'TOO_MANY' }]]);
  });

  it('stores it anew as WebP, with a thumbnail and a square, and tells its size, so that pages need not jump', async () => {
    const { status, body } = await upload('one', [{ bytes: await picture(3000, 1500), name: '사진.JPG' }]);
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: '사진.JPG', type: 'image/webp', width: 2000, height: 1000 });
    expect(body.path).toMatch(/^\/files\/[0-9a-f]{32}\.webp$/);
    const stored = await sharp((await request(test.server).get(body.path)).body).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 2000, height: 1000 });
    const thumbnail = await sharp((await request(test.server).get(body.thumbnailPath)).body).metadata();
    expect(thumbnail).toMatchObject({ format: 'webp', width: 512, height: 256 });
    const square = await sharp((await request(test.server).get(squarePicture(body.path))).body).metadata();
    expect(square).toMatchObject({ format: 'webp', width: 256, height: 256 });
  });

  it('of before there were squares is shown by its thumbnail', async () => {
    const { body } = await upload('one', [{ bytes: await picture() }]);
    await test.app.get(FileStore).remove(path.basename(squarePicture(body.path)));
    const { status, body: square } = await request(test.server).get(squarePicture(body.path));
    expect([status, (await sharp(square).metadata()).height]).toEqual([200, 48]);
  });

  it('turns it upright and forgets where and by what it was taken', async () => {
    const { body } = await upload('one', [{ bytes: await jpegWithLocation() }]);
    expect([body.width, body.height]).toEqual([40, 80]);
    const bytes: Buffer = (await request(test.server).get(body.path)).body;
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('Exif') || bytes.includes('SecretCamera')).toBe(false);
  });

  it('keeps an animation moving', async () => {
    const frames = await Promise.all([...'abc'].map((_, index) => noise(20 + index)));
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100, 100] })
      .toBuffer();
    const { status, body } = await upload('one', [{ bytes: gif, name: 'dance.gif', type: 'image/gif' }]);
    expect(status).toBe(201);
    const stored = await sharp((await request(test.server).get(body.path)).body, { animated: true }).metadata();
    expect(stored).toMatchObject({ format: 'webp', pages: 3 });
    expect(body.height).toBe(stored.pageHeight);
  });

  it('takes the purpose before or after the file', async () => {
    const bytes = await picture();
    const before = await request(test.server)
      .post('/api/file/upload/one')
      .set('Authorization', `Bearer ${linh.token}`)
      .field('purpose', 'profile')
      .attach('file', bytes, 'me.jpg');
    const after = await upload('one', [{ bytes }], { purpose: 'profile' });
    const rows = await test.database.manager.query('select purpose from files where path = any($1)', [
      [before.body.path, after.body.path],
    ]);
    expect(rows).toEqual([{ purpose: 'profile' }, { purpose: 'profile' }]);
  });

  it.each(['사진 한 장', 'a photo', '一张照片', '一枚の写真', 'รูปถ่าย', 'bức ảnh', 'រូបថត', 'larawan ñ', 'একটি ছবি'])(
    'gives the name %s back as it was sent',
    async (name) => {
      const { body } = await upload('one', [{ bytes: await picture(), name: `${name.normalize('NFD')}.jpg` }]);
      expect(body.name).toBe(`${name}.jpg`.normalize('NFC'));
    },
  );
});

describe('an upload that is no picture', () => {
  const truncated = async () =>
    (
      await sharp(await noise(200))
        .jpeg()
        .toBuffer()
    ).subarray(0, 2_000);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a zip called .jpg', zip],
    ['a page called .png', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with a script', () => Buffer.from(svg)],
    ['a picture that breaks off', truncated],
    ['a picture of 900 megapixels in 200 bytes', hugePng],
    ['an animation of 500 frames', gifBomb],
    ['nothing at all', () => Buffer.alloc(0)],
    ['a picture’s first bytes and nothing else', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['random bytes', () => Buffer.from(Array.from({ length: 500 }, (_, index) => (index * 37) % 251))],
  ])('%s is refused and leaves nothing behind', async (_, make) => {
    const before = await storedFiles();
    const reply = await upload('one', [{ bytes: await make() }]);
    expect([reply.status, reply.body.code]).toEqual([415, 'UNSUPPORTED_FILE_TYPE']);
    expect(await storedFiles()).toEqual(before);
  });

  it('loses what was hidden behind a real picture', async () => {
    const bytes = Buffer.concat([await picture(), Buffer.from('<script>alert(1)</script>'), zip()]);
    const { status, body } = await upload('one', [{ bytes }]);
    expect(status).toBe(201);
    expect(((await request(test.server).get(body.path)).body as Buffer).includes('<script>')).toBe(false);
  });

  it('is refused above 10 MB, a profile picture above 5 MB', async () => {
    const over = await upload('one', [{ bytes: Buffer.alloc(10 * 1024 * 1024 + 1) }]);
    expect([over.status, over.body.code]).toEqual([413, 'FILE_TOO_LARGE']);
    const padded = Buffer.concat([await picture(), Buffer.alloc(5 * 1024 * 1024)]);
    const profile = await upload('one', [{ bytes: padded }], { purpose: 'profile' });
    expect([profile.status, profile.body.code]).toEqual([413, 'FILE_TOO_LARGE']);
    expect((await upload('one', [{ bytes: padded }])).status).toBe(201);
  });

  it.each(['../../../etc/passwd', '..\\..\\x.jpg', 'a/b/../c.jpg', '/abs.jpg'])(
    'never goes where its name %s points',
    async (name) => {
      const { body } = await upload('one', [{ bytes: await picture(), name }]);
      expect(body.name).not.toMatch(/[/\\]/);
      expect(body.path).toMatch(/^\/files\/[0-9a-f]{32}\.webp$/);
    },
  );
});

describe('uploading many pictures', () => {
  it('answers them in their order', async () => {
    const bytes = await picture();
    const { status, body } = await upload(
      'many',
      ['가.jpg', 'ខ.jpg', 'গ.jpg'].map((name) => ({ bytes, name })),
    );
    expect(status).toBe(201);
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['가.jpg', 'ខ.jpg', 'গ.jpg']);
  });

  it('takes ten, not eleven', async () => {
    const bytes = await picture();
    const ten = Array.from({ length: 10 }, () => ({ bytes }));
    expect((await upload('many', ten)).status).toBe(201);
    const eleven = await upload('many', [...ten, { bytes }]);
    expect([eleven.status, eleven.body.code]).toEqual([400, 'TOO_MANY_FILES']);
  });

  it('stores none when one of them is bad', async () => {
    const before = await storedFiles();
    const [{ count }] = await test.database.manager.query('select count(*) from files');
    const reply = await upload('many', [{ bytes: await picture() }, { bytes: zip() }, { bytes: await picture() }]);
    expect([reply.status, reply.body.code]).toEqual([415, 'UNSUPPORTED_FILE_TYPE']);
    expect(await storedFiles()).toEqual(before);
    expect(await test.database.manager.query('select count(*) from files')).toEqual([{ count }]);
  });
});

describe('an upload that is no form', () => {
  it.each([
    ['multipart/form-data', 'x'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nhalf',
    ],
    ['multipart/form-data; boundary=x', '--x\r\nnonsense\r\n\r\n--x--'],
    ['multipart/form-data; boundary=x', ''],
    ['text/plain', 'a picture'],
  ])('of type %s with the body %j is a mistake of the caller', async (type, body) => {
    const reply = await request(test.server)
      .post('/api/file/upload/one')
      .set('Authorization', `Bearer ${linh.token}`)
      .set('Content-Type', type)
      .send(body);
    expect(reply.status).toBe(400);
    expect(['MALFORMED_REQUEST', 'VALIDATION_FAILED']).toContain(reply.body.code);
  });
});

describe('an upload that breaks off', () => {
  it('leaves nothing behind', async () => {
    const before = await storedFiles();
    const address = new URL(test.url);
    const socket = net.connect(Number(address.port), '127.0.0.1');
    const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
    socket.write(
      `POST /api/file/upload/one HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${linh.token}\r\n` +
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 900000\r\n\r\n${part}${'y'.repeat(200_000)}`,
    );
    await until(async () => (await storedFiles()).length > before.length);
    socket.destroy();
    await until(async () => (await storedFiles()).length === before.length);
    expect(await storedFiles()).toEqual(before);
  });
});

describe('attaching files to something', () => {
  const attach = (paths: string[], owner: TestUser) =>
    test.database.transaction(() => test.app.get(FilesService).attach(paths, owner.uuid, 'post'));

  it('gives them back in the asked order, again and again', async () => {
    const bytes = await picture();
    const { body } = await upload('many', [{ bytes }, { bytes }, { bytes }]);
    const paths: string[] = body.map(({ path: each }: { path: string }) => each).reverse();
    const first = await attach(paths, linh);
    expect(first.map((file) => file.path)).toEqual(paths);
    expect(await attach(paths, linh)).toEqual(first);
  });

  it('refuses what somebody else uploaded, what is there for another purpose and what is not there', async () => {
    const own = (await upload('one', [{ bytes: await picture() }])).body.path;
    const profile = (await upload('one', [{ bytes: await picture() }], { purpose: 'profile' })).body.path;
    for (const [paths, owner] of [
      [[own], dara],
      [[profile], linh],
      [[own, '/files/none.webp'], linh],
    ] as const) {
      await expect(attach([...paths], owner)).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
    }
    expect(await test.database.manager.query('select attached_at from files where path = $1', [own])).toEqual([
      { attached_at: null },
    ]);
  });
});
