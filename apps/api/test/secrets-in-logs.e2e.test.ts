import net from 'node:net';
import { seedSecret, secretsSaid } from '@haiko/shared/test/secretsInLogs';
import request from 'supertest';
import { startApp, type TestApp } from './app.js';
import { applyTo } from './application-factories.js';
import { asOwner } from './as-owner.js';
import { Authenticator } from './authenticator.js';
import { anAdmin } from './board-factories.js';
import { query, rest } from './client.js';
import { anApprovedCompany } from './company-factories.js';
import { aUser, type TestUser } from './factories.js';
import { aPosting } from './job-posting-factories.js';
import { type MailStage, proofIn, startMailStage } from './mail.js';
import { aPost } from './post-factories.js';
import { type PushService, startPushService } from './push-service.js';
import { saveResume } from './resume-factories.js';
import { S3Server } from './s3-server.js';
import { SECRETS } from './secrets.js';
import { codeIn } from './totp.js';
import { translationSettings, TranslationServer } from './translation-server.js';
import { until } from './until.js';

const LOGS = process.env['HAIKO_TEST_LOGS'] ?? '';
const seed = (what: string, text: string) => seedSecret(LOGS, what, text);
const hush = (what: keyof typeof SECRETS) => SECRETS[what] ?? '';
/** Nothing more is taken by these tables; Postgres tells a row that fails in its error. */
const REFUSING = [
  'posts',
  'notes',
  'resumes',
  'applications',
  'reports',
  'person_notes',
  'push_subscriptions',
  'second_factors',
];
const REFUSE = REFUSING.map(
  (table) => `alter table ${table} add constraint ck_nothing_more check (false) not valid`,
).join(';');

let stage: MailStage;
let test: TestApp;
let translator: TranslationServer;
let s3: S3Server;
let push: PushService;
beforeAll(async () => {
  push = await startPushService();
  translator = new TranslationServer();
  s3 = await S3Server.start();
  const secret = hush('a secret of a provider');
  stage = await startMailStage({
    ...translationSettings(await translator.start(), 'google, deepl, chat'),
    ...Object.fromEntries(
      ['GOOGLE_TRANSLATE_API_KEY', 'DEEPL_API_KEY', 'CHAT_TRANSLATION_API_KEY'].map((name) => [name, secret]),
    ),
    ...{ ...s3.settings, S3_TIMEOUT_SECONDS: '5' },
    ...{ MAIL_REPORT_SECRET: hush('the proof of the mail server'), OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' },
    OTEL_EXPORTER_OTLP_HEADERS: `x-key=${hush('a header of the collector')}`,
  });
  test = stage.test;
  seed('the password of the database', new URL(test.databaseUrl).password);
});
afterAll(async () => {
  await stage.stop();
  translator.stop();
  await s3.stop();
  await push.close();
});
// What was said by now; the whole run is searched for the same once more when it is over.
afterEach(() => expect(secretsSaid(LOGS, SECRETS)).toEqual([]));

const call = (method: 'post' | 'put' | 'delete', path: string, body: object, caller: object = {}) =>
  rest(test, method, path, body, caller);

describe('no log says', () => {
  it('a password, a proof of a mail, or a token of a session, right or wrong', async () => {
    const person = await aUser(test, { language: 'en' });
    const proof = proofIn(await stage.mailTo(person.email, /Confirm/));
    for (const [what, text] of Object.entries({ ...proof, access: person.token, refresh: person.refreshToken }))
      seed(what, text);
    const { email, password } = person;
    const wrong = [
      { email, password: `${password} 2` },
      { email, password: [password] },
      { email: [email], password },
      { email, password: `${password}\0` },
    ];
    for (const body of wrong) expect((await call('post', '/api/user/signin', body)).status).toBeGreaterThanOrEqual(400);
    await call('post', '/api/user/email/confirm', { token: `${proof.token}x` });
    await call('post', '/api/user/email/confirm', { email, code: [proof.code] });
    await rest(test, 'get', `/api/user/signin/google/step2?code=${proof.token}&state=${proof.token}`);
    await rest(test, 'get', `/api/user/userInfo?key=${proof.token}`);
    await rest(test, 'get', `/api/mail/unsubscribe?token=${proof.token}`);
    expect((await call('post', '/api/user/email/confirm', { token: proof.token })).status).toBe(204);
    await call('post', '/api/user/password/forgot', { email });
    const reset = proofIn(await stage.mailTo(email, /password/i));
    for (const text of [reset.token, reset.code].filter(Boolean)) seed('a proof of a reset', text);
    await call('post', '/api/user/password/reset', { token: reset.token, password: 'hush' });
    const { refreshToken: token } = person;
    const again = await rest(test, 'post', '/api/user/auth/reissue', undefined, { token });
    seed('the next refresh token', String(again.body.refreshToken));
    for (let use = 0; use < 3; use += 1) await rest(test, 'post', '/api/user/auth/reissue', undefined, { token });
    await query(test, '{ readUserInformation { email } }', {}, { token: `${person.token}x` });
  });

  it('a code or a secret of a second factor, a recovery code, or what a passkey signs', async () => {
    const owner = await aUser(test);
    const { secret } = (await call('post', '/api/user/second-factor/options', {}, owner)).body as { secret: string };
    const code = codeIn(secret);
    const { recoveryCodes = [] } = (await call('post', '/api/user/second-factor', { code }, owner)).body as {
      recoveryCodes?: string[];
    };
    expect(recoveryCodes.length).toBeGreaterThan(0);
    for (const text of [secret, code, ...recoveryCodes]) seed('a second factor', text);
    const signIn = async () => (await call('post', '/api/user/signin', owner)).body.ticket as string;
    const ticket = await signIn();
    seed('a ticket between two steps', ticket);
    for (const wrong of [code, [code], `${code}\0`, recoveryCodes])
      await call('post', '/api/user/signin/second', { ticket, code: wrong });
    await call('post', '/api/user/signin/second', { ticket: await signIn(), code: recoveryCodes[0] });
    const asked = await request(test.server).post('/api/user/signin/passkey/options');
    const { challenge } = asked.body as { challenge: string };
    seed('a challenge', challenge);
    const authenticator = new Authenticator();
    const signed = authenticator.sign({ challenge });
    seed('what a passkey signs', signed.response.signature);
    await request(test.server)
      .post('/api/user/signin/passkey')
      .set('Cookie', String(asked.headers['set-cookie']))
      .send(signed);
    await call('post', '/api/user/passkeys', authenticator.make({ challenge }), owner);
  });

  it('what people write and look for, who they are, and where their messages go, while all of it fails', async () => {
    const [author, other, admin] = [
      await aUser(test, { nickname: hush('a nickname') }),
      await aUser(test),
      await anAdmin(test),
    ];
    // By a server without mail, where everybody counts as confirmed.
    const unmailed = await startApp({ DATABASE_URL: test.databaseUrl });
    const posting = await aPosting(unmailed, await anApprovedCompany(unmailed));
    await unmailed.stop();
    await confirm(author, other);
    const post = await aPost(test, other);
    const failing = (what: keyof typeof SECRETS) => `${hush(what)}\0`;
    const writes = (textOf: (what: keyof typeof SECRETS) => string): [path: string, body: object, method?: 'put'][] => [
      ['/api/post', { title: textOf('the text of a post'), content: textOf('the text of a post') }],
      ['/api/comment', { postUuid: post.uuid, content: textOf('the text of a post') }],
      [`/api/notes/${other.uuid}`, { content: textOf('the text of a note') }],
      [
        '/api/report',
        { targetType: 'post', targetUuid: post.uuid, reason: 'OTHER', text: textOf('the text of a report') },
      ],
      ['/api/user', { nickname: textOf('a nickname') }, 'put'],
      [
        `/api/translation/suggest`,
        {
          subjectType: 'post',
          subjectUuid: post.uuid,
          field: 'content',
          language: 'vi',
          text: textOf('the text of a post'),
        },
      ],
    ];
    for (const [path, body, method] of writes(failing))
      expect((await call(method ?? 'post', path, body, author)).status).toBe(400);
    await saveResume(test, { headline: failing('a résumé') }, author);
    await applyTo(test, posting.uuid, author, { message: failing('an application') });
    // Somebody else has the nickname, and the address.
    await call('put', '/api/user', { nickname: hush('a nickname') }, other);
    await call('post', '/api/user/signup', { ...author, nickname: hush('a nickname') });
    await saveResume(test, { headline: hush('a résumé') }, author);
    const keyword = hush('what was searched for');
    await query(test, 'query ($keyword: String!) { readPostsByKeyword(keyword: $keyword) { hasMore } }', {
      keyword: `${keyword}\0`,
    });
    await query(test, `{ readPostsByKeyword(keyword: "${keyword}") { hasMore nowhere } }`);
    await rest(test, 'get', `/main?q=${keyword}&keyword=${keyword}`);
    await upload(author, `${hush('the name of a file')}.png`);
    await asOwner(test, REFUSE);
    for (const [path, body, method] of writes(hush)) await call(method ?? 'post', path, body, author);
    await saveResume(test, { headline: hush('a résumé') }, author);
    await applyTo(test, posting.uuid, author, { message: hush('an application') });
    const NOTE = 'mutation ($uuid: ID!, $text: String!) { notePerson(uuid: $uuid, text: $text) { __typename } }';
    await query(test, NOTE, { uuid: author.uuid, text: hush('a note on a person') }, admin);
    const { subscription } = push.aBrowser();
    const endpoint = `${subscription.endpoint}${hush('where a push message goes')}`;
    for (const text of Object.values(subscription.keys)) seed('a key of a browser', text);
    const subscribed = await call('post', '/api/push/subscriptions', { ...subscription, endpoint }, author);
    expect(subscribed.status).toBe(500);
    await asOwner(test, REFUSE.replaceAll(/add (constraint \w+)[^;]*/g, 'drop $1'));
  });

  it('what a provider was sent, whatever it answers, nor what leads to it', async () => {
    translator.answer = ({ headers, body }, response) => {
      response.writeHead(500, { 'Content-Type': 'text/plain', 'X-Asked': JSON.stringify(headers) });
      response.end(`${JSON.stringify(headers)} ${JSON.stringify(body)}`);
    };
    const author = await aUser(test, { language: 'ko' });
    await aPost(test, author, {
      title: hush('the text of a post'),
      content: `${hush('the text of a post')} 따뜻한 옷을 어디서 사나요?`,
    });
    await until(() => translator.asked.length > 0);
    s3.mode('error');
    expect((await upload(author, `${hush('the name of a file')}.png`)).status).toBe(503);
    s3.mode('up');
    const browser = push.aBrowser();
    const { endpoint, keys } = browser.subscription;
    for (const text of [new URL(endpoint).pathname.slice(1), ...Object.values(keys)])
      seed('what leads to a browser', text);
    browser.answers.push(400);
    expect((await call('post', '/api/push/subscriptions', browser.subscription, author)).status).toBe(201);
    const friend = await aUser(test);
    await confirm(friend);
    expect((await call('post', `/api/friend/request/${author.uuid}`, {}, friend)).status).toBe(201);
    await until(() => browser.calls > 0);
    await rest(
      test,
      'post',
      '/api/mail/reports',
      { messageId: '<x@localhost>', kind: 'bounce' },
      { token: `${hush('the proof of the mail server')}x` },
    );
  });

  it('the login of a mail server that refuses it and says it again', async () => {
    const server = await aMailServer();
    const login = hush('the login of the mail server');
    const other = await startApp({
      BACKGROUND_JOBS: 'on',
      SMTP_URL: `smtp://mailer:${login}@127.0.0.1:${server.port}`,
      MAIL_FROM: 'Haiko <haiko@example.test>',
    });
    await aUser(other);
    await until(() => server.logins.length > 0);
    seed('the login as it is sent', server.logins[0] ?? '');
    await other.stop();
    server.close();
  });

  it('the password of a database that goes away', async () => {
    await asOwner(
      test,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await Promise.all(Array.from({ length: 20 }, () => query(test, '{ readPosts { hasMore } }')));
    await until(async () => (await query(test, '{ readPosts { hasMore } }')).status === 200);
  });
});

const confirm = (...people: TestUser[]) =>
  test.database.manager.query('update users set email_confirmed_at = now() where uuid = any($1)', [
    people.map(({ uuid }) => uuid),
  ]);

function upload({ token }: TestUser, name: string) {
  return request(test.server)
    .post('/api/file/upload/one')
    .set('Authorization', `Bearer ${token}`)
    .attach('file', PIXEL, name)
    .then((reply) => reply);
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A mail server that takes no login, and tells whom it refuses what they have said. */
async function aMailServer() {
  const logins: string[] = [];
  const server = net.createServer((socket) => {
    socket.write('220 mail\r\n');
    socket.on('error', () => {});
    socket.setEncoding('utf8').on('data', (line: string) => {
      if (/^EHLO/i.test(line)) return void socket.write('250-mail\r\n250 AUTH PLAIN LOGIN\r\n');
      const [, login] = /^AUTH PLAIN (\S+)/i.exec(line) ?? [];
      if (!login) return void socket.write('250 ok\r\n');
      logins.push(login);
      socket.write(`535 5.7.8 ${login} is not ${Buffer.from(login, 'base64').toString().replaceAll('\0', ' ')}\r\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  return { port, logins, close: () => server.close() };
}
