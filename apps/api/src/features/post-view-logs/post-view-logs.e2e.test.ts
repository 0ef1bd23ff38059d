import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser } from '../../../test/factories.js';
import { aPost } from '../../../test/post-factories.js';

const UNKNOWN = '0190f0f0-0000-7000-8000-000000000000';
const OPEN = 'query ($uuid: ID!) { readPost(uuid: $uuid) { views postViewLogUuid } }';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ TRUST_PROXY_HOPS: '1' });
});
afterAll(() => test.stop());

async function open(uuid: string, reader: { token?: string; address?: string; userAgent?: string } = {}) {
  return (await query(test, OPEN, { uuid }, reader)).data['readPost'] as {
    views: number;
    postViewLogUuid: string | null;
  };
}

describe('views of a post', () => {
  it('count a person once in thirty minutes, and give back the same log', async () => {
    const { uuid } = await aPost(test, await aUser(test));
    const reader = await aUser(test);
    const first = await open(uuid, reader);
    expect(first).toEqual({ views: 1, postViewLogUuid: expect.any(String) });
    expect(await open(uuid, reader)).toEqual(first);
    await test.database.manager.query(
      `update post_view_logs set counted_during = tstzrange(now() - interval '31 minutes', now() - interval '1 minute') where uuid = $1`,
      [first.postViewLogUuid],
    );
    const later = await open(uuid, reader);
    expect(later.views).toBe(2);
    expect(later.postViewLogUuid).not.toBe(first.postViewLogUuid);
  });

  it('do not count the author', async () => {
    const author = await aUser(test);
    const { uuid } = await aPost(test, author);
    expect(await open(uuid, author)).toEqual({ views: 0, postViewLogUuid: null });
  });

  it('count visitors by their network, without giving them a log', async () => {
    const { uuid } = await aPost(test, await aUser(test));
    expect(await open(uuid, { address: '2001:db8:1:2::1' })).toEqual({ views: 1, postViewLogUuid: null });
    expect((await open(uuid, { address: '2001:db8:1:2::ffff' })).views).toBe(1);
    expect((await open(uuid, { address: '198.51.100.4' })).views).toBe(2);
    const [log] = await test.database.manager.query('select reader from post_view_logs where post_uuid = $1 limit 1', [
      uuid,
    ]);
    expect(log.reader).not.toMatch(/2001|198/);
  });

  it('count once when thirty requests of one reader race', async () => {
    const { uuid } = await aPost(test, await aUser(test));
    const reader = await aUser(test);
    const logs = await Promise.all(Array.from({ length: 30 }, () => open(uuid, reader)));
    expect(new Set(logs.map((log) => log.postViewLogUuid)).size).toBe(1);
    expect((await open(uuid, reader)).views).toBe(1);
  });

  it.each([
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/131.0.0.0',
    'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)',
    'facebookexternalhit/1.1',
  ])('do not count a crawler, in a page or by a query: %s', async (userAgent) => {
    const { uuid } = await aPost(test, await aUser(test));
    const counted = await rest(test, 'post', '/api/post_view_logs', { postUuid: uuid }, { userAgent });
    expect(counted.body).toEqual({ postViewLogUuid: null });
    expect((await open(uuid, { userAgent })).views).toBe(0);
    expect((await open(uuid, { userAgent: 'Mozilla/5.0 (Linux; Android 12; CUBOT NOTE 50)' })).views).toBe(1);
  });

  it('are nothing for a post that is not there', async () => {
    expect(await open(UNKNOWN)).toBeNull();
  });
});

describe('PUT /api/post_view_logs/:id', () => {
  const put = (id: string, body: object, caller = {}) => rest(test, 'put', `/api/post_view_logs/${id}`, body, caller);

  it('never answers 401: visitors and bad bearers are ignored', async () => {
    expect((await put(UNKNOWN, { duration: 3 })).status).toBe(204);
    expect((await put(UNKNOWN, { duration: 3 }, { token: 'expired' })).status).toBe(204);
  });

  it.each([[-1], [86_401], ['ten'], [null]])('rejects a duration of %p', async (duration) => {
    const { token } = await aUser(test);
    expect((await put(UNKNOWN, { duration }, { token })).body.code).toBe('VALIDATION_FAILED');
  });

  it("does not find somebody else's log", async () => {
    const { uuid } = await aPost(test, await aUser(test));
    const { postViewLogUuid } = await open(uuid, await aUser(test));
    const { token } = await aUser(test);
    expect((await put(postViewLogUuid ?? '', { duration: 3 }, { token })).body.code).toBe('NOT_FOUND');
  });

  it('keeps the longest duration', async () => {
    const { uuid } = await aPost(test, await aUser(test));
    const reader = await aUser(test);
    const { postViewLogUuid } = await open(uuid, reader);
    for (const duration of [12, 90, 40.4])
      expect((await put(postViewLogUuid ?? '', { duration }, reader)).status).toBe(204);
    const [log] = await test.database.manager.query('select duration from post_view_logs where uuid = $1', [
      postViewLogUuid,
    ]);
    expect(log).toEqual({ duration: 90 });
  });
});

describe('a view of a page that the server has rendered', () => {
  const count = (postUuid: unknown, caller: { token?: string } = {}) =>
    rest(test, 'post', '/api/post_view_logs', { postUuid }, caller);

  it('is refused with a bad bearer, and without the uuid of a post', async () => {
    const { uuid } = await aPost(test, await aUser(test));
    expect((await count(uuid, { token: 'nobody' })).status).toBe(401);
    const { status, body } = await count('first');
    expect({ status, path: body.fields?.[0]?.path }).toEqual({ status: 400, path: 'postUuid' });
  });

  it('is nobody’s where there is no such post', async () => {
    const { status, body } = await count(UNKNOWN, await aUser(test));
    expect({ status, body }).toEqual({ status: 200, body: { postViewLogUuid: null } });
  });

  it('counts as the opening by a query does, with the same log', async () => {
    const { uuid } = await aPost(test, await aUser(test));
    const reader = await aUser(test);
    const { body } = await count(uuid, reader);
    expect(body).toEqual({ postViewLogUuid: expect.any(String) });
    expect(await open(uuid, reader)).toEqual({ views: 1, ...body });
    expect((await count(uuid)).body).toEqual({ postViewLogUuid: null });
    expect((await open(uuid, reader)).views).toBe(2);
  });
});
