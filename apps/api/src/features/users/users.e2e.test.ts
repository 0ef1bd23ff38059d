import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aNote, befriend, withdraw } from '../../../test/note-factories.js';
import { aSignUp, aUser, nationalityUuid, type TestUser } from '../../../test/factories.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

const INFORMATION = `{
  readUserInformation {
    uuid nickname language profileImageUrl gender birthDate purpose role
    friendsCount unreadNotesCount unreadNotificationsCount nicknameChangeableAt hasPassword
    visaMainId visaSubId koreanLevel regionId readingLanguages
    nationalityInfo { nationality { uuid nameKo isFollow } }
  }
}`;
const READ_USER = `query ($uuid: ID!) {
  readUser(uuid: $uuid) {
    uuid nickname profileImageUrl friendState isBlocked isWithdrawn language
    nationalityInfo { nationality { uuid nameBn isFollow } }
  }
}`;
const update = (user: TestUser | undefined, body: object) =>
  rest(test, 'put', '/api/user', body, { token: user?.token });
const informationOf = async ({ token }: TestUser) =>
  (await query(test, INFORMATION, {}, { token })).data['readUserInformation'];
const run = (text: string, values: unknown[] = []) =>
  test.database.manager.query<Record<string, unknown>[]>(text, values);

describe('readUserInformation', () => {
  it('requires signing in', async () => {
    const { status, errors } = await query(test, INFORMATION);
    expect({ status, code: errors[0]?.extensions.code }).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it('tells people everything about themselves', async () => {
    const input = aSignUp({
      language: 'km',
      gender: 'female',
      purpose: 'ការងារ',
      nationalityUuid: nationalityUuid('KH'),
    });
    const user = await aUser(test, input);
    expect(await informationOf(user)).toEqual({
      uuid: user.uuid,
      nickname: input.nickname,
      language: 'km',
      profileImageUrl: null,
      gender: 'female',
      birthDate: '1995-03-14',
      purpose: 'ការងារ',
      role: 'USER',
      friendsCount: 0,
      unreadNotesCount: 0,
      unreadNotificationsCount: 0,
      nicknameChangeableAt: null,
      hasPassword: true,
      visaMainId: null,
      visaSubId: null,
      koreanLevel: null,
      regionId: null,
      readingLanguages: [],
      nationalityInfo: { nationality: { uuid: nationalityUuid('KH'), nameKo: '캄보디아', isFollow: false } },
    });
  });

  it('refuses a suspended person with a reason of its own', async () => {
    const user = await aUser(test);
    await run(`update users set suspended_until = now() + interval '1 day' where uuid = $1`, [user.uuid]);
    const { status, errors } = await query(test, INFORMATION, {}, { token: user.token });
    expect({ status, code: errors[0]?.extensions.code }).toEqual({ status: 403, code: 'ACCOUNT_SUSPENDED' });
  });
});

describe('readUser', () => {
  const read = async (uuid: string, { token }: Partial<TestUser>) => query(test, READ_USER, { uuid }, { token });

  it('requires signing in', async () => {
    expect((await read(nationalityUuid('KR'), {})).status).toBe(401);
  });

  it('refuses what is no uuid, and knows nobody behind an unknown one', async () => {
    const reader = await aUser(test);
    const bad = await read('linh', reader);
    expect({ status: bad.status, code: bad.errors[0]?.extensions.code }).toEqual({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
    const unknown = await read('00000000-0000-4000-8000-000000000000', reader);
    expect({ status: unknown.status, data: unknown.data }).toEqual({ status: 200, data: { readUser: null } });
  });

  it('shows the public card of somebody, whatever the case of the uuid', async () => {
    const [reader, person] = [await aUser(test), await aUser(test, { nationalityUuid: nationalityUuid('BD') })];
    await update(reader, { followNationalityUuids: [nationalityUuid('BD')] });
    expect((await read(person.uuid.toUpperCase(), reader)).data['readUser']).toEqual({
      uuid: person.uuid,
      nickname: person.nickname,
      profileImageUrl: null,
      friendState: 'NONE',
      isBlocked: false,
      isWithdrawn: false,
      language: null,
      nationalityInfo: { nationality: { uuid: nationalityUuid('BD'), nameBn: 'বাংলাদেশ', isFollow: true } },
    });
  });

  it('says in which language somebody reads to friends and to whom they write with, and to nobody else', async () => {
    const [person, friend, partner] = [await aUser(test, { language: 'km' }), await aUser(test), await aUser(test)];
    await befriend(test, person, friend);
    await aNote(test, partner, person, 'Hello');
    const languageFor = async (reader: TestUser) => (await read(person.uuid, reader)).data['readUser'].language;
    expect([await languageFor(friend), await languageFor(partner), await languageFor(await aUser(test))]).toEqual([
      ...['km', 'km', null],
    ]);
    await withdraw(test, person);
    expect(await languageFor(partner)).toBeNull();
  });

  it('shows a withdrawn person without a name', async () => {
    const [reader, person] = [await aUser(test), await aUser(test)];
    const withdraw = `update users set nickname = '', nickname_key = null, withdrawn_at = now() where uuid = $1`;
    await run(withdraw, [person.uuid]);
    expect((await read(person.uuid, reader)).data['readUser']).toMatchObject({ nickname: '', isWithdrawn: true });
  });
});

describe('checkNickname', () => {
  const check = (nickname: string, token?: string) =>
    query(
      test,
      'query ($nickname: String!) { checkNickname(nickname: $nickname) { isExist } }',
      { nickname },
      { token },
    );

  it('refuses text that no storage takes', async () => {
    expect((await check('linh\0')).status).toBe(400);
  });

  it.each(['소나무', 'Pine', '松树', 'まつのき', 'ต้นสน', 'CâyThông', 'ដើមស្រល់', 'Punò', 'পাইনগাছ'])(
    'knows whether somebody has %s, or a name that looks like it',
    async (nickname) => {
      expect((await check(nickname)).data).toEqual({ checkNickname: { isExist: false } });
      const { token } = await aUser(test, { nickname });
      expect((await check(nickname)).data).toEqual({ checkNickname: { isExist: true } });
      expect((await check(` ${nickname.normalize('NFD').toUpperCase()} `)).data).toEqual({
        checkNickname: { isExist: true },
      });
      expect((await check(nickname, token)).data).toEqual({ checkNickname: { isExist: false } });
    },
  );
});

describe('PUT /api/user', () => {
  it('requires signing in', async () => {
    const { status, body } = await update(undefined, { nickname: '!' });
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
  });

  const six = ['KR', 'US', 'CN', 'JP', 'TH', 'VN'].map(nationalityUuid);
  it.each([
    ['a language that is none of the nine', { language: 'fr' }, 'language', 'INVALID'],
    ['a nickname of one character', { nickname: 'ន' }, 'nickname', 'TOO_SHORT'],
    ['an empty nickname', { nickname: ' ' }, 'nickname', 'REQUIRED'],
    ['a nickname that is a number', { nickname: 12 }, 'nickname', 'INVALID'],
    ['six nationalities', { followNationalityUuids: six }, 'followNationalityUuids', 'TOO_MANY'],
    ['a nationality twice', { followNationalityUuids: [six[0], six[0]] }, 'followNationalityUuids', 'INVALID'],
    ['an unknown nationality', { followNationalityUuids: ['x'] }, 'followNationalityUuids', 'INVALID'],
    ['nationalities that are no list', { followNationalityUuids: six[0] }, 'followNationalityUuids', 'INVALID'],
    ['a reading language that is none', { readingLanguages: ['ko', 'xx'] }, 'readingLanguages', 'INVALID'],
    ['a visa that there is not', { visaMainId: 98 }, 'visaMainId', 'INVALID'],
    ['"any visa" as the own one', { visaMainId: 99 }, 'visaMainId', 'INVALID'],
    ['"any visa" in digits', { visaMainId: '99' }, 'visaMainId', 'INVALID'],
    ['a visa in another notation', { visaMainId: '18e0' }, 'visaMainId', 'INVALID'],
    ['a visa in a list', { visaMainId: [18] }, 'visaMainId', 'INVALID'],
    ['a sub item of another visa', { visaMainId: 18, visaSubId: 2001 }, 'visaSubId', 'INVALID'],
    ['a level of Korean that there is not', { visaMainId: 18, koreanLevel: 7 }, 'koreanLevel', 'OUT_OF_RANGE'],
    ['a level of Korean without a visa', { koreanLevel: 4 }, 'koreanLevel', 'INVALID'],
    ['a district that there is not', { regionId: 1 }, 'regionId', 'INVALID'],
    ['"all" of a region', { regionId: 1100 }, 'regionId', 'INVALID'],
    ['a picture that is no text', { profileImageUrl: {} }, 'profileImageUrl', 'INVALID'],
    ['a picture with NUL', { profileImageUrl: '/files/\0' }, 'profileImageUrl', 'INVALID'],
  ])('refuses %s', async (_what, body, path, code) => {
    const user = await aUser(test);
    const reply = await update(user, body);
    expect({ status: reply.status, fields: reply.body.fields }).toEqual({ status: 400, fields: [{ path, code }] });
  });

  it('changes what is given, leaves the rest, and answers the person', async () => {
    const user = await aUser(test, { language: 'vi' });
    const followed = [nationalityUuid('VN'), nationalityUuid('KH')];
    const changes = { language: 'bn', readingLanguages: ['ko', 'en'], followNationalityUuids: followed, role: 'ADMIN' };
    const { status, body } = await update(user, changes);
    expect(status).toBe(200);
    expect(body).toMatchObject({ uuid: user.uuid, nickname: user.nickname, language: 'bn', role: 'USER' });
    expect(body).toMatchObject(await informationOf(user));
    const { data } = await query(test, '{ readNationalities { uuid isFollow } }', {}, { token: user.token });
    const follows = data['readNationalities'].filter(({ isFollow }: { isFollow: boolean }) => isFollow);
    expect(follows.map(({ uuid }: { uuid: string }) => uuid).sort()).toEqual(followed.sort());
    expect((await update(user, {})).body).toMatchObject({ language: 'bn', readingLanguages: ['ko', 'en'] });
  });

  it("keeps the person's visa, for nobody else to see, and forgets it", async () => {
    const user = await aUser(test);
    expect((await update(user, { visaMainId: 18, visaSubId: 1804, koreanLevel: 4 })).body).toMatchObject({
      visaMainId: 18,
      visaSubId: 1804,
      koreanLevel: 4,
    });
    expect((await update(user, { visaMainId: 25 })).body).toMatchObject({
      ...{ visaMainId: 25, visaSubId: null, koreanLevel: null },
    });
    expect((await update(user, {})).body).toMatchObject({ visaMainId: 25 });
    expect((await update(user, { visaMainId: null })).body).toMatchObject({ visaMainId: null, visaSubId: null });
  });

  it("keeps the person's district, and forgets it", async () => {
    const user = await aUser(test);
    expect((await update(user, { regionId: 1104 })).body.regionId).toBe(1104);
    expect((await update(user, {})).body.regionId).toBe(1104);
    expect((await informationOf(user)).regionId).toBe(1104);
    expect((await update(user, { regionId: null })).body.regionId).toBeNull();
  });

  it.each(LANGUAGES)('takes %s as the language of a person', async (language) => {
    expect((await update(await aUser(test), { language })).body.language).toBe(language);
  });

  it('forgets the followed nationalities of an empty list', async () => {
    const user = await aUser(test);
    await update(user, { followNationalityUuids: [nationalityUuid('KR'), nationalityUuid('JP')] });
    await update(user, { followNationalityUuids: [] });
    expect(await run('select 1 from followed_nationalities where user_uuid = $1', [user.uuid])).toEqual([]);
  });

  describe('the nickname', () => {
    it('cannot be one that somebody has, or one that looks like it', async () => {
      const [user, other] = [await aUser(test), await aUser(test, { nickname: 'Malaya_P' })];
      for (const nickname of [other.nickname, 'MALAYA_P', 'Маlауа_Р']) {
        const { status, body } = await update(user, { nickname });
        expect({ status, code: body.code }).toEqual({ status: 409, code: 'NICKNAME_TAKEN' });
      }
      expect((await informationOf(user)).nickname).toBe(user.nickname);
    });

    it('can be changed right after signing up, then again after seven days', async () => {
      const user = await aUser(test);
      const first = await update(user, { nickname: 'ส้มโอ_ใหม่' });
      expect(first.body).toMatchObject({ nickname: 'ส้มโอ_ใหม่', nicknameChangeableAt: expect.any(String) });
      const { status, body } = await update(user, { nickname: 'ส้มโอ_อีก', language: 'th' });
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'NICKNAME_LOCKED' });
      expect(body.changeableAt).toBe(first.body.nicknameChangeableAt);
      expect(Date.parse(body.changeableAt) - Date.now()).toBeGreaterThan(6.99 * 86_400_000);
      await run(`update users set nickname_changed_at = now() - interval '7 days' where uuid = $1`, [user.uuid]);
      expect((await informationOf(user)).nicknameChangeableAt).toBeNull();
      expect((await update(user, { nickname: 'ส้มโอ_อีก' })).status).toBe(200);
    });

    it('stays when the same one is sent again, locked or not, and starts no lock', async () => {
      const user = await aUser(test);
      expect((await update(user, { nickname: user.nickname })).body.nicknameChangeableAt).toBeNull();
      await update(user, { nickname: '새이름입니다' });
      expect((await update(user, { nickname: ' 새이름입니다 ' })).status).toBe(200);
    });

    it('changes once when two changes race', async () => {
      const user = await aUser(test);
      const replies = await Promise.all(['松の木いち', '松の木に'].map((nickname) => update(user, { nickname })));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('that fails takes all other changes of the call with it', async () => {
      const [user, other] = [await aUser(test, { language: 'ko' }), await aUser(test)];
      await update(user, { nickname: other.nickname, language: 'ja' });
      expect((await informationOf(user)).language).toBe('ko');
    });
  });
});
