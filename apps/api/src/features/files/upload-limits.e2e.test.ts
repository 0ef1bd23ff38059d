import fs from 'node:fs/promises';
import request from 'supertest';
import sharp from 'sharp';
import { AppConfig } from '../../platform/config.js';
import { RateLimits } from '../../platform/rate-limit/rate-limits.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { aUser, type TestUser } from '../../../test/factories.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => test.stop());

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

async function send(call: 'one' | 'many', { token }: TestUser, pictures: Buffer[]) {
  const sending = request(test.server).post(`/api/file/upload/${call}`).set('Authorization', `Bearer ${token}`);
  for (const bytes of pictures) sending.attach(call === 'one' ? 'file' : 'files', bytes, 'ตลาด.jpg');
  return sending;
}

describe('the limits of uploads', () => {
  it('count files, however many come in one call, and keep nothing of what is too much', async () => {
    const linh = await aUser(test);
    const ten = Array<Buffer>(10).fill(await picture());
    for (let call = 0; call < 2; call += 1) expect((await send('many', linh, ten)).status).toBe(201);
    expect((await send('many', linh, ten.slice(0, 8))).status).toBe(201);
    const late = await send('many', linh, ten.slice(0, 3));
    expect([late.status, late.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await send('one', linh, ten.slice(0, 1))).status).toBe(429);
    expect(await fs.readdir(`${test.app.get(AppConfig).uploadDir}/incoming`)).toEqual([]);
    expect((await send('one', await aUser(test), ten.slice(0, 1))).status).toBe(201);
  });

  it('count what came of a form that is refused', async () => {
    const soriya = await aUser(test);
    const ten = Array<Buffer>(10).fill(await picture());
    for (let call = 0; call < 3; call += 1) {
      const sending = request(test.server).post('/api/file/upload/many').set('Authorization', `Bearer ${soriya.token}`);
      for (const bytes of ten) sending.attach('files', bytes, 'រូបភាព.jpg');
      expect((await sending.attach('other', await picture(), 'ছবি.jpg')).status).toBe(400);
    }
    expect((await send('one', soriya, ten.slice(0, 1))).status).toBe(429);
  });

  it('count megabytes of a day before they come', async () => {
    const dara = await aUser(test);
    const who = { userUuid: dara.uuid };
    await test.app.get(RateLimits).count('uploadMegabytes', who, 299);
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const heavy = await sharp({ create: { width: 1_100, height: 1_100, channels: 3, background: 'teal', noise } })
      .png()
      .toBuffer();
    expect(heavy.length).toBeGreaterThan(1_500_000);
    expect((await send('one', dara, [heavy])).status).toBe(429);
    const incoming = `${test.app.get(AppConfig).uploadDir}/incoming`;
    const before = (await fs.stat(incoming)).mtimeMs;
    expect((await send('one', dara, [await picture()])).status).toBe(429);
    expect((await fs.stat(incoming)).mtimeMs).toBe(before);
  });
});
