import { once } from 'node:events';
import { codeOf, rest } from '../../test/client.js';
import { aUser } from '../../test/factories.js';
import { type MailStage, proofIn, startMailStage } from '../../test/mail.js';
import { startProcess } from '../../test/server-process.js';

let stage: MailStage;
beforeAll(async () => {
  stage = await startMailStage();
});
afterAll(() => stage.stop());

/** On a server that has mail. */
async function createAdmin(email: string): Promise<{ code: number | null; said: string }> {
  const mail = { SMTP_URL: stage.mailbox.smtpUrl, MAIL_FROM: 'Haiko <haiko@example.test>' };
  const settings = { DATABASE_URL: stage.test.databaseUrl, UPLOAD_DIR: '/nowhere', ...mail };
  const { child, log } = startProcess('commands/admin-create', settings, [email]);
  await once(child, 'exit');
  return { code: child.exitCode, said: log() };
}

it('makes an administrator of whoever has signed up by the address and confirmed it, and of nobody else', async () => {
  const { uuid, email, nickname } = await aUser(stage.test);
  const role = async () => {
    const { rows } = await stage.test.database.execute('select role from users where uuid = $1', [uuid]);
    return rows;
  };
  expect(await createAdmin(`not.${email}`)).toMatchObject({ code: 1, said: expect.stringContaining('Nobody') });
  expect(await createAdmin(email)).toMatchObject({ code: 1, said: expect.stringContaining('not confirmed') });
  expect(await role()).toEqual([{ role: 'USER' }]);
  await stage.test.database.execute('update users set email_confirmed_at = now() where uuid = $1', [uuid]);
  expect(await createAdmin(email.toUpperCase())).toEqual({ code: 0, said: `${nickname} is an administrator now.\n` });
  expect(await role()).toEqual([{ role: 'ADMIN' }]);
});

it('ends what somebody who knew the password may have begun: another address, and passkeys', async () => {
  const { uuid, email, password, nickname, token: bearer } = await aUser(stage.test, { language: 'en' });
  const run = (sql: string) => stage.test.database.manager.query<{ count: number }[]>(sql, [uuid]);
  await run('update users set email_confirmed_at = now() where uuid = $1');
  await run(
    `insert into passkeys (user_uuid, credential_id, public_key, counter, transports, device)
     values ($1, gen_random_uuid()::text, '', 0, '{}', '')`,
  );
  const next = `thief-${email}`;
  const asked = await rest(stage.test, 'put', '/api/user/email', { email: next, password }, { token: bearer });
  expect(asked.status).toBe(204);
  const { token } = proofIn(await stage.mailTo(next, /^Confirm your new email address$/));
  const { code, said } = await createAdmin(email);
  expect([code, said]).toEqual([0, expect.stringContaining(`${nickname} is an administrator now.\nPasskeys`)]);
  expect(await codeOf(rest(stage.test, 'post', '/api/user/email/confirm', { token }))).toEqual([410, 'LINK_EXPIRED']);
  expect(await run('select count(*)::int from passkeys where user_uuid = $1')).toEqual([{ count: 0 }]);
});
