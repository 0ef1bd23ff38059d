import { asOwner } from '../../../test/as-owner.js';
import { rest } from '../../../test/client.js';
import { aUser } from '../../../test/factories.js';
import { type MailStage, startMailStage } from '../../../test/mail.js';
import { aNote } from '../../../test/note-factories.js';
import { MailNoticesService } from './mail-notices.service.js';

const READERS = 12;

let stage: MailStage;
beforeAll(async () => {
  stage = await startMailStage({ MAIL_NOTICES_AT_NIGHT: 'on', SMTP_TIMEOUT_SECONDS: '30' });
});
afterAll(() => stage.stop());

it('the weekly mail of many keeps nobody waiting who has forgotten the password', async () => {
  const { test, mailbox } = stage;
  const user = await aUser(test, { language: 'en' });
  const readers = await Promise.all(Array.from({ length: READERS }, () => aUser(test)));
  const uuids = readers.map(({ uuid }) => `'${uuid}'`).join();
  // What a sign-up sends is done with; the weekly mails go to where the mail server takes its time.
  await asOwner(
    test,
    `update mails set sent_at = now();
     update identities set email = 'hang.' || user_uuid || '@example.test' where user_uuid in (${uuids});
     update users set email_confirmed_at = now(), mail_notices = '{news}' where uuid in (${uuids}, '${user.uuid}')`,
  );
  for (const reader of readers) await aNote(test, user, reader, 'សួស្តី');
  await test.app.get(MailNoticesService).writeDigests();
  expect((await rest(test, 'post', '/api/user/password/forgot', { email: user.email })).status).toBe(204);
  await stage.mailTo(user.email, /password/);
  const tried = readers.filter(({ uuid }) => mailbox.attemptsTo(`hang.${uuid}@example.test`) > 0);
  expect(tried.length).toBeLessThan(READERS / 2);
});
