import sharp from 'sharp';
import request from 'supertest';
import { startApp, type TestApp } from '../../../test/app.js';
import { rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { holding, untilWaiting } from '../../../test/waiting.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

const update = (user: TestUser, body: object) => rest(test, 'put', '/api/user', body, user);

describe('the profile picture', () => {
  const upload = async (owner: TestUser, purpose: string) => {
    const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#1b998b' } });
    const reply = await request(test.server)
      .post('/api/file/upload/one')
      .set('Authorization', `Bearer ${owner.token}`)
      .field('purpose', purpose)
      .attach('file', await picture.png().toBuffer(), 'ảnh.png')
      .expect(201);
    return String(reply.body.path);
  };
  const isAttached = async (path: string) => {
    const asked = 'select attached_at is not null as "isAttached" from files where path = $1';
    const [file] = await test.database.manager.query<{ isAttached: boolean }[]>(asked, [path]);
    return file?.isAttached;
  };

  it('must be one that the person uploaded as such', async () => {
    const [user, other] = [await aUser(test), await aUser(test)];
    const paths = [
      'https://example.test/cat.webp',
      '/files/none.webp',
      await upload(other, 'profile'),
      await upload(user, 'post'),
    ];
    for (const profileImageUrl of paths) {
      const { status, body } = await update(user, { profileImageUrl });
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'FILE_NOT_FOUND' });
    }
  });

  it('is kept while it is used, and given up by another one or none', async () => {
    const user = await aUser(test);
    const [first, second] = [await upload(user, 'profile'), await upload(user, 'profile')];
    expect((await update(user, { profileImageUrl: first })).body.profileImageUrl).toBe(first);
    expect(await isAttached(first)).toBe(true);
    expect((await update(user, { profileImageUrl: second })).body.profileImageUrl).toBe(second);
    expect([await isAttached(first), await isAttached(second)]).toEqual([false, true]);
    expect((await update(user, { profileImageUrl: second })).status).toBe(200);
    expect((await update(user, { profileImageUrl: null })).body.profileImageUrl).toBeNull();
    expect(await isAttached(second)).toBe(false);
  });

  it('is given up by another one that was chosen at the same time', async () => {
    const user = await aUser(test);
    const [first, second] = [await upload(user, 'profile'), await upload(user, 'profile')];
    const change = `with used as (update files set attached_at = now() where path = $2)
      update users set profile_image_url = $2 where uuid = $1`;
    const { late } = await holding(test, [change, [user.uuid, first]], async () => {
      const late = update(user, { profileImageUrl: second }).then((reply) => reply);
      await untilWaiting(test);
      return { late };
    });
    expect((await late).body.profileImageUrl).toBe(second);
    expect([await isAttached(first), await isAttached(second)]).toEqual([false, true]);
  });
});
