import { environmentFor } from '@haiko/identity-provider/clients';
import { type IdentityProvider, startIdentityProvider } from '@haiko/identity-provider/server';
import { Authenticator } from '../../../test/authenticator.js';
import { codeOf, query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { type MailStage, proofIn, startMailStage } from '../../../test/mail.js';
import { atProvider, finish, startLink, type Ticket, toKey } from '../../../test/social.js';
import { codeIn } from '../../../test/totp.js';
import { holding, untilWaiting } from '../../../test/waiting.js';

const LOCK_SIGN_INS = 'select from identities where user_uuid = $1 for update';
const LOCK_KAKAO = `select from identities where user_uuid = $1 and provider = 'kakao' for update`;
const NEXT = 'a quiet harbour at noon';

let provider: IdentityProvider;
let stage: MailStage;
beforeAll(async () => {
  provider = await startIdentityProvider({ port: 0 });
  stage = await startMailStage(environmentFor(provider.url));
});
afterAll(async () => {
  await stage.stop();
  await provider.close();
});

const execute = (sql: string, values: unknown[]) => stage.test.database.execute(sql, values);
const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object, caller?: object) =>
  rest(stage.test, method, `/api/user${path}`, body, caller);
const providersOf = async ({ uuid }: TestUser) =>
  (await execute('select provider from identities where user_uuid = $1 order by 1', [uuid])).rows;

/** Somebody whose address is confirmed, unless it is not to be. */
async function aPerson({ isConfirmed = true } = {}): Promise<TestUser> {
  const user = await aUser(stage.test, { language: 'en' });
  if (isConfirmed) await execute('update users set email_confirmed_at = now() where uuid = $1', [user.uuid]);
  return user;
}
async function linkFor({ email }: TestUser, subject: RegExp) {
  return proofIn(await stage.mailTo(email, subject)).token;
}
async function resetLinkFor(user: TestUser) {
  await call('post', '/password/forgot', { email: user.email });
  return linkFor(user, /^Choose a new password$/);
}
const reset = (token: string) => call('post', '/password/reset', { token, password: NEXT });

/** The browser at the provider, on its way back to be linked. */
const atKakao = async (user: TestUser) => atProvider(await startLink(stage.test, 'kakao', user), accountOf(user));
const accountOf = ({ uuid }: TestUser) => `of-${uuid}`;
const isIn = async (token: string) =>
  (await query(stage.test, '{ readUserInformation { uuid } }', {}, { token })).status === 200;

describe('a sign-in that is being linked', () => {
  it.each([
    ['a reset of the password', true, resetLinkFor, reset, 200],
    [
      'the confirmation of the address',
      false,
      (user: TestUser) => linkFor(user, /^Confirm your email address$/),
      (token: string) => call('post', '/email/confirm', { token }),
      204,
    ],
  ])('is dropped by %s beside it', async (_what, isConfirmed, linkOf, prove, status) => {
    const user = await aPerson({ isConfirmed });
    const token = await linkOf(user);
    const journey = await atKakao(user);
    // The new sign-in is written by then, and not committed.
    const sent = await holding(
      stage.test,
      ['lock table suspended_identities in access exclusive mode', []],
      async () => {
        const linking = finish(stage.test, journey);
        await untilWaiting(stage.test);
        const proving = prove(token);
        await Promise.race([proving, untilWaiting(stage.test, 2)]);
        return { linking, proving };
      },
    );
    await sent.linking;
    expect((await sent.proving).status).toBe(status);
    expect(await providersOf(user)).toEqual([{ provider: 'password' }]);
  });
});

describe('a sign-in by a provider that is taken away', () => {
  /** Somebody whose address is confirmed, linked to a provider, and the key of a sign-in by it. */
  async function whoHasKey() {
    const user = await aPerson();
    await finish(stage.test, await atKakao(user));
    expect(await providersOf(user)).toHaveLength(2);
    return { user, token: await resetLinkFor(user), ticket: await toKey(stage.test, 'kakao', accountOf(user)) };
  }
  const redeem = ({ key, cookie }: Ticket) => call('get', `/userInfo?key=${key}`, undefined, { cookie });
  const aliveOf = async ({ uuid }: TestUser) =>
    (await execute('select 1 from sessions where user_uuid = $1 and revoked_at is null', [uuid])).rows.length;

  it('leads nowhere after a reset of the password', async () => {
    const { user, token, ticket } = await whoHasKey();
    const { resetting, sent } = await holding(stage.test, [LOCK_KAKAO, [user.uuid]], async () => {
      const first = reset(token);
      await untilWaiting(stage.test);
      const second = redeem(ticket);
      await Promise.race([second, untilWaiting(stage.test, 2)]);
      return { resetting: first, sent: second };
    });
    expect((await resetting).status).toBe(200);
    expect(await codeOf(sent)).toEqual([410, 'KEY_EXPIRED']);
    expect(await aliveOf(user)).toBe(1);
  });

  it('has its session ended by a reset that comes while it is opened', async () => {
    const { user, token, ticket } = await whoHasKey();
    const { resetting, sent } = await holding(
      stage.test,
      ['select from users where uuid = $1 for update', [user.uuid]],
      async () => {
        const first = redeem(ticket);
        await untilWaiting(stage.test);
        const second = reset(token);
        await untilWaiting(stage.test, 2);
        return { resetting: second, sent: first };
      },
    );
    expect((await resetting).status).toBe(200);
    const { status, body } = await sent;
    expect([status, await isIn(body.accessToken)]).toEqual([200, false]);
    expect(await aliveOf(user)).toBe(1);
  });
});

/** What each asks for before, and the request that is let in while the session is good. */
const REQUESTS: [string, (user: TestUser) => Promise<() => Promise<{ status: number; body: { code?: string } }>>][] = [
  [
    'adding a passkey',
    async (user) => {
      const { body, headers } = await call('post', '/passkeys/options', {}, user);
      const [cookie = ''] = String(headers['set-cookie']).split(';');
      return () => call('post', '/passkeys', new Authenticator().make(body), { ...user, cookie });
    },
  ],
  [
    'changing the address',
    async (user) => () => call('put', '/email', { email: `${crypto.randomUUID()}@example.test` }, user),
  ],
  [
    'changing the password',
    async (user) => () =>
      call('put', '/password', { currentPassword: user.password, newPassword: 'not the owner at all' }, user),
  ],
  ['asking for a second factor', async (user) => () => call('post', '/second-factor/options', {}, user)],
  [
    'setting up a second factor',
    async (user) => {
      const { body } = await call('post', '/second-factor/options', {}, user);
      return () => call('post', '/second-factor', { code: codeIn(body.secret) }, user);
    },
  ],
  ['removing a sign-in', async (user) => () => call('delete', '/sign-ins/password', {}, user)],
  ['leaving', async (user) => () => call('delete', '', { posts: 'delete' }, user)],
];

describe('a request that was let in before a reset of the password', () => {
  it.each(REQUESTS)('does nothing after it: %s', async (_what, prepare) => {
    const user = await aPerson();
    const token = await resetLinkFor(user);
    const send = await prepare(user);
    // The reset waits for the password, and the request for the reset.
    const { resetting, sent } = await holding(stage.test, [LOCK_SIGN_INS, [user.uuid]], async () => {
      const first = reset(token);
      await untilWaiting(stage.test);
      const second = send();
      await Promise.race([second, untilWaiting(stage.test, 2)]);
      return { resetting: first, sent: second };
    });
    expect((await resetting).status).toBe(200);
    expect(await codeOf(sent as ReturnType<typeof rest>)).toEqual([401, 'SESSION_EXPIRED']);
    expect((await call('post', '/signin', { email: user.email, password: NEXT })).status).toBe(200);
    const added = 'select 1 from passkeys where user_uuid = $1 union select 1 from second_factors where user_uuid = $1';
    expect((await execute(added, [user.uuid])).rows).toEqual([]);
    const asked = `select 1 from mails where user_uuid = $1 and kind = 'change-email'`;
    expect((await execute(asked, [user.uuid])).rows).toEqual([]);
  });
});

it('is refused another address by a password that a reset has changed meanwhile', async () => {
  const user = await aPerson({ isConfirmed: false });
  const token = await resetLinkFor(user);
  const naming = { email: user.email, password: user.password, newEmail: `${crypto.randomUUID()}@example.test` };
  const { resetting, sent } = await holding(stage.test, [LOCK_SIGN_INS, [user.uuid]], async () => {
    const first = reset(token);
    await untilWaiting(stage.test);
    const second = call('post', '/email/another', naming);
    await Promise.race([second, untilWaiting(stage.test, 2)]);
    return { resetting: first, sent: second };
  });
  expect((await resetting).status).toBe(200);
  expect((await sent).status).toBe(403);
});
