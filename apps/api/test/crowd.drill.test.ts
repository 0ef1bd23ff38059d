import type { Response } from 'supertest';
import { startApp, type TestApp } from './app.js';
import { query, rest } from './client.js';
import { anApprovedCompany } from './company-factories.js';
import { aUser, type TestUser } from './factories.js';
import { aPosting } from './job-posting-factories.js';
import { aComment, aPost } from './post-factories.js';

const CROWD = 50;

let test: TestApp;
let crowd: TestUser[];
let author: TestUser;
beforeAll(async () => {
  test = await startApp();
  crowd = [];
  // Ten at a time, as passwords are slow to hash on purpose.
  while (crowd.length < CROWD) crowd.push(...(await Promise.all(Array.from({ length: 10 }, () => aUser(test)))));
});
afterAll(() => test.stop());
beforeEach(async () => {
  author = await aUser(test);
});

/** What the crowd is answered when all of it calls at the same moment: each outcome, and how many got it. */
async function allAtOnce(call: (person: TestUser) => Promise<Response>): Promise<Record<string, number>> {
  const outcomes: Record<string, number> = {};
  for (const { status, body } of await Promise.all(crowd.map(call))) {
    const outcome = String(body.code ?? status);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  return outcomes;
}

/** The one row of this statement. */
async function row(statement: string, uuid: string): Promise<unknown> {
  const [found] = await test.database.manager.query<[unknown]>(statement, [uuid]);
  return found;
}

const of = (path: string) => (person: TestUser) => rest(test, 'post', path, undefined, person);
const news = async () =>
  (await query(test, '{ readUserInformation { unreadNotificationsCount } }', {}, author)).data['readUserInformation'];
const LIKED = `select like_count as counter, (select count(*)::int from post_reactions where post_uuid = $1) as rows
  from posts where uuid = $1`;
const SCRAPPED = `select scrap_count as counter, (select count(*)::int from post_scraps where post_uuid = $1) as rows
  from posts where uuid = $1`;

describe('fifty people at the same moment', () => {
  it('like a post: each like is there and counted, and the author is told of all in one line', async () => {
    const { uuid } = await aPost(test, author);
    expect(await allAtOnce(of(`/api/likes_dislikes/${uuid}/like`))).toEqual({ 200: CROWD });
    expect(await row(LIKED, uuid)).toEqual({ counter: CROWD, rows: CROWD });
    expect(await news()).toEqual({ unreadNotificationsCount: 1 });
    expect(await allAtOnce(of(`/api/likes_dislikes/${uuid}/like`))).toEqual({ 200: CROWD });
    expect(await row(LIKED, uuid)).toEqual({ counter: 0, rows: 0 });
  });

  it('change their like for a dislike', async () => {
    const { uuid } = await aPost(test, author);
    await allAtOnce(of(`/api/likes_dislikes/${uuid}/like`));
    expect(await allAtOnce(of(`/api/likes_dislikes/${uuid}/dislike`))).toEqual({ 200: CROWD });
    expect(await row(LIKED, uuid)).toEqual({ counter: 0, rows: CROWD });
    expect(await row('select dislike_count as dislikes from posts where uuid = $1', uuid)).toEqual({ dislikes: CROWD });
  });

  it('like a comment', async () => {
    const { uuid: postUuid } = await aPost(test, author);
    const { uuid } = await aComment(test, author, { postUuid });
    expect(await allAtOnce(of(`/api/comment_likes_dislikes/${uuid}/like`))).toEqual({ 200: CROWD });
    const counted = `select like_count as counter, (select count(*)::int from comment_likes where comment_uuid = $1) as rows
      from comments where uuid = $1`;
    expect(await row(counted, uuid)).toEqual({ counter: CROWD, rows: CROWD });
  });

  it('scrap a post, twice each, and let it go', async () => {
    const { uuid } = await aPost(test, author);
    const scrap = of(`/api/scraps/${uuid}`);
    const [first, second] = await Promise.all([allAtOnce(scrap), allAtOnce(scrap)]);
    expect([first, second]).toEqual([{ 200: CROWD }, { 200: CROWD }]);
    expect(await row(SCRAPPED, uuid)).toEqual({ counter: CROWD, rows: CROWD });
    const letGo = (person: TestUser) => rest(test, 'delete', `/api/scraps/${uuid}`, undefined, person);
    expect(await allAtOnce(letGo)).toEqual({ 200: CROWD });
    expect(await row(SCRAPPED, uuid)).toEqual({ counter: 0, rows: 0 });
  });

  it('scrap a job posting', async () => {
    const { uuid } = await aPosting(test, await anApprovedCompany(test));
    expect(await allAtOnce(of(`/api/scraps/job-postings/${uuid}`))).toEqual({ 200: CROWD });
    const counted = `select scrap_count as counter,
      (select count(*)::int from job_posting_scraps where posting_uuid = $1) as rows from job_postings where uuid = $1`;
    expect(await row(counted, uuid)).toEqual({ counter: CROWD, rows: CROWD });
  });

  it('ask one person to be friends, twice each: one request of each, each told once', async () => {
    const ask = of(`/api/friend/request/${author.uuid}`);
    const [first, second] = await Promise.all([allAtOnce(ask), allAtOnce(ask)]);
    expect((first['201'] ?? 0) + (second['201'] ?? 0)).toBe(CROWD);
    expect((first['FRIEND_REQUEST_ALREADY_SENT'] ?? 0) + (second['FRIEND_REQUEST_ALREADY_SENT'] ?? 0)).toBe(CROWD);
    const { data } = await query(test, '{ readReceivedFriendRequests { requester { uuid } } }', {}, author);
    const askers = data['readReceivedFriendRequests'].map((one: { requester: TestUser }) => one.requester.uuid);
    expect(askers.sort()).toEqual(crowd.map(({ uuid }) => uuid).sort());
    expect(await news()).toEqual({ unreadNotificationsCount: CROWD });
  });

  it('want the same nickname: one has it, the others keep theirs', async () => {
    const claim = (person: TestUser) => rest(test, 'put', '/api/user', { nickname: 'দোয়েল.পাখি' }, person);
    expect(await allAtOnce(claim)).toEqual({ 200: 1, NICKNAME_TAKEN: CROWD - 1 });
    const people = await test.database.manager.query<{ nickname: string }[]>(
      'select nickname from users where uuid = any($1)',
      [crowd.map(({ uuid }) => uuid)],
    );
    const before = crowd.map(({ nickname }) => nickname);
    expect(people.filter(({ nickname }) => !before.includes(nickname))).toEqual([
      { nickname: 'দোয়েল.পাখি'.normalize('NFC') },
    ]);
  });
});
