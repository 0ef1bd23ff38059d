import sharp from 'sharp';
import request from 'supertest';
import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aSignUp, aUser, nationalityUuid, type TestUser } from '../../../test/factories.js';
import { areFriends, blocks } from '../../../test/friend-factories.js';
import { withdraw } from '../../../test/note-factories.js';
import { aPost } from '../../../test/post-factories.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

const INFORMATION = `{
  readUserInformation {
    uuid nickname language profileImageUrl gender birthDate purpose role
    friendsCount unreadNotesCount unreadNotificationsCount nicknameChangeableAt hasPassword
    visaMainId visaSubId koreanLevel readingLanguages
    nationalityInfo { nationality { uuid nameKo isFollow } }
  }
}`;
const READ_USER = `query ($uuid: ID!) {
  readUser(uuid: $uuid) {
    uuid nickname profileImageUrl friendState isBlocked isWithdrawn
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
      nationalityInfo: { nationality: { uuid: nationalityUuid('BD'), nameBn: 'বাংলাদেশ', isFollow: true } },
    });
  });

  it('shows a withdrawn person without a name', async () => {
    const [reader, person] = [await aUser(test), await aUser(test)];
    const withdraw = `update users set nickname = '', nickname_key = null, withdrawn_at = now() where uuid = $1`;
    await run(withdraw, [person.uuid]);
    expect((await read(person.uuid, reader)).data['readUser']).toMatchObject({ nickname: '', isWithdrawn: true });
  });
});

describe('the page of a person', () => {
  const PAGE = `query ($uuid: ID!) {
    readUser(uuid: $uuid) { uuid languages memberSince commonFriendsCount }
    readPostsOfUser(uuid: $uuid, take: 2) { items { uuid user { uuid } } totalCount hasMore }
  }`;
  const pageOf = async (uuid: string, reader: TestUser) => (await query(test, PAGE, { uuid }, reader)).data;

  it('is for who is signed in', async () => {
    expect((await query(test, PAGE, { uuid: (await aUser(test)).uuid })).status).toBe(401);
  });

  it('says which languages they use, since which month they are here, and what they wrote, newest first', async () => {
    const [person, reader] = await Promise.all([aUser(test, { language: 'vi' }), aUser(test)]);
    const posts: string[] = [];
    for (const [title, content] of [
      ['Chợ ở Ansan', 'Mùa đông đầu tiên ở đây lạnh quá.'],
      ['안산의 첫 겨울', '따뜻한 옷은 어디에서 사나요?'],
      ['두 번째 겨울', '올해도 많이 춥네요.'],
      ['A warm coat', 'Where do you buy one around here?'],
    ] as const) {
      posts.unshift((await aPost(test, person, { title, content })).uuid);
    }
    await run(`update users set created_at = '2026-03-31T15:30:00Z' where uuid = $1`, [person.uuid]);
    const { readUser, readPostsOfUser } = await pageOf(person.uuid, reader);
    expect(readUser).toEqual({
      uuid: person.uuid,
      languages: ['vi', 'ko', 'en'],
      memberSince: '2026-04',
      commonFriendsCount: 0,
    });
    const cards = posts.slice(0, 2).map((uuid) => ({ uuid, user: { uuid: person.uuid } }));
    expect(readPostsOfUser).toEqual({ items: cards, totalCount: 4, hasMore: true });
  });

  it('counts the friends in common, but for those behind a block, and names none', async () => {
    const [person, reader, common, blocked, own] = await Promise.all(Array.from({ length: 5 }, () => aUser(test)));
    if (!person || !reader || !common || !blocked || !own) throw new Error('Five people');
    await areFriends(test, person, common);
    await areFriends(test, common, reader);
    await areFriends(test, reader, own);
    await areFriends(test, blocked, person);
    await areFriends(test, reader, blocked);
    expect((await pageOf(person.uuid, reader)).readUser.commonFriendsCount).toBe(2);
    await blocks(test, reader, blocked);
    expect((await pageOf(person.uuid, reader)).readUser.commonFriendsCount).toBe(1);
    expect((await pageOf(reader.uuid, reader)).readUser.commonFriendsCount).toBeNull();
  });

  it('shows no posts across a block, of who has left, or of a hidden profile', async () => {
    const [person, reader] = await Promise.all([aUser(test), aUser(test)]);
    await aPost(test, person);
    const postsFor = async (who: TestUser) => (await pageOf(person.uuid, who)).readPostsOfUser.totalCount;
    expect(await postsFor(reader)).toBe(1);
    const [blocker, blocked] = await Promise.all([aUser(test), aUser(test)]);
    await blocks(test, blocker, person);
    await blocks(test, person, blocked);
    expect([await postsFor(blocker), await postsFor(blocked)]).toEqual([0, 0]);
    await run('update users set hidden_at = now() where uuid = $1', [person.uuid]);
    expect([await postsFor(reader), await postsFor(person)]).toEqual([0, 1]);
    await run('update users set hidden_at = null where uuid = $1', [person.uuid]);
    await withdraw(test, person);
    expect(await postsFor(reader)).toBe(0);
    expect((await pageOf(person.uuid, reader)).readUser).toMatchObject({ languages: null, memberSince: null });
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

  describe('the profile picture', () => {
    const upload = async (owner: TestUser, purpose: string) => {
      const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#1b998b' } });
      const reply = await request(test.server)
        .post('/api/file/upload/one')
        .set('Authorization', `Bearer ${owner.token}`)
        .field('purpose', purpose)
        .attach('file', await picture.png().toBuffer(), 'ảnh.png')
        .expect(201);
      return String(reply.body.path);
    };
    const isAttached = async (path: string) =>
      (await run('select attached_at from files where path = $1', [path]))[0]?.['attached_at'] !== null;

    it('must be one that the person uploaded as such', async () => {
      const [user, other] = [await aUser(test), await aUser(test)];
      const paths = [
        'https://example.test/cat.webp',
        '/files/none.webp',
        await upload(other, 'profile'),
        await upload(user, 'post'),
      ];
      for (const profileImageUrl of paths) {
        const { status, body } = await update(user, { profileImageUrl });
        expect({ status, code: body.code }).toEqual({ status: 400, code: 'FILE_NOT_FOUND' });
      }
    });

    it('is kept while it is used, and given up by another one or none', async () => {
      const user = await aUser(test);
      const [first, second] = [await upload(user, 'profile'), await upload(user, 'profile')];
      expect((await update(user, { profileImageUrl: first })).body.profileImageUrl).toBe(first);
      expect(await isAttached(first)).toBe(true);
      expect((await update(user, { profileImageUrl: second })).body.profileImageUrl).toBe(second);
      expect([await isAttached(first), await isAttached(second)]).toEqual([false, true]);
      expect((await update(user, { profileImageUrl: second })).status).toBe(200);
      expect((await update(user, { profileImageUrl: null })).body.profileImageUrl).toBeNull();
      expect(await isAttached(second)).toBe(false);
    });
  });
});
