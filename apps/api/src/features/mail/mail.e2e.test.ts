import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { letterOf } from '@haiko/shared/i18n/scripts';
import type { Mailbox } from '@haiko/mailbox/server';
import type { TestApp } from '../../../test/app.js';
import { rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { type MailStage, startMailStage } from '../../../test/mail.js';
import { until } from '../../../test/until.js';
import { MailSender } from './mail-sender.js';

const NEXT = 'a horse of another colour';

let stage: MailStage;
let test: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  stage = await startMailStage({ SMTP_TIMEOUT_SECONDS: '1' });
  ({ test, mailbox } = stage);
});
afterAll(() => stage.stop());

/** Somebody who has just changed the password, which is told by mail. */
async function whoIsTold(changes: Record<string, unknown> = {}) {
  const user = await aUser(test, changes);
  await changePassword(user);
  return user;
}
async function changePassword({ password, token }: TestUser) {
  const body = { currentPassword: password, newPassword: NEXT };
  expect((await rest(test, 'put', '/api/user/password', body, { token })).status).toBe(204);
}

const told = (email: string) => mailbox.mailsTo(email).filter(({ text }) => !text.includes('token='));
const stateOf = async (email: string) => {
  const { rows } = await test.database.execute(
    `select uuid, sent_at is not null as sent, refused_at is not null as refused from mails where email = $1 and kind = 'password-changed'`,
    [email],
  );
  return rows[0] as { uuid: string; sent: boolean; refused: boolean };
};
const refusedOf = async (email: string) =>
  (await test.database.execute('select from identities where email = $1 and refused_at is not null', [email])).rows;

describe('a mail', () => {
  it('is written in its reader’s language, as text and as a page', async () => {
    const readers = await Promise.all(LANGUAGES.map((language) => whoIsTold({ language })));
    await until(() => readers.every(({ email }) => told(email).length > 0));
    readers.forEach(({ email, nickname }, index) => {
      const script = letterOf(LANGUAGES[index] ?? 'en');
      const { subject, text, html } = told(email)[0] ?? {};
      for (const each of [subject, text, html]) expect(each).toMatch(script);
      for (const each of [text, html]) expect(each?.replaceAll('\u2060', '')).toContain(nickname);
      expect(text).not.toMatch(/\{\{|undefined/);
    });
  });

  it('says a name so that mail programs make no link of it', async () => {
    const name = `www.x${crypto.randomUUID().slice(0, 6)}.com`;
    const { email } = await whoIsTold({ nickname: name });
    await until(() => told(email).length > 0);
    const { text = '', html = '' } = told(email)[0] ?? {};
    for (const each of [text, html]) {
      expect(each).not.toContain(name);
      expect(each.replaceAll('\u2060', '')).toContain(name);
    }
  });

  it('is sent once, under one id, however often it is worked on', async () => {
    const { email } = await whoIsTold();
    await until(async () => (await stateOf(email)).sent);
    const { uuid } = await stateOf(email);
    await test.app.get(MailSender).deliver(uuid);
    expect(told(email)).toHaveLength(1);
    expect(told(email)[0]?.messageId).toBe(`<${uuid}@localhost>`);
  });

  it.each(['later', 'full', 'denied'])('is tried again when the mail server says "%s"', async (what) => {
    const { email } = await whoIsTold({ email: `${what}.${crypto.randomUUID()}@example.test` });
    await until(() => told(email).length > 0);
    expect(told(email)).toHaveLength(1);
    expect(await refusedOf(email)).toEqual([]);
  });

  it('is tried again for hours, as long as a mail server may well be away', async () => {
    const { rows } = await test.database.execute(
      `select name, (select sum(least(retry_delay_max, retry_delay * 2 ^ least(16, n) / 2)) from generate_series(1, retry_limit) n) / 3600 as hours
       from jobs.queue where name in ('mail.send', 'mail.digest')`,
      [],
    );
    expect(rows).toHaveLength(2);
    for (const { hours } of rows as { hours: string }[]) expect(Number(hours)).toBeGreaterThan(8);
  });

  it('is not tried again where the mail server knows no such address, nor is the next one to it', async () => {
    const user = await aUser(test, { email: `refused.${crypto.randomUUID()}@example.test` });
    const { email } = user;
    // The mail that confirms the address.
    await until(async () => (await refusedOf(email)).length > 0);
    await changePassword(user);
    await test.app.get(MailSender).deliver((await stateOf(email)).uuid);
    expect(mailbox.attemptsTo(email)).toBe(1);
    expect(await stateOf(email)).toMatchObject({ sent: false, refused: true });
  });

  it('waits for no mail server longer than it may, and keeps nobody else waiting', async () => {
    const silent = await whoIsTold({ email: `hang.${crypto.randomUUID()}@example.test` });
    await until(() => mailbox.attemptsTo(silent.email) > 0);
    const { email } = await whoIsTold();
    await until(() => told(email).length > 0);
    const { uuid } = await stateOf(silent.email);
    await expect(test.app.get(MailSender).deliver(uuid)).rejects.toThrow(/did not take/);
  });

  it('is not sent to who has left', async () => {
    const { email, token, password } = await aUser(test, { email: `later.${crypto.randomUUID()}@example.test` });
    const body = { currentPassword: password, newPassword: NEXT };
    await rest(test, 'put', '/api/user/password', body, { token });
    const { uuid } = await stateOf(email);
    expect((await rest(test, 'delete', '/api/user', { posts: 'keep', password: NEXT }, { token })).status).toBe(204);
    const before = told(email).length;
    await test.app.get(MailSender).deliver(uuid);
    expect(told(email)).toHaveLength(before);
    expect(await stateOf(email)).toBeUndefined();
  });
});

describe('the local mailbox', () => {
  it('is shown on the product’s own address, as a page and as data', async () => {
    const { email } = await whoIsTold({ language: 'km' });
    await until(() => told(email).length > 0);
    const { status, body } = await rest(test, 'get', `/mailbox.json?to=${encodeURIComponent(email)}`);
    expect({ status, to: body[0]?.to }).toEqual({ status: 200, to: email });
    const page = await rest(test, 'get', '/mailbox');
    expect(page.text).toContain(email);
    expect(page.headers['content-security-policy']).not.toContain('script-src');
  });
});
