import { DECISION_REASONS } from '@haiko/shared/reports';
import { currentVersion } from '../../../test/current-version.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { aModerator, anAdmin, answer, refusalOf, UNKNOWN } from '../../../test/board-factories.js';
import { rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aPicture, aPost } from '../../../test/post-factories.js';
import { people, report, type Target, thePost } from '../../../test/report-factories.js';

const DECIDE = `mutation ($uuid: ID!, $seenAt: DateTime!, $decision: ReportDecision!, $reason: String) {
  decideReport(uuid: $uuid, seenAt: $seenAt, decision: $decision, reason: $reason) { state decision decisionReason } }`;
const CASE = `query ($uuid: ID!) { readReportCase(uuid: $uuid) {
  state appeal isOwn isFriends decidableFrom originalLanguage content { field original translation } pictures
  reportedBy { user { uuid } reason reports kept } } }`;
const OWN = `{ readOwnDecisions { items { uuid target { uuid } decision why appeal heardAt mayAppeal } } }`;
const NOTIFICATIONS = `{ readReceivedNotifications { items { type path messageKm } } }`;

let test: TestApp;
let moderator: TestUser;
let second: TestUser;
beforeAll(async () => {
  test = await startApp();
  [moderator, second] = [await aModerator(test), await aModerator(test)];
});
afterAll(() => test.stop());

const run = (statement: string, values: unknown[]) => test.database.manager.query(statement, values);
const uuidOf = async ({ targetUuid }: Target): Promise<string> =>
  (await run('select uuid from report_cases where target_uuid = $1', [targetUuid]))[0].uuid;

/** A post that somebody has reported. */
async function reported(author: TestUser): Promise<string> {
  const [reporter = moderator] = await people(test, 1);
  const target = thePost((await aPost(test, author, { content: NINE_SCRIPTS.km })).uuid);
  await report(test, reporter, target, { reason: 'FRAUD', text: NINE_SCRIPTS.vi });
  return uuidOf(target);
}

const decision = async (uuid: string, decided: string, reason = 'FRAUD') => ({
  ...(await currentVersion(test, 'case', uuid)),
  decision: decided,
  reason,
});
const decide = async (who: TestUser, uuid: string, decided: string, reason?: string) =>
  answer(test, who, DECIDE, await decision(uuid, decided, reason));
const refused = async (who: TestUser, uuid: string, decided: string) =>
  refusalOf(test, who, DECIDE, await decision(uuid, decided));
const appeal = (who: { token?: string }, uuid: string, text = NINE_SCRIPTS.bn) =>
  rest(test, 'post', `/api/report/${uuid}/appeal`, { text }, who);
const ownDecisions = async (who: TestUser) => (await answer(test, who, OWN)).items;

/** A post that was hidden, against which its author appeals. */
async function appealed(): Promise<{ author: TestUser; uuid: string }> {
  const author = await aUser(test, { language: 'km' });
  const uuid = await reported(author);
  await decide(moderator, uuid, 'HIDE');
  expect((await appeal(author, uuid)).status).toBe(204);
  return { author, uuid };
}

describe('why something was decided', () => {
  it('is one of a list, in the language asked for', async () => {
    const READ = `query ($language: Language) { readDecisionReasons(language: $language) { reason text } }`;
    expect((await refusalOf(test, {}, READ, {})).status).toBe(401);
    expect((await refusalOf(test, await aUser(test), READ, {})).code).toBe('FORBIDDEN');
    const reasons = await answer(test, moderator, READ, { language: 'km' });
    expect(reasons.map(({ reason }: { reason: string }) => reason)).toEqual(DECISION_REASONS);
    for (const { text } of reasons) expect(text).toMatch(/\p{Script=Khmer}/u);
    const uuid = await reported(await aUser(test));
    expect(await refusalOf(test, moderator, DECIDE, await decision(uuid, 'HIDE', 'BAD'))).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'reason', code: 'INVALID' }],
    });
  });

  it('is told to the author, who learns of no moderator, and not where the thing is kept', async () => {
    const author = await aUser(test, { language: 'km' });
    await decide(moderator, await reported(author), 'KEEP', 'NOTHING_WRONG');
    expect(await ownDecisions(author)).toEqual([]);
    const uuid = await reported(author);
    expect(await decide(moderator, uuid, 'WARN')).toEqual({
      state: 'DECIDED',
      decision: 'WARN',
      decisionReason: 'FRAUD',
    });
    expect(await ownDecisions(author)).toMatchObject([{ uuid, decision: 'WARN', appeal: null, mayAppeal: true }]);
    const { items } = await answer(test, author, NOTIFICATIONS);
    expect(items).toMatchObject([{ type: 'Decision', path: '/decisions' }]);
    expect(items[0].messageKm).toMatch(/^\p{Script=Khmer}/u);
    expect(await ownDecisions(await aUser(test))).toEqual([]);
  });
});

describe('POST /api/report/{caseUuid}/appeal', () => {
  it('requires sign-in, words, and a decision against something of one’s own', async () => {
    const author = await aUser(test);
    const uuid = await reported(author);
    expect((await appeal({}, uuid)).status).toBe(401);
    expect((await appeal(author, 'x')).body.code).toBe('VALIDATION_FAILED');
    expect((await appeal(author, uuid, ' ')).body).toMatchObject({ fields: [{ path: 'text', code: 'REQUIRED' }] });
    expect((await appeal(author, uuid, 'ក'.repeat(1_001))).body).toMatchObject({ fields: [{ code: 'TOO_LONG' }] });
    for (const wrong of [uuid, UNKNOWN]) expect((await appeal(author, wrong)).status).toBe(404);
    await decide(moderator, uuid, 'HIDE');
    expect((await appeal(await aUser(test), uuid)).status).toBe(404);
    await decide(moderator, uuid, 'KEEP');
    expect((await appeal(author, uuid)).status).toBe(404);
  });

  it('puts the case before the others once, also of somebody who is suspended', async () => {
    const author = await aUser(test);
    const uuid = await reported(author);
    await decide(moderator, uuid, 'SUSPEND');
    const replies = await Promise.all([appeal(author, uuid), appeal(author, uuid)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await appeal(author, uuid)).body.code).toBe('ALREADY_APPEALED');
    expect(await ownDecisions(author)).toMatchObject([{ uuid, appeal: NINE_SCRIPTS.bn, mayAppeal: false }]);
    expect(await answer(test, second, CASE, { uuid })).toMatchObject({ state: 'APPEALED', appeal: NINE_SCRIPTS.bn });
    const list = '{ readReports(state: APPEALED, take: 50) { items { uuid } } }';
    expect((await answer(test, second, list)).items).toContainEqual({ uuid });
  });

  it('is heard by another moderator, and the author told what came of it', async () => {
    const { author, uuid } = await appealed();
    expect(await refused(moderator, uuid, 'KEEP')).toMatchObject({ status: 403, code: 'NEEDS_SECOND_MODERATOR' });
    expect(await decide(second, uuid, 'KEEP', 'NOTHING_WRONG')).toMatchObject({ state: 'DECIDED', decision: 'KEEP' });
    expect(await ownDecisions(author)).toMatchObject([{ decision: 'KEEP', heardAt: expect.any(String) }]);
    expect(await refused(moderator, uuid, 'HIDE')).toMatchObject({ code: 'NEEDS_SECOND_MODERATOR' });
  });

  it('is not heard by a moderator who reported the thing', async () => {
    const [author, reporter] = [await aUser(test), await aModerator(test)];
    const target = thePost((await aPost(test, author)).uuid);
    await report(test, reporter, target);
    const uuid = await uuidOf(target);
    await decide(moderator, uuid, 'HIDE');
    expect((await appeal(author, uuid)).status).toBe(204);
    expect(await answer(test, reporter, CASE, { uuid })).toMatchObject({ decidableFrom: null });
    expect(await refused(reporter, uuid, 'HIDE')).toMatchObject({ status: 403, code: 'NEEDS_SECOND_MODERATOR' });
    expect(await decide(second, uuid, 'KEEP', 'NOTHING_WRONG')).toMatchObject({ decision: 'KEEP' });
  });

  it('waits a day for whoever is an administrator alone', async () => {
    const alone = await startApp();
    try {
      const [admin, author] = [await anAdmin(alone), await aUser(alone)];
      const { uuid: target } = await aPost(alone, author);
      await report(alone, await aUser(alone), thePost(target));
      const [{ uuid }] = await alone.database.manager.query('select uuid from report_cases');
      const hide = async (to: string) => ({ ...(await currentVersion(alone, 'case', uuid)), decision: to });
      await answer(alone, admin, DECIDE, await hide('HIDE'));
      await rest(alone, 'post', `/api/report/${uuid}/appeal`, { text: 'No' }, author);
      const { code } = await refusalOf(alone, admin, DECIDE, await hide('KEEP'));
      expect(code).toBe('NEEDS_SECOND_MODERATOR');
      await alone.database.manager.query(`update report_cases set appealed_at = appealed_at - interval '1 day'`);
      const other = await aModerator(alone);
      expect((await refusalOf(alone, admin, DECIDE, await hide('KEEP'))).code).toBe('NEEDS_SECOND_MODERATOR');
      await alone.database.manager.query(`update users set role = 'USER' where uuid = $1`, [other.uuid]);
      expect(await answer(alone, admin, DECIDE, await hide('KEEP'))).toMatchObject({ decision: 'KEEP' });
    } finally {
      await alone.stop();
    }
  });
});

describe('a case before a moderator', () => {
  it('has the text beside its translation, the pictures, and who reported it', async () => {
    expect((await refusalOf(test, {}, CASE, { uuid: UNKNOWN })).status).toBe(401);
    expect((await refusalOf(test, await aUser(test), CASE, { uuid: UNKNOWN })).code).toBe('FORBIDDEN');
    expect(await answer(test, moderator, CASE, { uuid: UNKNOWN })).toBeNull();
    const [author = moderator, reporter = moderator] = await people(test, 2);
    const files = [{ name: '옷.png', path: await aPicture(test, author) }];
    const { uuid: target } = await aPost(test, author, { content: NINE_SCRIPTS.th, files });
    await report(test, reporter, thePost(target));
    const uuid = await uuidOf(thePost(target));
    const found = await answer(test, moderator, CASE, { uuid });
    expect(found).toMatchObject({
      ...{ state: 'OPEN', isOwn: false, isFriends: false },
      reportedBy: [{ user: { uuid: reporter.uuid }, reason: 'SPAM', reports: 1, kept: 0 }],
    });
    expect(found.content).toContainEqual({ field: 'content', original: NINE_SCRIPTS.th, translation: null });
    expect((await rest(test, 'get', found.pictures[0])).status).toBe(200);
    const audit = 'query ($targetUuid: ID) { readAuditLog(targetUuid: $targetUuid) { items { action } } }';
    const { items } = await answer(test, moderator, audit, { targetUuid: target });
    expect(items).toEqual([{ action: 'openReportedPictures' }]);
  });

  it('is left to others where it is the moderator’s own or a friend’s', async () => {
    const own = await reported(moderator);
    expect(await answer(test, moderator, CASE, { uuid: own })).toMatchObject({ isOwn: true });
    expect(await refused(moderator, own, 'KEEP')).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    const friend = await aUser(test);
    await run(
      `insert into friendships (requester_uuid, addressee_uuid, state, decided_at) values ($1, $2, 'FRIENDS', now())`,
      [friend.uuid, moderator.uuid],
    );
    const uuid = await reported(friend);
    expect(await answer(test, moderator, CASE, { uuid })).toMatchObject({ isFriends: true, decidableFrom: null });
    expect(await refused(moderator, uuid, 'KEEP')).toMatchObject({ code: 'NEEDS_SECOND_MODERATOR' });
    expect(await decide(second, uuid, 'HIDE')).toMatchObject({ decision: 'HIDE' });
  });

  it('does not tell the one it is about, nor a friend of theirs, who reported it and what they wrote', async () => {
    const [reporter = moderator, friend = moderator] = await people(test, 2);
    await run(
      `insert into friendships (requester_uuid, addressee_uuid, state, decided_at) values ($1, $2, 'FRIENDS', now())`,
      [friend.uuid, moderator.uuid],
    );
    for (const person of [moderator, friend]) {
      const { uuid: target } = await aPost(test, person);
      await report(test, reporter, thePost(target), { text: '저한테 보낸 말이에요' });
      const uuid = await uuidOf(thePost(target));
      const listed = async (who: TestUser) => {
        const { items } = await answer(test, who, '{ readReports(take: 50) { items { uuid texts } } }');
        return (items as { uuid: string; texts: string[] }[]).find((each) => each.uuid === uuid)?.texts;
      };
      expect(await answer(test, moderator, CASE, { uuid })).toMatchObject({ reportedBy: [] });
      expect(await listed(moderator)).toEqual([]);
      expect(await answer(test, second, CASE, { uuid })).toMatchObject({
        reportedBy: [{ user: { uuid: reporter.uuid } }],
      });
      expect(await listed(second)).toEqual(['저한테 보낸 말이에요']);
    }
  });
});

describe('what waits at the desk', () => {
  it('is for moderators, and companies for administrators alone', async () => {
    const READ = '{ readDeskCounts { reports appeals suggestions companies } }';
    expect((await refusalOf(test, {}, READ, {})).status).toBe(401);
    expect((await refusalOf(test, await aUser(test), READ, {})).code).toBe('FORBIDDEN');
    const before = await answer(test, moderator, READ);
    await reported(await aUser(test));
    await appealed();
    expect(await answer(test, moderator, READ)).toEqual({
      ...{ reports: before.reports + 1, appeals: before.appeals + 1, suggestions: before.suggestions, companies: null },
    });
    expect((await answer(test, await anAdmin(test), READ)).companies).toBe(0);
  });
});
