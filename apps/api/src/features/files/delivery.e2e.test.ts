import request from 'supertest';
import { startApp, type TestApp } from '../../../test/app.js';
import { aUser } from '../../../test/factories.js';
import { aPicture } from '../../../test/post-factories.js';
import { S3Server } from '../../../test/s3-server.js';

let s3: S3Server;
beforeAll(async () => {
  s3 = await S3Server.start();
});
afterAll(() => s3.stop());

describe.each(['a disk', 'an object store'])('reading a file on %s', (place) => {
  let test: TestApp;
  let address: string;
  beforeAll(async () => {
    test = await startApp(place === 'a disk' ? {} : s3.settings);
    address = await aPicture(test, await aUser(test));
  });
  afterAll(() => test.stop());

  it('is open to everybody, kept by browsers for ever, by shared caches for minutes, and inert', async () => {
    const { status, headers } = await request(test.server).get(address);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, s-maxage=300, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(
      (
        await request(test.server)
          .get(address)
          .set('If-None-Match', headers['etag'] ?? '')
      ).status,
    ).toBe(304);
  });

  it('answers a part of it, and its head alone', async () => {
    const whole: Buffer = (await request(test.server).get(address)).body;
    const part = await request(test.server).get(address).set('Range', 'bytes=0-9');
    expect([part.status, part.headers['content-length']]).toEqual([206, '10']);
    expect(part.headers['content-range']).toBe(`bytes 0-9/${whole.length}`);
    const end = await request(test.server).get(address).set('Range', 'bytes=-10');
    expect([part.body, end.body]).toEqual([whole.subarray(0, 10), whole.subarray(-10)]);
    // Several parts at once: the whole is as good an answer.
    const several = await request(test.server).get(address).set('Range', 'bytes=0-1,4-5');
    expect([several.status, several.body]).toEqual([200, whole]);
    const head = await request(test.server).head(address);
    expect([head.status, head.headers['content-length']]).toEqual([200, String(whole.length)]);
  });

  it.each([
    ['If-None-Match', '"of   another"'],
    ['If-None-Match', '"é"'],
    ['If-None-Match', `"${'x'.repeat(9_000)}"`],
    ['If-Modified-Since', 'never'],
    ['Range', `bytes=0-${'9'.repeat(40)}`],
  ])('gives all of it to who asks by what is none of ours: %s', async (name, value) => {
    const { status } = await request(test.server).get(address).set(name, value);
    expect([200, 206]).toContain(status);
  });

  it('says that a part is not there, and how large the whole is', async () => {
    const { status, headers, body } = await request(test.server).get(address).set('Range', 'bytes=99999999-');
    expect([status, body.code]).toEqual([416, 'RANGE_NOT_SATISFIABLE']);
    expect(headers['content-range']).toMatch(/^bytes \*\/\d+$/);
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    expect(headers['etag']).not.toBe((await request(test.server).get(address)).headers['etag']);
  });

  it.each([
    '/files/none.webp',
    `/files/${'0'.repeat(32)}.webp`,
    '/files/..%2f..%2fetc%2fpasswd',
    '/files/%2e%2e%2f%2e%2e%2fpackage.json',
    '/files/incoming',
    '/files/',
    '/files/a%00.webp',
  ])('answers 404 for %s', async (wrong) => {
    const { status, body } = await request(test.server).get(wrong);
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });
});
