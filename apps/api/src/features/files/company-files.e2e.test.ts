import request, { type Response } from 'supertest';
import sharp from 'sharp';
import { startApp, type TestApp } from '../../../test/app.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { zip } from '../../../test/nasty-files.js';

let test: TestApp;
let linh: TestUser;
let dara: TestUser;
beforeAll(async () => {
  test = await startApp();
  [linh, dara] = [await aUser(test), await aUser(test)];
});
afterAll(() => test.stop());

const upload = (bytes: Buffer, filename: string, purpose: string): Promise<Response> =>
  request(test.server)
    .post('/api/file/upload/one')
    .set('Authorization', `Bearer ${linh.token}`)
    .attach('file', bytes, { filename })
    .field('purpose', purpose)
    .then();

describe('uploading for a company', () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n');

  it('takes a certificate as PDF, JPEG or PNG by content, keeps it private and only ever hands it over', async () => {
    const file = await upload(pdf, '사업자등록증.pdf', 'company-registration');
    expect([file.status, file.body]).toMatchObject([
      201,
      { name: '사업자등록증.pdf', type: 'application/pdf', size: pdf.length, thumbnailPath: null },
    ]);
    expect(file.body.path).toMatch(/^\/files\/private-[0-9a-f]{32}\.pdf$/);
    const mine = await request(test.server).get(file.body.path).set('Authorization', `Bearer ${linh.token}`);
    expect([mine.status, mine.headers['content-disposition']]).toEqual([200, 'attachment']);
    const other = await request(test.server).get(file.body.path).set('Authorization', `Bearer ${dara.token}`);
    expect([other.status, (await request(test.server).get(file.body.path)).status]).toEqual([404, 401]);
    const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#1b998b' } })
      .jpeg()
      .toBuffer();
    const scan = await upload(photo, 'a.pdf', 'company-registration');
    expect([scan.status, scan.body.type]).toEqual([201, 'image/webp']);
  });

  it('opens a certificate to an administrator, and not to one who is suspended', async () => {
    const { body } = await upload(pdf, '등록증.pdf', 'company-registration');
    const admin = await aUser(test);
    const change = (set: string) =>
      test.database.manager.query(`update users set ${set} where uuid = $1`, [admin.uuid]);
    const open = () => request(test.server).get(body.path).set('Authorization', `Bearer ${admin.token}`);
    await change(`role = 'ADMIN'`);
    expect((await open()).status).toBe(200);
    await change(`suspended_until = now() + interval '1 day'`);
    expect((await open()).status).toBe(404);
  });

  it('refuses what is no such file, whatever it is called, and more than 1 MB', async () => {
    const gif = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#000' } })
      .gif()
      .toBuffer();
    for (const bytes of [gif, zip(), Buffer.from('<html>%PDF-')]) {
      const reply = await upload(bytes, 'a.pdf', 'company-registration');
      expect([reply.status, reply.body.code]).toEqual([415, 'UNSUPPORTED_FILE_TYPE']);
    }
    expect((await upload(pdf, 'a.png', 'company-logo')).status).toBe(415);
    const large = Buffer.concat([pdf, Buffer.alloc(1024 * 1024)]);
    for (const purpose of ['company-registration', 'company-logo']) {
      expect((await upload(large, 'a.pdf', purpose)).body.code).toBe('FILE_TOO_LARGE');
    }
  });
});
