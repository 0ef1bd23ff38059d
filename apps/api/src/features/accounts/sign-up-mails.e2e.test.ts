import { codeOf, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { type MailStage, startMailStage } from '../../../test/mail.js';
import { until } from '../../../test/until.js';

/** Five for the address, and two more for whoever asks from one network. */
const MAILS = 7;

let stage: MailStage;
beforeAll(async () => {
  stage = await startMailStage({ RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => stage.stop());

const call = (method: 'post' | 'put' | 'delete', path: string, body: object, user: TestUser) =>
  rest(stage.test, method, path, body, user);
const mailed = (email: string) => stage.mailbox.mailsTo(email).length;

/** How many mails were written to an address, sent or not. */
async function written(email: string): Promise<number> {
  const { rows } = await stage.test.database.execute('select from mails where email = $1', [email]);
  return rows.length;
}

describe('an address that somebody has only typed is sent no more mails than anybody may ask for', () => {
  it('by accounts that come and go', async () => {
    const email = 'dormitory@example.test';
    for (let count = 1; count <= MAILS; count += 1) {
      const guest = await aUser(stage.test, { email });
      await until(() => mailed(email) === count);
      expect((await call('delete', '/api/user', { posts: 'delete' }, guest)).status).toBe(204);
    }
    const owner = await aUser(stage.test, { email });
    const { rows } = await stage.test.database.execute('select from mails where user_uuid = $1', [owner.uuid]);
    expect([rows.length, mailed(email)]).toEqual([0, MAILS]);
    // The account is there and waits; whose it is is told when a mail may be sent again.
    const again = await codeOf(call('post', '/api/user/email/send-confirmation', {}, owner));
    expect(again).toEqual([429, 'TOO_MANY_REQUESTS']);
  });

  it('by accounts at addresses whose mail comes to one mailbox', async () => {
    const emails = Array.from({ length: MAILS + 2 }, (_, at) => `hall+${at}@example.test`);
    for (const email of emails) await aUser(stage.test, { email });
    const each = await Promise.all(emails.map(written));
    expect(each.reduce((sum, mails) => sum + mails, 0)).toBe(MAILS);
  });

  it('by an account that changes its password again and again', async () => {
    const { email, password, ...user } = await aUser(stage.test);
    const passwords = Array.from({ length: MAILS + 1 }, (_, at) => `${password}${at}`);
    for (const [at, newPassword] of passwords.entries()) {
      const body = { currentPassword: passwords[at - 1] ?? password, newPassword };
      expect((await call('put', '/api/user/password', body, { ...user, email, password })).status).toBe(204);
    }
    expect(await written(email)).toBe(MAILS);
  });

  it('by an account that asks for another address again and again', async () => {
    const user = await aUser(stage.test);
    for (let count = 0; count <= MAILS; count += 1) {
      const body = { email: `another${count}@example.test`, password: user.password };
      expect((await call('put', '/api/user/email', body, user)).status).toBe(204);
    }
    expect(await written(user.email)).toBe(MAILS);
  });
});

it('an owner is told of every change, however many there are', async () => {
  const user = await aUser(stage.test);
  await stage.test.database.execute('update users set email_confirmed_at = now() where uuid = $1', [user.uuid]);
  for (let count = 0; count <= MAILS; count += 1) {
    const body = { email: `one.of.mine${count}@example.test`, password: user.password };
    expect((await call('put', '/api/user/email', body, user)).status).toBe(204);
  }
  // The first was sent when they signed up.
  expect(await written(user.email)).toBe(MAILS + 2);
});
