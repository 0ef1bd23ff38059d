import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { decisionReason } from '@haiko/shared/i18n/serverMessages';
import { startApp, type TestApp } from '../../../test/app.js';
import { aModerator, anAdmin, answer, refusalOf, UNKNOWN, uuids } from '../../../test/board-factories.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { areFriends } from '../../../test/friend-factories.js';
import { startMailStage } from '../../../test/mail.js';
import { aComment, aPicture, aPost } from '../../../test/post-factories.js';

const SUSPEND = `mutation ($uuid: ID!, $until: DateTime, $reason: String!) {
  suspendUser(uuid: $uuid, until: $until, reason: $reason) { uuid suspendedUntil }
}`;
const USERS = `query ($keyword: String, $role: Role, $skip: Int, $take: Int) {
  readUsers(keyword: $keyword, role: $role, skip: $skip, take: $take) {
    items { uuid nickname email role suspendedUntil createdAt } totalCount hasMore
  }
}`;
const AUDIT = `query ($targetUuid: ID) { readAuditLog(targetUuid: $targetUuid) { items { action detail actor { uuid } } } }`;
const OWN = '{ readOwnDecisions { items { decision why mayAppeal } } }';
const NEXT_YEAR = new Date(Date.now() + 365 * 24 * 60 * 60 * 1_000).toISOString();

let test: TestApp;
let admin: TestUser;
let moderator: TestUser;
beforeAll(async () => {
  test = await startApp();
  [admin, moderator] = [await anAdmin(test), await aModerator(test)];
});
afterAll(() => test.stop());

const put = (who: { token?: string }, path: string, body: object = {}) =>
  rest(test, 'put', `/api/user/${path}`, body, who);
const codeOf = async (reply: ReturnType<typeof put>) => (await reply).body.code as string;
const auditOf = async (targetUuid: string) => (await answer(test, admin, AUDIT, { targetUuid })).items;
const suspend = (who: { token?: string }, variables: object) =>
  refusalOf(test, who, SUSPEND, { reason: 'Spam', until: NEXT_YEAR, ...variables });

describe('PUT /api/user/:id', () => {
  it('is for admins, of somebody who is there', async () => {
    const person = await aUser(test);
    expect(await codeOf(put({}, person.uuid))).toBe('UNAUTHENTICATED');
    expect(await codeOf(put(person, person.uuid))).toBe('FORBIDDEN');
    expect(await codeOf(put(moderator, person.uuid))).toBe('FORBIDDEN');
    expect(await codeOf(put(admin, UNKNOWN))).toBe('NOT_FOUND');
    expect(await codeOf(put(admin, 'x'))).toBe('VALIDATION_FAILED');
  });

  it.each([
    ['a nickname that is too short', { nickname: 'ㄱ' }, 'nickname', 'TOO_SHORT'],
    ['an unknown language', { language: 'fr' }, 'language', 'INVALID'],
    ['a picture that is not the person’s', { profileImageUrl: '/files/x.webp' }, 'profileImageUrl', 'INVALID'],
    ['a day that is none', { suspendedUntil: 'soon' }, 'suspendedUntil', 'INVALID'],
    ['a day beyond the calendar', { suspendedUntil: '+012026-01-01T00:00:00Z' }, 'suspendedUntil', 'INVALID'],
  ])('rejects %s', async (_, body, path, code) => {
    const { status, body: reply } = await put(admin, (await aUser(test)).uuid, body);
    expect([status, reply.fields]).toEqual([400, [{ path, code }]]);
  });

  it('refuses a nickname that somebody has', async () => {
    const [person, other] = [await aUser(test), await aUser(test)];
    const { status, body } = await put(admin, person.uuid, { nickname: other.nickname.toUpperCase() });
    expect([status, body.code]).toEqual([409, 'NICKNAME_TAKEN']);
  });

  it('changes what is given, whatever the lock of the nickname says, and leaves the rest', async () => {
    const person = await aUser(test, { language: 'th' });
    await rest(test, 'put', '/api/user', { nickname: `${person.nickname.slice(0, 8)}X` }, person);
    const nickname = `ដារា.${person.uuid.slice(-6)}`;
    const { status, body } = await put(admin, person.uuid, { nickname, role: 'ADMIN' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ uuid: person.uuid, nickname, language: 'th', role: 'USER', suspendedUntil: null, email: person.email },
    });
    const by = { actor: { uuid: admin.uuid } };
    expect(await auditOf(person.uuid)).toEqual([
      { action: 'updateUser', detail: 'nickname', ...by },
      { action: 'warnUser', detail: 'WARN: nickname', ...by },
    ]);
  });

  it('takes a name or a picture by a decision, of which its owner is told and against which they may appeal', async () => {
    const person = await aUser(test, { language: 'en' });
    await rest(test, 'put', '/api/user', { profileImageUrl: await aPicture(test, person, 'profile') }, person);
    expect((await put(admin, person.uuid, { profileImageUrl: null, cause: 'SEXUAL' })).body.profileImageUrl).toBeNull();
    const { items } = await answer(test, person, OWN);
    expect(items).toEqual([{ decision: 'WARN', why: decisionReason('SEXUAL', 'en'), mayAppeal: true }]);
    // It is gone by now, and the name is the same: neither is a second warning.
    expect((await put(admin, person.uuid, { profileImageUrl: null, nickname: person.nickname })).status).toBe(200);
    expect((await answer(test, person, OWN)).items).toHaveLength(1);
  });

  it('leaves a friend’s name to others, and one’s own to the way of everybody', async () => {
    const friend = await aUser(test);
    await areFriends(test, admin, friend);
    expect(await codeOf(put(admin, friend.uuid, { nickname: 'other.name' }))).toBe('NEEDS_SECOND_MODERATOR');
    expect(await codeOf(put(admin, admin.uuid, { nickname: 'other.name' }))).toBe('FORBIDDEN');
    expect((await put(admin, friend.uuid, { language: 'km' })).body).toMatchObject({
      ...{ nickname: friend.nickname, language: 'km' },
    });
  });

  it.each(LANGUAGES)('sets the language %s', async (language) => {
    expect((await put(admin, (await aUser(test)).uuid, { language })).body.language).toBe(language);
  });

  it('writes nothing down where nothing is given', async () => {
    const person = await aUser(test);
    for (const body of [{}, { nickname: null, language: null }])
      expect((await put(admin, person.uuid, body)).status).toBe(200);
    expect(await auditOf(person.uuid)).toEqual([]);
  });

  it('suspends, and ends a suspension', async () => {
    const person = await aUser(test);
    expect((await put(admin, person.uuid, { suspendedUntil: NEXT_YEAR })).body.suspendedUntil).toBe(NEXT_YEAR);
    expect(await codeOf(put(person, '', { language: 'ko' }))).toBe('ACCOUNT_SUSPENDED');
    await put(admin, person.uuid, { suspendedUntil: null, profileImageUrl: null });
    expect((await put(person, '', { language: 'ko' })).status).toBe(200);
  });
});

describe('PUT /api/user/:id/:role', () => {
  it('is for admins, of somebody and a role that are there', async () => {
    const person = await aUser(test);
    expect(await codeOf(put({}, `${person.uuid}/ADMIN`))).toBe('UNAUTHENTICATED');
    expect(await codeOf(put(person, `${person.uuid}/ADMIN`))).toBe('FORBIDDEN');
    expect(await codeOf(put(moderator, `${person.uuid}/USER`))).toBe('FORBIDDEN');
    expect(await codeOf(put(admin, `${UNKNOWN}/USER`))).toBe('NOT_FOUND');
    expect(await codeOf(put(admin, 'x/USER'))).toBe('VALIDATION_FAILED');
    const { status, body } = await put(admin, `${person.uuid}/KING`);
    expect([status, body.code]).toEqual([400, 'UNKNOWN_ROLE']);
  });

  it.each(['USER', 'PARTNER', 'MODERATOR', 'ADMIN'])('gives the role %s, which counts at once', async (role) => {
    const person = await aUser(test);
    const { status, body } = await put(admin, `${person.uuid}/${role}`);
    expect([status, body.role]).toEqual([200, role]);
    const { status: reading } = await query(test, USERS, {}, person);
    expect(reading).toBe(['MODERATOR', 'ADMIN'].includes(role) ? 200 : 403);
    expect((await auditOf(person.uuid))[0].detail).toBe(`USER → ${role}`);
    if (role === 'ADMIN') expect((await put(admin, `${person.uuid}/USER`)).body.role).toBe('USER');
  });

  it('does not change one’s own role', async () => {
    expect(await codeOf(put(admin, `${admin.uuid}/USER`))).toBe('FORBIDDEN');
  });

  it('makes nobody an admin who is suspended, and takes the role from an admin who is', async () => {
    const [person, other] = [await aUser(test), await anAdmin(test)];
    await suspend(admin, { uuid: person.uuid });
    expect(await codeOf(put(admin, `${person.uuid}/ADMIN`))).toBe('FORBIDDEN');
    expect((await put(admin, `${person.uuid}/PARTNER`)).body.role).toBe('PARTNER');
    await test.database.manager.query(`update users set suspended_until = now() + interval '1 day' where uuid = $1`, [
      other.uuid,
    ]);
    expect((await put(admin, `${other.uuid}/USER`)).body.role).toBe('USER');
  });

  it('gives no rank over others to an address that anybody may have typed, and says at the desk that it is one', async () => {
    const stage = await startMailStage();
    try {
      const [own, person] = [await anAdmin(stage.test), await aUser(stage.test)];
      const give = (role: string) => rest(stage.test, 'put', `/api/user/${person.uuid}/${role}`, {}, own);
      const isConfirmed = async () =>
        (await answer(stage.test, own, '{ readUsers { items { uuid isEmailConfirmed } } }')).items.find(
          ({ uuid }: { uuid: string }) => uuid === person.uuid,
        ).isEmailConfirmed;
      expect(await isConfirmed()).toBe(false);
      for (const role of ['MODERATOR', 'ADMIN']) {
        const { status, body } = await give(role);
        expect([status, body.code]).toEqual([403, 'EMAIL_NOT_CONFIRMED']);
      }
      expect((await give('PARTNER')).status).toBe(200);
      await stage.test.database.manager.query('update users set email_confirmed_at = now() where uuid = $1', [
        person.uuid,
      ]);
      expect([(await give('MODERATOR')).status, await isConfirmed()]).toEqual([200, true]);
    } finally {
      await stage.stop();
    }
  });

  it('leaves an admin when the last two dismiss each other at once', async () => {
    const own = await startApp();
    try {
      for (let round = 0; round < 10; round += 1) {
        const [one, other] = [await anAdmin(own), await anAdmin(own)];
        await own.database.manager.query(`update users set role = 'USER' where role = 'ADMIN' and not uuid = any($1)`, [
          [one.uuid, other.uuid],
        ]);
        const replies = await Promise.all([
          rest(own, 'put', `/api/user/${other.uuid}/USER`, {}, one),
          rest(own, 'put', `/api/user/${one.uuid}/USER`, {}, other),
        ]);
        expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
        const [{ count }] = await own.database.manager.query(
          `select count(*)::int as count from users where role = 'ADMIN'`,
        );
        expect(count).toBe(1);
      }
    } finally {
      await own.stop();
    }
  });
});

describe('suspendUser', () => {
  it('is for moderators and admins, of somebody who is there', async () => {
    const person = await aUser(test);
    expect((await suspend({}, { uuid: person.uuid })).status).toBe(401);
    expect((await suspend(person, { uuid: person.uuid })).code).toBe('FORBIDDEN');
    expect((await suspend(moderator, { uuid: UNKNOWN })).code).toBe('NOT_FOUND');
  });

  it.each([
    ['a malformed uuid', { uuid: 'x' }, 'uuid', 'INVALID'],
    ['no reason', { uuid: UNKNOWN, reason: ' ' }, 'reason', 'REQUIRED'],
    ['a moment that is over', { uuid: UNKNOWN, until: '2020-01-01T00:00:00Z' }, 'until', 'OUT_OF_RANGE'],
  ])('rejects %s', async (_, variables, path, code) => {
    expect((await suspend(moderator, variables)).fields).toEqual([{ path, code }]);
  });

  it('shuts every session of the person out at once, but for signing out; reading in public goes on', async () => {
    const person = await aUser(test);
    const credentials = { email: person.email, password: person.password };
    const { body: second } = await rest(test, 'post', '/api/user/signin', credentials);
    const variables = { uuid: person.uuid, until: NEXT_YEAR, reason: NINE_SCRIPTS.km };
    expect(await answer(test, moderator, SUSPEND, variables)).toEqual({ uuid: person.uuid, suspendedUntil: NEXT_YEAR });
    const body = { title: 'a', content: 'b' };
    for (const token of [person.token, second.accessToken]) {
      expect(await codeOf(rest(test, 'post', '/api/post', body, { token }))).toBe('ACCOUNT_SUSPENDED');
    }
    expect((await query(test, '{ readPosts { hasMore } }', {}, person)).status).toBe(200);
    expect((await rest(test, 'post', '/api/user/signout', undefined, person)).status).toBe(204);
    expect((await auditOf(person.uuid))[0]).toEqual({
      ...{ action: 'suspendUser', detail: `until ${NEXT_YEAR}: ${NINE_SCRIPTS.km}`, actor: { uuid: moderator.uuid } },
    });
  });

  it('has no end where none is given', async () => {
    const { uuid } = await aUser(test);
    const { suspendedUntil } = await answer(test, admin, SUSPEND, { uuid, reason: 'x' });
    expect(suspendedUntil).toBe('9999-12-31T00:00:00.000Z');
  });

  it('touches neither oneself nor admins, and moderators only by admins', async () => {
    const [otherAdmin, otherModerator] = [await anAdmin(test), await aModerator(test)];
    const refused: [TestUser, TestUser][] = [
      [admin, admin],
      [admin, otherAdmin],
      [moderator, otherAdmin],
      [moderator, otherModerator],
    ];
    for (const [who, whom] of refused) expect((await suspend(who, { uuid: whom.uuid })).code).toBe('FORBIDDEN');
    expect((await suspend(admin, { uuid: otherModerator.uuid })).code).toBeUndefined();
    expect(await codeOf(put(admin, otherAdmin.uuid, { suspendedUntil: NEXT_YEAR }))).toBe('FORBIDDEN');
  });
});

describe('readUsers', () => {
  it('is for moderators and admins', async () => {
    expect((await refusalOf(test, {}, USERS, {})).status).toBe(401);
    expect(await refusalOf(test, await aUser(test), USERS, {})).toEqual({ status: 403, code: 'FORBIDDEN' });
    expect((await refusalOf(test, moderator, USERS, { role: 'KING' })).status).toBe(400);
    expect((await refusalOf(test, moderator, USERS, { take: 51 })).code).toBe('VALIDATION_FAILED');
  });

  it('finds people by part of a nickname in any script and case, by e-mail and by role', async () => {
    const person = await aUser(test);
    const find = async (variables: object) => uuids(await answer(test, moderator, USERS, variables));
    expect(await find({ keyword: person.nickname.slice(1).toUpperCase() })).toEqual([person.uuid]);
    expect(await find({ keyword: person.email.slice(0, 20).toUpperCase() })).toEqual([person.uuid]);
    expect(await find({ keyword: '%' })).toEqual([]);
    expect(await find({ keyword: person.email, role: 'ADMIN' })).toEqual([]);
    expect((await find({}))[0]).toBe(person.uuid);
    expect((await answer(test, admin, USERS, { role: 'MODERATOR' })).items[0].role).toBe('MODERATOR');
  });
});

describe('what an admin does with somebody else’s post or comment', () => {
  it('is written down; what people do with their own is not', async () => {
    const author = await aUser(test);
    const remove = (path: string, who: TestUser) => rest(test, 'delete', `/api/${path}`, undefined, who);
    const [mine, theirs] = [await aPost(test, author), await aPost(test, author)];
    const [own, other] = await Promise.all(
      [mine, theirs].map(({ uuid }) => aComment(test, author, { postUuid: uuid })),
    );
    await remove(`comment/${mine.uuid}/${own?.uuid}`, author);
    await remove(`comment/${theirs.uuid}/${other?.uuid}`, admin);
    await remove(`post/${mine.uuid}`, author);
    await remove(`post/${theirs.uuid}`, admin);
    const detail = `author ${author.uuid}`;
    const log = await Promise.all([mine, theirs, own, other].map((thing) => auditOf(thing?.uuid ?? '')));
    expect(log).toEqual([
      [],
      [{ action: 'deletePost', detail, actor: { uuid: admin.uuid } }],
      [],
      [{ action: 'deleteComment', detail, actor: { uuid: admin.uuid } }],
    ]);
  });

  it('is written down for posts of boards as well, which only admins change and delete', async () => {
    const [writer, notice] = [await anAdmin(test), { title: 'Notice', content: NINE_SCRIPTS.ko }];
    const create = `mutation { createBoardPost(input: { board: NOTICE, title: "공지", content: "글" }) { uuid } }`;
    const { uuid } = await answer(test, writer, create);
    expect((await rest(test, 'put', `/api/post/${uuid}`, notice, writer)).status).toBe(200);
    await put(admin, `${writer.uuid}/USER`);
    expect((await rest(test, 'put', `/api/post/${uuid}`, notice, writer)).body.code).toBe('FORBIDDEN');
    expect((await rest(test, 'delete', `/api/post/${uuid}`, undefined, writer)).body.code).toBe('FORBIDDEN');
    expect((await rest(test, 'delete', `/api/post/${uuid}`, undefined, admin)).status).toBe(204);
    const actions = (await auditOf(uuid)).map(({ action }: { action: string }) => action);
    expect(actions).toEqual(['deletePost', 'updatePost', 'createBoardPost']);
  });
});
