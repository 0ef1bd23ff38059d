import { startApp, type TestApp } from '../../../test/app.js';
import { Authenticator } from '../../../test/authenticator.js';
import { codeOf, query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';

const PASSKEYS = '/api/user/passkeys';
const SIGN_IN = '/api/user/signin/passkey';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

type Caller = Pick<TestUser, 'token'>;

/** A browser that has asked for a challenge. */
async function ask(address: string, caller: object = {}, body: object = {}, on = test) {
  const reply = await rest(on, 'post', `${address}/options`, body, caller);
  const [cookie = ''] = String(reply.headers['set-cookie']).split(';');
  return { options: reply.body as { challenge: string }, cookie, body: reply.body, reply };
}
async function add(caller: Caller, authenticator = new Authenticator(), on = test) {
  const { options, cookie } = await ask(PASSKEYS, caller, {}, on);
  const reply = await rest(on, 'post', PASSKEYS, authenticator.make(options), { ...caller, cookie });
  return { authenticator, reply };
}
async function signInBy(authenticator: Authenticator, how?: { isVerified: boolean }) {
  const { options, cookie } = await ask(SIGN_IN);
  return rest(test, 'post', SIGN_IN, authenticator.sign(options, how), { cookie });
}
const own = async (caller: Caller) =>
  (await rest(test, 'get', '/api/user/sign-ins', undefined, caller)).body as {
    provider: string;
    uuid: string | null;
  }[];
const remove = (uuid: string | null, caller?: object) => rest(test, 'delete', `${PASSKEYS}/${uuid}`, {}, caller);
const age = ({ uuid }: TestUser) =>
  test.database.manager.query(`update sessions set authenticated_at = now() - interval '1 hour' where user_uuid = $1`, [
    uuid,
  ]);

describe('POST /api/user/passkeys/options', () => {
  it('requires signing in, and a proof that is fresh', async () => {
    const user = await aUser(test);
    expect(await codeOf(rest(test, 'post', `${PASSKEYS}/options`, {}))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await codeOf(rest(test, 'post', `${PASSKEYS}/options`, { password: 7 }, user))).toEqual([
      400,
      'VALIDATION_FAILED',
    ]);
    await age(user);
    expect(await codeOf(rest(test, 'post', `${PASSKEYS}/options`, {}, user))).toEqual([
      403,
      'REAUTHENTICATION_REQUIRED',
    ]);
    expect((await ask(PASSKEYS, user, { password: user.password })).reply.status).toBe(200);
  });

  it('names the configured host, the account, and the keys that are there', async () => {
    const user = await aUser(test);
    const { authenticator } = await add(user);
    const { body } = await ask(PASSKEYS, user);
    expect(body).toMatchObject({
      rp: { id: 'localhost', name: 'Haiko' },
      user: { name: user.email, displayName: user.nickname },
      excludeCredentials: [{ id: authenticator.id, type: 'public-key' }],
    });
  });
});

describe('POST /api/user/passkeys', () => {
  it('requires signing in, and a key of the browser that asked, made for this address', async () => {
    const [user, other] = [await aUser(test), await aUser(test)];
    const made = (options: { challenge: string }) => new Authenticator().make(options);
    const send = (body: object, caller: object) => codeOf(rest(test, 'post', PASSKEYS, body, caller));
    const { options, cookie } = await ask(PASSKEYS, user);
    expect(await send(made(options), { cookie })).toEqual([401, 'UNAUTHENTICATED']);
    expect(await send({ id: '!' }, { ...user, cookie })).toEqual([400, 'VALIDATION_FAILED']);
    expect(await send(made(options), user)).toEqual([410, 'KEY_EXPIRED']);
    expect(await send(made(options), { ...other, cookie })).toEqual([410, 'KEY_EXPIRED']);
    const elsewhere = await ask(PASSKEYS, user);
    const foreign = new Authenticator('https://haiko.example').make(elsewhere.options);
    expect(await send(foreign, { ...user, cookie: elsewhere.cookie })).toEqual([400, 'SIGN_IN_FAILED']);
  });

  it('takes a challenge once, and a key for one account', async () => {
    const [user, other] = [await aUser(test), await aUser(test)];
    const { options, cookie } = await ask(PASSKEYS, user);
    const authenticator = new Authenticator();
    const send = (caller: object, body: object) => codeOf(rest(test, 'post', PASSKEYS, body, caller));
    const both = [authenticator, new Authenticator()].map((each) => send({ ...user, cookie }, each.make(options)));
    expect((await Promise.all(both)).map(([status]) => status).toSorted()).toEqual([204, 410]);
    const kept = await own(user);
    expect(kept.map(({ provider }) => provider)).toEqual(['password', 'passkey']);
    const { authenticator: key } = await add(user);
    expect(await codeOf(add(other, key).then(({ reply }) => reply))).toEqual([409, 'SIGN_IN_TAKEN']);
  });

  it('keeps at most ten, however many come at once', async () => {
    const user = await aUser(test);
    const replies = await Promise.all(Array.from({ length: 12 }, () => add(user)));
    const statuses = replies.map(({ reply }) => reply.status).toSorted((one, two) => one - two);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 409, 409]);
  });
});

describe('POST /api/user/signin/passkey', () => {
  it('signs its owner in, without a name, and says when it was used', async () => {
    const user = await aUser(test);
    const { authenticator } = await add(user);
    const { status, body } = await signInBy(authenticator);
    expect(status).toBe(200);
    const { data } = await query(test, '{ readUserInformation { uuid } }', {}, { token: body.accessToken });
    expect(data['readUserInformation']).toEqual({ uuid: user.uuid });
    const passkey = (await own(user)).find(({ provider }) => provider === 'passkey');
    expect(passkey).toMatchObject({ uuid: expect.any(String), device: '', lastUsedAt: expect.any(String) });
  });

  it('refuses what is no signature, another browser, a second use, and one whose owner was not asked', async () => {
    const { authenticator } = await add(await aUser(test));
    const send = (body: object, cookie: string) => codeOf(rest(test, 'post', SIGN_IN, body, { cookie }));
    const { options, cookie } = await ask(SIGN_IN);
    expect(await send({ id: 'x' }, cookie)).toEqual([400, 'VALIDATION_FAILED']);
    const signed = authenticator.sign(options);
    expect(await send(signed, '')).toEqual([410, 'KEY_EXPIRED']);
    expect(await send(signed, cookie)).toEqual([200, undefined]);
    expect(await send(signed, cookie)).toEqual([410, 'KEY_EXPIRED']);
    expect(await codeOf(signInBy(authenticator, { isVerified: false }))).toEqual([400, 'SIGN_IN_FAILED']);
    const other = new Authenticator();
    const forged = async () => {
      const asked = await ask(SIGN_IN);
      return send({ ...other.sign(asked.options), id: authenticator.id, rawId: authenticator.id }, asked.cookie);
    };
    expect(await forged()).toEqual([400, 'SIGN_IN_FAILED']);
    expect(await codeOf(signInBy(other))).toEqual([400, 'SIGN_IN_FAILED']);
  });

  it('refuses a copy, which has counted less', async () => {
    const { authenticator } = await add(await aUser(test));
    expect((await signInBy(authenticator)).status).toBe(200);
    authenticator.counter = 0;
    expect(await codeOf(signInBy(authenticator))).toEqual([400, 'SIGN_IN_FAILED']);
  });
});

describe('DELETE /api/user/passkeys/{uuid}', () => {
  it('requires signing in, one of one’s own, and a proof that is fresh', async () => {
    const [user, other] = [await aUser(test), await aUser(test)];
    await add(user);
    const uuid = (await own(user))[1]?.uuid ?? '';
    expect(await codeOf(remove(uuid))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await codeOf(remove('x', user))).toEqual([400, 'VALIDATION_FAILED']);
    expect(await codeOf(remove(uuid, other))).toEqual([404, 'NOT_FOUND']);
    await age(user);
    expect(await codeOf(remove(uuid, user))).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
  });

  it('ends its sign-in, and never takes the last one, however many are removed at once', async () => {
    const user = await aUser(test);
    const { authenticator } = await add(user);
    const password = () => rest(test, 'delete', '/api/user/sign-ins/password', {}, user);
    const passkey = (await own(user))[1]?.uuid ?? '';
    const statuses = (await Promise.all([password(), remove(passkey, user)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, 409]);
    const [left] = await own(user);
    expect((await signInBy(authenticator)).status).toBe(left?.provider === 'passkey' ? 200 : 400);
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

  it('nobody does anything by rank without a passkey in this session, nor gets one by a password alone', async () => {
    const moderator = await aUser(production);
    await production.database.manager.query(`update users set role = 'MODERATOR' where uuid = $1`, [moderator.uuid]);
    expect(await deskOf(moderator)).toEqual(['SECOND_FACTOR_MISSING']);
    expect(await deskOf(await aUser(production))).toEqual(['FORBIDDEN']);
    const authenticator = new Authenticator('https://haiko.test', 'haiko.test');
    expect((await add(moderator, authenticator, production)).reply.status).toBe(204);
    expect(await deskOf(moderator)).toEqual([]);

    // A password alone opens no session any more, and a passkey completes it.
    const { email, password } = moderator;
    const { status, body } = await rest(production, 'post', '/api/user/signin', { email, password });
    expect([status, body.code, body.methods]).toEqual([401, 'SECOND_FACTOR_REQUIRED', ['passkey']]);
    const asked = await ask(SIGN_IN, {}, {}, production);
    const { ticket } = body as { ticket: string };
    const stranger = new Authenticator('https://haiko.test', 'haiko.test');
    await add(await aUser(production), stranger, production);
    const complete = (by: Authenticator, on: typeof asked) =>
      rest(production, 'post', '/api/user/signin/second', { ticket, passkey: by.sign(on.options) }, on);
    expect(await codeOf(complete(stranger, asked))).toEqual([400, 'SIGN_IN_FAILED']);
    const completed = await complete(authenticator, await ask(SIGN_IN, {}, {}, production));
    expect(await deskOf({ token: completed.body.accessToken })).toEqual([]);

    // A session from before the role does nothing by it, nor adds or removes a passkey.
    const promoted = await aUser(production);
    await add(promoted, new Authenticator('https://haiko.test', 'haiko.test'), production);
    await production.database.manager.query(`update sessions set passkey_used_at = null where user_uuid = $1`, [
      promoted.uuid,
    ]);
    await production.database.manager.query(`update users set role = 'MODERATOR' where uuid = $1`, [promoted.uuid]);
    expect(await deskOf(promoted)).toEqual(['SECOND_FACTOR_MISSING']);
    expect((await ask(PASSKEYS, promoted, {}, production)).body.code).toBe('SECOND_FACTOR_MISSING');
    const passkey = (await rest(production, 'get', '/api/user/sign-ins', undefined, promoted)).body[1].uuid as string;
    const removed = rest(production, 'delete', `${PASSKEYS}/${passkey}`, {}, promoted);
    expect(await codeOf(removed)).toEqual([403, 'SECOND_FACTOR_MISSING']);

    const { options, cookie } = await ask(SIGN_IN, {}, {}, production);
    const signedIn = await rest(production, 'post', SIGN_IN, authenticator.sign(options), { cookie });
    expect(await deskOf({ token: signedIn.body.accessToken })).toEqual([]);
  });
});
