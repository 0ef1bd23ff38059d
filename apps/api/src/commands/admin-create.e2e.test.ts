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

async function createAdmin(email: string): Promise<{ code: number | null; said: string }> {
  const settings = { DATABASE_URL: stage.test.databaseUrl, UPLOAD_DIR: '/nowhere' };
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

it('lets nobody change the address by what was asked for before', async () => {
  const { email, password, token } = await aUser(stage.test, { language: 'en' });
  await stage.test.database.execute('update users set email_confirmed_at = now()', []);
  const next = `next.${email}`;
  expect((await rest(stage.test, 'put', '/api/user/email', { email: next, password }, { token })).status).toBe(204);
  const asked = proofIn(await stage.mailTo(next, /^Confirm your new email address$/));
  expect((await createAdmin(email)).code).toBe(0);
  const confirmed = rest(stage.test, 'post', '/api/user/email/confirm', { token: asked.token });
  expect(await codeOf(confirmed)).toEqual([410, 'LINK_EXPIRED']);
});
