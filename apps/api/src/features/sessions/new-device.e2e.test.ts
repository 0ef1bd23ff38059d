import type { TestApp } from '../../../test/app.js';
import { rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { type MailStage, proofIn, startMailStage } from '../../../test/mail.js';
import { until } from '../../../test/until.js';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1';
const [HOME, CAFE] = ['203.0.113.1', '203.0.113.2'];

let stage: MailStage;
let test: TestApp;
beforeAll(async () => {
  stage = await startMailStage({ TRUST_PROXY_HOPS: '1' });
  ({ test } = stage);
});
afterAll(() => stage.stop());

const signIn = ({ email, password }: TestUser, userAgent: string, address: string) =>
  rest(test, 'post', '/api/user/signin', { email, password }, { userAgent, address });
const told = ({ email }: TestUser) => stage.mailbox.mailsTo(email).filter(({ subject }) => /New login/.test(subject));

/** Somebody who owns the address and has signed up without saying by what. */
async function whoReads(): Promise<TestUser> {
  const user = await aUser(test, { language: 'en' });
  const { token } = proofIn(await stage.mailTo(user.email, /Confirm/));
  expect((await rest(test, 'post', '/api/user/email/confirm', { token })).status).toBe(204);
  return user;
}

describe('a sign-in by another device or from another network', () => {
  it('is told by mail, once for each', async () => {
    const user = await whoReads();
    await signIn(user, PHONE, HOME);
    await until(() => told(user).length === 1);
    expect(told(user)[0]?.text).toContain('Safari · iPhone');
    await signIn(user, PHONE, HOME);
    await signIn(user, PHONE, CAFE);
    await until(() => told(user).length === 2);
    await signIn(user, '<script>', CAFE);
    await until(() => told(user).length === 3);
    expect(told(user)[0]?.text).toContain('unknown device');
  });

  it('is told to nobody whose address may be somebody else’s', async () => {
    const user = await aUser(test, { language: 'en' });
    await signIn(user, PHONE, HOME);
    const { rows } = await test.database.execute(
      `select count(*)::int as count from mails where user_uuid = $1 and kind = 'new-sign-in'`,
      [user.uuid],
    );
    expect(rows).toEqual([{ count: 0 }]);
  });
});
