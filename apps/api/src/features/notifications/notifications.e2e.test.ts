import { LANGUAGE_SUFFIXES, LANGUAGES } from '@haiko/shared/i18n/languages';
import { notificationMessage } from '@haiko/shared/i18n/serverMessages';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { countStatements } from '../../../test/count-statements.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aFriendRequest, areFriends, blocks } from '../../../test/friend-factories.js';
import { aComment, aPost } from '../../../test/post-factories.js';

const MESSAGES = LANGUAGES.map((language) => `message${LANGUAGE_SUFFIXES[language]}`).join(' ');
const FIELDS = `uuid type fromUser { uuid nickname } peopleCount createdAt isReadByReceiver message ${MESSAGES} post { uuid }`;
const LIST = `query ($skip: Int, $take: Int) {
  readReceivedNotifications(skip: $skip, take: $take) { items { ${FIELDS} } totalCount hasMore }
}`;
const ONE = `query ($uuid: ID!) { readNotification(uuid: $uuid) { ${FIELDS} } }`;

interface Shown {
  uuid: string;
  type: string;
  isReadByReceiver: boolean;
  peopleCount: number;
  fromUser: { uuid: string };
  post: { uuid: string } | null;
  message: string;
}

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

const two = () => Promise.all([aUser(test), aUser(test)]);
const like = (who: TestUser, post: { uuid: string }) =>
  rest(test, 'post', `/api/likes_dislikes/${post.uuid}/like`, undefined, who);
const likeComment = (who: TestUser, comment: { uuid: string }) =>
  rest(test, 'post', `/api/comment_likes_dislikes/${comment.uuid}/like`, undefined, who);
const scrap = (who: TestUser, post: { uuid: string }) => rest(test, 'post', `/api/scraps/${post.uuid}`, undefined, who);

async function unread(who: TestUser): Promise<number> {
  const { data } = await query(test, '{ readUserInformation { unreadNotificationsCount } }', {}, who);
  return data['readUserInformation'].unreadNotificationsCount;
}

/** The list as its receiver opens it, which marks it as read. */
async function opened(who: TestUser, variables: Record<string, unknown> = {}, language = 'en') {
  const { data, errors } = await query(test, LIST, variables, { ...who, language });
  expect(errors).toEqual([]);
  return data['readReceivedNotifications'] as { items: Shown[]; totalCount: number; hasMore: boolean };
}

const received = async (who: TestUser) =>
  (await opened(who)).items.map(({ type, fromUser }) => `${type} ${fromUser.uuid}`);

describe('readReceivedNotifications', () => {
  it('requires sign-in', async () => {
    expect((await query(test, LIST)).status).toBe(401);
  });

  it.each([{ take: 51 }, { skip: -1 }])('rejects the page %j', async (variables) => {
    const { status, errors } = await query(test, LIST, variables, await aUser(test));
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('says what was unread and marks only what it shows, newest first, once each', async () => {
    const author = await aUser(test);
    const post = await aPost(test, author);
    const people: TestUser[] = [];
    for (let i = 0; i < 5; i += 1) {
      const person = await aUser(test);
      await scrap(person, post);
      people.unshift(person);
    }
    expect(await unread(author)).toBe(5);
    const first = await opened(author, { take: 3 });
    expect(first).toMatchObject({ totalCount: 5, hasMore: true });
    expect(first.items.map((item) => item.isReadByReceiver)).toEqual([false, false, false]);
    expect(await unread(author)).toBe(2);
    const again = await opened(author, { take: 3 });
    expect(again.items.map((item) => item.isReadByReceiver)).toEqual([true, true, true]);
    const rest = await opened(author, { skip: 3, take: 3 });
    expect([rest.hasMore, await unread(author)]).toEqual([false, 0]);
    const uuids = [...first.items, ...rest.items].map(({ fromUser }) => fromUser.uuid);
    expect(uuids).toEqual(people.map(({ uuid }) => uuid));
  });

  it('takes a number of statements that does not grow', async () => {
    const author = await aUser(test);
    const post = await aPost(test, author);
    for (let i = 0; i < 4; i += 1) await scrap(await aUser(test), post);
    const SMALL = 'query ($take: Int) { readReceivedNotifications(take: $take) { items { uuid message } } }';
    const count = (take: number) => countStatements(() => query(test, SMALL, { take }, author));
    // Marking and telling the open screens is one transaction; afterwards there is nothing to mark.
    expect([await count(1), await count(4), await count(50)]).toEqual([6, 6, 2]);
  });

  it('says it in the reader’s language, and in all nine', async () => {
    const author = await aUser(test);
    const person = await aUser(test, { language: 'km' });
    await scrap(person, await aPost(test, author));
    for (const language of LANGUAGES) {
      const [shown] = (await opened(author, {}, language)).items;
      const expected = { type: 'Scrap', isReply: false, nickname: person.nickname, peopleCount: 1 } as const;
      expect(shown).toMatchObject({
        message: notificationMessage(expected, language),
        ...Object.fromEntries(
          LANGUAGES.map((each) => [`message${LANGUAGE_SUFFIXES[each]}`, notificationMessage(expected, each)]),
        ),
      });
    }
  });
});

describe('readNotification', () => {
  it('requires sign-in and rejects a malformed uuid', async () => {
    expect((await query(test, ONE, { uuid: '0190f0f0-0000-7000-8000-000000000000' })).status).toBe(401);
    const { errors } = await query(test, ONE, { uuid: 'x' }, await aUser(test));
    expect(errors[0]?.extensions.code).toBe('VALIDATION_FAILED');
  });

  it('shows one to its receiver alone and leaves it unread', async () => {
    const [author, person] = await two();
    await scrap(person, await aPost(test, author));
    const rows = await test.database.manager.query<{ uuid: string }[]>(
      'select uuid from notifications where receiver_uuid = $1',
      [author.uuid],
    );
    const uuid = rows[0]?.uuid;
    expect((await query(test, ONE, { uuid }, person)).data['readNotification']).toBeNull();
    const { data } = await query(test, ONE, { uuid }, author);
    expect(data['readNotification']).toMatchObject({ uuid, type: 'Scrap', isReadByReceiver: false });
    expect(await unread(author)).toBe(1);
  });
});

describe('people are told', () => {
  it('of a friend request and of its acceptance, never of a rejection', async () => {
    const [first, second] = await two();
    const request = await aFriendRequest(test, first, second);
    expect(await received(second)).toEqual([`Friend Request ${first.uuid}`]);
    await rest(test, 'put', `/api/friend/request/${request.uuid}/reject`, undefined, second);
    expect(await received(first)).toEqual([]);
    const other = await aFriendRequest(test, second, first);
    await Promise.all(
      Array.from({ length: 20 }, () => rest(test, 'put', `/api/friend/request/${other.uuid}/accept`, undefined, first)),
    );
    expect(await received(second)).toEqual([`Friend Accept ${first.uuid}`, `Friend Request ${first.uuid}`]);
    expect((await opened(second)).items.map(({ post }) => post)).toEqual([null, null]);
  });

  it('of a request that is made again as of something new', async () => {
    const [first, second] = await two();
    await areFriends(test, first, second);
    await opened(second);
    await rest(test, 'delete', `/api/friend/${first.uuid}`, undefined, second);
    await aFriendRequest(test, first, second);
    expect(await unread(second)).toBe(1);
    expect(await received(second)).toEqual([`Friend Request ${first.uuid}`]);
  });

  it('of comments on their post, and of replies to their comment', async () => {
    const [author, commenter] = await two();
    const replier = await aUser(test);
    const { uuid: postUuid } = await aPost(test, author);
    const comment = await aComment(test, commenter, { postUuid });
    const reply = await aComment(test, replier, { postUuid, parentCommentUuid: comment.uuid });
    await aComment(test, author, { postUuid, parentCommentUuid: reply.uuid });
    const [shown] = (await opened(author)).items;
    expect(shown).toMatchObject({ type: 'Comment', fromUser: { uuid: commenter.uuid }, post: { uuid: postUuid } });
    expect(shown?.message).toBe(`${commenter.nickname} commented on your post.`);
    expect(await received(author)).toHaveLength(1);
    const replies = (await opened(commenter)).items;
    expect(replies.map(({ message }) => message)).toEqual([`${author.nickname} and 1 other replied to your comment.`]);
    expect(await received(replier)).toEqual([]);
  });

  it('of likes and scraps once, however often they are taken back and given again', async () => {
    const [author, person] = await two();
    const post = await aPost(test, author);
    const comment = await aComment(test, author, { postUuid: post.uuid });
    for (let i = 0; i < 3; i += 1) {
      await like(person, post);
      await likeComment(person, comment);
      await scrap(person, post);
      await rest(test, 'delete', `/api/scraps/${post.uuid}`, undefined, person);
    }
    await Promise.all(Array.from({ length: 50 }, () => like(person, post)));
    await rest(test, 'post', `/api/likes_dislikes/${post.uuid}/dislike`, undefined, person);
    expect((await received(author)).sort()).toEqual(
      ['Comment Like', 'Post Like', 'Scrap'].map((type) => `${type} ${person.uuid}`),
    );
  });

  it('of many likes of one post in a day by one notification, which names the last person and counts all', async () => {
    const author = await aUser(test);
    const post = await aPost(test, author);
    const people = await Promise.all(Array.from({ length: 12 }, () => aUser(test)));
    await Promise.all(people.map((person) => like(person, post)));
    const [group, ...others] = (await opened(author)).items;
    expect([group?.peopleCount, others]).toEqual([12, []]);
    expect(group?.message).toMatch(/ and 11 others like your post\.$/);
    const last = await aUser(test);
    await like(last, post);
    expect(await unread(author)).toBe(1);
    expect(await opened(author)).toMatchObject({
      items: [{ peopleCount: 13, fromUser: { uuid: last.uuid }, isReadByReceiver: false }],
      totalCount: 1,
    });
    await like(await aUser(test), await aPost(test, author));
    expect((await opened(author)).items.map(({ peopleCount }) => peopleCount)).toEqual([1, 13]);
  });

  it('of likes on another day by another notification', async () => {
    const [author, first] = await two();
    const post = await aPost(test, author);
    await like(first, post);
    await test.database.manager.query(
      `update notifications set grouped_since = now() - interval '24 hours', created_at = now() - interval '24 hours'
       where receiver_uuid = $1`,
      [author.uuid],
    );
    await like(await aUser(test), post);
    expect((await opened(author)).items.map(({ peopleCount }) => peopleCount)).toEqual([1, 1]);
  });

  it('of nothing that they do themselves', async () => {
    const author = await aUser(test);
    const post = await aPost(test, author);
    const comment = await aComment(test, author, { postUuid: post.uuid });
    await aComment(test, author, { postUuid: post.uuid, parentCommentUuid: comment.uuid });
    await like(author, post);
    await likeComment(author, comment);
    expect(await received(author)).toEqual([]);
  });

  it('of nothing across a block, and see nothing of before it', async () => {
    const [person, troll] = await two();
    const other = await aUser(test);
    const post = await aPost(test, other);
    const comment = await aComment(test, person, { postUuid: post.uuid });
    const reply = await aComment(test, other, { postUuid: post.uuid, parentCommentUuid: comment.uuid });
    await likeComment(troll, comment);
    await blocks(test, person, troll);
    // The troll replies below somebody else's reply and joins the thread of who has blocked them.
    await aComment(test, troll, { postUuid: post.uuid, parentCommentUuid: reply.uuid });
    expect(await unread(person)).toBe(1);
    expect(await received(person)).toEqual([`Comment ${other.uuid}`]);
    expect((await opened(person)).totalCount).toBe(1);
    await rest(test, 'delete', `/api/user/block/${troll.uuid}`, undefined, person);
    expect(await received(person)).toHaveLength(2);
  });

  it('where it led as long as that is there', async () => {
    const [author, person] = await two();
    const post = await aPost(test, author);
    await scrap(person, post);
    await rest(test, 'delete', `/api/post/${post.uuid}`, undefined, author);
    expect((await opened(author)).items).toMatchObject([{ type: 'Scrap', post: null }]);
  });

  it('on their open screens, and what they have read is told to the others of them', async () => {
    const [author, person] = await two();
    await scrap(person, await aPost(test, author));
    const { items } = await opened(author);
    await opened(author);
    const events = await test.database.manager.query<object[]>(
      'select name, data from live_events where user_uuid = $1 order by id',
      [author.uuid],
    );
    expect(events).toEqual([
      { name: 'notification', data: { uuid: items[0]?.uuid, type: 'Scrap' } },
      { name: 'badge', data: {} },
    ]);
  });

  it('of nothing when the write that caused it is refused', async () => {
    const [author, person] = await two();
    const post = await aPost(test, author);
    const comment = { postUuid: post.uuid, content: 'x', parentCommentUuid: '0190f0f0-0000-7000-8000-000000000000' };
    expect((await rest(test, 'post', '/api/comment', comment, person)).status).toBe(404);
    expect(await received(author)).toEqual([]);
  });
});
