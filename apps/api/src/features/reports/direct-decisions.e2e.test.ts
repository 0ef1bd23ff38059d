import { startApp, type TestApp } from '../../../test/app.js';
import { aModerator, anAdmin, answer, CREATE, notice, refusalOf } from '../../../test/board-factories.js';
import { rest } from '../../../test/client.js';
import { anApprovedCompany } from '../../../test/company-factories.js';
import { currentVersion } from '../../../test/current-version.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { areFriends } from '../../../test/friend-factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { aComment, aPost } from '../../../test/post-factories.js';
import { caseOf, hide, theUser } from '../../../test/report-factories.js';

const SUSPEND = `mutation ($uuid: ID!, $until: DateTime, $cause: String) {
  suspendUser(uuid: $uuid, until: $until, reason: "세 번째 광고", cause: $cause) { suspendedUntil } }`;
const OWN = '{ readOwnDecisions { items { uuid target { type uuid excerpt } decision why mayAppeal } } }';
const DECIDE = `mutation ($uuid: ID!, $seenAt: DateTime!) {
  decideReport(uuid: $uuid, seenAt: $seenAt, decision: KEEP, reason: "NOTHING_WRONG") { decision } }`;
const AUDIT = 'query ($targetUuid: ID) { readAuditLog(targetUuid: $targetUuid) { items { action detail } } }';
/** Within a minute. */
const isTomorrow = (moment: string) => Math.abs(Date.parse(moment) - Date.now() - 86_400_000) < 60_000;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

let test: TestApp;
let admin: TestUser;
let moderator: TestUser;
beforeAll(async () => {
  test = await startApp();
  [admin, moderator] = [await anAdmin(test), await aModerator(test)];
});
afterAll(() => test.stop());

const ownDecisions = async (who: TestUser) => (await answer(test, who, OWN)).items;
/** Read past the server, which tells somebody who is suspended nothing but their decisions. */
const newsOf = ({ uuid }: TestUser) =>
  test.database.manager.query('select type, path from notifications where receiver_uuid = $1', [uuid]);
const suspendedUntil = async ({ uuid }: TestUser): Promise<Date | null> =>
  (await test.database.manager.query('select suspended_until as until from users where uuid = $1', [uuid]))[0].until;
const appeal = (who: TestUser, uuid: string) =>
  rest(test, 'post', `/api/report/${uuid}/appeal`, { text: 'সেটা ঠিক নয়' }, who);
const put = (who: TestUser, { uuid }: TestUser, body: object) => rest(test, 'put', `/api/user/${uuid}`, body, who);

describe('suspending somebody directly', () => {
  it('tells them until when, or for good, and nothing once it is over', async () => {
    const ends = '{ readOwnDecisions { items { suspendedUntil } } }';
    const endOf = async (who: TestUser) => (await answer(test, who, ends)).items[0].suspendedUntil;
    const [person, other, until] = [await aUser(test), await aUser(test), inDays(3)];
    await answer(test, moderator, SUSPEND, { uuid: person.uuid, until, cause: 'SPAM' });
    await answer(test, moderator, SUSPEND, { uuid: other.uuid, cause: 'SPAM' });
    expect([await endOf(person), await endOf(other)]).toEqual([until, '9999-12-31T00:00:00.000Z']);
    expect((await put(admin, person, { suspendedUntil: null })).status).toBe(200);
    await test.database.manager.query(`update suspensions set until = now() where user_uuid = $1`, [other.uuid]);
    expect([await endOf(person), await endOf(other)]).toEqual([null, null]);
  });

  it('tells them why, and an appeal that is heard ends it', async () => {
    const person = await aUser(test, { language: 'km' });
    const until = inDays(90);
    await answer(test, moderator, SUSPEND, { uuid: person.uuid, until, cause: 'SPAM' });
    expect((await suspendedUntil(person))?.toISOString()).toBe(until);
    expect(await newsOf(person)).toEqual([{ type: 'Decision', path: '/decisions' }]);
    const [decision] = await ownDecisions(person);
    expect(decision).toMatchObject({
      ...{ target: { type: 'user', uuid: person.uuid, excerpt: person.nickname }, decision: 'SUSPEND' },
      ...{ why: expect.stringMatching(/\p{Script=Khmer}/u), mayAppeal: true },
    });
    expect((await appeal(person, decision.uuid)).status).toBe(204);
    const seen = await currentVersion(test, 'case', decision.uuid);
    expect((await refusalOf(test, moderator, DECIDE, seen)).code).toBe('NEEDS_SECOND_MODERATOR');
    await answer(test, admin, DECIDE, seen);
    expect(await suspendedUntil(person)).toBeNull();
  });

  it('leaves open what others have reported of them, and hidden what that hides', async () => {
    const person = await aUser(test, { language: 'km' });
    await hide(test, theUser(person.uuid));
    const { uuid: reported } = await caseOf(test, moderator, theUser(person.uuid));
    const isHidden = async () =>
      (
        await test.database.manager.query('select hidden_at is not null as hidden from users where uuid = $1', [
          person.uuid,
        ])
      )[0].hidden;
    await answer(test, moderator, SUSPEND, { uuid: person.uuid, until: inDays(3), cause: 'SPAM' });
    const renamed = { suspendedUntil: null, nickname: `ชื่อ${person.uuid.slice(-6)}` };
    expect((await put(admin, person, renamed)).status).toBe(200);
    const READ = 'query ($uuid: ID!) { readReportCase(uuid: $uuid) { state decision } }';
    expect(await answer(test, moderator, READ, { uuid: reported })).toEqual({
      state: 'OPEN',
      decision: null,
    });
    expect(await isHidden()).toBe(true);
    const decided = (await ownDecisions(person)).map(({ decision }: { decision: string }) => decision);
    expect(decided.toSorted()).toEqual(['SUSPEND', 'WARN']);
    await answer(test, moderator, DECIDE, await currentVersion(test, 'case', reported));
    expect(await isHidden()).toBe(false);
  });

  it('gives a reason of the list, the general one unless another is given, also by REST', async () => {
    const [one, other] = [await aUser(test, { language: 'th' }), await aUser(test, { language: 'th' })];
    // Nothing is wrong with what is kept, and with nothing else.
    for (const cause of ['BECAUSE', 'NOTHING_WRONG'])
      expect((await refusalOf(test, moderator, SUSPEND, { uuid: one.uuid, cause })).code).toBe('VALIDATION_FAILED');
    await answer(test, moderator, SUSPEND, { uuid: one.uuid });
    expect((await put(admin, other, { suspendedUntil: inDays(3), cause: 'NO' })).body.code).toBe('VALIDATION_FAILED');
    expect((await put(admin, other, { suspendedUntil: inDays(3) })).status).toBe(200);
    const [[first], [second]] = [await ownDecisions(one), await ownDecisions(other)];
    expect(first.why).toBe(second.why);
    expect(await newsOf(other)).toHaveLength(1);
    const third = await aUser(test, { language: 'th' });
    expect((await put(admin, third, { suspendedUntil: inDays(3), cause: 'FRAUD' })).status).toBe(200);
    expect((await ownDecisions(third))[0].why).not.toBe(first.why);
    const { items } = await answer(test, admin, AUDIT, { targetUuid: one.uuid });
    expect(items).toEqual([{ action: 'suspendUser', detail: 'for good: 세 번째 광고' }]);
  });

  it('is left to others where an appeal against the same waits, or has ended the last one', async () => {
    const person = await aUser(test);
    await answer(test, admin, SUSPEND, { uuid: person.uuid, until: inDays(9) });
    const [{ uuid }] = await ownDecisions(person);
    expect((await appeal(person, uuid)).status).toBe(204);
    const again = () => refusalOf(test, admin, SUSPEND, { uuid: person.uuid });
    expect(await again()).toMatchObject({ code: 'NEEDS_SECOND_MODERATOR' });
    await answer(test, moderator, DECIDE, await currentVersion(test, 'case', uuid));
    expect(await again()).toMatchObject({ code: 'NEEDS_SECOND_MODERATOR' });
    expect(await suspendedUntil(person)).toBeNull();
    await answer(test, moderator, SUSPEND, { uuid: person.uuid, until: inDays(9) });
    expect(await suspendedUntil(person)).not.toBeNull();
  });

  it('is left to others where it is a friend, and so is its end', async () => {
    const [person, near] = [await aUser(test), await anAdmin(test)];
    await areFriends(test, person, near);
    expect(await refusalOf(test, near, SUSPEND, { uuid: person.uuid })).toMatchObject({
      code: 'NEEDS_SECOND_MODERATOR',
    });
    expect([await suspendedUntil(person), await ownDecisions(person)]).toEqual([null, []]);
    await answer(test, admin, SUSPEND, { uuid: person.uuid });
    expect((await put(near, person, { suspendedUntil: null })).body.code).toBe('NEEDS_SECOND_MODERATOR');
    expect((await put(near, person, { suspendedUntil: inDays(1) })).body.code).toBe('NEEDS_SECOND_MODERATOR');
    expect((await put(admin, person, { suspendedUntil: null })).status).toBe(200);
    expect(await suspendedUntil(person)).toBeNull();
  });

  it('of a friend is ended by an administrator who is alone, after a day', async () => {
    const alone = await startApp();
    try {
      const [near, person] = [await anAdmin(alone), await aUser(alone)];
      await areFriends(alone, person, near);
      const run = (sql: string) => alone.database.manager.query(sql);
      await run(
        `insert into suspensions (user_uuid, until) select uuid, now() + interval '9 days' from users where role = 'USER'`,
      );
      await run(`update users set suspended_until = now() + interval '9 days' where role = 'USER'`);
      const end = () => rest(alone, 'put', `/api/user/${person.uuid}`, { suspendedUntil: null }, near);
      const { body } = await end();
      expect(body.code).toBe('NEEDS_SECOND_MODERATOR');
      expect(isTomorrow(body.decidableFrom)).toBe(true);
      await run(`update suspensions set created_at = now() - interval '1 day'`);
      expect((await end()).status).toBe(200);
    } finally {
      await alone.stop();
    }
  });
});

describe('deleting what somebody else wrote', () => {
  it('tells the author of a post, a comment or a posting why, who may appeal', async () => {
    const [author, company] = [await aUser(test), await anApprovedCompany(test)];
    const post = await aPost(test, author, { content: '광고입니다' });
    const under = await aPost(test, await aUser(test));
    const comment = await aComment(test, author, { postUuid: under.uuid });
    const posting = await aPosting(test, company);
    for (const path of [`post/${post.uuid}`, `comment/${under.uuid}/${comment.uuid}`, `job-posting/${posting.uuid}`])
      expect((await rest(test, 'delete', `/api/${path}`, undefined, admin)).status).toBe(204);
    const decided = await ownDecisions(author);
    expect(decided).toMatchObject([
      {
        target: { type: 'comment', uuid: comment.uuid, excerpt: comment.content },
        decision: 'DELETE',
        mayAppeal: true,
      },
      { target: { type: 'post', uuid: post.uuid }, decision: 'DELETE', mayAppeal: true },
    ]);
    expect(decided[1].target.excerpt).toContain('광고입니다');
    expect(await ownDecisions(company.owner)).toMatchObject([{ target: { uuid: posting.uuid }, decision: 'DELETE' }]);
    expect(await newsOf(author)).toHaveLength(2);
    expect((await appeal(author, decided[1].uuid)).status).toBe(204);
  });

  it('gives the cause that is said, one of the list', async () => {
    const author = await aUser(test, { language: 'bn' });
    const [post, under] = [await aPost(test, author), await aPost(test, await aUser(test))];
    const comment = async () => (await aComment(test, author, { postUuid: under.uuid })).uuid;
    const [first, second] = [await comment(), await comment()];
    for (const cause of ['BECAUSE', 'NOTHING_WRONG'])
      expect(
        (await rest(test, 'delete', `/api/post/${post.uuid}?cause=${cause}`, undefined, admin)).body,
      ).toMatchObject({
        ...{ code: 'VALIDATION_FAILED', fields: [{ path: 'cause', code: 'INVALID' }] },
      });
    for (const [path, body] of [
      [`post/${post.uuid}?cause=SPAM`],
      [`comment/${under.uuid}/${first}?cause=SPAM`],
      [`comment/bulk/${under.uuid}?cause=SPAM`, { commentUuids: [second] }],
    ] as const)
      expect((await rest(test, 'delete', `/api/${path}`, body, admin)).status).toBe(204);
    const REASONS = '{ readDecisionReasons(language: bn) { reason text } }';
    const reasons = (await answer(test, admin, REASONS)) as { reason: string; text: string }[];
    const spam = reasons.find(({ reason }) => reason === 'SPAM')?.text;
    expect((await ownDecisions(author)).map(({ why }: { why: string }) => why)).toEqual([spam, spam, spam]);
    const own = await aPost(test, author);
    expect((await rest(test, 'delete', `/api/post/${own.uuid}?cause=SPAM`, undefined, author)).status).toBe(204);
    expect(await ownDecisions(author)).toHaveLength(3);
  });

  it('of a friend is decided by an administrator who is alone, after a day', async () => {
    const alone = await startApp();
    try {
      const [near, author] = [await anAdmin(alone), await aUser(alone)];
      await areFriends(alone, author, near);
      const { uuid } = await aPost(alone, author);
      const remove = () => rest(alone, 'delete', `/api/post/${uuid}`, undefined, near);
      const { status, body } = await remove();
      expect([status, body.code, isTomorrow(body.decidableFrom)]).toEqual([403, 'NEEDS_SECOND_MODERATOR', true]);
      const OPEN = '{ readReports(state: OPEN) { items { uuid target { uuid } } } }';
      const { items } = await answer(alone, near, OPEN);
      expect(items).toMatchObject([{ target: { uuid } }]);
      const CASE = 'query ($uuid: ID!) { readReportCase(uuid: $uuid) { isFriends decidableFrom } }';
      expect(await answer(alone, near, CASE, { uuid: items[0].uuid })).toEqual({
        isFriends: true,
        decidableFrom: body.decidableFrom,
      });
      await alone.database.manager.query(`update report_cases set created_at = created_at - interval '1 day'`);
      expect((await remove()).status).toBe(204);
      expect((await answer(alone, near, OPEN)).items).toEqual([]);
    } finally {
      await alone.stop();
    }
  });

  it('counts the comments that are left', async () => {
    const author = await aUser(test);
    const { uuid: postUuid } = await aPost(test, author);
    const comments = [await aComment(test, author, { postUuid }), await aComment(test, admin, { postUuid })];
    await aComment(test, author, { postUuid });
    for (const { uuid } of comments)
      expect((await rest(test, 'delete', `/api/comment/${postUuid}/${uuid}`, undefined, admin)).status).toBe(204);
    const READ = 'query ($uuid: ID!) { readPost(uuid: $uuid) { commentsCount } }';
    expect(await answer(test, author, READ, { uuid: postUuid })).toEqual({ commentsCount: 1 });
    expect(await ownDecisions(admin)).toEqual([]);
  });

  it('is left to others where a friend wrote it; what one wrote oneself, or admins publish, is no case', async () => {
    const [author, near] = [await aUser(test), await anAdmin(test)];
    await areFriends(test, author, near);
    const { uuid } = await aPost(test, author);
    const refused = await rest(test, 'delete', `/api/post/${uuid}`, undefined, near);
    expect([refused.status, refused.body.code]).toEqual([403, 'NEEDS_SECOND_MODERATOR']);
    expect((await rest(test, 'delete', `/api/post/${uuid}`, undefined, author)).status).toBe(204);
    const published = await answer(test, admin, CREATE, { input: notice() });
    expect((await rest(test, 'delete', `/api/post/${published.uuid}`, undefined, near)).status).toBe(204);
    expect([await ownDecisions(author), await ownDecisions(admin)]).toEqual([[], []]);
  });
});
