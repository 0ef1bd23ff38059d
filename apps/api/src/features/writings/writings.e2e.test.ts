import { WRITINGS_AT_ONCE } from '@haiko/shared/limits';
import { startApp, type TestApp } from '../../../test/app.js';
import { aModerator, answer, refusalOf } from '../../../test/board-factories.js';
import { query, rest } from '../../../test/client.js';
import { anApprovedCompany } from '../../../test/company-factories.js';
import { currentVersion } from '../../../test/current-version.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { areFriends } from '../../../test/friend-factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { aNote, withdraw } from '../../../test/note-factories.js';
import { aPost } from '../../../test/post-factories.js';
import { people, report, theNote, thePost } from '../../../test/report-factories.js';
import { until } from '../../../test/until.js';
import { holding, untilWaiting } from '../../../test/waiting.js';
import { WritingsService } from './writings.service.js';

const WRITINGS = `query ($userUuid: ID!, $kind: WritingKind!, $skip: Int, $take: Int) {
  readWritings(userUuid: $userUuid, kind: $kind, skip: $skip, take: $take) {
    items { uuid updatedAt excerpt isHidden caseUuid decision } totalCount hasMore version } }`;
const DECIDE = `mutation ($userUuid: ID!, $kind: WritingKind!, $writings: [SeenWritingInput!], $version: String,
  $decision: ReportDecision!, $reason: String!) {
  decideWritings(userUuid: $userUuid, kind: $kind, writings: $writings, version: $version, decision: $decision, reason: $reason) {
    decided waiting goesOn } }`;
const OWN = '{ readOwnDecisions(take: 50) { items { uuid why decision } totalCount } }';
const SPAM = { decision: 'HIDE', reason: 'SPAM' };
const LONG_AGO = '2024-01-01T00:00:00.000Z';

let test: TestApp;
let moderator: TestUser;
beforeAll(async () => {
  test = await startApp({ BACKGROUND_JOBS: 'on' });
  moderator = await aModerator(test);
});
afterAll(() => test.stop());

const written = (person: TestUser, kind: string, page: object = { take: 50 }) =>
  answer(test, moderator, WRITINGS, { userUuid: person.uuid, kind, ...page });
const uuidsOf = async (person: TestUser, kind: string): Promise<string[]> =>
  (await written(person, kind)).items.map(({ uuid }: { uuid: string }) => uuid);
/** What a decision about these, or about all, says that was seen: what stands there now. */
async function seen(person: TestUser, kind: string, uuids?: string[]): Promise<Changes> {
  const { items, version } = await written(person, kind);
  if (!uuids) return { version };
  const updatedAtOf = new Map(items.map((item: { uuid: string; updatedAt: string }) => [item.uuid, item.updatedAt]));
  return { writings: uuids.map((uuid) => ({ uuid, seenAt: updatedAtOf.get(uuid) ?? LONG_AGO })) };
}
interface Changes {
  kind?: string;
  uuids?: string[];
  [name: string]: unknown;
}
const variables = async (person: TestUser, { kind = 'POST', uuids, ...changes }: Changes) => ({
  ...{ userUuid: person.uuid, kind, ...SPAM },
  ...(await seen(person, kind, uuids)),
  ...changes,
});
const decide = async (person: TestUser, changes: Changes, who = moderator) =>
  answer(test, who, DECIDE, await variables(person, changes));
const refused = async (person: TestUser, changes: Changes, who = moderator) =>
  refusalOf(test, who, DECIDE, await variables(person, changes));
const isSeen = async (uuid: string) =>
  (await query(test, 'query ($uuid: ID!) { readPost(uuid: $uuid) { uuid } }', { uuid })).data.readPost !== null;
const newsOf = async (person: TestUser): Promise<number> => {
  const [row] = await test.database.manager.query<{ count: number }[]>(
    `select count(*)::int as count from notifications where receiver_uuid = $1 and type = 'Decision'`,
    [person.uuid],
  );
  return row?.count ?? 0;
};

describe('what one person wrote', () => {
  it('is listed by kind, newest first, a page at a time; of messages those that were reported', async () => {
    const [author, other] = await people(test, 2);
    if (!author || !other) throw new Error('two people');
    const posts = [await aPost(test, author), await aPost(test, author, { title: '사과 ផ្លែប៉ោម' })];
    const post = posts[1] ?? { uuid: '' };
    const comment = await rest(test, 'post', '/api/comment', { postUuid: post.uuid, content: 'আপেল' }, author);
    await areFriends(test, author, other);
    await aNote(test, author, other, 'nobody reported this');
    const note = await aNote(test, author, other, 'this one');
    await report(test, other, theNote(note.uuid));
    expect(await uuidsOf(author, 'POST')).toEqual(posts.map(({ uuid }) => uuid).toReversed());
    expect(await written(author, 'COMMENT')).toMatchObject({
      ...{ items: [{ uuid: comment.body.uuid, excerpt: 'আপেল', isHidden: false, caseUuid: null }], totalCount: 1 },
    });
    expect(await written(author, 'NOTE')).toMatchObject({
      items: [{ uuid: note.uuid, excerpt: 'this one' }],
      totalCount: 1,
    });
    expect(await written(author, 'POST', { skip: 1, take: 1 })).toMatchObject({
      items: [{ uuid: posts[0]?.uuid }],
      hasMore: false,
    });
  });

  it('has the postings of their company', async () => {
    const company = await anApprovedCompany(test);
    const { uuid } = await aPosting(test, company);
    expect(await uuidsOf(company.owner, 'JOB_POSTING')).toEqual([uuid]);
    expect(await decide(company.owner, { kind: 'JOB_POSTING' })).toEqual({ decided: 1, waiting: 0, goesOn: false });
    expect((await written(company.owner, 'JOB_POSTING')).items).toMatchObject([{ isHidden: true, decision: 'HIDE' }]);
  });
});

describe('a decision about much of it', () => {
  it('hides what is ticked and nothing else, tells the author once, and each can be appealed', async () => {
    const author = await aUser(test);
    const [first = '', second = '', third = ''] = [
      (await aPost(test, author)).uuid,
      (await aPost(test, author)).uuid,
      (await aPost(test, author)).uuid,
    ];
    expect(await decide(author, { uuids: [first, second] })).toEqual({ decided: 2, waiting: 0, goesOn: false });
    expect([await isSeen(first), await isSeen(second), await isSeen(third)]).toEqual([false, false, true]);
    expect(await newsOf(author)).toBe(1);
    const { items } = await answer(test, author, OWN);
    expect(items).toHaveLength(2);
    for (const { uuid } of items)
      expect((await rest(test, 'post', `/api/report/${uuid}/appeal`, { text: 'No' }, author)).status).toBe(204);
    const log = await test.database.manager.query<{ action: string }[]>(
      `select action from audit_log where target_uuid = any($1) order by created_at, action`,
      [[author.uuid, first, second]],
    );
    expect(log.map(({ action }) => action)).toEqual(['decideReport', 'decideReport', 'decideWritings']);
  });

  it('deletes all, also more than fit into one transaction, and tells the author once', async () => {
    const author = await aUser(test);
    const post = await aPost(test, author);
    await test.database.manager.query(
      `insert into comments (post_uuid, author_uuid, original_language, content)
       select $1, $2, 'en', '{"en": "text"}' from generate_series(1, $3::int)`,
      [post.uuid, author.uuid, WRITINGS_AT_ONCE + 5],
    );
    await test.database.manager.query('update posts set comment_count = $2 where uuid = $1', [
      post.uuid,
      WRITINGS_AT_ONCE + 5,
    ]);
    const all = { kind: 'COMMENT', decision: 'DELETE' };
    expect(await decide(author, all)).toEqual({ decided: WRITINGS_AT_ONCE, waiting: 0, goesOn: true });
    await until(async () => (await written(author, 'COMMENT')).totalCount === 0);
    expect([await newsOf(author), await isSeen(post.uuid)]).toEqual([1, true]);
  });

  it('is all or nothing: what is another’s, or hidden already, stops the rest', async () => {
    const [author, other] = [await aUser(test), await aUser(test)];
    const [own, foreign] = [await aPost(test, author), await aPost(test, other)];
    expect((await refused(author, { uuids: [own.uuid, foreign.uuid] })).code).toBe('NOT_FOUND');
    expect([await isSeen(own.uuid), await newsOf(author)]).toEqual([true, 0]);
    await decide(author, { uuids: [own.uuid] });
    expect((await refused(author, { uuids: [own.uuid] })).code).toBe('CHANGED_MEANWHILE');
  });

  it('is about what was seen: a changed text, or a new one, has to be read first', async () => {
    const author = await aUser(test);
    const [first, second] = [await aPost(test, author), await aPost(test, author)];
    const [ticked, all] = [await seen(author, 'POST', [first.uuid, second.uuid]), await seen(author, 'POST')];
    const body = { title: 'দুঃখিত', content: '죄송합니다. ខ្ញុំសុំទោស។' };
    expect((await rest(test, 'put', `/api/post/${second.uuid}`, body, author)).status).toBe(200);
    for (const stale of [ticked, all])
      expect((await refused(author, { version: null, ...stale })).code).toBe('CHANGED_MEANWHILE');
    const changed = await seen(author, 'POST');
    await aPost(test, author);
    expect((await refused(author, changed)).code).toBe('CHANGED_MEANWHILE');
    expect([await isSeen(first.uuid), await isSeen(second.uuid), await newsOf(author)]).toEqual([true, true, 0]);
    expect(await decide(author, {})).toEqual({ decided: 3, waiting: 0, goesOn: false });
  });

  it('is about what was reported by then: a report that came after has to be read first', async () => {
    const author = await aUser(test);
    const { uuid } = await aPost(test, author, { title: '사과 ផ្លែប៉ោម' });
    const [ticked, all] = [await seen(author, 'POST', [uuid]), await seen(author, 'POST')];
    await report(test, await aUser(test), thePost(uuid));
    for (const stale of [ticked, all])
      expect((await refused(author, { version: null, ...stale })).code).toBe('CHANGED_MEANWHILE');
    expect(await isSeen(uuid)).toBe(true);
    expect(await decide(author, { uuids: [uuid] })).toMatchObject({ decided: 1 });
  });

  it('is about what stands there once its locks are taken, and goes on with the rest', async () => {
    const author = await aUser(test);
    const [first, second] = [(await aPost(test, author)).uuid, (await aPost(test, author)).uuid];
    const rest = {
      ...{ deciderUuid: moderator.uuid, userUuid: author.uuid, kind: 'POST' as const, decision: 'HIDE' as const },
      ...{ reason: 'SPAM' as const, note: null, after: '00000000-0000-0000-0000-000000000000' },
      until: (await test.database.manager.query('select now()::timestamptz(3) as now'))[0].now.toISOString(),
    };
    const change = `update posts set updated_at = now() + interval '1 minute' where uuid = $1`;
    let deciding: Promise<void> | undefined;
    await holding(test, [change, [first]], async () => {
      deciding = test.app.get(WritingsService).decideRest(rest);
      await untilWaiting(test);
    });
    await deciding;
    expect([await isSeen(first), await isSeen(second)]).toEqual([true, false]);
  });

  it('is possible of what somebody wrote who has left, and tells them nothing', async () => {
    const author = await aUser(test);
    const [one, other] = [(await aPost(test, author)).uuid, (await aPost(test, author)).uuid];
    await withdraw(test, author);
    expect(await decide(author, { uuids: [one] })).toEqual({ decided: 1, waiting: 0, goesOn: false });
    expect(await decide(author, { decision: 'DELETE' })).toEqual({ decided: 1, waiting: 0, goesOn: false });
    expect([await isSeen(one), await isSeen(other), await newsOf(author)]).toEqual([false, false, 0]);
  });

  it('leaves to its author what they write while the rest of it is decided', async () => {
    const author = await aUser(test);
    const post = await aPost(test, author);
    await test.database.manager.query(
      `insert into comments (post_uuid, author_uuid, original_language, content, updated_at)
       select $1, $2, 'ko', '{"ko": "안녕"}', case when n > $3 then now() + interval '1 hour' else now() end
       from generate_series(1, $3::int + 2) n order by n`,
      [post.uuid, author.uuid, WRITINGS_AT_ONCE + 1],
    );
    const shown = async () =>
      (await written(author, 'COMMENT', { take: 3 })).items.map(({ isHidden }: { isHidden: boolean }) => !isHidden);
    expect(await decide(author, { kind: 'COMMENT' })).toMatchObject({ decided: WRITINGS_AT_ONCE, goesOn: true });
    await until(async () => !(await shown())[2]);
    expect(await shown()).toEqual([true, true, false]);
  });

  it('says what was seen, of some or of all', async () => {
    const author = await aUser(test);
    const { uuid } = await aPost(test, author);
    const [ticked, all] = [await seen(author, 'POST', [uuid]), await seen(author, 'POST')];
    for (const wrong of [{ version: null }, { ...ticked, ...all }, { version: 'all' }, { version: null, writings: [] }])
      expect((await refused(author, wrong)).code).toBe('VALIDATION_FAILED');
    expect(await written(author, 'NOTE')).toMatchObject({ version: '' });
  });

  it('refuses one’s own, what other moderators wrote, messages, and what hides nothing', async () => {
    const author = await aUser(test);
    await aPost(test, moderator);
    expect((await refused(moderator, {})).code).toBe('FORBIDDEN');
    expect((await refused(await aModerator(test), {})).code).toBe('FORBIDDEN');
    for (const wrong of [{ kind: 'NOTE' }, { decision: 'KEEP' }, { reason: 'BECAUSE' }, { reason: 'NOTHING_WRONG' }])
      expect((await refused(author, wrong)).code).toBe('VALIDATION_FAILED');
  });

  it('puts what a friend wrote before the others, and changes nothing', async () => {
    const [author, friend] = [await aUser(test), await aModerator(test)];
    await areFriends(test, author, friend);
    const { uuid } = await aPost(test, author);
    expect(await decide(author, {}, friend)).toEqual({ decided: 0, waiting: 1, goesOn: false });
    expect([await isSeen(uuid), await newsOf(author)]).toEqual([true, 0]);
    const open = await answer(test, moderator, '{ readReports(state: OPEN, take: 50) { items { target { uuid } } } }');
    expect(JSON.stringify(open)).toContain(uuid);
    expect(await decide(author, {})).toEqual({ decided: 1, waiting: 0, goesOn: false });
  });

  it('leaves what an appeal has given back to another moderator, and decides the rest', async () => {
    const author = await aUser(test);
    const [given, other] = [(await aPost(test, author)).uuid, (await aPost(test, author)).uuid];
    await decide(author, { uuids: [given] });
    const [{ uuid: caseUuid }] = (await answer(test, author, OWN)).items;
    expect((await rest(test, 'post', `/api/report/${caseUuid}/appeal`, { text: 'ไม่ใช่' }, author)).status).toBe(204);
    const KEEP = `mutation ($uuid: ID!, $seenAt: DateTime!) {
      decideReport(uuid: $uuid, seenAt: $seenAt, decision: KEEP, reason: "NOTHING_WRONG") { uuid } }`;
    await answer(test, await aModerator(test), KEEP, await currentVersion(test, 'case', caseUuid));
    expect(await decide(author, {})).toEqual({ decided: 1, waiting: 1, goesOn: false });
    expect([await isSeen(given), await isSeen(other)]).toEqual([true, false]);
    expect(await decide(author, { uuids: [given] })).toEqual({ decided: 0, waiting: 1, goesOn: false });
    expect(await decide(author, { uuids: [given] }, await aModerator(test))).toMatchObject({ decided: 1 });
  });

  it('is made once by two at once', async () => {
    const author = await aUser(test);
    await aPost(test, author);
    await aPost(test, author);
    const decided = await variables(author, { uuids: await uuidsOf(author, 'POST') });
    const replies = await Promise.all(
      [moderator, await aModerator(test)].map((who) => query(test, DECIDE, decided, who)),
    );
    expect(replies.map(({ data }) => data?.decideWritings?.decided ?? 0).toSorted()).toEqual([0, 2]);
    expect((await written(author, 'POST')).items).toMatchObject([{ isHidden: true }, { isHidden: true }]);
  });
});
