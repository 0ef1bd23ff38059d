import { createHmac } from 'node:crypto';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

const reissue = (token?: string) => rest(test, 'post', '/api/user/auth/reissue', undefined, { token });
const canRead = async (token: string) =>
  (await query(test, '{ readUserInformation { uuid } }', {}, { token })).status === 200;
const later = (user: TestUser, interval: string) =>
  test.database.manager.query(
    `update sessions set rotated_at = rotated_at - interval '${interval}', expires_at = expires_at - interval '${interval}',
       absolute_expires_at = absolute_expires_at - interval '${interval}'
     where user_uuid = $1`,
    [user.uuid],
  );

describe('POST /api/user/auth/reissue', () => {
  it('requires a refresh token', async () => {
    for (const token of [undefined, 'not-a-token', '']) {
      const { status, body } = await reissue(token);
      expect({ status, code: body.code }).toEqual({ status: 401, code: 'SESSION_EXPIRED' });
    }
  });

  it('refuses an access token and kills nothing', async () => {
    const { token, refreshToken } = await aUser(test);
    expect((await reissue(token)).body.code).toBe('SESSION_EXPIRED');
    expect(await canRead(token)).toBe(true);
    expect((await reissue(refreshToken)).status).toBe(200);
  });

  it('answers new tokens, a rotated refresh token among them', async () => {
    const { refreshToken } = await aUser(test);
    const { status, body, headers } = await reissue(refreshToken);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({ accessExpire: 3600, refreshExpire: 1_209_600 });
    expect(body.refreshToken).not.toBe(refreshToken);
    expect(await canRead(body.accessToken)).toBe(true);
    expect((await reissue(body.refreshToken)).status).toBe(200);
  });

  it('gives twenty tabs that race with one token the same successor', async () => {
    const { refreshToken } = await aUser(test);
    const replies = await Promise.all(Array.from({ length: 20 }, () => reissue(refreshToken)));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const successors = new Set(replies.map(({ body }) => body.refreshToken));
    expect(successors.size).toBe(1);
    expect((await reissue([...successors][0])).status).toBe(200);
  });

  it('gives the immediate predecessor the same successor for half a minute, then ends the session', async () => {
    const user = await aUser(test);
    const { body } = await reissue(user.refreshToken);
    await later(user, '20 seconds');
    const again = await reissue(user.refreshToken);
    expect(again.status).toBe(200);
    expect(await canRead(again.body.accessToken)).toBe(true);
    await later(user, '11 seconds');
    expect((await reissue(user.refreshToken)).body.code).toBe('SESSION_EXPIRED');
    expect((await reissue(body.refreshToken)).status).toBe(401);
    expect(await canRead(body.accessToken)).toBe(false);
  });

  it('ends the whole session when a token of two rotations ago comes back, and no other session', async () => {
    const user = await aUser(test);
    const other = await rest(test, 'post', '/api/user/signin', { email: user.email, password: user.password });
    const second = await reissue(user.refreshToken);
    const third = await reissue(second.body.refreshToken);
    expect((await reissue(user.refreshToken)).body.code).toBe('SESSION_EXPIRED');
    expect((await reissue(third.body.refreshToken)).status).toBe(401);
    expect(await canRead(third.body.accessToken)).toBe(false);
    expect((await reissue(other.body.refreshToken)).status).toBe(200);
  });

  it('logs a security event for the token that came back, once', async () => {
    const events: object[] = [];
    const log = (message: object) => events.push(message);
    const { uuid, refreshToken } = await aUser(test);
    const { body } = await reissue(refreshToken);
    await reissue(body.refreshToken);
    test.app.useLogger({ log, error: () => {}, warn: () => {} });
    await Promise.all([reissue(refreshToken), reissue(refreshToken)]);
    test.app.useLogger(['error', 'warn']);
    const user = test.app.get(SecurityLog).hashOf(uuid);
    expect(events).toEqual([{ event: 'REFRESH_REUSE', user, target: expect.any(String) }]);
  });

  it('slides by 14 days and ends after 90, however often it is renewed', async () => {
    const user = await aUser(test);
    let { refreshToken } = user;
    for (let week = 0; week < 7; week += 1) {
      await later(user, '11 days');
      refreshToken = (await reissue(refreshToken)).body.refreshToken;
    }
    await later(user, '11 days');
    const last = await reissue(refreshToken);
    expect(last.status).toBe(200);
    expect(last.body.refreshExpire).toBeLessThanOrEqual(2 * 86_400);
    await later(user, '2 days');
    expect((await reissue(last.body.refreshToken)).status).toBe(401);
  });

  it('ends a session that was not renewed for 14 days', async () => {
    const user = await aUser(test);
    await later(user, '14 days');
    expect((await reissue(user.refreshToken)).body.code).toBe('SESSION_EXPIRED');
  });

  it('keeps only hashes', async () => {
    const user = await aUser(test);
    const { jti } = JSON.parse(Buffer.from(user.refreshToken.split('.')[1] ?? '', 'base64url').toString()) as {
      jti: string;
    };
    const stored = 'select * from sessions where user_uuid = $1';
    expect(JSON.stringify(await test.database.manager.query(stored, [user.uuid]))).not.toContain(jti);
  });
});

describe('POST /api/user/signout', () => {
  it('requires signing in', async () => {
    expect((await rest(test, 'post', '/api/user/signout')).status).toBe(401);
  });

  it('ends this session at once and leaves the other devices alone', async () => {
    const { token, refreshToken, email, password } = await aUser(test);
    const other = await rest(test, 'post', '/api/user/signin', { email, password });
    expect((await rest(test, 'post', '/api/user/signout', undefined, { token })).status).toBe(204);
    expect(await canRead(token)).toBe(false);
    expect((await reissue(refreshToken)).body.code).toBe('SESSION_EXPIRED');
    expect(await canRead(other.body.accessToken)).toBe(true);
  });
});

describe('a token that is not ours', () => {
  const ACCESS_SECRET = `${'a'.repeat(20)}for the tests alone`;
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

  function forge(token: string, header: object, payload: object, secret = ACCESS_SECRET): string {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
    const body = `${encode({ alg: 'HS256', typ: 'at+jwt', ...header })}.${encode({ ...claims, ...payload })}`;
    return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
  }

  it('is told from one that is, so that the forgeries below fail for the right reason', async () => {
    const { token } = await aUser(test);
    expect(await canRead(forge(token, {}, {}))).toBe(true);
  });

  it.each([
    ['another type', { typ: 'JWT' }, {}],
    ["a refresh token's type", { typ: 'rt+jwt' }, {}],
    ["a refresh token's audience", {}, { aud: 'haiko:refresh' }],
    ['another issuer', {}, { iss: 'somebody' }],
    ['an algorithm that does not sign', { alg: 'none' }, {}],
    ['another algorithm', { alg: 'HS512' }, {}],
    ['an expiry that is over', {}, { exp: 1_700_000_000 }],
    ['a session that does not exist', {}, { sid: '00000000-0000-4000-8000-000000000000' }],
    ['a session id that is none', {}, { sid: "' or true" }],
  ])('is refused for %s', async (_what, header, payload) => {
    const { token } = await aUser(test);
    const forged = forge(token, header, payload);
    const { status, errors } = await query(test, '{ readUserInformation { uuid } }', {}, { token: forged });
    expect({ status, code: errors[0]?.extensions.code }).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it('is refused for another secret, without a signature, and for naming another person', async () => {
    const [one, two] = [await aUser(test), await aUser(test)];
    expect(await canRead(forge(one.token, {}, {}, 'x'.repeat(40)))).toBe(false);
    expect(await canRead(`${one.token.split('.').slice(0, 2).join('.')}.`)).toBe(false);
    expect(await canRead(forge(one.token, {}, { sub: two.uuid }))).toBe(false);
  });

  it('is refused as an access token when it is a refresh token', async () => {
    const { refreshToken } = await aUser(test);
    expect(await canRead(refreshToken)).toBe(false);
  });
});
