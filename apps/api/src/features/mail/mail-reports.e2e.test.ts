import request from 'supertest';
import { codeOf, query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { type MailStage, proofIn, startMailStage } from '../../../test/mail.js';
import { until } from '../../../test/until.js';

const REPORTS = '/api/mail/reports';
const SECRET = 'what the mail server and Haiko alone know';

let stage: MailStage;
beforeAll(async () => {
  stage = await startMailStage({ MAIL_REPORT_SECRET: SECRET });
});
afterAll(() => stage.stop());

const tell = (body: object, token = SECRET) => rest(stage.test, 'post', REPORTS, body, { token });
const isRefused = async (user: TestUser) => {
  const { data } = await query(stage.test, '{ readUserInformation { isEmailRefused } }', {}, user);
  return data['readUserInformation'].isEmailRefused as boolean;
};

/** Somebody who was asked by mail to confirm the address, and that mail. */
async function whoWasWritten(changes: object = {}) {
  const user = await aUser(stage.test, { language: 'en', ...changes });
  const asked = await stage.mailTo(user.email, /Confirm your email/);
  return { user, asked };
}
const forgot = ({ email }: TestUser) => rest(stage.test, 'post', '/api/user/password/forgot', { email });
const mailsOf = async ({ uuid }: TestUser, kind: string) =>
  (
    await stage.test.database.manager.query<{ sent: boolean }[]>(
      'select sent_at is not null as sent from mails where user_uuid = $1 and kind = $2',
      [uuid, kind],
    )
  ).map(({ sent }) => sent);

describe('POST /api/mail/reports', () => {
  it('is for who knows the secret, and says what it needs', async () => {
    const messageId = `<${crypto.randomUUID()}@localhost>`;
    const report = { messageId, kind: 'bounce' };
    expect(await codeOf(rest(stage.test, 'post', REPORTS, report))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await codeOf(tell(report, `${SECRET}!`))).toEqual([401, 'UNAUTHENTICATED']);
    // What strangers send is not looked at.
    expect(await codeOf(tell({}, `${SECRET}!`))).toEqual([401, 'UNAUTHENTICATED']);
    const twice = [SECRET, 'x'].map((secret) => `Bearer ${secret}`) as unknown as string;
    const doubled = request(stage.test.server).post(REPORTS).set('Authorization', twice);
    expect((await doubled.send(report)).status).toBe(401);
    for (const body of [{}, { messageId }, { kind: 'bounce' }, { messageId, kind: 'delay' }, { message: 7 }])
      expect(await codeOf(tell(body))).toEqual([400, 'VALIDATION_FAILED']);
    // One of nobody's.
    expect((await tell(report)).status).toBe(204);
    expect((await tell({ message: 'Subject: a letter\r\n\r\nHello' })).status).toBe(204);
  });

  it.each(['bounce', 'complaint'])('after a %s sends nothing more there, and tells its owner', async (kind) => {
    const { user, asked } = await whoWasWritten();
    const bystander = await aUser(stage.test);
    expect(await isRefused(user)).toBe(false);
    const both = await Promise.all([1, 2].map(() => tell({ messageId: asked.messageId, kind })));
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    expect([await isRefused(user), await isRefused(bystander)]).toEqual([true, false]);
    const before = stage.mailbox.mailsTo(user.email).length;
    expect((await forgot(user)).status).toBe(204);
    // What was asked for after it has arrived: this one was passed over.
    await forgot(bystander);
    await stage.mailTo(bystander.email, /Choose a new password|./);
    await until(async () => (await mailsOf(bystander, 'reset-password')).includes(true));
    expect(await mailsOf(user, 'reset-password')).toEqual([false]);
    expect(stage.mailbox.mailsTo(user.email)).toHaveLength(before);
  });

  it('takes an address back that its owner names and confirms again', async () => {
    const { user, asked } = await whoWasWritten();
    await tell({ messageId: asked.messageId, kind: 'bounce' });
    const { status } = await rest(stage.test, 'put', '/api/user/email', { email: user.email }, user);
    expect(status).toBe(204);
    const { token } = proofIn(await stage.mailTo(user.email, /Confirm your new email/));
    expect((await rest(stage.test, 'post', '/api/user/email/confirm', { token })).status).toBe(204);
    expect(await isRefused(user)).toBe(false);
  });
});

it('an address that the mail server does not know gets nothing more, either', async () => {
  const user = await aUser(stage.test, { email: `refused.${crypto.randomUUID()}@example.test` });
  await until(() => isRefused(user));
});
