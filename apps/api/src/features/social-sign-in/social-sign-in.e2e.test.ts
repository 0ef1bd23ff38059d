import { environmentFor } from '@haiko/identity-provider/clients';
import { type IdentityProvider, startIdentityProvider } from '@haiko/identity-provider/server';
import type { Response } from 'supertest';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aSignUp } from '../../../test/factories.js';
import { atProvider, errorOf, finish, start, type Ticket, toKey } from '../../../test/social.js';
import { SignInKeysService } from './sign-in-keys.service.js';
import { SOCIAL_PROVIDERS } from '@haiko/shared/socialProviders';

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

const NEVER_GIVEN = { key: 'never-given', cookie: '' };
const userInfo = ({ key, cookie }: Ticket) => rest(test, 'get', `/api/user/userInfo?key=${key}`, undefined, { cookie });
const step3 = (name: string, { key, cookie }: Ticket, changes: Record<string, unknown> = {}) => {
  const { password: _none, email: _typed, ...profile } = aSignUp(changes);
  return rest(test, 'post', `/api/user/signin/${name}/step3`, { ...profile, key }, { cookie });
};
const outcome = ({ status, body }: Response) => ({ status, code: body.code });
const expireKeys = () => test.database.manager.query('update sign_in_keys set expires_at = now()');

describe.each(SOCIAL_PROVIDERS)('signing in by %s', (name) => {
  it('leads a new person to a sign-up form and, the next time, to their account', async () => {
    const ticket = await toKey(test, name, `linh-${name}`);
    const form = await userInfo(ticket);
    expect(form.status).toBe(200);
    expect(form.headers['cache-control']).toBe('no-store');
    expect(form.body).toEqual({
      status: 'sign-up',
      key: ticket.key,
      provider: name,
      sub: expect.any(String),
      email: name === 'line' ? null : expect.stringContaining('@'),
      name: expect.any(String),
    });

    const signedUp = await step3(name, ticket);
    expect(signedUp.status).toBe(201);
    expect(signedUp.body).toMatchObject({ accessExpire: 3600, refreshExpire: 1_209_600 });
    const { data } = await query(test, '{ readUserInformation { uuid } }', {}, { token: signedUp.body.accessToken });

    const known = await userInfo(await toKey(test, name, `linh-${name}`));
    expect(known.body).toMatchObject({ status: 'signed-in', accessExpire: 3600 });
    const again = await query(test, '{ readUserInformation { uuid } }', {}, { token: known.body.accessToken });
    expect(again.data).toEqual(data);
  });

  it('leads back to the sign-in page of whoever refuses there', async () => {
    const reply = await finish(test, await atProvider(await start(test, name), 'error:access_denied'));
    expect(reply.headers['location']).toBe('http://localhost:3000/signin?error=SIGN_IN_CANCELLED');
  });

  it('leads back to the sign-in page when the provider breaks', async () => {
    const reply = await finish(test, await atProvider(await start(test, name), 'token:500'));
    expect(errorOf(reply)).toBe('UNAVAILABLE');
  });
});

describe('somebody who left while suspended', () => {
  it('is refused by step 3 as well, at that provider', async () => {
    const { body } = await step3('kakao', await toKey(test, 'kakao', 'left'));
    const token = body.accessToken as string;
    const { data } = await query(test, '{ readUserInformation { uuid } }', {}, { token });
    await test.database.manager.query(`update users set suspended_until = now() + interval '1 day' where uuid = $1`, [
      data['readUserInformation'].uuid,
    ]);
    expect((await rest(test, 'delete', '/api/user', { posts: 'keep' }, { token })).status).toBe(204);
    expect(outcome(await step3('kakao', await toKey(test, 'kakao', 'left')))).toEqual({
      status: 403,
      code: 'ACCOUNT_SUSPENDED',
    });
    expect((await step3('naver', await toKey(test, 'naver', 'left'))).status).toBe(201);
  });
});

describe('step 1', () => {
  it('knows six providers', async () => {
    expect(outcome(await rest(test, 'get', '/api/user/signin/facebook/step1'))).toEqual({
      status: 404,
      code: 'UNKNOWN_PROVIDER',
    });
    expect(outcome(await rest(test, 'get', '/api/user/signin/toString/step1'))).toEqual({
      status: 404,
      code: 'UNKNOWN_PROVIDER',
    });
    expect((await rest(test, 'get', '/api/user/signin/providers')).body).toEqual(SOCIAL_PROVIDERS);
  });

  it('offers only providers with credentials', async () => {
    const bare = await startApp({ KAKAO_CLIENT_ID: 'one', KAKAO_CLIENT_SECRET: 'two' });
    expect((await rest(bare, 'get', '/api/user/signin/providers')).body).toEqual(['kakao']);
    const reply = await rest(bare, 'get', '/api/user/signin/line/step1');
    expect(outcome(reply)).toEqual({ status: 503, code: 'PROVIDER_NOT_CONFIGURED' });
    await bare.stop();
  });

  it('sends a new random state each time, and the PKCE challenge of a verifier that stays here', async () => {
    const [one, two] = [await start(test, 'google'), await start(test, 'google')];
    const [first, second] = [one, two].map(({ url }) => new URL(url).searchParams);
    expect(first?.get('state')).toMatch(/^[\w-]{43}$/);
    expect(first?.get('state')).not.toBe(second?.get('state'));
    expect(first?.get('code_challenge_method')).toBe('S256');
    expect(first?.get('code_challenge')).not.toBe(second?.get('code_challenge'));
    expect(first?.get('nonce')).not.toBe(second?.get('nonce'));
    expect(first?.get('redirect_uri')).toBe('http://localhost:3000/api/user/signin/google/step2');
  });

  it('binds the sign-in to the browser by a cookie that scripts cannot read and https protects', async () => {
    const cookieOf = (reply: Response) => String(reply.headers['set-cookie']);
    expect(cookieOf(await rest(test, 'get', '/api/user/signin/kakao/step1'))).toMatch(
      /^haiko-sign-in=[\w-]{43}; Max-Age=1500; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    const secured = await startApp({ ...environmentFor(provider.url), PUBLIC_URL: 'https://haiko.example' });
    const kakao = cookieOf(await rest(secured, 'get', '/api/user/signin/kakao/step1'));
    expect(kakao).toMatch(/^__Host-haiko-sign-in=.*; HttpOnly; Secure; SameSite=Lax$/);
    const apple = cookieOf(await rest(secured, 'get', '/api/user/signin/apple/step1'));
    expect(apple).toMatch(/^__Host-haiko-sign-in-posted=.*; HttpOnly; Secure; SameSite=None$/);
    await secured.stop();
  });
});

describe('GET /api/user/userInfo', () => {
  it('wants a key', async () => {
    expect(outcome(await rest(test, 'get', '/api/user/userInfo'))).toEqual({ status: 400, code: 'VALIDATION_FAILED' });
    expect(outcome(await userInfo(NEVER_GIVEN))).toEqual({ status: 410, code: 'KEY_EXPIRED' });
    expect(outcome(await rest(test, 'get', '/api/user/userInfo?key[]=1&key[]=2'))).toEqual({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  });

  const knownKey = async (account: string) => {
    await step3('naver', await toKey(test, 'naver', account));
    return toKey(test, 'naver', account);
  };

  it('gives the tokens of a known account once, for a minute', async () => {
    const key = await knownKey('once');
    const replies = await Promise.all(Array.from({ length: 5 }, () => userInfo(key)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
    const late = await toKey(test, 'naver', 'once');
    await expireKeys();
    expect(outcome(await userInfo(late))).toEqual({ status: 410, code: 'KEY_EXPIRED' });
  });

  it('gives nothing to a call that began before the one that used the key', async () => {
    const ticket = await knownKey('waited');
    await test.database.transaction(async () => {
      expect((await userInfo(ticket)).status).toBe(200);
      await expect(test.app.get(SignInKeysService).consume(ticket.key)).rejects.toThrow('KEY_EXPIRED');
    });
  });

  it('is not used up by a browser that only looks ahead', async () => {
    const ticket = await knownKey('looked');
    const { key, cookie } = ticket;
    const head = await fetch(`${test.url}/api/user/userInfo?key=${key}`, { method: 'HEAD', headers: { cookie } });
    expect(head.status).toBe(200);
    const prefetch = await fetch(`${test.url}/api/user/userInfo?key=${key}`, {
      headers: { cookie, 'Sec-Purpose': 'prefetch' },
    });
    expect(await prefetch.json()).toEqual({ status: 'signed-in' });
    expect((await userInfo(ticket)).body).toMatchObject({ status: 'signed-in', accessToken: expect.any(String) });
  });

  it('knows a key only in the browser that it was given to, and leaves it good there', async () => {
    const [own, other] = [await knownKey('victim'), await knownKey('attacker')];
    for (const cookie of ['', own.cookie, 'haiko-sign-in=guess']) {
      expect(outcome(await userInfo({ key: other.key, cookie }))).toEqual({ status: 410, code: 'KEY_EXPIRED' });
    }
    expect((await userInfo(other)).body.status).toBe('signed-in');
  });

  it('knows a key of a browser that started other sign-ins since', async () => {
    const ticket = await knownKey('busy');
    const apple = await start(test, 'apple', ticket.cookie);
    expect((await userInfo({ ...ticket, cookie: `${apple.cookie}; ${ticket.cookie}` })).status).toBe(200);
  });

  it('shows a sign-up form as often as it is opened', async () => {
    const key = await toKey(test, 'payco', 'reader');
    expect((await userInfo(key)).body).toEqual((await userInfo(key)).body);
  });
});

describe('step 3', () => {
  it('refuses a bad profile and keeps the key', async () => {
    const key = await toKey(test, 'kakao', 'careless');
    const bad = await step3('kakao', key, { nickname: '', birthDate: '2020-01-01' });
    expect(bad.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [
        { path: 'nickname', code: 'REQUIRED' },
        { path: 'birthDate', code: 'TOO_YOUNG' },
      ],
    });
    expect((await step3('kakao', key)).status).toBe(201);
  });

  it('refuses a taken nickname and keeps the key', async () => {
    const { nickname } = aSignUp();
    await step3('kakao', await toKey(test, 'kakao', 'first'), { nickname });
    const key = await toKey(test, 'kakao', 'second');
    expect(outcome(await step3('kakao', key, { nickname }))).toEqual({ status: 409, code: 'NICKNAME_TAKEN' });
    expect((await step3('kakao', key)).status).toBe(201);
  });

  it('refuses a key that is unknown, used, late, of another provider, or of an account', async () => {
    const expired = { status: 410, code: 'KEY_EXPIRED' };
    expect(outcome(await step3('kakao', NEVER_GIVEN))).toEqual(expired);
    const key = await toKey(test, 'kakao', 'thrifty');
    expect(outcome(await step3('google', key))).toEqual(expired);
    expect((await step3('kakao', key)).status).toBe(201);
    expect(outcome(await step3('kakao', key))).toEqual(expired);
    expect(outcome(await step3('kakao', await toKey(test, 'kakao', 'thrifty')))).toEqual(expired);
    const late = await toKey(test, 'kakao', 'late');
    await expireKeys();
    expect(outcome(await step3('kakao', late))).toEqual(expired);
  });

  it('refuses a ticket in another browser and keeps it', async () => {
    const ticket = await toKey(test, 'kakao', 'bound');
    expect((await step3('kakao', { ...ticket, cookie: '' })).status).toBe(410);
    expect((await step3('kakao', { ...ticket, cookie: (await toKey(test, 'kakao', 'thief')).cookie })).status).toBe(
      410,
    );
    expect((await step3('kakao', ticket)).status).toBe(201);
  });

  it('makes one account of two tickets of one person', async () => {
    const keys = [await toKey(test, 'line', 'double'), await toKey(test, 'line', 'double')];
    const replies = await Promise.all(keys.map((key) => step3('line', key)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('ACCOUNT_EXISTS');
  });

  it('believes the provider and not the body about who somebody is', async () => {
    const key = await toKey(test, 'google', 'honest');
    const { sub, email } = (await userInfo(key)).body;
    const forged = { sub: 'of-somebody-else', email: 'victim@example.test', provider: 'kakao', role: 'ADMIN' };
    const { body } = await step3('google', key, forged);
    const { data } = await query(test, '{ readUserInformation { uuid role } }', {}, { token: body.accessToken });
    expect(data['readUserInformation'].role).toBe('USER');
    const stored = 'select provider, sub, email from identities where user_uuid = $1';
    const identities = await test.database.manager.query(stored, [data['readUserInformation'].uuid]);
    expect(identities).toEqual([{ provider: 'google', sub, email }]);
  });

  it('never joins accounts by their e-mail address', async () => {
    const uuids = await Promise.all(
      (['google', 'naver'] as const).map(async (name) => {
        const { body } = await step3(name, await toKey(test, name, 'same-address'));
        const { data } = await query(test, '{ readUserInformation { uuid } }', {}, { token: body.accessToken });
        return data['readUserInformation'].uuid as string;
      }),
    );
    expect(new Set(uuids).size).toBe(2);
  });

  it('has no password to change, nor an address for one', async () => {
    const { body } = await step3('apple', await toKey(test, 'apple', 'no-password'));
    const change = { currentPassword: 'anything at all', newPassword: 'correct horse battery' };
    const reply = await rest(test, 'put', '/api/user/password', change, { token: body.accessToken });
    expect(outcome(reply)).toEqual({ status: 409, code: 'EMAIL_REQUIRED' });
  });
});
