import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { countStatements } from '../../../test/count-statements.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aFriendRequest, areFriends, blocks } from '../../../test/friend-factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aComment, aPost } from '../../../test/post-factories.js';
import { PopularPostsService } from '../posts/popular-posts.service.js';

const UNKNOWN = '0190f0f0-0000-7000-8000-000000000000';
const BLOCKED = '{ readBlockedUsers { uuid nickname profileImageUrl friendState isBlocked } }';
const USER = 'query ($uuid: ID!) { readUser(uuid: $uuid) { uuid friendState isBlocked } }';
const POST = `query ($uuid: ID!) { readPost(uuid: $uuid) { uuid comments {
  uuid isDeleted content user { uuid } childCommentsCount childComments { uuid content user { uuid } }
} } }`;
const COMMENTS = `query ($postUuid: ID!, $parentCommentUuid: ID) {
  readComments(postUuid: $postUuid, parentCommentUuid: $parentCommentUuid) { items { uuid } totalCount }
}`;
const LISTS = `query ($nationalityUuids: [ID!], $keyword: String!) {
  all: readPosts(take: 50) { items { uuid } totalCount }
  some: readPosts(take: 50, nationalityUuids: $nationalityUuids) { items { uuid } totalCount }
  found: readPostsByKeyword(keyword: $keyword, take: 50) { items { uuid } totalCount }
}`;

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

const block = (who: { token: string }, uuid: string) => rest(test, 'post', `/api/user/block/${uuid}`, undefined, who);
const unblock = (who: { token: string }, uuid: string) =>
  rest(test, 'delete', `/api/user/block/${uuid}`, undefined, who);
const two = () => Promise.all([aUser(test), aUser(test)]);
const look = async (reader: TestUser, uuid: string) => (await query(test, USER, { uuid }, reader)).data['readUser'];

describe.each(['post', 'delete'] as const)('%s /api/user/block/:id', (method) => {
  const call = (uuid: string, who?: { token: string }) => rest(test, method, `/api/user/block/${uuid}`, undefined, who);

  it('requires sign-in', async () => {
    expect((await call(UNKNOWN)).status).toBe(401);
  });

  it('rejects a malformed uuid and finds nobody who is not there', async () => {
    const person = await aUser(test);
    expect((await call('x', person)).body.code).toBe('VALIDATION_FAILED');
    expect((await call(UNKNOWN, person)).body.code).toBe('NOT_FOUND');
  });

  it('answers alike however often it is called', async () => {
    const [person, other] = await two();
    const replies = await Promise.all(Array.from({ length: 20 }, () => call(other.uuid, person)));
    const isBlocked = method === 'post';
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.isBlocked}`))).toEqual(
      new Set([`200 ${isBlocked}`]),
    );
    expect(await look(person, other.uuid)).toMatchObject({ isBlocked });
  });
});

describe('a block', () => {
  it('of oneself is refused', async () => {
    const person = await aUser(test);
    const { status, body } = await block(person, person.uuid);
    expect([status, body.code, body.fields]).toEqual([400, 'VALIDATION_FAILED', [{ path: 'id', code: 'INVALID' }]]);
  });

  it('ends friendship and requests, and its end brings none back', async () => {
    const [person, friend] = await two();
    const asker = await aUser(test);
    await areFriends(test, person, friend);
    const request = await aFriendRequest(test, asker, person);
    await blocks(test, person, friend);
    await blocks(test, person, asker);
    const accepted = await rest(test, 'put', `/api/friend/request/${request.uuid}/accept`, undefined, person);
    expect(accepted.body.code).toBe('NOT_FOUND');
    const { data } = await query(test, '{ readFriendsList { items { uuid } } }', {}, friend);
    expect(data['readFriendsList'].items).toEqual([]);
    await unblock(person, friend.uuid);
    expect(await look(person, friend.uuid)).toEqual({ uuid: friend.uuid, friendState: 'NONE', isBlocked: false });
  });

  it('leaves no friendship beside it when both come at once', async () => {
    for (let round = 0; round < 20; round += 1) {
      const [person, other] = await two();
      const request = await aFriendRequest(test, other, person);
      await Promise.all([
        block(person, other.uuid),
        rest(test, 'put', `/api/friend/request/${request.uuid}/accept`, undefined, person),
        rest(test, 'post', `/api/friend/request/${person.uuid}`, undefined, other),
        rest(test, 'post', `/api/friend/request/${other.uuid}`, undefined, person),
      ]);
      const rows = await test.database.manager.query(
        'select from friendships where requester_uuid = any($1) or addressee_uuid = any($1)',
        [[person.uuid, other.uuid]],
      );
      expect(rows).toEqual([]);
    }
  });

  it('hides the blocker from the blocked, and shows the blocked to the blocker, who can undo it', async () => {
    const [person, other] = await two();
    await blocks(test, person, other);
    expect(await look(other, person.uuid)).toBeNull();
    expect(await look(person, other.uuid)).toEqual({ uuid: other.uuid, friendState: 'NONE', isBlocked: true });
    await unblock(person, other.uuid);
    expect(await look(other, person.uuid)).toMatchObject({ isBlocked: false });
  });

  it.each(['the blocker', 'the blocked'])('hides posts in every list and the post itself from %s', async (side) => {
    const [reader, author] = await two();
    const shown = await aPost(test, await aUser(test), { title: `${NINE_SCRIPTS.ko} ${reader.uuid.slice(0, 8)}` });
    const hidden = await aPost(test, author, { title: `${NINE_SCRIPTS.km} ${reader.uuid.slice(0, 8)}` });
    await rest(test, 'post', `/api/likes_dislikes/${hidden.uuid}/like`, undefined, reader);
    await rest(test, 'post', `/api/scraps/${hidden.uuid}`, undefined, reader);
    await (side === 'the blocker' ? blocks(test, reader, author) : blocks(test, author, reader));
    const nationalities = await test.database.manager.query<{ uuid: string }[]>(
      'select distinct author_nationality_uuid as uuid from posts where uuid = any($1)',
      [[shown.uuid, hidden.uuid]],
    );
    const variables = { nationalityUuids: nationalities.map(({ uuid }) => uuid), keyword: reader.uuid.slice(0, 8) };
    const { data } = await query(test, LISTS, variables, reader);
    for (const list of ['all', 'some', 'found']) {
      const uuids = data[list].items.map((post: { uuid: string }) => post.uuid);
      expect([list, uuids.includes(shown.uuid), uuids.includes(hidden.uuid)]).toEqual([list, true, false]);
      expect([list, data[list].totalCount]).toEqual([list, uuids.length]);
    }
    const marked = await query(
      test,
      '{ readLikedPosts { items { uuid } totalCount } readScrappedPosts { items { uuid } } }',
      {},
      reader,
    );
    expect(marked.data['readLikedPosts']).toEqual({ items: [], totalCount: 0 });
    expect(marked.data['readScrappedPosts'].items).toEqual([]);
    expect((await query(test, POST, { uuid: hidden.uuid }, reader)).data['readPost']).toBeNull();
    expect((await query(test, POST, { uuid: hidden.uuid })).data['readPost']).not.toBeNull();
    const { data: comments } = await query(test, COMMENTS, { postUuid: hidden.uuid }, reader);
    expect(comments['readComments']).toEqual({ items: [], totalCount: 0 });
    const writes = await Promise.all([
      rest(test, 'post', `/api/likes_dislikes/${hidden.uuid}/like`, undefined, reader),
      rest(test, 'post', `/api/scraps/${hidden.uuid}`, undefined, reader),
      rest(test, 'post', '/api/comment', { postUuid: hidden.uuid, content: 'x' }, reader),
    ]);
    expect(writes.map(({ body }) => body.code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  });

  it('does not count a view of a post that it hides', async () => {
    const [reader, author] = await two();
    const { uuid } = await aPost(test, author);
    await blocks(test, author, reader);
    await query(test, POST, { uuid }, reader);
    const { data } = await query(test, 'query ($uuid: ID!) { readPost(uuid: $uuid) { views } }', { uuid }, author);
    expect(data['readPost'].views).toBe(0);
  });

  it('hides comments; a thread keeps its shape while others have replied in it', async () => {
    const [reader, troll] = await two();
    const friend = await aUser(test);
    const { uuid: postUuid } = await aPost(test, friend);
    const alone = await aComment(test, troll, { postUuid, content: NINE_SCRIPTS.bn });
    const parent = await aComment(test, troll, { postUuid, content: NINE_SCRIPTS.th });
    const reply = await aComment(test, friend, { postUuid, content: NINE_SCRIPTS.ja, parentCommentUuid: parent.uuid });
    await aComment(test, troll, { postUuid, content: NINE_SCRIPTS.vi, parentCommentUuid: parent.uuid });
    await blocks(test, reader, troll);
    const { data } = await query(test, POST, { uuid: postUuid }, reader);
    expect(data['readPost'].comments).toEqual([
      {
        uuid: parent.uuid,
        isDeleted: true,
        content: '',
        user: { uuid: '00000000-0000-0000-0000-000000000000' },
        childCommentsCount: 1,
        childComments: [{ uuid: reply.uuid, content: NINE_SCRIPTS.ja, user: { uuid: friend.uuid } }],
      },
    ]);
    const pages = await Promise.all([
      query(test, COMMENTS, { postUuid }, reader),
      query(test, COMMENTS, { postUuid, parentCommentUuid: parent.uuid }, reader),
      query(test, COMMENTS, { postUuid, parentCommentUuid: parent.uuid }, friend),
    ]);
    expect(pages.map((page) => page.data['readComments'].totalCount)).toEqual([1, 1, 2]);
    const like = await rest(test, 'post', `/api/comment_likes_dislikes/${alone.uuid}/like`, undefined, reader);
    expect(like.body.code).toBe('NOT_FOUND');
    const answer = { postUuid, content: 'x', parentCommentUuid: alone.uuid };
    expect((await rest(test, 'post', '/api/comment', answer, reader)).body.code).toBe('NOT_FOUND');
    const joined = { ...answer, parentCommentUuid: reply.uuid };
    expect((await rest(test, 'post', '/api/comment', joined, reader)).status).toBe(201);
  });

  it('leaves a hidden post out of the popular ones', async () => {
    const [reader, author] = await two();
    const { uuid } = await aPost(test, author);
    await test.app.get(PopularPostsService).rank();
    const popular = async () => {
      const { data } = await query(test, '{ readPopularPosts { uuid user { uuid } } }', {}, reader);
      return data['readPopularPosts'] as { uuid: string; user: { uuid: string } }[];
    };
    const before = await popular();
    const target = before.find((post) => post.uuid === uuid) ?? before[0];
    await blocks(test, reader, target?.user ?? author);
    expect((await popular()).filter(({ user }) => user.uuid === target?.user.uuid)).toEqual([]);
  });

  it('does not hide what admins publish', async () => {
    const [reader, admin] = await two();
    const { uuid } = await aPost(test, admin);
    await test.database.manager.query(`update posts set board = 'NOTICE' where uuid = $1`, [uuid]);
    await blocks(test, reader, admin);
    expect((await query(test, POST, { uuid }, reader)).data['readPost']).not.toBeNull();
  });
});

describe('readBlockedUsers', () => {
  it('requires sign-in', async () => {
    expect((await query(test, BLOCKED)).status).toBe(401);
  });

  it('lists whom the reader blocks, the last one first, in a number of statements that does not grow', async () => {
    const [person, other] = await two();
    await blocks(test, other, person);
    expect((await query(test, BLOCKED, {}, person)).data['readBlockedUsers']).toEqual([]);
    const counts: number[] = [];
    const people: TestUser[] = [];
    for (let i = 0; i < 4; i += 1) {
      const blocked = await aUser(test);
      await blocks(test, person, blocked);
      people.unshift(blocked);
      counts.push(await countStatements(() => query(test, BLOCKED, {}, person)));
    }
    expect((await query(test, BLOCKED, {}, person)).data['readBlockedUsers']).toEqual(
      people.map(({ uuid, nickname }) => ({
        uuid,
        nickname,
        profileImageUrl: null,
        friendState: 'NONE',
        isBlocked: true,
      })),
    );
    expect(counts).toEqual([2, 2, 2, 2]);
  });
});
