import { environmentFor } from '@haiko/identity-provider/clients';
import { type IdentityProvider, startIdentityProvider } from '@haiko/identity-provider/server';
import request from 'supertest';
import { asOwner } from '../../../test/as-owner.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { rest } from '../../../test/client.js';
import { atProvider, errorOf, finish, type Journey, start } from '../../../test/social.js';

const FORM = 'application/x-www-form-urlencoded';

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

describe('step 2', () => {
  const returned = async (account = 'returned') => atProvider(await start(test, 'kakao'), account);
  const expectRefused = async (journey: Journey) => expect(errorOf(await finish(test, journey))).toBe('KEY_EXPIRED');

  it('refuses an answer without state, code or cookie', async () => {
    const journey = await returned();
    await expectRefused({ ...journey, cookie: '' });
    await expectRefused({ ...journey, fields: { code: journey.fields['code'] ?? '' } });
    await expectRefused({ ...journey, fields: {} });
    const { code: _code, ...withoutCode } = journey.fields;
    expect(errorOf(await finish(test, { ...journey, fields: withoutCode }))).toBe('SIGN_IN_FAILED');
  });

  it('refuses an answer that another browser started', async () => {
    const [victim, attacker] = [await returned(), await returned()];
    await expectRefused({ ...victim, fields: attacker.fields });
  });

  it('refuses an answer to a sign-in at another provider', async () => {
    const journey = await returned();
    const other = await start(test, 'google', journey.cookie);
    const state = new URL(other.url).searchParams.get('state') ?? '';
    await expectRefused({ ...journey, fields: { ...journey.fields, state } });
  });

  it('takes a state once, however many answers race with it', async () => {
    const journey = await returned();
    const replies = await Promise.all(Array.from({ length: 5 }, () => finish(test, journey)));
    expect(replies.filter((reply) => String(reply.headers['location']).includes('/signin/callback?key='))).toHaveLength(
      1,
    );
    expect(replies.filter((reply) => errorOf(reply) === 'KEY_EXPIRED')).toHaveLength(4);
  });

  it('refuses a state of more than ten minutes ago', async () => {
    const journey = await returned();
    await test.database.manager.query('update sign_in_states set expires_at = now()');
    await expectRefused(journey);
  });

  it('lets two sign-ins that one browser started side by side both end', async () => {
    const first = await start(test, 'kakao');
    const second = await start(test, 'naver', first.cookie);
    for (const departure of [second, first]) {
      const reply = await finish(test, await atProvider(departure, 'side-by-side'));
      expect(reply.headers['location']).toMatch(/\/signin\/callback\?key=/);
    }
  });

  it('ends beside a passkey that was asked for in the same moment', async () => {
    const departure = await start(test, 'kakao');
    const passkey = await rest(test, 'post', '/api/user/signin/passkey/options');
    // Neither request knew of the other's reply; of two cookies of one name a browser keeps the later one.
    const jar = new Map(
      [departure.cookie, String(passkey.headers['set-cookie']).split(';')[0] ?? ''].map((cookie) => [
        cookie.split('=')[0],
        cookie,
      ]),
    );
    const reply = await finish(
      test,
      await atProvider({ ...departure, cookie: [...jar.values()].join('; ') }, 'beside'),
    );
    expect(reply.headers['location']).toMatch(/\/signin\/callback\?key=/);
  });

  it('leads a browser back to the sign-in page from a provider that nobody knows', async () => {
    const reply = await rest(test, 'get', '/api/user/signin/facebook/step2?code=a&state=b');
    expect([reply.status, errorOf(reply)]).toEqual([302, 'UNKNOWN_PROVIDER']);
  });

  it.each([
    ['too long', 'BODY_TOO_LARGE', {}, `state=${'a'.repeat(20_000)}`],
    ['packed', 'UNSUPPORTED_FILE_TYPE', { 'Content-Encoding': 'gzip' }, 'state=a'],
    ['of another alphabet', 'UNSUPPORTED_FILE_TYPE', { 'Content-Type': `${FORM}; charset=latin1` }, 'state=a'],
    ['of fields without end', 'KEY_EXPIRED', {}, 'a=1&'.repeat(4_000)],
    ['of fields that are objects', 'KEY_EXPIRED', {}, '__proto__=a&constructor=a&state=a&state=b&code[a]=b'],
  ])('leads a browser back to the sign-in page from a form that is %s', async (_what, code, headers, form) => {
    const call = request(test.server).post('/api/user/signin/apple/step2').set('Content-Type', FORM).set(headers);
    const reply = await call.serialize(String).send(form);
    expect([reply.status, errorOf(reply)]).toEqual([302, code]);
  });

  // A process for each: at this factor the allowance of who signs in lasts for two calls.
  it.each([
    ['get', 'kakao'],
    ['post', 'apple'],
  ] as const)('leads a browser back to the sign-in page beyond the limit: %s', async (method, name) => {
    const narrow = await startApp({ ...environmentFor(provider.url), RATE_LIMIT_FACTOR: '0.04' });
    const step2 = () => rest(narrow, method, `/api/user/signin/${name}/step2`);
    expect(errorOf(await step2())).toBe('KEY_EXPIRED');
    const beyond = await step2();
    expect([beyond.status, errorOf(beyond)]).toEqual([302, 'TOO_MANY_REQUESTS']);
    await narrow.stop();
  });

  it('leads a browser back to the sign-in page when something breaks', async () => {
    const broken = await startApp(environmentFor(provider.url));
    await asOwner(broken, 'alter table rate_limits rename to rate_limits_away');
    expect(errorOf(await rest(broken, 'get', '/api/user/signin/kakao/step2'))).toBe('UNAVAILABLE');
    await broken.stop();
  });

  it('logs a defect of ours without what the database quotes', async () => {
    const errors: unknown[] = [];
    const journey = await returned('defect');
    await asOwner(test, 'alter table sign_in_keys rename to sign_in_keys_away');
    test.app.useLogger({ log: () => {}, warn: () => {}, error: (message: unknown) => errors.push(message) });
    const reply = await finish(test, journey);
    test.app.useLogger(['error', 'warn']);
    await asOwner(test, 'alter table sign_in_keys_away rename to sign_in_keys');
    expect(errorOf(reply)).toBe('INTERNAL');
    expect(errors).toEqual([expect.objectContaining({ sqlState: '42P01', stack: expect.any(Array) })]);
  });

  it.each(['idtoken:wrong-nonce', 'idtoken:unsigned', 'idtoken:wrong-aud'])('refuses %s', async (account) => {
    expect(errorOf(await finish(test, await atProvider(await start(test, 'google'), account)))).toBe('SIGN_IN_FAILED');
  });
});
