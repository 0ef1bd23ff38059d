import { anApprovedCompany, invite } from '../../../test/company-factories.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { type MailStage, proofIn, startMailStage } from '../../../test/mail.js';
import { until } from '../../../test/until.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { RefusedAddresses } from './refused-addresses.service.js';

const SECRET = 'what the mail server and Haiko alone know';

let stage: MailStage;
beforeAll(async () => {
  stage = await startMailStage({ MAIL_REPORT_SECRET: SECRET });
});
afterAll(() => stage.stop());

const anAddress = () => `${crypto.randomUUID()}@example.test`;
const execute = async <Row>(sql: string, values: unknown[]) =>
  (await stage.test.database.execute(sql, values)).rows as Row[];
const call = (method: 'post' | 'put', path: string, body: object | undefined, caller: object = {}) =>
  rest(stage.test, method, `/api/user/email${path}`, body, caller);
const tell = async (body: object) =>
  expect((await rest(stage.test, 'post', '/api/mail/reports', body, { token: SECRET })).status).toBe(204);
const confirmed = ({ uuid }: TestUser) =>
  execute('update users set email_confirmed_at = now() where uuid = $1', [uuid]);
const isEmailRefused = async (user: TestUser) =>
  (await query(stage.test, '{ readUserInformation { isEmailRefused } }', {}, user)).data['readUserInformation']
    .isEmailRefused as boolean;

/** What became of the mails to an address, once all have been to the mail server or were passed over. */
async function fates(email: string): Promise<string[]> {
  const read = () =>
    execute<{ kind: string; fate: string | null }>(
      `select kind, case when sent_at is not null then 'sent' when refused_at is not null then 'refused' end as fate
       from mails where email = $1 order by created_at`,
      [email],
    );
  await until(async () => (await read()).every(({ fate }) => fate !== null));
  return (await read()).map(({ kind, fate }) => `${kind} ${fate}`);
}

/** A mail as a mail server sends it about another one, which it could not deliver (RFC 3464). */
const returned = (messageId: string) =>
  [
    'From: MAILER-DAEMON@example.test',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=x',
    '',
    '--x\r\nContent-Type: message/delivery-status\r\n',
    'Reporting-MTA: dns; mx.example.test\r\n\r\nFinal-Recipient: rfc822; a@example.test\r\nAction: failed\r\nStatus: 5.1.1',
    '--x\r\nContent-Type: text/rfc822-headers\r\n',
    `Message-ID: ${messageId}`,
    '--x--\r\n',
  ].join('\r\n');

/** A company that has invited an address. */
async function aCompanyThatInvites(email: string) {
  const owner = await aUser(stage.test);
  await confirmed(owner);
  await anApprovedCompany(stage.test, {}, owner);
  expect((await invite(stage.test, owner, { email })).status).toBe(201);
  return { owner };
}

describe('an address that takes no mail', () => {
  it('gets no second invitation, whoever sends it; who invites goes on getting mails', async () => {
    const email = anAddress();
    const { owner } = await aCompanyThatInvites(email);
    const { messageId } = await stage.mailTo(email, /./);
    await tell({ messageId, kind: 'complaint' });
    await aCompanyThatInvites(email);
    expect(await fates(email)).toEqual(['company-invitation sent', 'company-invitation refused']);
    expect(await isEmailRefused(owner)).toBe(false);
  });

  it('is asked by nobody for its confirmation as their new one, after the mail of the first came back', async () => {
    const email = anAddress();
    for (const user of [await aUser(stage.test), await aUser(stage.test)]) {
      expect((await call('put', '', { email }, user)).status).toBe(204);
      const [first = ''] = await fates(email);
      expect(first).toBe('change-email sent');
      await tell({ message: returned((await stage.mailTo(email, /./)).messageId) });
    }
    expect(await fates(email)).toEqual(['change-email sent', 'change-email refused']);
  });

  it.each([
    ['came back', 'bounce', ['confirm-email refused', 'confirm-email sent']],
    ['was called spam', 'complaint', ['confirm-email refused', 'confirm-email refused']],
  ])('whose mail %s is known at a sign-up, too, and once more to who asks again', async (_what, kind, expected) => {
    const email = anAddress();
    await aCompanyThatInvites(email);
    await tell({ messageId: (await stage.mailTo(email, /./)).messageId, kind });
    const user = await aUser(stage.test, { email, language: 'en' });
    await until(() => isEmailRefused(user));
    expect((await call('post', '/send-confirmation', undefined, user)).status).toBe(204);
    expect(await fates(email)).toEqual(['company-invitation sent', ...expected]);
  });

  it('takes mails again once its owner has confirmed it', async () => {
    const email = anAddress();
    await aCompanyThatInvites(email);
    await tell({ messageId: (await stage.mailTo(email, /./)).messageId, kind: 'bounce' });
    const user = await aUser(stage.test, { email, language: 'en' });
    await until(() => isEmailRefused(user));
    await call('post', '/send-confirmation', undefined, user);
    const { token } = proofIn(await stage.mailTo(email, /Confirm your email/));
    expect((await call('post', '/confirm', { token })).status).toBe(204);
    expect(await isEmailRefused(user)).toBe(false);
    await rest(stage.test, 'post', '/api/user/password/forgot', { email });
    expect((await fates(email)).at(-1)).toBe('reset-password sent');
  });

  it('is asked once more by its owner, also where they had called a mail spam', async () => {
    const user = await aUser(stage.test, { language: 'en' });
    await confirmed(user);
    await tell({ messageId: (await stage.mailTo(user.email, /Confirm your email/)).messageId, kind: 'complaint' });
    expect((await call('put', '', { email: user.email }, user)).status).toBe(204);
    expect((await fates(user.email)).slice(1)).toContain('change-email sent');
  });

  it.each(['bounce', 'complaint'])(
    'is sent a forgotten password once a day after a %s, and takes mails again with the new one',
    async (kind) => {
      const user = await aUser(stage.test, { language: 'en' });
      const { email } = user;
      await confirmed(user);
      await tell({ messageId: (await stage.mailTo(email, /Confirm your email/)).messageId, kind });
      const forgot = async () => {
        expect((await rest(stage.test, 'post', '/api/user/password/forgot', { email })).status).toBe(204);
        return fates(email);
      };
      expect(await forgot()).toEqual(['confirm-email sent', 'reset-password sent']);
      expect((await forgot()).at(-1)).toBe('reset-password refused');
      await execute(`update mails set sent_at = now() - interval '25 hours' where email = $1`, [email]);
      expect((await forgot()).at(-1)).toBe('reset-password sent');
      expect(await isEmailRefused(user)).toBe(true);
      const { token } = proofIn(await stage.mailTo(email, /^Choose a new password$/));
      const reset = await rest(stage.test, 'post', '/api/user/password/reset', {
        token,
        password: 'the river at dusk',
      });
      expect(reset.status).toBe(200);
      expect(await isEmailRefused({ ...user, token: reset.body.accessToken })).toBe(false);
      expect((await fates(email)).at(-1)).toBe('password-changed sent');
    },
  );

  it('that nobody has confirmed is sent no forgotten password after a complaint', async () => {
    const { email } = await aUser(stage.test, { language: 'en' });
    await tell({ messageId: (await stage.mailTo(email, /Confirm your email/)).messageId, kind: 'complaint' });
    await rest(stage.test, 'post', '/api/user/password/forgot', { email });
    expect(await fates(email)).toEqual(['confirm-email sent', 'reset-password refused']);
  });

  it('is no longer shown as refused after a year', async () => {
    const user = await aUser(stage.test, { language: 'en' });
    await tell({ messageId: (await stage.mailTo(user.email, /Confirm your email/)).messageId, kind: 'complaint' });
    expect(await isEmailRefused(user)).toBe(true);
    await execute(`update identities set refused_at = now() - interval '366 days' where user_uuid = $1`, [user.uuid]);
    await stage.test.app.get(Jobs).send({ name: 'mail.cleanUp' }, {});
    await until(async () => !(await isEmailRefused(user)));
  });

  it('takes mails again where an operator takes back what came back since a moment, but not what was called spam', async () => {
    const people = [await aUser(stage.test, { language: 'en' }), await aUser(stage.test, { language: 'en' })] as const;
    const since = new Date();
    for (const [index, kind] of (['bounce', 'complaint'] as const).entries()) {
      const { email = '' } = people[index] ?? {};
      await tell({ messageId: (await stage.mailTo(email, /Confirm your email/)).messageId, kind });
    }
    const refused = () => Promise.all(people.map(isEmailRefused));
    const addresses = stage.test.app.get(RefusedAddresses);
    await addresses.takeBackSince(new Date(Date.now() + 60_000));
    expect(await refused()).toEqual([true, true]);
    expect(await addresses.takeBackSince(since)).toBe(1);
    expect(await refused()).toEqual([false, true]);
    await rest(stage.test, 'post', '/api/user/password/forgot', { email: people[0].email });
    expect(await fates(people[0].email)).toEqual(['confirm-email sent', 'reset-password sent']);
  });

  it('is kept as a hash alone, for a year, and a complaint weighs more than what came back', async () => {
    const email = anAddress();
    await aCompanyThatInvites(email);
    const { messageId } = await stage.mailTo(email, /./);
    const newest = 'select address_hash as hash, reason from refused_addresses order by refused_at desc limit 1';
    await tell({ messageId, kind: 'bounce' });
    const [before] = await execute<{ hash: string; reason: string }>(newest, []);
    await tell({ messageId, kind: 'complaint' });
    await tell({ messageId, kind: 'bounce' });
    const [after] = await execute<{ hash: string; reason: string }>(newest, []);
    expect([before?.reason, after]).toEqual(['bounce', { hash: before?.hash, reason: 'complaint' }]);
    const old = `update refused_addresses set refused_at = now() - interval '366 days' where address_hash = $1`;
    await execute(old, [before?.hash]);
    await stage.test.app.get(Jobs).send({ name: 'mail.cleanUp' }, {});
    const left = () => execute('select 1 from refused_addresses where address_hash = $1', [before?.hash]);
    await until(async () => (await left()).length === 0);
  });
});
