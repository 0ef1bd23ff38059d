import { setTimeout as sleep } from 'node:timers/promises';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aSignUp, aUser } from '../../../test/factories.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

const signUp = (changes: Record<string, unknown> = {}) => rest(test, 'post', '/api/user/signup', aSignUp(changes));
const signIn = (email: unknown, password: unknown) => rest(test, 'post', '/api/user/signin', { email, password });
const informationOf = async (token: string) =>
  (await query(test, '{ readUserInformation { nickname gender birthDate purpose language role } }', {}, { token }))
    .data;

describe('POST /api/user/signup', () => {
  it.each([
    ['an address without a domain', { email: 'linh' }, 'email', 'INVALID'],
    ['no address', { email: undefined }, 'email', 'REQUIRED'],
    ['an address with NUL', { email: 'a\0b@example.test' }, 'email', 'INVALID'],
    ['an address that is a list', { email: ['a@example.test'] }, 'email', 'INVALID'],
    ['a short password', { password: 'short' }, 'password', 'TOO_SHORT'],
    ['an endless password', { password: 'x1'.repeat(500) }, 'password', 'TOO_LONG'],
    ['one of the commonest passwords', { password: 'password123' }, 'password', 'TOO_COMMON'],
    ['no nickname', { nickname: '' }, 'nickname', 'REQUIRED'],
    ['a nickname of invisible characters', { nickname: '\u200b\u3164\u200b' }, 'nickname', 'REQUIRED'],
    ['a nickname of one character', { nickname: '김' }, 'nickname', 'TOO_SHORT'],
    ['a nickname of 17 characters', { nickname: 'ស'.repeat(17) }, 'nickname', 'TOO_LONG'],
    ['a nickname with a space', { nickname: 'Thị Linh' }, 'nickname', 'INVALID'],
    ['a nickname of the house', { nickname: 'Admin' }, 'nickname', 'RESERVED'],
    ['a third gender value', { gender: 'other' }, 'gender', 'INVALID'],
    ['no gender', { gender: undefined }, 'gender', 'REQUIRED'],
    [
      'an unknown nationality',
      { nationalityUuid: '00000000-0000-4000-8000-000000000000' },
      'nationalityUuid',
      'INVALID',
    ],
    ['a language that is none of the nine', { language: 'fr' }, 'language', 'INVALID'],
    ['a day that no calendar has', { birthDate: '2000-02-30' }, 'birthDate', 'INVALID'],
    ['a birth date in words', { birthDate: '14 March 1995' }, 'birthDate', 'INVALID'],
    ['somebody younger than 14', { birthDate: `${new Date().getUTCFullYear() - 13}-01-01` }, 'birthDate', 'TOO_YOUNG'],
    ['a name of 101 characters', { name: 'ক'.repeat(101) }, 'name', 'TOO_LONG'],
  ])('refuses %s', async (_what, changes, path, code) => {
    const { status, body } = await signUp(changes);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: [{ path, code }] },
    });
  });

  it('refuses a second account with the same address, in whatever case', async () => {
    const { email } = await aUser(test);
    const { status, body } = await signUp({ email: ` ${email.toUpperCase()} ` });
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
  });

  it.each([
    ['case', 'Somchai.one', 'SOMCHAI.ONE'],
    ['width', 'Haruka.two', 'Ｈａｒｕｋａ.two'],
    ['Cyrillic letters', 'popara3', 'рораrа3'],
    ['composition', 'Thị.Hường4', 'Thị.Hường4'.normalize('NFD')],
    ['a letter O for a zero', 'linh.0505', 'linh.O5O5'],
  ])('refuses a nickname that differs from another one only by %s', async (_difference, first, second) => {
    await aUser(test, { nickname: first });
    const { status, body } = await signUp({ nickname: second });
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'NICKNAME_TAKEN' } });
  });

  it('leaves nothing behind when it fails, so that the address can still sign up', async () => {
    const { nickname } = await aUser(test);
    const email = 'late.comer@example.test';
    expect((await signUp({ email, nickname })).body).toMatchObject({ code: 'NICKNAME_TAKEN' });
    expect((await signUp({ email })).status).toBe(201);
  });

  it.each([
    '민준이네',
    'Emma-W',
    '李晓雨',
    'さとう春香',
    'สมชาย.ใจดี',
    'NguyễnThịLinh',
    'ចាន់សុខា',
    'Niño_Ñ',
    'রহিম.উদ্দিন',
  ])('makes an account for %s and answers tokens that work', async (nickname) => {
    const { status, body, headers } = await signUp({ nickname, purpose: '', sub: 'forged', role: 'ADMIN' });
    expect(status).toBe(201);
    expect(body).toEqual({
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      accessExpire: 3600,
      refreshExpire: 1_209_600,
    });
    expect(headers['cache-control']).toBe('no-store');
    expect((await informationOf(body.accessToken))['readUserInformation']).toMatchObject({
      nickname,
      birthDate: '1995-03-14',
      purpose: null,
      role: 'USER',
    });
  });

  it('gives a nickname to exactly one of fifty who want it at once', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => signUp({ nickname: 'សុខា.ទាំងអស់' })));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.code === 'NICKNAME_TAKEN')).toHaveLength(49);
  });
});

describe('POST /api/user/signin', () => {
  it('refuses a body without address or password', async () => {
    const { status, body } = await rest(test, 'post', '/api/user/signin', {});
    expect(status).toBe(400);
    expect(body.fields).toEqual([
      { path: 'email', code: 'REQUIRED' },
      { path: 'password', code: 'REQUIRED' },
    ]);
  });

  it('says the same to a wrong password and to an unknown address, in the language of the reader', async () => {
    const { email } = await aUser(test);
    const wrong = await rest(
      test,
      'post',
      '/api/user/signin',
      { email, password: 'not my password' },
      { language: 'km' },
    );
    const unknown = await rest(
      test,
      'post',
      '/api/user/signin',
      { email: 'nobody@example.test', password: 'x' },
      { language: 'km' },
    );
    expect(wrong.status).toBe(401);
    expect(wrong.body.code).toBe('INVALID_CREDENTIALS');
    expect(wrong.body.message).toMatch(/\p{Script=Khmer}/u);
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
  });

  it('signs in, whatever the case of the address and the composition of the password', async () => {
    const { email, nickname } = await aUser(test, { password: 'mật khẩu Hường' });
    const { status, body } = await signIn(email.toUpperCase(), 'mật khẩu Hường'.normalize('NFD'));
    expect(status).toBe(200);
    expect((await informationOf(body.accessToken))['readUserInformation']).toMatchObject({ nickname });
  });

  it('signs the oldest of more than ten devices out', async () => {
    const { email, password, token } = await aUser(test);
    const replies = await Promise.all(Array.from({ length: 10 }, () => signIn(email, password)));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await query(test, '{ readUserInformation { uuid } }', {}, { token })).status).toBe(401);
    const last = replies.at(-1)?.body.accessToken;
    expect((await query(test, '{ readUserInformation { uuid } }', {}, { token: last })).status).toBe(200);
  });
});

describe('PUT /api/user/password', () => {
  const change = (token: string | undefined, body: object) => rest(test, 'put', '/api/user/password', body, { token });
  const newPassword = 'ខ្ញុំចូលចិត្តបាយ';

  it('requires signing in', async () => {
    expect((await change(undefined, {})).status).toBe(401);
  });

  it('refuses a new password that could not be used for signing up', async () => {
    const { token, password } = await aUser(test);
    const { status, body } = await change(token, { currentPassword: password, newPassword: '12345678' });
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: [{ path: 'newPassword', code: 'TOO_COMMON' }],
    });
  });

  it('refuses whoever does not know the current one', async () => {
    const { token } = await aUser(test);
    const { status, body } = await change(token, { currentPassword: 'a guess, no more', newPassword });
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'WRONG_PASSWORD' });
  });

  it('changes it and ends the sessions on all other devices', async () => {
    const { token, email, password } = await aUser(test);
    const other = await signIn(email, password);
    expect((await change(token, { currentPassword: password, newPassword })).status).toBe(204);
    expect(
      (await rest(test, 'post', '/api/user/auth/reissue', undefined, { token: other.body.refreshToken })).status,
    ).toBe(401);
    expect(await informationOf(token)).toMatchObject({ readUserInformation: expect.anything() });
    expect((await signIn(email, password)).status).toBe(401);
    expect((await signIn(email, newPassword)).status).toBe(200);
  });

  it('lets one of two changes at once through', async () => {
    const { token, email, password } = await aUser(test);
    const next = ['ផ្លូវទៅផ្សារ', 'দুপুরের রোদে'];
    const replies = await Promise.all(
      next.map((each) => change(token, { currentPassword: password, newPassword: each })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 403]);
    const signIns = await Promise.all(next.map((each) => signIn(email, each)));
    expect(signIns.map(({ status }) => status === 200)).toEqual(replies.map(({ status }) => status === 204));
  });

  it('leaves no session open that the old password opens while it is changed', async () => {
    const { token, email, password } = await aUser(test);
    const changed = change(token, { currentPassword: password, newPassword });
    const signIns = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        await sleep(index * 8);
        return signIn(email, password);
      }),
    );
    expect((await changed).status).toBe(204);
    const opened = signIns.filter(({ status }) => status === 200);
    const alive = await Promise.all(
      opened.map(({ body }) => query(test, '{ readUserInformation { uuid } }', {}, { token: body.accessToken })),
    );
    expect(alive.filter(({ status }) => status === 200)).toEqual([]);
  });
});
