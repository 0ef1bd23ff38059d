import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { REPORTERS_TO_HIDE } from '@haiko/shared/limits';
import { REPORT_REASONS } from '@haiko/shared/reports';
import { startApp, type TestApp } from '../../../test/app.js';
import {
  aModerator,
  anAdmin,
  answer,
  CREATE,
  notice,
  refusalOf,
  UNKNOWN,
  uuids,
} from '../../../test/board-factories.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { blocks } from '../../../test/friend-factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aNote } from '../../../test/note-factories.js';
import { aComment, aPost } from '../../../test/post-factories.js';
import {
  caseOf,
  decide,
  hide,
  people,
  report,
  REPORTS,
  theComment,
  theNote,
  thePost,
  theUser,
} from '../../../test/report-factories.js';
import { PopularPostsService } from '../posts/popular-posts.service.js';

const USER = 'query ($uuid: ID!) { readUser(uuid: $uuid) { uuid } }';
const POST = `query ($uuid: ID!) { readPost(uuid: $uuid) { uuid comments {
  uuid isDeleted content childComments { uuid content }
} } }`;

let test: TestApp;
let moderator: TestUser;
beforeAll(async () => {
  test = await startApp();
  moderator = await aModerator(test);
});
afterAll(() => test.stop());

const canRead = async (uuid: string, reader?: { token: string }) =>
  (await query(test, POST, { uuid }, reader)).data['readPost'] !== null;

describe('POST /api/report', () => {
  it('requires sign-in', async () => {
    expect((await report(test, {}, thePost(UNKNOWN))).status).toBe(401);
  });

  it.each([
    ['an unknown kind', { ...thePost(UNKNOWN), targetType: 'board' }, 'targetType'],
    ['no kind', { targetUuid: UNKNOWN, reason: 'SPAM' }, 'targetType'],
    ['a malformed uuid', thePost('x'), 'targetUuid'],
    ['an unknown reason', { ...thePost(UNKNOWN), reason: 'spam' }, 'reason'],
    ['no reason', { ...thePost(UNKNOWN), reason: undefined }, 'reason'],
  ])('rejects %s', async (_, body, path) => {
    const { status, body: reply } = await report(test, await aUser(test), body);
    expect([status, reply.code, reply.fields]).toEqual([400, 'VALIDATION_FAILED', [{ path, code: 'INVALID' }]]);
  });

  it('rejects words that are too many', async () => {
    const { body } = await report(test, await aUser(test), thePost(UNKNOWN), { text: NINE_SCRIPTS.km.repeat(100) });
    expect(body.fields).toEqual([{ path: 'text', code: 'TOO_LONG' }]);
  });

  it.each(['post', 'comment', 'note', 'user', 'job-posting'])('finds no %s that is not there', async (targetType) => {
    const { status, body } = await report(test, await aUser(test), { targetType, targetUuid: UNKNOWN });
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it.each(['the reporter', 'whoever is reported'])('reaches across a block by %s', async (blocker) => {
    const [reporter = moderator, troll = moderator, friend = moderator] = await people(test, 3);
    const { uuid } = await aPost(test, troll, { content: NINE_SCRIPTS.tl });
    const { uuid: postUuid } = await aPost(test, friend);
    const remark = await aComment(test, troll, { postUuid, content: NINE_SCRIPTS.zh });
    const below = await aComment(test, friend, { postUuid: uuid });
    const note = await aNote(test, troll, reporter, NINE_SCRIPTS.th);
    await (blocker === 'the reporter' ? blocks(test, reporter, troll) : blocks(test, troll, reporter));
    const targets = [thePost(uuid), theComment(remark.uuid), theComment(below.uuid), theUser(troll.uuid)];
    for (const target of [...targets, theNote(note.uuid)])
      expect((await report(test, reporter, target)).status).toBe(201);
  });

  it('finds nothing that is deleted, and of a note only its two people know', async () => {
    const [reporter = moderator, author = moderator, friend = moderator] = await people(test, 3);
    const { uuid } = await aPost(test, author);
    const remark = await aComment(test, author, { postUuid: (await aPost(test, friend)).uuid });
    const note = await aNote(test, author, friend, NINE_SCRIPTS.th);
    await test.database.manager.query('update posts set deleted_at = now() where uuid = $1', [uuid]);
    await test.database.manager.query('update comments set deleted_at = now() where uuid = $1', [remark.uuid]);
    for (const target of [thePost(uuid), theComment(remark.uuid), theNote(note.uuid)])
      expect((await report(test, reporter, target)).body.code).toBe('NOT_FOUND');
  });

  it('refuses what is one’s own', async () => {
    const [author = moderator, friend = moderator] = await people(test, 2);
    const { uuid: postUuid } = await aPost(test, author);
    const remark = await aComment(test, author, { postUuid });
    const note = await aNote(test, author, friend, NINE_SCRIPTS.bn);
    const targets = [thePost(postUuid), theComment(remark.uuid), theUser(author.uuid)];
    for (const target of [...targets, theNote(note.uuid)]) {
      const { body } = await report(test, author, target);
      expect([body.code, body.fields]).toEqual(['VALIDATION_FAILED', [{ path: 'targetUuid', code: 'INVALID' }]]);
    }
  });

  it('counts nobody twice who leaves and comes back', async () => {
    const [author = moderator, leaver = moderator, ...others] = await people(test, REPORTERS_TO_HIDE + 2);
    const target = thePost((await aPost(test, author, { content: NINE_SCRIPTS.ja })).uuid);
    for (const who of [leaver, ...others.slice(2)]) await report(test, who, target);
    await rest(test, 'delete', '/api/user', { posts: 'keep', password: leaver.password }, leaver);
    const [again = moderator] = await people(test, 1);
    await report(test, again, target);
    expect(await caseOf(test, moderator, target)).toMatchObject({ reporters: REPORTERS_TO_HIDE - 1 });
    expect(await canRead(target.targetUuid)).toBe(true);
    await report(test, others[0] ?? moderator, target);
    expect(await canRead(target.targetUuid)).toBe(false);
    await rest(test, 'delete', '/api/user', { posts: 'keep', password: again.password }, again);
    expect(await canRead(target.targetUuid)).toBe(false);
  });

  it.each(LANGUAGES)('takes words in %s, and keeps the text as it was reported', async (language) => {
    const [reporter = moderator, author = moderator] = await people(test, 2);
    const { uuid } = await aPost(test, author, { title: NINE_SCRIPTS[language] });
    const reason = REPORT_REASONS[LANGUAGES.indexOf(language) % REPORT_REASONS.length];
    const { status, body } = await report(test, reporter, thePost(uuid), { reason, text: NINE_SCRIPTS[language] });
    expect(status).toBe(201);
    expect(body).toEqual({ uuid: body.uuid, ...thePost(uuid), reason, createdAt: expect.any(String) });
    await rest(test, 'put', `/api/post/${uuid}`, { title: 'Nice', content: 'Nothing to see' }, author);
    expect(await caseOf(test, moderator, thePost(uuid))).toMatchObject({
      target: { type: 'post', uuid, excerpt: `${NINE_SCRIPTS[language]}\nWhere do you buy warm clothes?` },
      author: { uuid: author.uuid },
      ...{ reason, texts: [NINE_SCRIPTS[language]], state: 'OPEN', reporters: 1, decision: null, decidedBy: null },
    });
  });

  it('counts a person once, however often they report', async () => {
    const [reporter = moderator, author = moderator] = await people(test, 2);
    const { uuid } = await aPost(test, author);
    const replies = await Promise.all(Array.from({ length: 20 }, () => report(test, reporter, thePost(uuid))));
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.uuid}`)).size).toBe(1);
    expect((await caseOf(test, moderator, thePost(uuid)))['reporters']).toBe(1);
    expect(await canRead(uuid)).toBe(true);
  });
});

describe('three reporters', () => {
  const LISTS = `query ($keyword: String!) {
    feed: readPosts(take: 50) { items { uuid } totalCount }
    found: readPostsByKeyword(keyword: $keyword, take: 50) { items { uuid } totalCount }
    popular: readPopularPosts { uuid }
  }`;

  it('hide a post from everybody but its author, in every list, whoever of them comes first', async () => {
    const [reader = moderator, author = moderator] = await people(test, 2);
    const title = `${NINE_SCRIPTS.ko} ${author.uuid.slice(-8)}`;
    const { uuid } = await aPost(test, author, { title });
    await rest(test, 'post', `/api/likes_dislikes/${uuid}/like`, undefined, reader);
    await rest(test, 'post', `/api/scraps/${uuid}`, undefined, reader);
    await test.app.get(PopularPostsService).rank();
    await hide(test, thePost(uuid));
    expect((await caseOf(test, moderator, thePost(uuid)))['reporters']).toBe(REPORTERS_TO_HIDE);
    const seen = async (who?: { token: string }) => {
      const { data } = await query(test, LISTS, { keyword: author.uuid.slice(-8) }, who);
      const lists = [data['feed'], data['found'], { items: data['popular'] }];
      return lists.map((list) => uuids(list).includes(uuid));
    };
    expect(await seen()).toEqual([false, false, false]);
    expect((await seen(reader)).slice(0, 2)).toEqual([false, false]);
    expect((await seen(author)).slice(0, 2)).toEqual([true, true]);
    const own = '{ readLikedPosts { items { uuid } totalCount } readScrappedPosts { items { uuid } totalCount } }';
    expect((await query(test, own, {}, reader)).data).toEqual({
      readLikedPosts: { items: [], totalCount: 0 },
      readScrappedPosts: { items: [], totalCount: 0 },
    });
    const { data } = await query(test, '{ readOwnedPosts { items { uuid } } }', {}, author);
    expect(uuids(data['readOwnedPosts'])).toEqual([uuid]);
    expect([await canRead(uuid), await canRead(uuid, reader), await canRead(uuid, author)]).toEqual([
      false,
      false,
      true,
    ]);
    const writes = await Promise.all([
      rest(test, 'post', `/api/likes_dislikes/${uuid}/like`, undefined, reader),
      rest(test, 'post', '/api/comment', { postUuid: uuid, content: 'x' }, reader),
      report(test, reader, thePost(uuid)),
    ]);
    expect(writes.map(({ body }) => body.code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    await test.app.get(PopularPostsService).rank();
    expect(await test.database.manager.query('select from popular_posts where post_uuid = $1', [uuid])).toEqual([]);
  });

  it('hide a comment; a thread keeps its shape', async () => {
    const [author = moderator, other = moderator] = await people(test, 2);
    const { uuid: postUuid } = await aPost(test, other);
    const remark = await aComment(test, author, { postUuid, content: NINE_SCRIPTS.km });
    const reply = await aComment(test, other, { postUuid, content: 'b', parentCommentUuid: remark.uuid });
    const alone = await aComment(test, author, { postUuid, content: NINE_SCRIPTS.ja });
    await hide(test, theComment(remark.uuid));
    await hide(test, theComment(alone.uuid));
    const threads = async (who?: { token: string }) =>
      (await query(test, POST, { uuid: postUuid }, who)).data['readPost'].comments;
    const childComments = [{ uuid: reply.uuid, content: 'b' }];
    expect(await threads(other)).toEqual([{ uuid: remark.uuid, isDeleted: true, content: '', childComments }]);
    expect(await threads(author)).toEqual([
      { uuid: remark.uuid, isDeleted: false, content: NINE_SCRIPTS.km, childComments },
      { uuid: alone.uuid, isDeleted: false, content: NINE_SCRIPTS.ja, childComments: [] },
    ]);
    const like = await rest(test, 'post', `/api/comment_likes_dislikes/${alone.uuid}/like`, undefined, other);
    expect(like.body.code).toBe('NOT_FOUND');
  });

  it('close somebody’s profile, and nothing else of theirs', async () => {
    const [person = moderator, reader = moderator] = await people(test, 2);
    const { uuid } = await aPost(test, person);
    await hide(test, theUser(person.uuid));
    const look = async (who: TestUser) => (await query(test, USER, { uuid: person.uuid }, who)).data['readUser'];
    expect([await look(reader), await look(person)]).toEqual([null, { uuid: person.uuid }]);
    expect(await canRead(uuid, reader)).toBe(true);
    await decide(test, moderator, theUser(person.uuid), 'WARN');
    expect(await look(reader)).toEqual({ uuid: person.uuid });
  });

  it('hide only with accounts that are a day old; younger ones are read by moderators', async () => {
    const { uuid } = await aPost(test, await aUser(test));
    const young = await Promise.all(Array.from({ length: REPORTERS_TO_HIDE }, () => aUser(test)));
    for (const who of young) expect((await report(test, who, thePost(uuid))).status).toBe(201);
    expect((await caseOf(test, moderator, thePost(uuid)))['reporters']).toBe(REPORTERS_TO_HIDE);
    expect(await canRead(uuid)).toBe(true);
    await hide(test, thePost(uuid));
    expect(await canRead(uuid)).toBe(false);
  });

  it('do not hide what admins publish', async () => {
    const { uuid } = await answer(test, await anAdmin(test), CREATE, { input: notice() });
    await hide(test, thePost(uuid));
    expect([await canRead(uuid), (await caseOf(test, moderator, thePost(uuid)))['reporters']]).toEqual([
      true,
      REPORTERS_TO_HIDE,
    ]);
    await decide(test, await anAdmin(test), thePost(uuid), 'HIDE');
    expect(await canRead(uuid)).toBe(false);
  });
});

describe('readReports', () => {
  it('is for moderators and admins', async () => {
    expect((await refusalOf(test, {}, REPORTS, {})).status).toBe(401);
    expect(await refusalOf(test, await aUser(test), REPORTS, {})).toEqual({ status: 403, code: 'FORBIDDEN' });
    expect(await answer(test, await anAdmin(test), REPORTS, {})).toHaveProperty('items');
  });

  it('rejects an unknown state and a page that is too long', async () => {
    expect((await refusalOf(test, moderator, REPORTS, { state: 'NEW' })).code).toBe('MALFORMED_REQUEST');
    expect((await refusalOf(test, moderator, REPORTS, { take: 51 })).code).toBe('VALIDATION_FAILED');
  });

  it('lists the newest first, by state', async () => {
    const [author = moderator, ...reporters] = await people(test, 4);
    const [first, second] = [thePost((await aPost(test, author)).uuid), thePost((await aPost(test, author)).uuid)];
    for (const [index, reporter] of reporters.entries()) {
      await report(test, reporter, first, { reason: index === 0 ? 'FRAUD' : 'ABUSE' });
    }
    for (const reporter of reporters) await report(test, reporter, second);
    await decide(test, moderator, first, 'KEEP', NINE_SCRIPTS.ja);
    const targets = async (state: string) => {
      const { items } = await answer(test, moderator, REPORTS, { state, take: 2 });
      return items.map(({ target }: { target: { uuid: string } }) => target.uuid);
    };
    expect((await targets('OPEN'))[0]).toBe(second.targetUuid);
    expect((await targets('DECIDED'))[0]).toBe(first.targetUuid);
    expect(await caseOf(test, moderator, first)).toMatchObject({
      ...{ state: 'DECIDED', reason: 'ABUSE', decision: 'KEEP', note: NINE_SCRIPTS.ja },
      decidedBy: { nickname: moderator.nickname },
    });
  });
});
