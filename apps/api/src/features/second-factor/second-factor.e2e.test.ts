import { environmentFor } from '@haiko/identity-provider/clients';
import { type IdentityProvider, startIdentityProvider } from '@haiko/identity-provider/server';
import { startApp, type TestApp } from '../../../test/app.js';
import { codeOf, query, rest } from '../../../test/client.js';
import { aSignUp, aUser, type TestUser } from '../../../test/factories.js';
import { toKey } from '../../../test/social.js';
import { codeIn } from '../../../test/totp.js';

const FACTOR = '/api/user/second-factor';
const SECOND = '/api/user/signin/second';
const NOBODYS = '0'.repeat(43);

let provider: IdentityProvider;
let test: TestApp;
beforeAll(async () => {
  provider = await startIdentityProvider({ port: 0 });
  test = await startApp(environmentFor(provider.url));
});
afterAll(async () => {
  await test.stop();
  await provider.close();
});

type Caller = Pick<TestUser, 'token'>;

const read = async (caller: Caller) => (await rest(test, 'get', FACTOR, undefined, caller)).body;
const start = (caller: object, body: object = {}, on = test) => rest(on, 'post', `${FACTOR}/options`, body, caller);
const confirm = (caller: object, code: string, on = test) => rest(on, 'post', FACTOR, { code }, caller);
const renew = (caller: object, body: object = {}, on = test) =>
  rest(on, 'post', `${FACTOR}/recovery-codes`, body, caller);
const remove = (caller: object, body: object = {}) => rest(test, 'delete', FACTOR, body, caller);
const signIn = ({ email, password }: TestUser, on = test) => rest(on, 'post', '/api/user/signin', { email, password });
const second = (body: object, on = test) => rest(on, 'post', SECOND, body);
const ticketOf = async (user: TestUser, on = test) => (await signIn(user, on)).body.ticket as string;
const age = ({ uuid }: TestUser) =>
  test.database.manager.query(`update sessions set authenticated_at = now() - interval '1 hour' where user_uuid = $1`, [
    uuid,
  ]);

/** Somebody with an app: the recovery codes, the code that has set it up, and the next one, which no sign-in has used. */
async function whoHasApp(on = test) {
  const owner = await aUser(on);
  return { owner, ...(await setUp(owner, on)) };
}
async function setUp(owner: Caller, on = test) {
  const { secret } = (await start(owner, {}, on)).body as { secret: string };
  const at = Date.now();
  const { status, body } = await confirm(owner, codeIn(secret, { at }), on);
  expect(status).toBe(200);
  return {
    recoveryCodes: body.recoveryCodes as string[],
    used: codeIn(secret, { at }),
    next: codeIn(secret, { at, ahead: 1 }),
  };
}

describe('POST /api/user/second-factor/options', () => {
  it('requires signing in and a fresh proof, and gives a secret that asks for nothing yet', async () => {
    const user = await aUser(test);
    expect(await codeOf(start({}))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await codeOf(start(user, { password: 7 }))).toEqual([400, 'VALIDATION_FAILED']);
    await age(user);
    expect(await codeOf(start(user))).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    const { status, body } = await start(user, { password: user.password });
    expect(status).toBe(200);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(body.uri);
    expect([uri.protocol, uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([
      'otpauth:',
      body.secret,
      'Haiko',
    ]);
    expect((await signIn(user)).status).toBe(200);
    expect(await read(user)).toEqual({ since: null, recoveryCodes: 0, hasPasskey: false });
  });
});

describe('POST /api/user/second-factor', () => {
  it('requires signing in, a secret that was asked for, and a code of it', async () => {
    const user = await aUser(test);
    expect(await codeOf(confirm({}, '123456'))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await codeOf(confirm(user, ''))).toEqual([400, 'VALIDATION_FAILED']);
    expect(await codeOf(confirm(user, '123456'))).toEqual([410, 'KEY_EXPIRED']);
    const { secret } = (await start(user)).body;
    const { secret: again } = (await start(user)).body;
    for (const wrong of [codeIn(secret), codeIn(again, { ahead: 10 }), 'abcd-efgh-jkmn'])
      expect(await codeOf(confirm(user, wrong))).toEqual([403, 'WRONG_CODE']);
  });

  it('sets it up once, by digits of any script, and keeps no secret that could be read', async () => {
    const user = await aUser(test);
    const { secret } = (await start(user)).body as { secret: string };
    const khmer = codeIn(secret).replaceAll(/\d/g, (digit) => String.fromCodePoint(0x17e0 + Number(digit)));
    const replies = await Promise.all([confirm(user, khmer), confirm(user, khmer)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect(await read(user)).toEqual({ since: expect.any(String), recoveryCodes: 10, hasPasskey: false });
    expect(await codeOf(start(user))).toEqual([409, 'SECOND_FACTOR_EXISTS']);
    const { rows } = await test.database.execute('select f::text as row from second_factors f where user_uuid = $1', [
      user.uuid,
    ]);
    const kept = (rows as { row: string }[])[0]?.row ?? '';
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(Buffer.from(secret).toString('hex'));
  });
});

describe('POST /api/user/signin/second', () => {
  it('refuses what is no ticket, and nothing beside one', async () => {
    const { owner } = await whoHasApp();
    expect(await codeOf(second({}))).toEqual([400, 'VALIDATION_FAILED']);
    expect(await codeOf(second({ ticket: await ticketOf(owner) }))).toEqual([400, 'VALIDATION_FAILED']);
    expect(await codeOf(second({ ticket: NOBODYS, code: '123456' }))).toEqual([410, 'KEY_EXPIRED']);
  });

  it('completes a sign-in by a code, which works once, as its ticket does', async () => {
    const { owner, used, next } = await whoHasApp();
    const { status, body } = await signIn(owner);
    expect([status, body.code, body.methods]).toEqual([401, 'SECOND_FACTOR_REQUIRED', ['code']]);
    expect(body).not.toHaveProperty('accessToken');
    const { ticket } = body;
    // The one that has set the app up counts as used.
    expect(await codeOf(second({ ticket, code: used }))).toEqual([403, 'WRONG_CODE']);
    const other = await ticketOf(owner);
    const both = await Promise.all([ticket, other].map((each) => second({ ticket: each, code: next })));
    expect(both.map((reply) => reply.status).toSorted()).toEqual([200, 403]);
    const won = both.findIndex((reply) => reply.status === 200);
    const { accessToken } = both[won]?.body as { accessToken: string };
    const { data } = await query(test, '{ readUserInformation { uuid } }', {}, { token: accessToken });
    expect(data['readUserInformation']).toEqual({ uuid: owner.uuid });
    expect(await codeOf(second({ ticket: [ticket, other][won], code: next }))).toEqual([410, 'KEY_EXPIRED']);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { owner, recoveryCodes } = await whoHasApp();
    const code = recoveryCodes[3]?.toUpperCase().replaceAll('-', ' ');
    expect((await second({ ticket: await ticketOf(owner), code })).status).toBe(200);
    expect(await codeOf(second({ ticket: await ticketOf(owner), code }))).toEqual([403, 'WRONG_CODE']);
    expect((await read(owner)).recoveryCodes).toBe(9);
  });

  it('takes no code of somebody else', async () => {
    const [one, other] = [await whoHasApp(), await whoHasApp()];
    const ticket = await ticketOf(one.owner);
    for (const code of [other.next, other.recoveryCodes[0]])
      expect(await codeOf(second({ ticket, code }))).toEqual([403, 'WRONG_CODE']);
  });

  it('goes on where a provider has said who it is', async () => {
    const account = crypto.randomUUID();
    const known = await toKey(test, 'kakao', account);
    const { email: _email, password: _password, ...profile } = aSignUp();
    const given = { ...profile, key: known.key };
    const signedUp = await rest(test, 'post', '/api/user/signin/kakao/step3', given, { cookie: known.cookie });
    const { next } = await setUp({ token: signedUp.body.accessToken });
    const { key, cookie } = await toKey(test, 'kakao', account);
    const reply = await rest(test, 'get', `/api/user/userInfo?key=${key}`, undefined, { cookie });
    expect([reply.status, reply.body.code]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
    expect((await second({ ticket: reply.body.ticket, code: next })).status).toBe(200);
  });

  it('refuses a ticket from before another password', async () => {
    const { owner, next } = await whoHasApp();
    const ticket = await ticketOf(owner);
    const body = { currentPassword: owner.password, newPassword: 'a horse of another colour' };
    expect((await rest(test, 'put', '/api/user/password', body, owner)).status).toBe(204);
    expect(await codeOf(second({ ticket, code: next }))).toEqual([410, 'KEY_EXPIRED']);
  });

  it('lets nobody try on and on, and not even then a right one', async () => {
    const strict = await startApp({ RATE_LIMIT_FACTOR: '1' });
    const { owner, next } = await whoHasApp(strict);
    const ticket = await ticketOf(owner, strict);
    const tries = [];
    for (let n = 0; n < 5; n += 1) tries.push((await second({ ticket, code: 'abcd-efgh-jkmn' }, strict)).status);
    expect(tries).toEqual(tries.map(() => 403));
    expect((await second({ ticket, code: next }, strict)).status).toBe(429);
    await strict.stop();
  });

  it('leaves the owner theirs where others try from another network, until many networks have', async () => {
    const strict = await startApp({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY_HOPS: '1' });
    try {
      const { owner, next } = await whoHasApp(strict);
      const [ticket, another] = [await ticketOf(owner, strict), await ticketOf(owner, strict)];
      const from = async (address: string, given: object = {}) =>
        (await rest(strict, 'post', SECOND, { ticket, code: 'abcd-efgh-jkmn', ...given }, { address })).status;
      for (let n = 0; n < 8; n += 1) expect(await from('198.18.7.1')).toBe(n < 5 ? 403 : 429);
      // What is refused takes nothing from the account.
      const { rows } = await strict.database.execute(`select points from rate_limits where key = $1`, [
        `wrongCodeOfAccount:86400:${owner.uuid}`,
      ]);
      expect(rows).toEqual([{ points: 5 }]);
      expect(await from('198.18.8.1', { code: next })).toBe(200);
      await strict.database.execute(`update rate_limits set points = 120 where key = $1`, [
        `wrongCodeOfAccount:86400:${owner.uuid}`,
      ]);
      expect(await from('198.18.9.1', { ticket: another })).toBe(429);
    } finally {
      await strict.stop();
    }
  });
});

describe('POST /api/user/second-factor/recovery-codes', () => {
  it('requires signing in, a fresh proof, and an app that is there', async () => {
    const { owner } = await whoHasApp();
    expect(await codeOf(renew({}))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await codeOf(renew(owner, { password: 7 }))).toEqual([400, 'VALIDATION_FAILED']);
    expect(await codeOf(renew(await aUser(test)))).toEqual([404, 'NOT_FOUND']);
    await age(owner);
    expect(await codeOf(renew(owner))).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    expect(await codeOf(renew(owner, { password: 'not this one' }))).toEqual([403, 'WRONG_PASSWORD']);
  });

  it('gives new ones in place of those that were left', async () => {
    const { owner, recoveryCodes } = await whoHasApp();
    const [first = '', another = ''] = recoveryCodes;
    expect((await second({ ticket: await ticketOf(owner), code: first })).status).toBe(200);
    const { status, body } = await renew(owner, { password: owner.password });
    expect(status).toBe(200);
    expect(body.recoveryCodes).toHaveLength(10);
    expect(await read(owner)).toMatchObject({ recoveryCodes: 10 });
    expect(await codeOf(second({ ticket: await ticketOf(owner), code: another }))).toEqual([403, 'WRONG_CODE']);
    expect((await second({ ticket: await ticketOf(owner), code: body.recoveryCodes[0] })).status).toBe(200);
  });
});

describe('DELETE /api/user/second-factor', () => {
  it('requires signing in, a fresh proof, and an app that is there; then nothing is asked for', async () => {
    const { owner } = await whoHasApp();
    expect(await codeOf(remove({}))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await codeOf(remove(await aUser(test)))).toEqual([404, 'NOT_FOUND']);
    await age(owner);
    expect(await codeOf(remove(owner))).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    expect(await codeOf(remove(owner, { password: 'not this one' }))).toEqual([403, 'WRONG_PASSWORD']);
    const ticket = await ticketOf(owner);
    expect((await remove(owner, { password: owner.password })).status).toBe(204);
    expect((await signIn(owner)).status).toBe(200);
    expect(await codeOf(second({ ticket, code: '123456' }))).toEqual([410, 'KEY_EXPIRED']);
  });
});

describe('in production', () => {
  let production: TestApp;
  beforeAll(async () => {
    production = await startApp({
      HAIKO_ENV: 'production',
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://haiko.test',
    });
  });
  afterAll(() => production.stop());

  const deskOf = async (caller: Caller) => {
    const { errors } = await query(production, '{ readAuditLog { items { action } } }', {}, caller);
    return errors.map(({ extensions }) => extensions.code);
  };

  it('gives moderators their rights in a session with a code, and no second way to them without one', async () => {
    const moderator = await aUser(production);
    await production.database.manager.query(`update users set role = 'MODERATOR' where uuid = $1`, [moderator.uuid]);
    const earlier = (await signIn(moderator, production)).body.accessToken as string;
    expect(await deskOf(moderator)).toEqual(['SECOND_FACTOR_MISSING']);
    const { next } = await setUp(moderator, production);
    expect(await deskOf(moderator)).toEqual([]);
    // A session from before, in which none was shown.
    const locked = { token: earlier };
    expect(await deskOf(locked)).toEqual(['SECOND_FACTOR_MISSING']);
    const passkey = rest(production, 'post', '/api/user/passkeys/options', {}, locked);
    expect(await codeOf(passkey)).toEqual([403, 'SECOND_FACTOR_MISSING']);
    expect(await codeOf(rest(production, 'delete', FACTOR, {}, locked))).toEqual([403, 'SECOND_FACTOR_MISSING']);
    expect(await codeOf(renew(locked, {}, production))).toEqual([403, 'SECOND_FACTOR_MISSING']);
    const ticket = await ticketOf(moderator, production);
    const { body } = await second({ ticket, code: next }, production);
    expect(await deskOf({ token: body.accessToken })).toEqual([]);
  });
});
