import { mailMessage } from '@haiko/shared/i18n/mailMessages';
import { codeOf, query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { type MailStage, proofIn, startMailStage } from '../../../test/mail.js';
import { startApp } from '../../../test/app.js';

const CONFIRM = /^Confirm your email address$/;
const NEW = /^Confirm your new email address$/;

let stage: MailStage;
beforeAll(async () => {
  stage = await startMailStage();
});
afterAll(() => stage.stop());

const call = (method: 'post' | 'put', path: string, body?: object, user?: TestUser) =>
  rest(stage.test, method, `/api/user/email${path}`, body, user);
const informationOf = async ({ token }: TestUser, test = stage.test) =>
  (await query(test, '{ readUserInformation { email isEmailConfirmed pendingEmail confirmEmailBy } }', {}, { token }))
    .data['readUserInformation'];
const execute = (sql: string, values: unknown[]) => stage.test.database.execute(sql, values);

/** So long after the sign-up. */
const SINCE = `(select created_at from users where uuid = $1) + $2::interval`;
const ADD_PASSKEY = `
  insert into passkeys (user_uuid, credential_id, public_key, counter, transports, device, created_at)
  values ($1, gen_random_uuid()::text, '', 0, '{}', '', ${SINCE})`;
const ADD_APP = `
  insert into second_factors (user_uuid, sealed_secret, confirmed_at, last_step, created_at)
  values ($1, '', now(), 0, ${SINCE})`;

/** Somebody who has signed up a moment ago, and what stands in the mail. */
async function aNewcomer(): Promise<TestUser & { proof: { token: string; code: string } }> {
  const user = await aUser(stage.test, { language: 'en' });
  return { ...user, proof: proofIn(await stage.mailTo(user.email, CONFIRM)) };
}

describe('POST /api/user/email/confirm', () => {
  it('refuses neither link nor code, and a link that nobody was sent', async () => {
    expect(await codeOf(call('post', '/confirm', {}))).toEqual([400, 'VALIDATION_FAILED']);
    expect(await codeOf(call('post', '/confirm', { token: 'x'.repeat(43) }))).toEqual([410, 'LINK_EXPIRED']);
  });

  it.each([
    ['link', ({ token }: { token: string }) => ({ token })],
    ['code', ({ code }: { code: string }, email: string) => ({ code, email })],
  ])('confirms by the %s, once, and drops what was linked since the sign-up', async (_by, bodyOf) => {
    const user = await aNewcomer();
    expect(await informationOf(user)).toMatchObject({ email: user.email, isEmailConfirmed: false });
    await execute(`insert into identities (user_uuid, provider, sub) values ($1, 'kakao', $2)`, [
      user.uuid,
      user.email,
    ]);
    const body = bodyOf(user.proof, user.email);
    expect((await call('post', '/confirm', body)).status).toBe(204);
    expect(await informationOf(user)).toEqual({
      email: user.email,
      isEmailConfirmed: true,
      pendingEmail: null,
      confirmEmailBy: null,
    });
    const { rows } = await execute('select provider from identities where user_uuid = $1', [user.uuid]);
    expect(rows).toEqual([{ provider: 'password' }]);
    expect(await codeOf(call('post', '/confirm', body))).toEqual([410, 'LINK_EXPIRED']);
  });

  it.each([
    ['passkey', ADD_PASSKEY],
    ['app', ADD_APP],
  ])('drops a %s of the time since the sign-up, and leaves one of before', async (_what, add) => {
    const table = add === ADD_PASSKEY ? 'passkeys' : 'second_factors';
    const left = [];
    for (const age of ['-1 minute', '1 minute']) {
      const user = await aNewcomer();
      await execute(add, [user.uuid, age]);
      expect((await call('post', '/confirm', { token: user.proof.token })).status).toBe(204);
      // Who confirms keeps password and session.
      expect(await informationOf(user)).toMatchObject({ isEmailConfirmed: true });
      left.push((await execute(`select 1 from ${table} where user_uuid = $1`, [user.uuid])).rows.length);
    }
    expect(left).toEqual([1, 0]);
  });

  it('takes the code typed with a space, and of two at once lets one through', async () => {
    const { email, proof } = await aNewcomer();
    const code = `${proof.code.slice(0, 3)} ${proof.code.slice(3)}`;
    const replies = await Promise.all([0, 1].map(() => call('post', '/confirm', { email: email.toUpperCase(), code })));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 410]);
  });

  it('takes no code that was guessed five times, not even the right one; the link stays good', async () => {
    const { email, proof } = await aNewcomer();
    const code = proof.code === '000000' ? '000001' : '000000';
    await Promise.all(Array.from({ length: 5 }, () => call('post', '/confirm', { email, code })));
    expect(await codeOf(call('post', '/confirm', { email, code: proof.code }))).toEqual([410, 'LINK_EXPIRED']);
    expect((await call('post', '/confirm', { token: proof.token })).status).toBe(204);
  });

  it('takes the code of who is signed in, whoever else has asked for a mail to the same address since', async () => {
    const [user, stranger] = [await aNewcomer(), await aUser(stage.test, { language: 'en' })];
    expect((await call('put', '', { email: user.email }, stranger)).status).toBe(204);
    await stage.mailTo(user.email, /new email address/i);
    const body = { email: user.email, code: user.proof.code };
    expect(await codeOf(call('post', '/confirm', body))).toEqual([410, 'LINK_EXPIRED']);
    expect((await call('post', '/confirm', body, user)).status).toBe(204);
    expect(await informationOf(user)).toMatchObject({ email: user.email, isEmailConfirmed: true });
  });

  it('compares a code with that of the newest mail alone; older ones lead on by their links', async () => {
    const user = await aNewcomer();
    const tries = async () =>
      (await execute('select code_tries from mails where email = $1 order by created_at', [user.email])).rows;
    expect((await call('post', '/send-confirmation', undefined, user)).status).toBe(204);
    const older = { email: user.email, code: user.proof.code };
    expect(await codeOf(call('post', '/confirm', older))).toEqual([410, 'LINK_EXPIRED']);
    expect(await tries()).toEqual([{ code_tries: 0 }, { code_tries: 1 }]);
    expect((await call('post', '/confirm', { token: user.proof.token })).status).toBe(204);
  });

  it('is asked of nobody by a server without mail', async () => {
    const bare = await startApp();
    const user = await aUser(bare);
    const information = await informationOf(user, bare);
    await bare.stop();
    expect(information).toMatchObject({ isEmailConfirmed: true, confirmEmailBy: null });
  });
});

describe('an account of an unconfirmed address', () => {
  it('writes and saves, but opens no conversation, asks nobody to be friends and registers no company', async () => {
    const [newcomer, other] = [await aNewcomer(), await aNewcomer()];
    await call('post', '/confirm', { token: other.proof.token });
    const asNewcomer = (path: string, body?: object) => rest(stage.test, 'post', path, body, newcomer);
    expect((await asNewcomer('/api/post', { title: 'សួស្ដី', content: 'আমি নতুন' })).status).toBe(201);
    const refused = [403, 'EMAIL_NOT_CONFIRMED'];
    expect(await codeOf(asNewcomer(`/api/notes/${other.uuid}`, { content: 'สวัสดี' }))).toEqual(refused);
    expect(await codeOf(asNewcomer(`/api/friend/request/${other.uuid}`))).toEqual(refused);
    expect(await codeOf(asNewcomer('/api/company/register', {}))).toEqual(refused);
    // Who was written to may answer.
    const note = { content: '안녕하세요' };
    expect((await rest(stage.test, 'post', `/api/notes/${newcomer.uuid}`, note, other)).status).toBe(201);
    expect((await asNewcomer(`/api/notes/${other.uuid}`, note)).status).toBe(201);
    await call('post', '/confirm', { token: newcomer.proof.token });
    expect((await asNewcomer(`/api/friend/request/${other.uuid}`)).status).toBeLessThan(300);
  });

  it('hides nothing by its reports', async () => {
    const [author, newcomer] = [await aNewcomer(), await aNewcomer()];
    const post = await rest(stage.test, 'post', '/api/post', { title: 'Tin nhà', content: 'Phòng trọ' }, author);
    await execute(`update users set created_at = now() - interval '2 days' where uuid = $1`, [newcomer.uuid]);
    const report = { targetType: 'post', targetUuid: post.body.uuid, reason: 'SPAM' };
    expect((await rest(stage.test, 'post', '/api/report', report, newcomer)).status).toBeLessThan(300);
    const { rows } = await execute('select counted_count, reporter_count from report_cases where target_uuid = $1', [
      post.body.uuid,
    ]);
    expect(rows).toEqual([{ counted_count: 0, reporter_count: 1 }]);
  });

  it('after a week is sent a mail in place of a sign-in by password, and signs in once it is confirmed', async () => {
    const user = await aNewcomer();
    await execute(`update users set created_at = now() - interval '8 days' where uuid = $1`, [user.uuid]);
    const signIn = () => rest(stage.test, 'post', '/api/user/signin', { email: user.email, password: user.password });
    expect(await codeOf(signIn())).toEqual([403, 'EMAIL_NOT_CONFIRMED']);
    expect((await call('post', '/confirm', { token: user.proof.token })).status).toBe(204);
    expect((await signIn()).status).toBe(200);
  });
});

describe('POST /api/user/email/another', () => {
  const another = (user: TestUser, changes: object = {}) =>
    call('post', '/another', {
      email: user.email,
      password: user.password,
      newEmail: `right.${user.email}`,
      ...changes,
    });

  it('rejects a wrong password, bad addresses, and an account that is confirmed', async () => {
    const user = await aNewcomer();
    expect(await codeOf(another(user, { password: 'a guess' }))).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(await codeOf(another(user, { newEmail: 'ខ្ញុំ' }))).toEqual([400, 'VALIDATION_FAILED']);
    expect((await call('post', '/confirm', { token: user.proof.token })).status).toBe(204);
    expect(await codeOf(another(user))).toEqual([403, 'FORBIDDEN']);
  });

  it('has who mistyped the address and is overdue confirm the right one, and tells the wrong one nothing', async () => {
    const user = await aNewcomer();
    await execute(`update users set created_at = now() - interval '8 days' where uuid = $1`, [user.uuid]);
    expect((await another(user)).status).toBe(204);
    const email = `right.${user.email}`;
    const { code } = proofIn(await stage.mailTo(email, /new email address/i));
    expect((await call('post', '/confirm', { email, code })).status).toBe(204);
    const signIn = (address: string) =>
      rest(stage.test, 'post', '/api/user/signin', { email: address, password: user.password });
    expect((await signIn(email)).status).toBe(200);
    expect(await codeOf(signIn(user.email))).toEqual([401, 'INVALID_CREDENTIALS']);
    const { rows } = await execute(`select kind from mails where email = $1`, [user.email]);
    expect(rows).toEqual([{ kind: 'confirm-email' }]);
  });
});

describe('POST /api/user/email/send-confirmation', () => {
  it('needs a sign-in, and sends another mail whose link works', async () => {
    expect(await codeOf(call('post', '/send-confirmation'))).toEqual([401, 'UNAUTHENTICATED']);
    const user = await aNewcomer();
    expect((await call('post', '/send-confirmation', undefined, user)).status).toBe(204);
    const { rows } = await execute(`select count(*)::int as mails from mails where email = $1`, [user.email]);
    expect(rows).toEqual([{ mails: 2 }]);
    await call('post', '/confirm', { token: user.proof.token });
    expect((await call('post', '/send-confirmation', undefined, user)).status).toBe(204);
  });

  it('goes to the new address while one waits, and to the own one again when it does no more', async () => {
    const user = await aNewcomer();
    await call('post', '/confirm', { token: user.proof.token });
    const email = `${crypto.randomUUID()}@example.test`;
    await call('put', '', { email, password: user.password }, user);
    await stage.mailTo(email, NEW);
    expect(await informationOf(user)).toMatchObject({ email: user.email, pendingEmail: email });
    const asked = async (address: string) => {
      const mails = `select count(*)::int as asked from mails where email = $1 and link_hash is not null`;
      return (await execute(mails, [address])).rows;
    };
    expect((await call('post', '/send-confirmation', undefined, user)).status).toBe(204);
    expect([await asked(email), await asked(user.email)]).toEqual([[{ asked: 2 }], [{ asked: 1 }]]);
    // By an older mail: the newer one leads nowhere then.
    expect((await call('post', '/confirm', { token: proofIn(await stage.mailTo(email, NEW)).token })).status).toBe(204);
    expect(await informationOf(user)).toMatchObject({ email, pendingEmail: null });
    expect((await call('post', '/send-confirmation', undefined, user)).status).toBe(204);
    expect(await asked(email)).toEqual([{ asked: 2 }]);
  });

  it('is limited by address', async () => {
    const strict = await startMailStage({ RATE_LIMIT_FACTOR: '1' });
    const user = await aUser(strict.test);
    const send = () => rest(strict.test, 'post', '/api/user/email/send-confirmation', undefined, user);
    const codes = [];
    for (let index = 0; index < 8; index += 1) codes.push((await send()).status);
    await strict.stop();
    // Five of the address, of which the sign-up took one, and two of the network.
    expect(codes).toEqual([204, 204, 204, 204, 204, 204, 429, 429]);
  });
});

describe('POST /api/user/email/disown', () => {
  it('refuses a link that is used', async () => {
    const { proof } = await aNewcomer();
    await call('post', '/confirm', { token: proof.token });
    expect(await codeOf(call('post', '/disown', { token: proof.token }))).toEqual([410, 'LINK_EXPIRED']);
  });

  it('frees the address for its owner; the account has none any more', async () => {
    const impostor = await aNewcomer();
    expect((await call('post', '/disown', { token: impostor.proof.token })).status).toBe(204);
    expect(await informationOf(impostor)).toMatchObject({ email: null, isEmailConfirmed: false });
    const signIn = { email: impostor.email, password: impostor.password };
    expect(await codeOf(rest(stage.test, 'post', '/api/user/signin', signIn))).toEqual([401, 'INVALID_CREDENTIALS']);
    expect((await aUser(stage.test, { email: impostor.email })).email).toBe(impostor.email);
  });
});

describe('PUT /api/user/email', () => {
  const changed = /^Your email address has been changed$/;

  it('needs a sign-in, an address and a fresh proof', async () => {
    const user = await aNewcomer();
    expect(await codeOf(call('put', '', { email: 'new@example.test' }))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await codeOf(call('put', '', { email: 'new' }, user))).toEqual([400, 'VALIDATION_FAILED']);
    const wrong = { email: 'new@example.test', password: 'not this one' };
    expect(await codeOf(call('put', '', wrong, user))).toEqual([403, 'WRONG_PASSWORD']);
    await execute(`update sessions set authenticated_at = now() - interval '1 hour' where user_uuid = $1`, [user.uuid]);
    expect(await codeOf(call('put', '', { email: 'new@example.test' }, user))).toEqual([
      403,
      'REAUTHENTICATION_REQUIRED',
    ]);
  });

  it('changes when the new address is confirmed; both are told', async () => {
    const user = await aNewcomer();
    const email = `${crypto.randomUUID()}@example.test`;
    expect((await call('put', '', { email, password: user.password }, user)).status).toBe(204);
    expect((await informationOf(user)).email).toBe(user.email);
    expect((await stage.mailTo(user.email, /^Your email address is about to change$/)).text).toContain(email);
    const { token } = proofIn(await stage.mailTo(email, NEW));
    expect((await call('post', '/confirm', { token })).status).toBe(204);
    expect(await informationOf(user)).toMatchObject({ email, isEmailConfirmed: true });
    await Promise.all([stage.mailTo(user.email, changed), stage.mailTo(email, changed)]);
    expect((await rest(stage.test, 'post', '/api/user/signin', { email, password: user.password })).status).toBe(200);
  });

  it('is stopped by another password, as the mail to the old address says', async () => {
    const user = await aNewcomer();
    const email = `${crypto.randomUUID()}@example.test`;
    await call('put', '', { email, password: user.password }, user);
    const { token } = proofIn(await stage.mailTo(email, NEW));
    const passwords = { currentPassword: user.password, newPassword: 'another one of mine' };
    expect((await rest(stage.test, 'put', '/api/user/password', passwords, user)).status).toBe(204);
    expect(await codeOf(call('post', '/confirm', { token }))).toEqual([410, 'LINK_EXPIRED']);
    expect((await informationOf(user)).email).toBe(user.email);
  });

  it('is stopped by the address that it is still', async () => {
    const user = await aNewcomer();
    const email = `${crypto.randomUUID()}@example.test`;
    await call('put', '', { email, password: user.password }, user);
    const { token } = proofIn(await stage.mailTo(email, NEW));
    expect((await call('put', '', { email: user.email, password: user.password }, user)).status).toBe(204);
    expect(await informationOf(user)).toMatchObject({ email: user.email, pendingEmail: null });
    expect(await codeOf(call('post', '/confirm', { token }))).toEqual([410, 'LINK_EXPIRED']);
  });

  it('is stopped by an address of one’s own, as the mail says to who logs in by a provider alone', async () => {
    const user = await aNewcomer();
    await execute(`update users set email_confirmed_at = now() where uuid = $1`, [user.uuid]);
    await execute(`update identities set provider = 'kakao', sub = $2, password_hash = null where user_uuid = $1`, [
      user.uuid,
      crypto.randomUUID(),
    ]);
    const [theirs, own] = [`${crypto.randomUUID()}@example.test`, `${crypto.randomUUID()}@example.test`];
    expect((await call('put', '', { email: theirs }, user)).status).toBe(204);
    const { text } = await stage.mailTo(user.email, /^Your email address is about to change$/);
    expect(text).toContain(mailMessage('emailChangeRequested', 'en', {}, false).hint);
    const { token } = proofIn(await stage.mailTo(theirs, NEW));
    expect((await call('put', '', { email: own }, user)).status).toBe(204);
    expect(await codeOf(call('post', '/confirm', { token }))).toEqual([410, 'LINK_EXPIRED']);
  });

  it('to an address that somebody else has by then is refused', async () => {
    const user = await aNewcomer();
    const email = `${crypto.randomUUID()}@example.test`;
    await call('put', '', { email, password: user.password }, user);
    const { token } = proofIn(await stage.mailTo(email, NEW));
    await aUser(stage.test, { email });
    expect(await codeOf(call('post', '/confirm', { token }))).toEqual([409, 'EMAIL_TAKEN']);
    expect((await informationOf(user)).email).toBe(user.email);
  });
});
