import { asOwner } from '../../../test/as-owner.js';
import { rest } from '../../../test/client.js';
import { aUser } from '../../../test/factories.js';
import { type MailStage, startMailStage } from '../../../test/mail.js';
import { aNote } from '../../../test/note-factories.js';
import { MailNoticesService } from './mail-notices.service.js';

const READERS = 12;

let stage: MailStage;
beforeAll(async () => {
  stage = await startMailStage({ MAIL_NOTICES_AT_NIGHT: 'on', SMTP_MAILS_PER_SECOND: '1' });
});
afterAll(() => stage.stop());

it('the weekly mail of many keeps nobody waiting who has forgotten the password', async () => {
  const { test } = stage;
  const user = await aUser(test, { language: 'en' });
  const readers = await Promise.all(Array.from({ length: READERS }, () => aUser(test)));
  const uuids = readers.map(({ uuid }) => `'${uuid}'`).join();
  // What a sign-up sends is done with.
  await asOwner(
    test,
    `update mails set sent_at = now();
     update users set email_confirmed_at = now(), mail_notices = '{news}' where uuid in (${uuids}, '${user.uuid}')`,
  );
  for (const reader of readers) await aNote(test, user, reader, 'សួស្តី');
  await test.app.get(MailNoticesService).writeDigests();
  expect((await rest(test, 'post', '/api/user/password/forgot', { email: user.email })).status).toBe(204);
  await stage.mailTo(user.email, /password/);
  const digests = `select from mails where kind = 'weekly-digest' and sent_at is null and refused_at is null`;
  expect((await test.database.execute(digests, [])).rows.length).toBeGreaterThan(READERS / 2);
});
