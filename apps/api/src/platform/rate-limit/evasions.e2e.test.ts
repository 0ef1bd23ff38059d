import { Logger } from '@nestjs/common';
import request from 'supertest';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser } from '../../../test/factories.js';
import { until } from '../../../test/until.js';

const CHECKS = 60;
const ALIASES = 10;

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY_HOPS: '1' });
});
afterAll(() => test.stop());

const check = (to: TestApp, address: string) =>
  query(to, '{ checkNickname(nickname: "สมชาย") { isExist } }', {}, { address });

/** How many of so many calls at once are let through. */
async function letThrough(calls: number, call: (n: number) => Promise<{ status: number }>): Promise<number> {
  const replies = await Promise.all(Array.from({ length: calls }, (_, n) => call(n)));
  return replies.filter(({ status }) => status !== 429).length;
}

describe('a limit by address holds', () => {
  it('whatever a client says that it passed on, behind the proxy that we know', async () => {
    expect(await letThrough(CHECKS + 2, (n) => check(test, `10.0.0.${n}, 203.0.113.200`))).toBe(CHECKS);
    expect((await check(test, '203.0.113.200, 203.0.113.201')).status).toBe(200);
  });

  it('whatever a client says that it passed on, where there is no proxy', async () => {
    const open = await startApp({ RATE_LIMIT_FACTOR: '1' });
    expect(await letThrough(CHECKS + 2, (n) => check(open, `10.0.0.${n}`))).toBe(CHECKS);
    await open.stop();
  });

  it.each([
    ['with the port of each connection', (n: number) => `203.0.113.202:${40_000 + n}`],
    ['as IPv6 with the port of each connection', (n: number) => `[2001:db8:0:9::${n + 1}]:${40_000 + n}`],
    ['as IPv4 or as IPv6', (n: number) => ['203.0.113.203', '::ffff:203.0.113.203', '::ffff:cb00:71cb'][n % 3] ?? ''],
  ])('though the proxy names it %s', async (_, addressOf) => {
    expect(await letThrough(CHECKS + 2, (n) => check(test, addressOf(n)))).toBe(CHECKS);
  });

  it('whatever a client calls itself in other headers', async () => {
    const call = (n: number) => {
      const sending = request(test.server).post('/graphql').set('X-Forwarded-For', '203.0.113.204');
      for (const header of ['X-Real-IP', 'CF-Connecting-IP', 'True-Client-IP', 'X-Client-IP'])
        sending.set(header, `10.0.0.${n}`);
      return sending
        .set('Forwarded', `for=10.0.0.${n}`)
        .send({ query: '{ checkNickname(nickname: "a") { isExist } }' });
    };
    expect(await letThrough(CHECKS + 2, async (n) => call(n))).toBe(CHECKS);
  });

  it.each([
    ['signing up', '/api/user/signup', 30],
    ['signing in', '/api/user/signin', 25],
    ['beginning at a provider', '/api/user/signin/kakao/step3', 25],
  ])('of %s, whichever accounts come along', async (_, path, most) => {
    const [one, other] = [await aUser(test), await aUser(test)];
    const address = `203.0.113.${210 + (path.length % 40)}`;
    const call = (n: number) => rest(test, 'post', path, {}, { address, token: (n % 2 ? one : other).token });
    expect(await letThrough(most + 4, call)).toBe(most);
  });

  it('by each of many aliases of one document', async () => {
    const aliases = Array.from(
      { length: ALIASES },
      (_, n) => `a${n}: checkNickname(nickname: "สมชาย${n}") { isExist }`,
    );
    let answers = 0;
    for (let document = 0; document < CHECKS / ALIASES + 1; document += 1) {
      const { data } = await query(test, `{ ${aliases.join(' ')} }`, {}, { address: '203.0.113.205' });
      answers += Object.values(data).filter((answer) => answer !== null).length;
    }
    expect(answers).toBe(CHECKS);
  });

  it('by each field of a document that another field has ended, which is no defect', async () => {
    const defects: unknown[] = [];
    const spy = vi.spyOn(Logger.prototype, 'error').mockImplementation((entry: unknown) => void defects.push(entry));
    const counted = async () => {
      const rows = await test.database.manager.query<{ total: number }[]>(
        `select coalesce(sum(points), 0)::int as total from rate_limits where key like 'checkNickname%'`,
      );
      return rows[0]?.total ?? 0;
    };
    const before = await counted();
    const fields = ['a', 'b', 'c'].map((name) => `${name}: checkNickname(nickname: "${name}") { isExist }`);
    const document = `{ readUserInformation { uuid } ${fields.join(' ')} }`;
    expect((await query(test, document, {}, { address: '203.0.113.207' })).status).toBe(401);
    // A minute and an hour are counted each.
    await until(async () => (await counted()) === before + 2 * fields.length);
    spy.mockRestore();
    expect(defects).toEqual([]);
  });

  it('by whatever path a call is reached', async () => {
    const address = '203.0.113.206';
    const redeem = (path: string) => rest(test, 'get', `${path}?key=late`, undefined, { address });
    for (let guess = 0; guess < 5; guess += 1) expect((await redeem('/api/user/userInfo')).status).toBe(410);
    const paths = ['/api/user/userInfo', '/api/user/userInfo/', '/API/User/USERINFO', '/api/user/userInf%6f'];
    const around = ['//api/user/userInfo', '/api//user/userInfo', '/api/./user/userInfo', '/api/x/../user/userInfo'];
    const encoded = ['/%61pi/user/userInfo', '/api%2fuser%2fuserInfo', '/api/user/userInfo;x', '/api/user/userInfo%00'];
    for (const path of [...paths, ...around, ...encoded]) {
      expect([path, (await redeem(path)).status]).toEqual([path, expect.toBeOneOf([404, 405, 429])]);
    }
    expect((await redeem('/API/user/userInfo/')).status).toBe(429);
  });
});
