import { LANGUAGES } from '@haiko/shared/i18n/languages';
import type { TestApp } from '../../../test/app.js';
import { asOwner } from '../../../test/as-owner.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { type MailStage, startMailStage } from '../../../test/mail.js';
import { letterOf } from '@haiko/shared/i18n/scripts';
import { aNote } from '../../../test/note-factories.js';
import { MailSender } from '../mail/mail-sender.js';
import { MailNoticesService } from './mail-notices.service.js';
import { UnsubscribeTokens } from './unsubscribe-tokens.js';

// Nothing is done in the background: each test has its own mails sent.
let stage: MailStage;
let test: TestApp;
beforeAll(async () => {
  stage = await startMailStage({ MAIL_NOTICES_AT_NIGHT: 'on', BACKGROUND_JOBS: 'off' });
  ({ test } = stage);
});
afterAll(() => stage.stop());

const wants = (user: TestUser, mailNotices: string[]) => rest(test, 'put', '/api/user', { mailNotices }, user);
const chosen = async (user: TestUser) =>
  (await query(test, '{ readUserInformation { mailNotices } }', {}, user)).data['readUserInformation'].mailNotices;
const received = ({ email }: TestUser) =>
  stage.mailbox.mailsTo(email).filter(({ subject }) => subject.startsWith('(광고) '));

const aConfirmed = async (overrides: Parameters<typeof aUser>[1] = {}): Promise<TestUser> => {
  const user = await aUser(test, overrides);
  await asOwner(test, `update users set email_confirmed_at = now() where uuid = '${user.uuid}'`);
  return user;
};

/** Somebody with an unread message who has asked for the weekly mail. */
async function aReader(overrides: Parameters<typeof aUser>[1] = {}, notices = ['news']): Promise<TestUser> {
  const [reader, friend] = [await aConfirmed(overrides), await aConfirmed()];
  await aNote(test, friend, reader, 'សួស្តី');
  expect((await wants(reader, notices)).status).toBe(200);
  return reader;
}

async function digestsOf({ uuid }: TestUser): Promise<string[]> {
  const found = `select uuid from mails where user_uuid = $1 and kind = 'weekly-digest'`;
  return (await test.database.execute(found, [uuid])).rows.map((row) => (row as { uuid: string }).uuid);
}

/** Has the mails of the week written, and those of one person sent. */
async function write(reader: TestUser, sender = test.app.get(MailSender)): Promise<void> {
  await test.app.get(MailNoticesService).writeDigests();
  for (const uuid of await digestsOf(reader)) await sender.deliver(uuid);
}

const nextWeek = ({ uuid }: TestUser) =>
  asOwner(test, `update mails set detail = '2000-W01' where kind = 'weekly-digest' and user_uuid = '${uuid}'`);
const tokenOf = ({ uuid }: TestUser) => test.app.get(UnsubscribeTokens).tokenOf(uuid);
const unsubscribe = (token: string, init: RequestInit) =>
  fetch(`${test.url}/api/mail/unsubscribe?token=${token}`, { redirect: 'manual', ...init });
const ONE_CLICK = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };

describe('the weekly mail', () => {
  it('is marked, in its reader’s language, and says in Korean and English how it ends', async () => {
    const readers = await Promise.all(LANGUAGES.map((language) => aReader({ language })));
    for (const reader of readers) await write(reader);
    readers.forEach((reader, index) => {
      const [{ subject = '', text = '', html = '', list = {} } = {}] = received(reader);
      for (const each of [subject.replace('(광고)', ''), text, html])
        expect(each).toMatch(letterOf(LANGUAGES[index] ?? 'en'));
      for (const each of [text, html]) expect(each).toMatch(/그만 받기/);
      for (const each of [text, html]) expect(each).toMatch(/Stop the weekly email/);
      expect(text).not.toMatch(/\{\{|undefined/);
      expect(list).toEqual({
        'list-unsubscribe': expect.stringMatching(/^<http\S+\/api\/mail\/unsubscribe\?token=[\w-]{43}>$/),
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      });
    });
  });

  it('comes to nobody who has not asked, and once a week to who has', async () => {
    const [reader, other] = [await aReader(), await aReader({}, [])];
    for (const each of [reader, other, reader]) await write(each);
    expect([received(reader).length, received(other).length]).toEqual([1, 0]);
    await nextWeek(reader);
    await write(reader);
    expect(received(reader)).toHaveLength(2);
  });

  it('tells only of what was asked for, and does not come where there is nothing', async () => {
    const reader = await aReader({}, ['jobs']);
    await write(reader);
    expect(await digestsOf(reader)).toHaveLength(1);
    expect(received(reader)).toEqual([]);
  });

  it.each([
    ['who has not confirmed', (uuid: string) => `update users set email_confirmed_at = null where uuid = '${uuid}'`],
    [
      'an address that came back',
      (uuid: string) => `update identities set refused_at = now() where user_uuid = '${uuid}'`,
    ],
    [
      'who is suspended',
      (uuid: string) => `update users set suspended_until = now() + interval '1 day' where uuid = '${uuid}'`,
    ],
    ['who has no address', (uuid: string) => `update identities set email = null where user_uuid = '${uuid}'`],
  ])('is not written to %s', async (_who, statement) => {
    const reader = await aReader();
    await asOwner(test, statement(reader.uuid));
    await write(reader);
    expect(await digestsOf(reader)).toEqual([]);
  });

  it.each([
    [
      'an address that came back',
      (uuid: string) => `update identities set refused_at = now() where user_uuid = '${uuid}'`,
    ],
    [
      'an address that is another one by then',
      (uuid: string) => `update identities set email = 'x${uuid}@example.test' where user_uuid = '${uuid}'`,
    ],
    [
      'who is suspended',
      (uuid: string) => `update users set suspended_until = now() + interval '1 day' where uuid = '${uuid}'`,
    ],
    ['who has ended it', (uuid: string) => `update users set mail_notices = '{}' where uuid = '${uuid}'`],
  ])('that waits is not sent to %s', async (_who, statement) => {
    const reader = await aReader();
    await test.app.get(MailNoticesService).writeDigests();
    await asOwner(test, statement(reader.uuid));
    await write(reader);
    expect(await digestsOf(reader)).toHaveLength(1);
    expect(received(reader)).toEqual([]);
  });

  it('is not sent to who has left, of whose wish nothing is kept', async () => {
    const reader = await aReader();
    await test.app.get(MailNoticesService).writeDigests();
    const body = { posts: 'keep', password: reader.password };
    expect((await rest(test, 'delete', '/api/user', body, reader)).status).toBe(204);
    await write(reader);
    expect(received(reader)).toEqual([]);
    const { rows } = await test.database.execute('select mail_notices, mail_notices_at from users where uuid = $1', [
      reader.uuid,
    ]);
    expect(rows).toEqual([{ mail_notices: [], mail_notices_at: null }]);
  });
});

describe('the link that ends it', () => {
  it('ends it by one call without a session, as often as a mail program makes it', async () => {
    const [reader, other] = [await aReader(), await aReader()];
    for (const time of ['first', 'again'])
      expect((await unsubscribe(tokenOf(reader), ONE_CLICK)).status, time).toBe(204);
    await write(reader);
    expect(received(reader)).toEqual([]);
    expect(await chosen(reader)).toEqual([]);
    expect(await chosen(other)).toEqual(['news']);
  });

  it('takes the form in the other way that the standard has', async () => {
    const reader = await aReader();
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    expect((await unsubscribe(tokenOf(reader), { method: 'POST', body })).status).toBe(204);
    expect(await chosen(reader)).toEqual([]);
  });

  it('leads to a page where it is opened, and changes nothing by that', async () => {
    const reader = await aReader();
    const reply = await unsubscribe(tokenOf(reader), {});
    expect([reply.status, reply.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(new RegExp(`/unsubscribe\\?token=${tokenOf(reader)}$`)),
    ]);
    expect(await chosen(reader)).toEqual(['news']);
  });

  it('is nobody’s where we did not sign it', async () => {
    const reader = await aReader();
    const token = tokenOf(reader);
    const forged = [
      `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`,
      token.slice(0, 22),
      `${token}AAAA`,
      'x',
    ];
    for (const each of forged) expect((await unsubscribe(each, ONE_CLICK)).status).toBe(410);
    expect(await chosen(reader)).toEqual(['news']);
  });
});

describe('what people choose', () => {
  it('is nothing at first, some of what there is, and nothing else', async () => {
    const user = await aConfirmed();
    expect(await chosen(user)).toEqual([]);
    expect((await wants(user, ['posts', 'jobs'])).status).toBe(200);
    expect(await chosen(user)).toEqual(['posts', 'jobs']);
    expect((await wants(user, ['everything'])).status).toBe(400);
    expect((await wants(user, [])).status).toBe(200);
    expect(await chosen(user)).toEqual([]);
  });
});
