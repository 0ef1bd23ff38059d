import { codeOf, query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { type MailStage, proofIn, startMailStage } from '../../../test/mail.js';
import { startApp } from '../../../test/app.js';
import { until } from '../../../test/until.js';

const NEXT = 'ផ្លូវថ្មី over the river';
const RESET = /^Choose a new password$/;
const CHANGED = /^Your email address has been changed$/;

let stage: MailStage;
beforeAll(async () => {
  stage = await startMailStage();
});
afterAll(() => stage.stop());

const forgot = (email: unknown) => rest(stage.test, 'post', '/api/user/password/forgot', { email });
const reset = (body: object) => rest(stage.test, 'post', '/api/user/password/reset', { password: NEXT, ...body });
const signIn = (email: string, password: string) => rest(stage.test, 'post', '/api/user/signin', { email, password });
const isIn = async (token: string) =>
  (await query(stage.test, '{ readUserInformation { uuid } }', {}, { token })).status === 200;

/** Somebody who asked for a mail, and what stands in it. */
async function whoForgot(): Promise<TestUser & { proof: { token: string; code: string } }> {
  const user = await aUser(stage.test, { language: 'en' });
  expect((await forgot(user.email)).status).toBe(204);
  return { ...user, proof: proofIn(await stage.mailTo(user.email, RESET)) };
}

const ADD_PASSKEY = `
  insert into passkeys (user_uuid, credential_id, public_key, counter, transports, device)
  values ($1, gen_random_uuid()::text, '', 0, '{}', '')`;

const ADD_APP = `
  insert into second_factors (user_uuid, sealed_secret, confirmed_at, last_step) values ($1, '', now(), 0)`;

describe('POST /api/user/password/forgot', () => {
  it('refuses what is no address', async () => {
    expect(await codeOf(forgot('linh'))).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('answers alike for addresses that nobody has, and sends nothing there', async () => {
    const unknown = `${crypto.randomUUID()}@example.test`;
    const { status, text } = await forgot(unknown);
    const known = await whoForgot();
    expect({ status, text }).toEqual({ status: 204, text: '' });
    expect(stage.mailbox.mailsTo(unknown)).toEqual([]);
    expect(stage.mailbox.mailsTo(known.email).length).toBeGreaterThan(0);
  });

  it('sends a link without digits to type', async () => {
    const { email } = await whoForgot();
    const { text, html } = await stage.mailTo(email, RESET);
    expect([text, html].map((each) => /\b\d{6}\b/.test(each.replaceAll(/token=[\w-]+|#\w+/g, '')))).toEqual([
      false,
      false,
    ]);
  });

  it('sends the owner a mail, however many a stranger elsewhere has asked for', async () => {
    const strict = await startMailStage({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY_HOPS: '1' });
    const { email } = await aUser(strict.test);
    const askFrom = (address: string) => rest(strict.test, 'post', '/api/user/password/forgot', { email }, { address });
    const sent = async () => {
      const { rows } = await strict.test.database.execute(`select 1 from mails where kind = 'reset-password'`, []);
      return rows.length;
    };
    for (let count = 0; count < 12; count += 1) await askFrom('203.0.113.66');
    // Five of the address, of which the sign-up took one, and two of the network.
    expect(await sent()).toBe(6);
    expect((await askFrom('198.51.100.7')).status).toBe(204);
    expect(await sent()).toBe(7);
    await strict.stop();
  });

  it('is not offered by a server without mail', async () => {
    const bare = await startApp();
    const offered = await rest(bare, 'get', '/api/user/password/recovery');
    const forgot = await rest(bare, 'post', '/api/user/password/forgot', { email: 'linh@example.test' });
    await bare.stop();
    expect(offered.body).toEqual({ isOffered: false });
    expect(forgot.status).toBe(204);
    expect((await rest(stage.test, 'get', '/api/user/password/recovery')).body).toEqual({ isOffered: true });
  });
});

/** Somebody robbed of the account's address by who knew the password: by the link to the old one they have it back. */
async function whoWasRobbed({ isConfirmed = true } = {}) {
  const user = await aUser(stage.test, { language: 'en' });
  const state = 'update users set email_confirmed_at = case when $2 then now() end where uuid = $1';
  await stage.test.database.execute(state, [user.uuid, isConfirmed]);
  const theirs = `${crypto.randomUUID()}@example.test`;
  await moveTo(user, theirs);
  return { ...user, theirs };
}

/** The link in the mail to an address that was left. */
async function linkBack(email: string): Promise<string> {
  const links = () =>
    stage.mailbox
      .mailsTo(email)
      .filter(({ subject }) => CHANGED.test(subject))
      .map((mail) => proofIn(mail).token)
      .filter((token) => token !== '');
  await until(() => links().length > 0);
  return links()[0] ?? '';
}

async function moveTo(user: TestUser, email: string) {
  await rest(stage.test, 'put', '/api/user/email', { email, password: user.password }, user);
  const { token } = proofIn(await stage.mailTo(email, /^Confirm your new email address$/));
  expect((await rest(stage.test, 'post', '/api/user/email/confirm', { token })).status).toBe(204);
}

describe('the mail to an address that an account has left', () => {
  it('gives the account back, and what else was changed with it', async () => {
    const robbed = await whoWasRobbed();
    const last = `${crypto.randomUUID()}@example.test`;
    await moveTo(robbed, last);
    const [link, later] = [await linkBack(robbed.email), await linkBack(robbed.theirs)];
    const { status, body } = await reset({ token: link });
    expect([status, await isIn(body.accessToken), await isIn(robbed.token)]).toEqual([200, true, false]);
    expect((await signIn(robbed.email, NEXT)).status).toBe(200);
    expect(await codeOf(signIn(last, robbed.password))).toEqual([401, 'INVALID_CREDENTIALS']);
    // Who had it changed has no such link, and those that came after the used one lead nowhere.
    expect((await stage.mailTo(last, CHANGED)).text).not.toContain('token=');
    for (const token of [later, link]) expect(await codeOf(reset({ token }))).toEqual([410, 'LINK_EXPIRED']);
  });

  it('leads where that is said, by a link that ends in its token like all others', async () => {
    const robbed = await whoWasRobbed();
    const link = await linkBack(robbed.email);
    const mail = stage.mailbox.mailsTo(robbed.email).find(({ text }) => text.includes(link));
    expect(/https?:\S+/.exec(mail?.text ?? '')?.[0]).toMatch(new RegExp(`/resetpassword\\?left=1&token=${link}$`));
    expect(mail?.html).toContain(`/resetpassword?left=1&amp;token=${link}"`);
  });

  it('gives it back whatever the next one to use a later link has done', async () => {
    const robbed = await whoWasRobbed();
    await moveTo(robbed, `${crypto.randomUUID()}@example.test`);
    for (const email of [robbed.theirs, robbed.email])
      expect((await reset({ token: await linkBack(email) })).status).toBe(200);
    expect((await signIn(robbed.email, NEXT)).status).toBe(200);
  });

  it('gives it back where somebody has typed the address meanwhile, not where somebody has confirmed it', async () => {
    const [typed, confirmed] = [await whoWasRobbed(), await whoWasRobbed()];
    const links = [await linkBack(typed.email), await linkBack(confirmed.email)];
    const newcomers = [
      await aUser(stage.test, { email: typed.email }),
      await aUser(stage.test, { email: confirmed.email }),
    ];
    const state = 'update users set email_confirmed_at = case when uuid = $1 then now() end where uuid = any($2)';
    await stage.test.database.execute(state, [newcomers[1]?.uuid, newcomers.map(({ uuid }) => uuid)]);
    expect((await reset({ token: links[0] })).status).toBe(200);
    expect(await codeOf(reset({ token: links[1] }))).toEqual([409, 'EMAIL_TAKEN']);
    expect((await signIn(typed.email, NEXT)).status).toBe(200);
  });

  it('leads nowhere where nobody had confirmed that address', async () => {
    const { email } = await whoWasRobbed({ isConfirmed: false });
    expect((await stage.mailTo(email, CHANGED)).text).not.toContain('token=');
  });
});

describe('POST /api/user/password/reset', () => {
  it.each([
    ['no link', {}, 'token'],
    ['a code, which others would guess', { email: 'linh@example.test', code: '123456' }, 'token'],
    ['a password that is too short', { token: 'x'.repeat(43), password: 'short' }, 'password'],
  ])('refuses %s', async (_what, body, path) => {
    const { status, body: reply } = await reset(body);
    expect({ status, fields: reply.fields }).toMatchObject({ status: 400, fields: [{ path }] });
  });

  it('refuses a link that nobody was sent', async () => {
    expect(await codeOf(reset({ token: 'x'.repeat(43) }))).toEqual([410, 'LINK_EXPIRED']);
  });

  it('by the link sets the password, ends every session, drops other sign-ins and tells by mail', async () => {
    const { email, password, token, uuid, proof } = await whoForgot();
    await stage.test.database.execute(`insert into identities (user_uuid, provider, sub) values ($1, 'kakao', $2)`, [
      uuid,
      email,
    ]);
    await stage.test.database.execute(ADD_PASSKEY, [uuid]);
    await stage.test.database.execute(ADD_APP, [uuid]);
    const { status, body } = await reset({ token: proof.token });
    expect(status).toBe(200);
    expect(await isIn(body.accessToken)).toBe(true);
    expect(await isIn(token)).toBe(false);
    expect(await codeOf(signIn(email, password))).toEqual([401, 'INVALID_CREDENTIALS']);
    expect((await signIn(email, NEXT)).status).toBe(200);
    const { body: left } = await rest(stage.test, 'get', '/api/user/sign-ins', undefined, { token: body.accessToken });
    expect(left).toMatchObject([{ provider: 'password' }]);
    await stage.mailTo(email, /^Your password has been changed$/);
    expect(await codeOf(reset({ token: proof.token }))).toEqual([410, 'LINK_EXPIRED']);
  });

  it('gives an account back that has nothing left but its address: no password, no provider, no passkey', async () => {
    const user = await aUser(stage.test, { language: 'en' });
    const call = (method: 'get' | 'delete', path: string, body?: object) =>
      rest(stage.test, method, `/api/user/sign-ins${path}`, body, user);
    await stage.test.database.execute(`insert into identities (user_uuid, provider, sub) values ($1, 'kakao', $2)`, [
      user.uuid,
      user.email,
    ]);
    expect((await call('delete', '/password', { password: user.password })).status).toBe(204);
    // The account with the provider is no more.
    await stage.test.database.execute(`delete from identities where user_uuid = $1 and provider = 'kakao'`, [
      user.uuid,
    ]);
    expect((await call('get', '')).body).toEqual([]);
    expect(await codeOf(signIn(user.email, user.password))).toEqual([401, 'INVALID_CREDENTIALS']);
    await forgot(user.email);
    const { token } = proofIn(await stage.mailTo(user.email, RESET));
    const { status, body } = await reset({ token });
    expect(status).toBe(200);
    expect((await call('get', '')).status).toBe(401);
    const { data } = await query(
      stage.test,
      '{ readUserInformation { uuid hasPassword isEmailConfirmed } }',
      {},
      {
        token: body.accessToken,
      },
    );
    expect(data['readUserInformation']).toEqual({ uuid: user.uuid, hasPassword: true, isEmailConfirmed: true });
    expect((await signIn(user.email, NEXT)).status).toBe(200);
  });

  it.each(['MODERATOR', 'ADMIN'])('leaves the passkeys and the app to a %s, and asks for one of them', async (role) => {
    const { uuid, email, proof } = await whoForgot();
    await stage.test.database.execute(ADD_PASSKEY, [uuid]);
    await stage.test.database.execute(ADD_APP, [uuid]);
    await stage.test.database.execute(`insert into identities (user_uuid, provider, sub) values ($1, 'kakao', $2)`, [
      uuid,
      email,
    ]);
    await stage.test.database.execute(`update users set role = $2 where uuid = $1`, [uuid, role]);
    const { status, body } = await reset({ token: proof.token });
    expect([status, body.code, body.methods]).toEqual([401, 'SECOND_FACTOR_REQUIRED', ['code', 'passkey']]);
    const others = `select from identities where user_uuid = $1 and provider <> 'password'`;
    expect(await stage.test.database.manager.query(others, [uuid])).toEqual([]);
    expect(await codeOf(signIn(email, NEXT))).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
  });

  it('of two at once with one link lets one through', async () => {
    const { proof } = await whoForgot();
    const replies = await Promise.all([0, 1].map(() => reset({ token: proof.token })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('refuses a link of half an hour ago', async () => {
    const { email, proof } = await whoForgot();
    await stage.test.database.execute(`update mails set expires_at = now() where email = $1`, [email]);
    expect(await codeOf(reset({ token: proof.token }))).toEqual([410, 'LINK_EXPIRED']);
  });
});
