import { environmentFor } from '@haiko/identity-provider/clients';
import { type IdentityProvider, startIdentityProvider } from '@haiko/identity-provider/server';
import { codeOf, rest } from '../../../test/client.js';
import { aSignUp, aUser, type TestUser } from '../../../test/factories.js';
import { type MailStage, proofIn, startMailStage } from '../../../test/mail.js';
import { atProvider, finish, signUpBy, startLink } from '../../../test/social.js';

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

const SIGN_INS = '/api/user/sign-ins';
const execute = (sql: string, values: unknown[]) => stage.test.database.execute(sql, values);
const suspend = ({ uuid }: TestUser) =>
  execute(`update users set suspended_until = now() + interval '30 days' where uuid = $1`, [uuid]);
const endSuspension = ({ uuid }: TestUser) =>
  execute('update users set suspended_until = null where uuid = $1', [uuid]);

/** Somebody who has been here for a while. */
async function aMember(): Promise<TestUser> {
  const user = await aUser(stage.test, { language: 'en' });
  await execute(`update users set created_at = now() - interval '1 hour' where uuid = $1`, [user.uuid]);
  return user;
}

const linkKakao = async (caller: { token: string }, account: string) =>
  finish(stage.test, await atProvider(await startLink(stage.test, 'kakao', caller), account));
const signUpByKakao = (account: string) => signUpBy(stage.test, 'kakao', account);

const ways = async (caller: { token: string }) =>
  ((await rest(stage.test, 'get', SIGN_INS, undefined, caller)).body as { provider: string }[]).map(
    (way) => way.provider,
  );

describe('what a suspended account gives up', () => {
  it('by a forgotten password makes no new account, and is its own again after an appeal', async () => {
    const [user, account] = [await aMember(), crypto.randomUUID()];
    await execute('update users set email_confirmed_at = now() where uuid = $1', [user.uuid]);
    await linkKakao(user, account);
    expect(await ways(user)).toEqual(['password', 'kakao']);
    await suspend(user);
    await rest(stage.test, 'post', '/api/user/password/forgot', { email: user.email });
    const { token } = proofIn(await stage.mailTo(user.email, /^Choose a new password$/));
    const reset = await rest(stage.test, 'post', '/api/user/password/reset', { token, password: 'the river at dusk' });
    expect(reset.status).toBe(200);
    expect(await codeOf(signUpByKakao(account))).toEqual([403, 'ACCOUNT_SUSPENDED']);
    const stranger = await aUser(stage.test);
    await linkKakao(stranger, account);
    expect(await ways(stranger)).toEqual(['password']);
    await endSuspension(user);
    const again = { token: reset.body.accessToken };
    await linkKakao(again, account);
    expect(await ways(again)).toEqual(['password', 'kakao']);
  });

  it('by the confirmation of its address makes no new account', async () => {
    const [user, account] = [await aMember(), crypto.randomUUID()];
    await linkKakao(user, account);
    await suspend(user);
    const { token } = proofIn(await stage.mailTo(user.email, /^Confirm your email address$/));
    expect((await rest(stage.test, 'post', '/api/user/email/confirm', { token })).status).toBe(204);
    expect(await codeOf(signUpByKakao(account))).toEqual([403, 'ACCOUNT_SUSPENDED']);
  });

  it('by another address makes no new account', async () => {
    const [user, email] = [await aMember(), `${crypto.randomUUID()}@example.test`];
    expect((await rest(stage.test, 'put', '/api/user/email', { email }, user)).status).toBe(204);
    await suspend(user);
    const { token } = proofIn(await stage.mailTo(email, /^Confirm your new email address$/));
    expect((await rest(stage.test, 'post', '/api/user/email/confirm', { token })).status).toBe(204);
    const again = rest(stage.test, 'post', '/api/user/signup', aSignUp({ email: user.email }));
    expect(await codeOf(again)).toEqual([403, 'ACCOUNT_SUSPENDED']);
  });
});
