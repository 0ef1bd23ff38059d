import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { countStatements } from '../../../test/count-statements.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aFriendRequest, areFriends, blocks } from '../../../test/friend-factories.js';

const UNKNOWN = '0190f0f0-0000-7000-8000-000000000000';
const FRIENDS = `query ($skip: Int, $take: Int, $nickName: String) {
  readFriendsList(skip: $skip, take: $take, nickName: $nickName) {
    items { uuid nickname friendState isBlocked } totalCount hasMore
  }
}`;
const RECEIVED = `query ($nickName: String) {
  readReceivedFriendRequests(nickName: $nickName) { uuid createdAt state requester { uuid nickname } addressee { uuid } }
}`;
const SENT = `{ readSentFriendRequests { uuid createdAt requester { uuid } addressee { uuid } } }`;
const STATE = `query ($uuid: ID!) { readUser(uuid: $uuid) { friendState } }`;

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

const ask = (from: TestUser, to: { uuid: string }) =>
  rest(test, 'post', `/api/friend/request/${to.uuid}`, undefined, from);
const decide = (who: TestUser, request: { uuid: string }, what: 'accept' | 'reject') =>
  rest(test, 'put', `/api/friend/request/${request.uuid}/${what}`, undefined, who);
const unfriend = (who: TestUser, friend: { uuid: string }) =>
  rest(test, 'delete', `/api/friend/${friend.uuid}`, undefined, who);
const two = () => Promise.all([aUser(test), aUser(test)]);

async function stateOf(person: { uuid: string }, reader: TestUser): Promise<string> {
  return (await query(test, STATE, { uuid: person.uuid }, reader)).data['readUser'].friendState;
}

async function friendsOf(reader: TestUser, variables: Record<string, unknown> = {}) {
  return (await query(test, FRIENDS, variables, reader)).data['readFriendsList'];
}

async function rowsOf(...people: TestUser[]): Promise<object[]> {
  return test.database.manager.query('select state from friendships where requester_uuid = any($1)', [
    people.map(({ uuid }) => uuid),
  ]);
}

describe('POST /api/friend/request/:id', () => {
  it('requires sign-in', async () => {
    expect((await rest(test, 'post', `/api/friend/request/${UNKNOWN}`)).status).toBe(401);
  });

  it('rejects a malformed uuid and finds nobody who is not there', async () => {
    const [asker, blocker] = await two();
    await blocks(test, blocker, asker);
    expect((await ask(asker, { uuid: 'x' })).body.code).toBe('VALIDATION_FAILED');
    expect((await ask(asker, { uuid: UNKNOWN })).body.code).toBe('NOT_FOUND');
    expect((await ask(asker, blocker)).body.code).toBe('NOT_FOUND');
    expect((await ask(blocker, asker)).body.code).toBe('NOT_FOUND');
  });

  it('does not find somebody whose profile is hidden by reports', async () => {
    const [asker, hidden] = await two();
    await test.database.manager.query('update users set hidden_at = now() where uuid = $1', [hidden.uuid]);
    const reply = await ask(asker, hidden);
    expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND']);
    expect((await ask(hidden, asker)).status).toBe(201);
  });

  it('refuses oneself, friends, and a second request', async () => {
    const [first, second] = await two();
    const self = await ask(first, first);
    expect([self.status, self.body.code]).toEqual([409, 'CANNOT_FRIEND_SELF']);
    const request = await aFriendRequest(test, first, second);
    const again = await ask(first, second);
    expect([again.status, again.body.code]).toEqual([409, 'FRIEND_REQUEST_ALREADY_SENT']);
    await decide(second, request, 'accept');
    for (const [from, to] of [[first, second] as const, [second, first] as const]) {
      const reply = await ask(from, to);
      expect([reply.status, reply.body.code]).toEqual([409, 'ALREADY_FRIENDS']);
    }
  });

  it('answers a request that crosses another one in the same words in every language', async () => {
    const [first, second] = await two();
    await aFriendRequest(test, first, second);
    for (const language of ['en', 'ko', 'km', 'bn']) {
      const reply = await rest(test, 'post', `/api/friend/request/${first.uuid}`, undefined, { ...second, language });
      expect([reply.status, reply.body.code]).toEqual([409, 'FRIEND_REQUEST_ALREADY_RECEIVED']);
      expect(reply.body.message).toBe('Friend request already received');
    }
  });

  it('asks, and both see how things stand', async () => {
    const [first, second] = await two();
    expect(await stateOf(second, first)).toBe('NONE');
    const reply = await ask(first, second);
    expect([reply.status, reply.body]).toMatchObject([
      201,
      { state: 'REQUESTED', requester: { uuid: first.uuid }, addressee: { uuid: second.uuid } },
    ]);
    expect([await stateOf(second, first), await stateOf(first, second)]).toEqual(['REQUESTED', 'RECEIVED']);
    const received = (await query(test, RECEIVED, {}, second)).data['readReceivedFriendRequests'];
    const sent = (await query(test, SENT, {}, first)).data['readSentFriendRequests'];
    expect([received, sent]).toMatchObject([[{ uuid: reply.body.uuid }], [{ uuid: reply.body.uuid }]]);
    expect((await query(test, SENT, {}, second)).data['readSentFriendRequests']).toEqual([]);
  });

  it('is possible again seven days after a rejection, and at once for who rejected', async () => {
    const [first, second] = await two();
    const request = await aFriendRequest(test, first, second);
    await decide(second, request, 'reject');
    expect((await ask(first, second)).body.code).toBe('FRIEND_REQUEST_ALREADY_SENT');
    await test.database.manager.query(
      `update friendships set decided_at = now() - interval '7 days' + interval '1 minute' where uuid = $1`,
      [request.uuid],
    );
    expect((await ask(first, second)).body.code).toBe('FRIEND_REQUEST_ALREADY_SENT');
    await test.database.manager.query(`update friendships set decided_at = now() - interval '7 days' where uuid = $1`, [
      request.uuid,
    ]);
    expect(await stateOf(second, first)).toBe('NONE');
    expect((await ask(first, second)).status).toBe(201);
    await decide(second, request, 'reject');
    const other = await ask(second, first);
    expect([other.status, other.body.requester.uuid]).toEqual([201, second.uuid]);
    expect(await rowsOf(first, second)).toEqual([{ state: 'REQUESTED' }]);
  });

  it('leaves one row when fifty requests cross', async () => {
    const [first, second] = await two();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) => (n % 2 ? ask(first, second) : ask(second, first))),
    );
    const outcomes = replies.map(({ status, body }) => body.code ?? status);
    expect(outcomes.filter((outcome) => outcome === 201)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'FRIEND_REQUEST_ALREADY_SENT')).toHaveLength(24);
    expect(outcomes.filter((outcome) => outcome === 'FRIEND_REQUEST_ALREADY_RECEIVED')).toHaveLength(25);
    expect(await rowsOf(first, second)).toEqual([{ state: 'REQUESTED' }]);
  });

  it('refuses the sixth in an hour of somebody’s first day', async () => {
    const strict = await startApp({ RATE_LIMIT_FACTOR: '1' });
    try {
      const asker = await aUser(strict);
      for (let i = 0; i < 5; i += 1) await aFriendRequest(strict, asker, await aUser(strict));
      const reply = await rest(strict, 'post', `/api/friend/request/${UNKNOWN}`, undefined, asker);
      expect([reply.status, reply.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(reply.headers['retry-after']).toMatch(/^\d+$/);
    } finally {
      await strict.stop();
    }
  });
});

describe.each([
  ['accept', 'FRIENDS', 'FRIEND', 'FRIEND'],
  ['reject', 'REJECTED', 'NONE', 'REQUESTED'],
] as const)('PUT /api/friend/request/:id/%s', (what, state, friendState, toRequester) => {
  it('requires sign-in', async () => {
    expect((await rest(test, 'put', `/api/friend/request/${UNKNOWN}/${what}`)).status).toBe(401);
  });

  it('rejects a malformed uuid; to everybody but the addressee there is no such request', async () => {
    const [first, second] = await two();
    const request = await aFriendRequest(test, first, second);
    expect((await decide(second, { uuid: 'x' }, what)).body.code).toBe('VALIDATION_FAILED');
    expect((await decide(second, { uuid: UNKNOWN }, what)).body.code).toBe('NOT_FOUND');
    expect((await decide(first, request, what)).body.code).toBe('NOT_FOUND');
    expect((await decide(await aUser(test), request, what)).body.code).toBe('NOT_FOUND');
  });

  it('refuses a request that was decided otherwise', async () => {
    const [first, second] = await two();
    const request = await aFriendRequest(test, first, second);
    await decide(second, request, what === 'accept' ? 'reject' : 'accept');
    expect((await decide(second, request, what)).body.code).toBe('NOT_FOUND');
  });

  it('decides once, however many taps race', async () => {
    const [first, second] = await two();
    const request = await aFriendRequest(test, first, second);
    const replies = await Promise.all(Array.from({ length: 50 }, () => decide(second, request, what)));
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.state}`))).toEqual(new Set([`200 ${state}`]));
    expect(await rowsOf(first, second)).toEqual([{ state }]);
    expect([await stateOf(second, first), await stateOf(first, second)]).toEqual([toRequester, friendState]);
    expect((await query(test, RECEIVED, {}, second)).data['readReceivedFriendRequests']).toEqual([]);
  });
});

describe('DELETE /api/friend/:id', () => {
  it('requires sign-in', async () => {
    expect((await rest(test, 'delete', `/api/friend/${UNKNOWN}`)).status).toBe(401);
  });

  it('rejects a malformed uuid and refuses who is no friend', async () => {
    const [first, second] = await two();
    await aFriendRequest(test, first, second);
    expect((await unfriend(first, { uuid: 'x' })).body.code).toBe('VALIDATION_FAILED');
    expect((await unfriend(first, { uuid: UNKNOWN })).body.code).toBe('NOT_FOUND');
    expect((await unfriend(first, second)).body.code).toBe('NOT_FOUND');
  });

  it('ends the friendship for both, whoever calls it, and lets either ask again', async () => {
    const [first, second] = await two();
    await areFriends(test, first, second);
    expect((await unfriend(second, first)).status).toBe(204);
    expect([await stateOf(second, first), await stateOf(first, second)]).toEqual(['NONE', 'NONE']);
    expect((await unfriend(first, second)).body.code).toBe('NOT_FOUND');
    expect((await ask(second, first)).status).toBe(201);
  });
});

describe('the lists of friends', () => {
  it.each([FRIENDS, RECEIVED, SENT])('require sign-in: %s', async (document) => {
    expect((await query(test, document)).status).toBe(401);
  });

  it.each([
    [FRIENDS, { nickName: 'ក'.repeat(51) }],
    [RECEIVED, { nickName: 'a\u0000' }],
    [FRIENDS, { take: 51 }],
  ])('reject bad input', async (document, variables) => {
    const { status, errors } = await query(test, document, variables, await aUser(test));
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('hold friends of both directions, newest first, page by page, in a number of statements that does not grow', async () => {
    const person = await aUser(test);
    const friends: TestUser[] = [];
    for (let i = 0; i < 6; i += 1) {
      const friend = await aUser(test);
      await (i % 2 ? areFriends(test, person, friend) : areFriends(test, friend, person));
      friends.unshift(friend);
    }
    const uuids = friends.map(({ uuid }) => uuid);
    const uuidsOf = (page: { items: { uuid: string }[] }) => page.items.map(({ uuid }) => uuid);
    const [first, second] = [await friendsOf(person, { take: 4 }), await friendsOf(person, { skip: 4, take: 4 })];
    expect([uuidsOf(first), uuidsOf(second)]).toEqual([uuids.slice(0, 4), uuids.slice(4)]);
    expect([first.hasMore, second.hasMore, first.totalCount]).toEqual([true, false, 6]);
    expect(first.items[0]).toMatchObject({ friendState: 'FRIEND', isBlocked: false });
    const { data } = await query(test, '{ readUserInformation { friendsCount } }', {}, person);
    expect(data['readUserInformation'].friendsCount).toBe(6);
    const LIST = 'query ($take: Int) { readFriendsList(take: $take) { items { uuid nickname } } }';
    const count = (take: number) => countStatements(() => query(test, LIST, { take }, person));
    expect([await count(1), await count(50)]).toEqual([2, 2]);
  });

  it.each([
    ['ko', '민준이네', '준이'],
    ['en', 'EmmaRose', 'mmar'],
    ['zh', '晓雨在安山', '雨在'],
    ['ja', 'はるかチャン', 'ﾁｬﾝ'],
    ['th', 'สมชายใจดี', 'ชายใจ'],
    ['vi', 'HoàngLan', 'àngla'],
    ['km', 'សុខាភ្នំពេញ', 'ភ្នំ'],
    ['vi without its marks', 'NguyễnÁnh', 'nguyena'],
    ['tl', 'NiñoSantos', 'ÑOSA'],
    ['bn', 'রহিমঢাকা', 'মঢা'],
  ])('find a nickname in %s by a part of it, in friends and in requests', async (_, nickname, part) => {
    const [person, other] = await two();
    const mark = `${nickname}.${Math.random().toString(36).slice(2, 6)}`;
    const friend = await aUser(test, { nickname: mark });
    await areFriends(test, other, person);
    const request = await aFriendRequest(test, friend, person);
    const { data } = await query(test, RECEIVED, { nickName: part }, person);
    expect(data['readReceivedFriendRequests']).toMatchObject([{ uuid: request.uuid }]);
    await decide(person, request, 'accept');
    expect(await friendsOf(person, { nickName: part })).toMatchObject({
      items: [{ uuid: friend.uuid }],
      totalCount: 1,
    });
    expect((await friendsOf(person, { nickName: '%' })).items).toEqual([]);
    expect((await friendsOf(person, { nickName: ' ' })).items).toHaveLength(2);
  });

  it('show at most a hundred requests, the newest, in as many statements as one', async () => {
    const person = await aUser(test);
    const asker = await aUser(test);
    await aFriendRequest(test, asker, person);
    const read = () => query(test, RECEIVED, {}, person);
    const few = await countStatements(read);
    await test.database.manager.query(
      `with people as (
         insert into users (nickname, nickname_key, gender, nationality_uuid, language)
         select 'many' || n, 'many' || n, 'male', (select uuid from nationalities limit 1), 'en'
         from generate_series(1, 120) n returning uuid
       ) insert into friendships (requester_uuid, addressee_uuid, created_at)
         select uuid, $1, now() + interval '1 second' from people`,
      [person.uuid],
    );
    const many = await countStatements(read);
    const requests = (await read()).data['readReceivedFriendRequests'];
    expect(requests).toHaveLength(100);
    expect(requests.map((request: { requester: { uuid: string } }) => request.requester.uuid)).not.toContain(
      asker.uuid,
    );
    expect([few, many]).toEqual([2, 2]);
  });
});
