import { Authenticator } from '../../../test/authenticator.js';
import { codeOf, query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { type MailStage, proofIn, startMailStage } from '../../../test/mail.js';
import { codeIn } from '../../../test/totp.js';
import { holding, untilWaiting } from '../../../test/waiting.js';

const PASSKEYS = '/api/user/passkeys';
const SIGN_IN = '/api/user/signin/passkey';
const FACTOR = '/api/user/second-factor';
const RESET = /^Choose a new password$/;
const NEW = /^Confirm your new email address$/;
const CHANGED = /^Your email address has been changed$/;
const NEXT = 'ផ្លូវថ្មី over the river';

let stage: MailStage;
beforeAll(async () => {
  stage = await startMailStage({
    ...{ HAIKO_ENV: 'production', NODE_ENV: 'production', PUBLIC_URL: 'https://haiko.test', MAILBOX_URL: '' },
  });
});
afterAll(() => stage.stop());

type Caller = Pick<TestUser, 'token'>;

const call = (method: 'post' | 'put', path: string, body: object, caller: object = {}) =>
  rest(stage.test, method, path, body, caller);
const run = (sql: string, ...values: string[]) => stage.test.database.manager.query(sql, values);
const startPasskey = (caller: Caller, body: object = {}) => call('post', `${PASSKEYS}/options`, body, caller);
const startApp = (caller: Caller, body: object = {}) => call('post', `${FACTOR}/options`, body, caller);
const deskOf = async (caller: Caller) => {
  const { errors } = await query(stage.test, '{ readAuditLog { items { action } } }', {}, caller);
  return errors.map(({ extensions }) => extensions.code);
};

/** Somebody with a role whose address is known to be theirs, as a role asks for, and with nothing but a password. */
async function aModerator(): Promise<TestUser> {
  const moderator = await aUser(stage.test, { language: 'en' });
  await run(`update users set role = 'MODERATOR', email_confirmed_at = now() where uuid = $1`, moderator.uuid);
  return moderator;
}

/** Signed in by a mail to the address. */
async function byMail({ email }: TestUser): Promise<Caller> {
  expect((await call('post', '/api/user/password/forgot', { email })).status).toBe(204);
  const { token } = proofIn(await stage.mailTo(email, RESET));
  const { status, body } = await call('post', '/api/user/password/reset', { token, password: NEXT });
  expect(status).toBe(200);
  return { token: body.accessToken };
}

/** Two people whose addresses are known to be theirs; the second one does an administrator's work. */
async function aPersonAndAnAdmin(): Promise<[person: TestUser, admin: TestUser]> {
  const [person, admin] = [await aUser(stage.test, { language: 'en' }), await aUser(stage.test)];
  await run('update users set email_confirmed_at = now()');
  await run(`update users set role = 'ADMIN' where uuid = $1`, admin.uuid);
  await run(
    `insert into passkeys (user_uuid, credential_id, public_key, counter, transports, device)
     values ($1, gen_random_uuid()::text, '', 0, '{}', '')`,
    admin.uuid,
  );
  await run('update sessions set passkey_used_at = now() where user_uuid = $1', admin.uuid);
  return [person, admin];
}

/** What confirms another address of theirs. */
async function tokenToBe(email: string, person: TestUser): Promise<string> {
  const { password } = person;
  expect((await call('put', '/api/user/email', { email, password }, person)).status).toBe(204);
  return proofIn(await stage.mailTo(email, NEW)).token;
}

async function makeModerator({ uuid }: TestUser, admin: TestUser): Promise<void> {
  const given = await call('put', `/api/user/${uuid}/MODERATOR`, {}, admin);
  expect([given.status, given.body.role]).toEqual([200, 'MODERATOR']);
}

/** Adds a passkey in a session that may. */
async function addPasskey(caller: Caller): Promise<Authenticator> {
  const authenticator = new Authenticator('https://haiko.test', 'haiko.test');
  const { body, headers } = await startPasskey(caller);
  const [cookie = ''] = String(headers['set-cookie']).split(';');
  expect((await call('post', PASSKEYS, authenticator.make(body), { ...caller, cookie })).status).toBe(204);
  return authenticator;
}

async function signInBy(authenticator: Authenticator) {
  const { body, headers } = await call('post', `${SIGN_IN}/options`, {});
  const [cookie = ''] = String(headers['set-cookie']).split(';');
  return call('post', SIGN_IN, authenticator.sign(body), { cookie });
}

describe('the first passkey or app of who has a role', () => {
  it('is added by nobody who has the password alone', async () => {
    const moderator = await aModerator();
    const { email, password } = moderator;
    const thief = { token: (await call('post', '/api/user/signin', { email, password })).body.accessToken as string };
    for (const start of [startPasskey, startApp])
      expect(await codeOf(start(thief, { password }))).toEqual([403, 'MAIL_PROOF_MISSING']);
    // Nor is the mail had sent elsewhere.
    const elsewhere = { email: `thief-${email}`, password };
    expect(await codeOf(call('put', '/api/user/email', elsewhere, thief))).toEqual([403, 'SECOND_FACTOR_MISSING']);
    expect(await deskOf(thief)).toEqual(['SECOND_FACTOR_MISSING']);
  });

  it('is added where the password was set anew by mail, and then opens the desk', async () => {
    const owner = await byMail(await aModerator());
    expect(await deskOf(owner)).toEqual(['SECOND_FACTOR_MISSING']);
    const { secret } = (await startApp(owner)).body as { secret: string };
    expect((await call('post', FACTOR, { code: codeIn(secret) }, owner)).status).toBe(200);
    expect(await deskOf(owner)).toEqual([]);
  });

  it('is not added by what began before the role was given', async () => {
    const person = await aUser(stage.test, { language: 'en' });
    const { body, headers } = await startPasskey(person);
    const [cookie = ''] = String(headers['set-cookie']).split(';');
    const { secret } = (await startApp(person)).body as { secret: string };
    await run(`update users set role = 'MODERATOR', email_confirmed_at = now() where uuid = $1`, person.uuid);
    const made = new Authenticator('https://haiko.test', 'haiko.test').make(body);
    expect(await codeOf(call('post', PASSKEYS, made, { ...person, cookie }))).toEqual([403, 'MAIL_PROOF_MISSING']);
    const code = codeIn(secret);
    expect(await codeOf(call('post', FACTOR, { code }, person))).toEqual([403, 'MAIL_PROOF_MISSING']);
  });

  it('is proved by no address that was asked for before the role was given', async () => {
    const [person, admin] = await aPersonAndAnAdmin();
    const token = await tokenToBe(`thief-${person.email}`, person);
    await makeModerator(person, admin);
    expect(await codeOf(call('post', '/api/user/email/confirm', { token }))).toEqual([410, 'LINK_EXPIRED']);
  });

  it('is proved by no address that was left before the role was given', async () => {
    const [person, admin] = await aPersonAndAnAdmin();
    const token = await tokenToBe(`next-${person.email}`, person);
    expect((await call('post', '/api/user/email/confirm', { token })).status).toBe(204);
    const left = proofIn(await stage.mailTo(person.email, CHANGED));
    await makeModerator(person, admin);
    const back = { token: left.token, password: NEXT };
    expect(await codeOf(call('post', '/api/user/password/reset', back))).toEqual([410, 'LINK_EXPIRED']);
  });

  it('is proved by no address that is left while the role is given', async () => {
    const [person, admin] = await aPersonAndAnAdmin();
    const token = await tokenToBe(`soon-${person.email}`, person);
    const identity = 'select from identities where user_uuid = $1 for update';
    const { confirming, giving } = await holding(stage.test, [identity, [person.uuid]], async () => {
      const confirming = call('post', '/api/user/email/confirm', { token });
      await untilWaiting(stage.test);
      const giving = makeModerator(person, admin);
      await untilWaiting(stage.test, 2);
      return { confirming, giving };
    });
    expect((await confirming).status).toBe(204);
    await giving;
    const open = `select kind from mails where user_uuid = $1 and link_hash is not null and used_at is null`;
    expect(await run(open, person.uuid)).toEqual([]);
  });

  it('is made anew once the role is given: what was there before may be of who knew the password', async () => {
    const [person, admin] = await aPersonAndAnAdmin();
    const planted = await addPasskey(person);
    const { secret } = (await startApp(person)).body as { secret: string };
    expect((await call('post', FACTOR, { code: codeIn(secret) }, person)).status).toBe(200);
    await makeModerator(person, admin);
    expect(await deskOf(person)).toEqual(['SECOND_FACTOR_MISSING']);
    expect(await codeOf(signInBy(planted))).toEqual([400, 'SIGN_IN_FAILED']);
    await stage.mailTo(person.email, /^A way to log in has been removed$/);
    await stage.mailTo(person.email, /^Codes from an app are no longer asked for$/);
    const own = await addPasskey(await byMail(person));
    const { accessToken } = (await signInBy(own)).body as { accessToken: string };
    expect(await deskOf({ token: accessToken })).toEqual([]);
  });

  it('stays where somebody with a role is given another one', async () => {
    const [moderator, [, admin]] = [await aModerator(), await aPersonAndAnAdmin()];
    const own = await addPasskey(await byMail(moderator));
    expect((await call('put', `/api/user/${moderator.uuid}/ADMIN`, {}, admin)).status).toBe(200);
    const { accessToken } = (await signInBy(own)).body as { accessToken: string };
    expect(await deskOf({ token: accessToken })).toEqual([]);
  });

  it('counts from before where there is no address, in no session in which it was used before', async () => {
    const [person, admin] = await aPersonAndAnAdmin();
    await run(
      `update identities set provider = 'kakao', email = null, password_hash = null where user_uuid = $1`,
      person.uuid,
    );
    const own = await addPasskey(person);
    await makeModerator(person, admin);
    expect(await deskOf(person)).toEqual(['SECOND_FACTOR_MISSING']);
    const { accessToken } = (await signInBy(own)).body as { accessToken: string };
    expect(await deskOf({ token: accessToken })).toEqual([]);
  });

  it('needs no mail where there is no address to send it to', async () => {
    const moderator = await aModerator();
    await run(
      `update identities set provider = 'kakao', email = null, password_hash = null where user_uuid = $1`,
      moderator.uuid,
    );
    expect((await startPasskey(moderator)).status).toBe(200);
  });
});
