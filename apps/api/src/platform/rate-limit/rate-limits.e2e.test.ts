import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aSignUp, aUser } from '../../../test/factories.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY_HOPS: '1' });
});
afterAll(() => test.stop());

const signIn = (address: string) =>
  rest(test, 'post', '/api/user/signin', { email: 'nobody@example.test', password: 'a guess' }, { address });
const statuses = async (times: number, call: () => Promise<{ status: number }>) => {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(Array.from({ length: times }, call)))
    counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('a rate limit', () => {
  it('refuses the 26th sign-in of one address in five minutes and says when to come back', async () => {
    expect(await statuses(26, () => signIn('203.0.113.1'))).toEqual({ 401: 25, 429: 1 });
    const reply = await signIn('203.0.113.1');
    expect(reply.body).toMatchObject({ statusCode: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(200);
    expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(300);
  });

  it('leaves other addresses and the neighboring calls of the same address alone', async () => {
    const address = '203.0.113.2';
    await statuses(26, () => signIn(address));
    expect((await signIn('203.0.113.3')).status).toBe(401);
    expect((await rest(test, 'post', '/api/user/signup', aSignUp(), { address })).status).toBe(201);
    expect((await rest(test, 'get', '/api/user/userInfo?key=late', undefined, { address })).status).toBe(410);
    expect((await rest(test, 'get', '/api/user/signin/providers', undefined, { address })).status).toBe(200);
  });

  it('counts all addresses of one IPv6 subscriber together', async () => {
    let host = 0;
    expect(await statuses(26, () => signIn(`2001:db8:0:7::${(host += 1)}`))).toEqual({ 401: 25, 429: 1 });
    expect((await signIn('2001:db8:0:8::1')).status).toBe(401);
  });

  it('counts a signed-in person by account, wherever they are', async () => {
    const { token } = await aUser(test);
    const nickname = '!';
    const attempts = await Promise.all(
      Array.from({ length: 11 }, (_, index) =>
        rest(test, 'put', '/api/user', { nickname }, { token, address: `198.51.100.${index}` }),
      ),
    );
    expect(attempts.filter(({ status }) => status === 429)).toHaveLength(1);
    const language = await rest(test, 'put', '/api/user', { language: 'th' }, { token });
    expect(language.status).toBe(200);
  });

  it('holds for queries too', async () => {
    const address = '203.0.113.9';
    const check = () => query(test, '{ checkNickname(nickname: "សុភា") { isExist } }', {}, { address });
    expect(await statuses(61, check)).toEqual({ 200: 60, 429: 1 });
    const refused = await check();
    expect(refused.errors[0]?.extensions).toMatchObject({ statusCode: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await query(test, '{ readNationalities { uuid } }', {}, { address })).status).toBe(200);
  });

  it('blocks an address that guessed five keys, and only for keys', async () => {
    const address = '203.0.113.20';
    const guess = (key: string) => rest(test, 'get', `/api/user/userInfo?key=${key}`, undefined, { address });
    for (const key of ['one', 'two', 'three', 'four', 'five']) expect((await guess(key)).status).toBe(410);
    const blocked = await guess('six');
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(890);
    expect((await signIn(address)).status).toBe(401);
  });

  it('limits how often a session is renewed', async () => {
    const { refreshToken: token } = await aUser(test);
    expect(await statuses(31, () => rest(test, 'post', '/api/user/auth/reissue', undefined, { token }))).toEqual({
      200: 30,
      429: 1,
    });
  });

  it('refuses rather than lets pass when nothing can be counted', async () => {
    const statement = (text: string) => test.database.rows({ name: `test.${text}`, text }, []);
    await statement('alter table rate_limits rename to rate_limits_away');
    const reply = await signIn('203.0.113.30');
    await statement('alter table rate_limits_away rename to rate_limits');
    expect(reply.body).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE' });
    expect(reply.headers['retry-after']).toBe('1');
  });

  it('stores no network address', async () => {
    await signIn('203.0.113.99');
    const rows = await test.database.rows({ name: 'test.rate-limits', text: 'select key from rate_limits' }, []);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });
});
