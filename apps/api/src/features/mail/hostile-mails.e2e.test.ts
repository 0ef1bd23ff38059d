import { COMPANY_NAME_MAX, TITLE_MAX } from '@haiko/shared/limits';
import { asShown, packed, packedNames } from '@haiko/shared/test/hostileTexts';
import type { TestApp } from '../../../test/app.js';
import { asOwner } from '../../../test/as-owner.js';
import { rest } from '../../../test/client.js';
import { anApprovedCompany } from '../../../test/company-factories.js';
import { aUser } from '../../../test/factories.js';
import { type MailStage, startMailStage } from '../../../test/mail.js';
import { aPost } from '../../../test/post-factories.js';
import { until } from '../../../test/until.js';
import { MailNoticesService } from '../mail-notices/mail-notices.service.js';
import { MailSender } from './mail-sender.js';

// What of people's words stands in mails: the name of who invites, and titles of posts.

const PLAIN = 'Hangang';
const CONFIRMED = `
  create function confirm() returns trigger language plpgsql as $$ begin new.email_confirmed_at = now(); return new; end $$;
  create trigger confirm before insert or update of email_confirmed_at on users for each row execute function confirm()`;

let stage: MailStage;
let quiet: MailStage | undefined;
let test: TestApp;
beforeAll(async () => {
  stage = await aStage();
  ({ test } = stage);
});
afterAll(async () => {
  await stage.stop();
  await quiet?.stop();
});

async function aStage(settings: Record<string, string> = {}): Promise<MailStage> {
  const made = await startMailStage({ MAIL_NOTICES_AT_NIGHT: 'on', ...settings });
  await asOwner(made.test, CONFIRMED);
  return made;
}

const escaped = (text: string) =>
  [...text].map((letter) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' })[letter] ?? letter).join('');
const joined = (text: string) => text.replaceAll('\u2060', '');
/** What mail programs make links of. */
const LINKED = /:(?:\/|[\p{L}\p{N}])|[\p{L}\p{N}-]\.[\p{L}\p{N}-]|\/\/|@[\p{L}\p{N}]/u;

/** The mail in which a company of this name invites somebody. */
async function invitationOf(companyName: string) {
  const by = await aUser(test, { language: 'en' });
  const { owner } = await anApprovedCompany(test, { companyName }, by);
  const email = `${crypto.randomUUID()}@example.test`;
  expect((await rest(test, 'post', '/api/company/members', { email }, owner)).status).toBe(201);
  await until(() => stage.mailbox.mailsTo(email).length > 0);
  const [mail] = stage.mailbox.mailsTo(email);
  if (!mail) throw new Error('No mail');
  return mail;
}

describe('hostile texts in mails', () => {
  it('are words where a company is named, change no header, and lead nowhere', async () => {
    const plain = await invitationOf(PLAIN);
    const names = packedNames(COMPANY_NAME_MAX);
    for (const name of names) {
      const { subject, text, html, list } = await invitationOf(name);
      const shown = asShown(name);
      expect([subject, list]).toEqual([plain.subject, plain.list]);
      expect(joined(text)).toBe(plain.text.replace(PLAIN, () => shown));
      // Nothing but the name is another letter, and of the name none is markup.
      expect(joined(html)).toBe(plain.html.replaceAll(PLAIN, () => escaped(shown)));
      const [before = '', after = ''] = plain.text.split(PLAIN);
      const written = text.slice(before.length, text.length - after.length);
      expect(written).not.toMatch(LINKED);
    }
    expect(names.length).toBeGreaterThan(10);
  });

  it('are words where posts of the week are named, and lead to the posts alone', async () => {
    // The job that ranks posts each minute would put others in their place.
    const { test, mailbox } = (quiet = await aStage({ BACKGROUND_JOBS: 'off' }));
    const author = await aUser(test);
    const reader = await aUser(test);
    expect((await rest(test, 'put', '/api/user', { mailNotices: ['posts'] }, reader)).status).toBe(200);
    const titles = packed(TITLE_MAX);
    for (let first = 0; first < titles.length; first += 5) {
      const posts = [];
      for (const title of titles.slice(first, first + 5)) {
        const { uuid } = await aPost(test, author, { title, originalLanguage: 'en' });
        posts.push({ title, uuid });
      }
      const ranked = posts.map(({ uuid }, position) => `(${position + 1}, '${uuid}')`).join();
      await asOwner(
        test,
        `delete from popular_posts; insert into popular_posts (position, post_uuid) values ${ranked}`,
      );
      await asOwner(test, `delete from mails where user_uuid = '${reader.uuid}'`);
      const before = mailbox.mailsTo(reader.email).length;
      await test.app.get(MailNoticesService).writeDigests();
      const rows = await test.database.manager.query<{ uuid: string }[]>(
        `select uuid from mails where user_uuid = $1 and kind = 'weekly-digest'`,
        [reader.uuid],
      );
      for (const { uuid } of rows) await test.app.get(MailSender).deliver(uuid);
      await until(() => mailbox.mailsTo(reader.email).length > before);
      const [{ text = '', html = '' } = {}] = mailbox.mailsTo(reader.email);
      for (const { title, uuid } of posts) {
        const address = `/postdetail/${uuid}`;
        const line = text.split('\n').findIndex((each) => each.includes(address));
        const written = text.split('\n')[line - 1] ?? '';
        expect(joined(written)).toBe(`- ${asShown(title)}`);
        expect(written).not.toMatch(LINKED);
        const link = new RegExp(`<a href="[^"]*${address}"[^>]*>([^<]*)</a>`).exec(html)?.[1] ?? '';
        expect(joined(link)).toBe(escaped(asShown(title)));
      }
      expect(html.match(/<(script|img|svg|iframe|form|style|base|object|math|details)\b/g)).toEqual(['<style']);
    }
  });
});
