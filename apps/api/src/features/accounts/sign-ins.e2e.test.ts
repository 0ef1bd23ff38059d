import { environmentFor, type ProviderName } from '@haiko/identity-provider/clients';
import { type IdentityProvider, startIdentityProvider } from '@haiko/identity-provider/server';
import { startApp, type TestApp } from '../../../test/app.js';
import { codeOf, query, rest } from '../../../test/client.js';
import { aSignUp, aUser, type TestUser } from '../../../test/factories.js';
import { atProvider, finish, signUpBy, startLink, toKey } from '../../../test/social.js';

const ADDRESS = '/api/user/sign-ins';
const PASSWORD = 'the river at dawn';

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

const depart = (name: ProviderName, caller: Caller, body?: object) => startLink(test, name, caller, body);
/** Where the browser is led to in the end: the page and what it is told. */
async function link(name: ProviderName, caller: Caller, account: string = crypto.randomUUID()): Promise<string> {
  const reply = await finish(test, await atProvider(await depart(name, caller), account));
  const { pathname, search } = new URL(String(reply.headers['location']));
  return pathname + search;
}
const signUpByKakao = async (account: string): Promise<Caller> => ({
  token: (await signUpBy(test, 'kakao', account)).body.accessToken,
});
const own = async (caller: Caller) =>
  ((await rest(test, 'get', ADDRESS, undefined, caller)).body as { provider: string }[]).map((each) => each.provider);
const remove = (name: string, caller: Caller, body: object = {}) =>
  rest(test, 'delete', `${ADDRESS}/${name}`, body, caller);
const age = ({ token }: Caller) => {
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
  return test.database.manager.query(
    `update sessions set authenticated_at = now() - interval '1 hour' where uuid = $1`,
    [sid],
  );
};

describe('GET /api/user/sign-ins', () => {
  it('requires signing in', async () => {
    expect(await codeOf(rest(test, 'get', ADDRESS))).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('lists one’s own', async () => {
    const user = await aUser(test);
    const { body } = await rest(test, 'get', ADDRESS, undefined, user);
    const noPasskey = { uuid: null, device: null, lastUsedAt: null };
    expect(body).toEqual([{ provider: 'password', email: user.email, createdAt: expect.any(String), ...noPasskey }]);
  });
});

describe('POST /api/user/sign-ins/{provider}', () => {
  it('requires signing in, a provider, and a proof that is fresh', async () => {
    const user = await aUser(test);
    const add = (name: string, body: object, caller?: Caller) => rest(test, 'post', `${ADDRESS}/${name}`, body, caller);
    expect(await codeOf(add('kakao', {}))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await codeOf(add('facebook', {}, user))).toEqual([404, 'UNKNOWN_PROVIDER']);
    await age(user);
    expect(await codeOf(add('kakao', {}, user))).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    expect(await codeOf(add('kakao', { password: 'a guess' }, user))).toEqual([403, 'WRONG_PASSWORD']);
    expect((await add('kakao', { password: user.password }, user)).status).toBe(200);
  });

  it('links the account of whoever comes back, who signs in by it from then on', async () => {
    const user = await aUser(test);
    const account = crypto.randomUUID();
    expect(await link('kakao', user, account)).toBe('/signins?linked=kakao');
    expect(await own(user)).toEqual(['password', 'kakao']);
    const { key, cookie } = await toKey(test, 'kakao', account);
    const { body } = await rest(test, 'get', `/api/user/userInfo?key=${key}`, undefined, { cookie });
    const me = '{ readUserInformation { uuid } }';
    const { data } = await query(test, me, {}, { token: body.accessToken });
    expect(data['readUserInformation']).toEqual({ uuid: user.uuid });
  });

  it('links nothing that somebody has, nor a second account of one provider', async () => {
    const [user, other] = [await aUser(test), await aUser(test)];
    const account = crypto.randomUUID();
    await link('google', user, account);
    expect(await link('google', other, account)).toBe('/signins?error=SIGN_IN_TAKEN');
    expect(await link('google', user)).toBe('/signins?error=SIGN_IN_TAKEN');
    expect([await own(user), await own(other)]).toEqual([['password', 'google'], ['password']]);
  });

  it('links nothing in another browser, nor once the session is over', async () => {
    const user = await aUser(test);
    const journey = await atProvider(await depart('line', user), crypto.randomUUID());
    const elsewhere = await finish(test, { ...journey, cookie: '' });
    expect(elsewhere.headers['location']).toContain('error=KEY_EXPIRED');
    await rest(test, 'post', '/api/user/signout', undefined, user);
    expect((await finish(test, journey)).headers['location']).toContain('/signins?error=SESSION_EXPIRED');
    const { body } = await rest(test, 'post', '/api/user/signin', { email: user.email, password: user.password });
    expect(await own({ token: body.accessToken })).toEqual(['password']);
  });

  it('says so where the person did not want to after all', async () => {
    const user = await aUser(test);
    const { url, cookie } = await depart('naver', user);
    const state = new URL(url).searchParams.get('state') ?? '';
    const reply = await finish(test, { provider: 'naver', cookie, fields: { state, error: 'access_denied' } });
    expect(reply.headers['location']).toContain('/signins?error=SIGN_IN_CANCELLED');
  });
});

describe('DELETE /api/user/sign-ins/{provider}', () => {
  it('requires signing in, a way that is there, and a proof that is fresh', async () => {
    const user = await aUser(test);
    expect(await codeOf(rest(test, 'delete', `${ADDRESS}/kakao`, {}))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await codeOf(remove('facebook', user))).toEqual([404, 'UNKNOWN_PROVIDER']);
    expect(await codeOf(remove('kakao', user))).toEqual([404, 'NOT_FOUND']);
    await age(user);
    expect(await codeOf(remove('password', user))).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
  });

  it('never removes the last one, however many are removed at once', async () => {
    const user = await aUser(test);
    expect(await codeOf(remove('password', user))).toEqual([409, 'LAST_SIGN_IN']);
    await link('kakao', user);
    await link('google', user);
    const replies = await Promise.all(['password', 'kakao', 'google'].map((name) => remove(name, user)));
    expect(replies.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([204, 204, 409]);
    expect(await own(user)).toHaveLength(1);
  });

  it('takes the password away, by which nobody signs in any more, and leaves the address to its owner', async () => {
    const user = await aUser(test);
    await link('kakao', user);
    expect((await remove('password', user, { password: user.password })).status).toBe(204);
    const signIn = { email: user.email, password: user.password };
    expect(await codeOf(rest(test, 'post', '/api/user/signin', signIn))).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(await codeOf(rest(test, 'post', '/api/user/signup', aSignUp({ email: user.email })))).toEqual([
      409,
      'EMAIL_TAKEN',
    ]);
    const { data } = await query(test, '{ readUserInformation { hasPassword email } }', {}, user);
    expect(data['readUserInformation']).toEqual({ hasPassword: false, email: user.email });
  });
});

describe('a first password', () => {
  const set = (caller: Caller) => rest(test, 'put', '/api/user/password', { newPassword: PASSWORD }, caller);

  it('needs an address, which somebody who came by a provider may add', async () => {
    const caller = await signUpByKakao(crypto.randomUUID());
    expect(await codeOf(set(caller))).toEqual([409, 'EMAIL_REQUIRED']);
    const email = `${crypto.randomUUID()}@example.test`;
    // This server sends no mail: the address counts at once.
    expect((await rest(test, 'put', '/api/user/email', { email }, caller)).status).toBe(204);
    expect((await set(caller)).status).toBe(204);
    expect((await rest(test, 'post', '/api/user/signin', { email, password: PASSWORD })).status).toBe(200);
    expect(await own(caller)).toEqual(['password', 'kakao']);
    expect(await codeOf(set(caller))).toEqual([403, 'WRONG_PASSWORD']);
  });

  it('takes a sign-in of a moment ago', async () => {
    const caller = await signUpByKakao(crypto.randomUUID());
    await age(caller);
    expect(await codeOf(set(caller))).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
  });
});
