import { randomUUID } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { errorMessage, firstDayMessage } from '@haiko/shared/i18n/serverMessages';
import pg from 'pg';
import { asOwner } from '../../../test/as-owner.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { startDnsServer } from '../../../test/dns-server.js';
import { aSignUp, aUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aPost } from '../../../test/post-factories.js';
import { until } from '../../../test/until.js';
import { RateLimits } from './rate-limits.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY_HOPS: '1' });
});
afterAll(() => test.stop());

/** Somebody whose first day is over. */
async function aSettledUser() {
  const user = await aUser(test);
  const aged = `update users set created_at = created_at - interval '25 hours' where uuid = $1`;
  await test.database.manager.query(aged, [user.uuid]);
  return user;
}

const guess = (email: string, address: string) =>
  rest(test, 'post', '/api/user/signin', { email, password: 'a guess' }, { address });
const signIn = (address: string) => guess(`${randomUUID()}@example.test`, address);
const post = (token: string, title: string) =>
  rest(test, 'post', '/api/post', { title, content: 'ข้าวเหนียวมะม่วง' }, { token });
const inTurn = async (times: number, call: () => Promise<{ status: number }>) => {
  const replies: number[] = [];
  while (replies.length < times) replies.push((await call()).status);
  return [...new Set(replies)];
};
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
    expect([reply.headers['ratelimit-limit'], reply.headers['ratelimit-remaining']]).toEqual(['25', '0']);
  });

  it('says what is left of it, and when it is whole again', async () => {
    const address = '203.0.113.77';
    const said = ({ headers }: { headers: Record<string, string> }) =>
      ['limit', 'remaining', 'reset'].map((name) => Number(headers[`ratelimit-${name}`]));
    const first = said(await signIn(address));
    expect(first.slice(0, 2)).toEqual([25, 24]);
    expect(said(await signIn(address)).slice(0, 2)).toEqual([25, 23]);
    await statuses(23, () => signIn(address));
    const [, remaining, reset] = said(await signIn(address));
    expect(remaining).toBe(0);
    for (const seconds of [first[2], reset]) expect(seconds).toBeGreaterThan(0);
    for (const seconds of [first[2], reset]) expect(seconds).toBeLessThanOrEqual(300);
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
    const redeem = (key: string) => rest(test, 'get', `/api/user/userInfo?key=${key}`, undefined, { address });
    for (const key of ['one', 'two', 'three', 'four', 'five']) expect((await redeem(key)).status).toBe(410);
    const blocked = await redeem('six');
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(600);
    expect((await signIn(address)).status).toBe(401);
  });

  it('lets exactly as many posts through as it says, however many come at once', async () => {
    const { token } = await aSettledUser();
    expect(await statuses(50, () => post(token, 'ตลาด'))).toEqual({ 201: 6, 429: 44 });
    expect((await post(token, 'ตลาด')).status).toBe(429);
  });

  it('lets a new account do less on its first day, and as much as others from then on', async () => {
    const { token, uuid } = await aUser(test);
    expect(await statuses(20, () => post(token, 'ตลาด'))).toEqual({ 201: 3, 429: 17 });
    await test.database.manager.query(
      `update users set created_at = created_at - interval '25 hours' where uuid = $1`,
      [uuid],
    );
    expect(await statuses(20, () => post(token, 'ตลาด'))).toEqual({ 201: 3, 429: 17 });
  });

  it('says that it is the first day, in the words of the reader, and nothing of it later', async () => {
    const refusals = async (user: { token: string }) => {
      await statuses(7, () => post(user.token, 'ตลาด'));
      const body = { title: 'ตลาด', content: 'ปลา' };
      const reply = await rest(test, 'post', '/api/post', body, { ...user, language: 'th' });
      return { status: reply.status, ...reply.body };
    };
    const code = { status: 429, code: 'TOO_MANY_REQUESTS' };
    const refused = await refusals(await aUser(test));
    expect(refused).toMatchObject({ ...code, isFirstDay: true, message: firstDayMessage('th') });
    const later = await refusals(await aSettledUser());
    expect(later).toMatchObject({ ...code, message: errorMessage('TOO_MANY_REQUESTS', 'th') });
    expect(later).not.toHaveProperty('isFirstDay');
  });

  it('does not count posts that are refused, for their text, for their files or because there were too many', async () => {
    const { token } = await aSettledUser();
    expect(await inTurn(10, () => post(token, ''))).toEqual([400]);
    const missing = { title: 'ផ្សារ', content: 'បន្លែ', files: [{ name: 'a.webp', path: '/files/none.webp' }] };
    expect(await statuses(10, () => rest(test, 'post', '/api/post', missing, { token }))).not.toHaveProperty('201');
    expect(await inTurn(6, () => post(token, 'ផ្សារ'))).toEqual([201]);
    const late = await post(token, 'ផ្សារ');
    expect(late.status).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(300);
  });

  it('gives nothing back to a window that began after the call', async () => {
    const { token, uuid } = await aSettledUser();
    expect(await inTurn(6, () => post(token, 'বাজার'))).toEqual([201]);
    const limits = test.app.get(RateLimits);
    await limits.giveBack({ scope: 'post', who: { userUuid: uuid }, at: performance.now() - 600_000 });
    expect((await post(token, 'বাজার')).status).toBe(429);
    await limits.giveBack({ scope: 'post', who: { userUuid: uuid }, at: performance.now() });
    expect((await post(token, 'বাজার')).status).toBe(201);
  });

  it('of an hour and a day loses none of the day to what the hour refuses', async () => {
    const limits = test.app.get(RateLimits);
    const ask = () =>
      limits.count('mail', { userUuid: 'សុភា' }).then(
        () => ({ status: 200 }),
        () => ({ status: 429 }),
      );
    expect(await statuses(40, ask)).toEqual({ 200: 10, 429: 30 });
    await test.database.manager.query(`update rate_limits set expire = 0 where key = 'mail:3600:សុភា'`);
    expect(await statuses(40, ask)).toEqual({ 200: 10, 429: 30 });
    await test.database.manager.query(`update rate_limits set expire = 0 where key = 'mail:3600:សុភា'`);
    expect(await statuses(1, ask)).toEqual({ 429: 1 });
  });

  it.each([3, -3])('is the same for a process whose clock is %i hours ahead', async (hours) => {
    const limits = test.app.get(RateLimits);
    const who = { account: `সময়${hours}` };
    await limits.count('wrongPassword', who, 20);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
    try {
      await expect(limits.count('wrongPassword', who)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      await expect(limits.count('wrongPassword', { account: `${who.account} 2` })).resolves.toMatchObject({
        left: { reset: 15 * 60 },
      });
    } finally {
      vi.useRealTimers();
    }
  });

  it('holds for changing posts, comments and oneself, all together', async () => {
    const { token } = await aUser(test);
    const { body: own } = await post(token, NINE_SCRIPTS.km);
    const comment = await rest(test, 'post', '/api/comment', { postUuid: own.uuid, content: 'ល្អ' }, { token });
    const edits = [
      () => rest(test, 'put', `/api/post/${own.uuid}`, { title: 'a', content: 'b' }, { token }),
      () => rest(test, 'put', `/api/comment/${comment.body.uuid}`, { content: 'ល្អណាស់' }, { token }),
      () => rest(test, 'put', '/api/user', { language: 'km' }, { token }),
    ];
    for (const edit of edits) expect(await statuses(20, edit)).toEqual({ 200: 20 });
    for (const edit of edits) expect((await edit()).status).toBe(429);
  });

  it('holds for the time that people spend on posts, and ignores visitors', async () => {
    const { token } = await aUser(test);
    const { uuid } = await aPost(test, await aUser(test));
    const { data } = await query(test, `{ readPost(uuid: "${uuid}") { postViewLogUuid } }`, {}, { token });
    const leave = (caller: object) =>
      rest(test, 'put', `/api/post_view_logs/${data['readPost'].postViewLogUuid}`, { duration: 3 }, caller);
    expect(await statuses(301, () => leave({ token }))).toEqual({ 204: 300, 429: 1 });
    expect((await leave({})).status).toBe(204);
  });

  it('holds for the posts that visitors of one address open, and for nobody who is signed in there', async () => {
    const { token } = await aUser(test);
    const address = '203.0.113.40';
    const { uuid } = await aPost(test, await aUser(test));
    const open = (caller: object = {}) =>
      query(test, `{ readPost(uuid: "${uuid}") { uuid } }`, {}, { address, ...caller });
    expect(await statuses(610, open)).toEqual({ 200: 600, 429: 10 });
    expect((await open({ token })).status).toBe(200);
  });

  it('limits how often a session is renewed, not how many tabs learn of it', async () => {
    const { refreshToken } = await aUser(test);
    const reissue = (token: string) => rest(test, 'post', '/api/user/auth/reissue', undefined, { token });
    expect(await statuses(50, () => reissue(refreshToken))).toEqual({ 200: 50 });
    let token = (await reissue(refreshToken)).body.refreshToken as string;
    const rotate = async () => {
      const reply = await reissue(token);
      token = reply.body.refreshToken as string;
      return reply;
    };
    expect(await inTurn(29, rotate)).toEqual([200]);
    expect((await rotate()).status).toBe(429);
    // Whoever has copied it keeps nobody from being told.
    expect((await reissue(refreshToken)).body.code).toBe('SESSION_EXPIRED');
  });

  it('refuses rather than lets pass when nothing can be counted', async () => {
    await asOwner(test, 'alter table rate_limits rename to rate_limits_away');
    const reply = await signIn('203.0.113.30');
    await asOwner(test, 'alter table rate_limits_away rename to rate_limits');
    expect(reply.body).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE' });
    expect(reply.headers['retry-after']).toBe('1');
  });

  it('lets reads go on while the database takes no writes, and no write', async () => {
    const { token } = await aUser(test);
    const admin = new pg.Client({ connectionString: test.ownerUrl });
    await admin.connect();
    const name = new URL(test.databaseUrl).pathname.slice(1);
    const restart = async (mode: string) => {
      await admin.query(`alter database ${name} ${mode}`);
      const others = 'pid <> pg_backend_pid() and datname = current_database()';
      await admin.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where ${others}`);
      await until(async () => (await rest(test, 'get', '/health/ready')).status === 200);
    };
    await restart('set default_transaction_read_only = on');
    await admin.query('set default_transaction_read_only = off');
    const check = await query(test, '{ checkNickname(nickname: "সুমন") { isExist } }');
    const write = await post(token, 'বাজার');
    await restart('reset default_transaction_read_only');
    await admin.end();
    expect([check.status, check.data]).toEqual([200, { checkNickname: { isExist: false } }]);
    expect([write.status, write.body.code]).toEqual([503, 'READ_ONLY']);
  });

  it('stores no network address and no e-mail address', async () => {
    await guess('somebody@example.test', '203.0.113.99');
    const rows = await test.database.manager.query('select key from rate_limits');
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|somebody/);
  });
});

it('slows a search engine that is one where it refuses others, and who only says so', async () => {
  const [address, userAgent] = ['66.249.64.1', 'Mozilla/5.0 (compatible; Googlebot/2.1)'];
  const names = await startDnsServer({
    '1.64.249.66.in-addr.arpa': 'crawl-66-249-64-1.googlebot.com',
    'crawl-66-249-64-1.googlebot.com': address,
  });
  test.app.get(Resolver).setServers([names.address]);
  const open = (caller: { address: string; userAgent?: string }) =>
    rest(test, 'get', '/sitemap.xml', undefined, caller);
  const other = { address: '203.0.113.140', userAgent };
  for (const caller of [address, other.address])
    await test.app.get(RateLimits).count('sitemap', { address: caller }, 120);
  expect((await open({ address, userAgent })).status).toBe(200);
  expect(await inTurn(2, () => open(other))).toEqual([429]);
  expect((await open({ address })).status).toBe(429);
  await names.stop();
});
