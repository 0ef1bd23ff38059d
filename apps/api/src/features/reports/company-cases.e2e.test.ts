import { startApp, type TestApp } from '../../../test/app.js';
import { applyTo } from '../../../test/application-factories.js';
import { aModerator, anAdmin, answer, refusalOf } from '../../../test/board-factories.js';
import { rest } from '../../../test/client.js';
import { aMember, anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { currentVersion } from '../../../test/current-version.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { areFriends } from '../../../test/friend-factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { decideCase, people, report, type Target } from '../../../test/report-factories.js';
import { aResume } from '../../../test/resume-factories.js';

const DECIDE = `mutation ($uuid: ID!, $seenAt: DateTime!, $decision: ReportDecision!) {
  decideReport(uuid: $uuid, seenAt: $seenAt, decision: $decision, reason: "FRAUD") { decision } }`;
const CASE =
  'query ($uuid: ID!) { readReportCase(uuid: $uuid) { isOwn isFriends decidableFrom texts reportedBy { reason } } }';
const AUDIT = 'query ($targetUuid: ID) { readAuditLog(targetUuid: $targetUuid) { items { detail } } }';
const WORK = 'mutation ($uuid: ID!) { workAtDesk(kind: REPORT, uuid: $uuid, isWorking: true) }';
const WRITINGS = `query ($userUuid: ID!) {
  readWritings(userUuid: $userUuid, kind: JOB_POSTING, take: 1) { items { uuid } version } }`;
const DECIDE_ALL = `mutation ($userUuid: ID!, $version: String) {
  decideWritings(userUuid: $userUuid, kind: JOB_POSTING, version: $version, decision: HIDE, reason: "FRAUD") { decided waiting } }`;

let test: TestApp;
let company: TestCompany;
let colleague: TestUser;
let friend: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  test = await startApp();
  company = await anApprovedCompany(test);
  colleague = await aMember(test, company);
  [friend, stranger] = [await aModerator(test), await aModerator(test)];
  await areFriends(test, friend, colleague);
  await run(`update users set role = 'MODERATOR' where uuid = $1`, [colleague.uuid]);
});
afterAll(() => test.stop());

const run = (sql: string, values: unknown[]) => test.database.manager.query(sql, values);

async function caseOf(reporter: TestUser, target: Target): Promise<string> {
  expect((await report(test, reporter, target, { reason: 'FRAUD', text: '월급을 안 줘요' })).status).toBe(201);
  return (await run('select uuid from report_cases where target_uuid = $1', [target.targetUuid]))[0].uuid;
}
const decide = async (who: TestUser, uuid: string) =>
  refusalOf(test, who, DECIDE, { ...(await currentVersion(test, 'case', uuid)), decision: 'WARN' });
/** What this moderator reads that was noted of what was done to a thing. */
async function noted(who: TestUser, targetUuid: string | undefined): Promise<string[]> {
  const { items } = await answer(test, who, AUDIT, { targetUuid });
  return items.map(({ detail }: { detail: string }) => detail);
}

interface Conversation {
  application: string;
  seeker: TestUser;
  write: (caller: TestUser) => Promise<string>;
}
async function aConversation(): Promise<Conversation> {
  const seeker = await aUser(test);
  await aResume(test, seeker);
  const { body } = await applyTo(test, (await aPosting(test, company)).uuid, seeker, { message: '안녕하세요' });
  const application = body.uuid as string;
  const write = async (caller: TestUser) =>
    (await rest(test, 'post', `/api/application/${application}/notes`, { content: '확인' }, caller)).body
      .uuid as string;
  return { application, seeker, write };
}

describe('a case about a company', () => {
  it.each(['job-posting', 'company', 'application-note'] as const)(
    'is decided by nobody who works there, nor by their friends: %s',
    async (targetType) => {
      const { seeker, write } = await aConversation();
      const { uuid: posting } = await aPosting(test, company);
      const targetUuid = {
        'job-posting': posting,
        company: company.uuid,
        'application-note': await write(company.owner),
      };
      const uuid = await caseOf(seeker, { targetType, targetUuid: targetUuid[targetType] });
      const hidden = { texts: [], reportedBy: [] };
      expect(await answer(test, colleague, CASE, { uuid })).toMatchObject({ isOwn: true, ...hidden });
      expect(await answer(test, friend, CASE, { uuid })).toMatchObject({
        isFriends: true,
        decidableFrom: null,
        ...hidden,
      });
      expect(await answer(test, colleague, WORK, { uuid })).toBe(false);
      expect(await answer(test, stranger, WORK, { uuid })).toBe(true);
      expect(await decide(colleague, uuid)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      expect(await decide(friend, uuid)).toMatchObject({ status: 403, code: 'NEEDS_SECOND_MODERATOR' });
      expect((await decide(stranger, uuid)).code).toBeUndefined();
      expect(await noted(stranger, targetUuid[targetType])).toContain('WARN');
      expect(await noted(colleague, targetUuid[targetType])).not.toContain('WARN');
    },
  );

  it('that its people report is left to others as well', async () => {
    const { application, seeker, write } = await aConversation();
    const cases = [
      await caseOf(company.owner, { targetType: 'application', targetUuid: application }),
      await caseOf(company.owner, { targetType: 'application-note', targetUuid: await write(seeker) }),
    ];
    for (const uuid of cases) {
      expect(await answer(test, colleague, CASE, { uuid })).toMatchObject({ isOwn: false, decidableFrom: null });
      expect((await decide(colleague, uuid)).code).toBe('NEEDS_SECOND_MODERATOR');
      expect((await decide(friend, uuid)).code).toBeUndefined();
    }
  });

  it('is none that its people decide with all that its owner wrote', async () => {
    await aPosting(test, company);
    const all = { userUuid: company.owner.uuid };
    const { version } = await answer(test, stranger, WRITINGS, all);
    expect(await refusalOf(test, colleague, DECIDE_ALL, { ...all, version })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await answer(test, friend, DECIDE_ALL, { ...all, version })).toMatchObject({
      decided: 0,
      waiting: expect.any(Number),
    });
  });
});

describe('blockJobPosting', () => {
  const BLOCK = `mutation ($uuid: ID!, $isBlocked: Boolean) {
    blockJobPosting(uuid: $uuid, reason: "확인", isBlocked: $isBlocked, cause: "FRAUD") { state } }`;
  const OWN = '{ readOwnDecisions { items { uuid target { uuid } decision why mayAppeal } } }';
  const block = (who: TestUser, uuid: string, isBlocked = true) => refusalOf(test, who, BLOCK, { uuid, isBlocked });
  const stateOf = async (uuid: string) =>
    (await run('select blocked_at is not null as blocked from job_postings where uuid = $1', [uuid]))[0].blocked;

  it('is a decision: who works there, or a friend of theirs, neither takes a posting away nor gives it back', async () => {
    const [own, near, admin] = [await aMember(test, company), await anAdmin(test), await anAdmin(test)];
    await run(`update users set role = 'ADMIN' where uuid = $1`, [own.uuid]);
    await areFriends(test, near, own);
    const { uuid } = await aPosting(test, company);
    for (const isBlocked of [true, false]) {
      expect(await block(own, uuid, isBlocked)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      expect(await block(near, uuid, isBlocked)).toMatchObject({ status: 403, code: 'NEEDS_SECOND_MODERATOR' });
      expect(await stateOf(uuid)).toBe(!isBlocked);
      expect((await block(admin, uuid)).code).toBeUndefined();
      expect(await stateOf(uuid)).toBe(true);
    }
  });

  it('tells the owner once why, who may appeal; what reports have hidden is shown by it, too', async () => {
    const [admin, second] = [await anAdmin(test), await anAdmin(test)];
    const { uuid } = await aPosting(test, company);
    for (let time = 0; time < 2; time += 1) await block(admin, uuid);
    const own = async () =>
      (await answer(test, company.owner, OWN)).items.filter(
        ({ target }: { target: { uuid: string } }) => target.uuid === uuid,
      );
    expect(await own()).toMatchObject([{ decision: 'HIDE', mayAppeal: true }]);
    const [{ uuid: caseUuid }] = await own();
    expect(
      (await rest(test, 'post', `/api/report/${caseUuid}/appeal`, { text: '아닙니다' }, company.owner)).status,
    ).toBe(204);
    expect((await block(admin, uuid, false)).code).toBe('NEEDS_SECOND_MODERATOR');
    expect((await block(second, uuid, false)).code).toBeUndefined();
    expect(await stateOf(uuid)).toBe(false);
    expect(await own()).toMatchObject([{ decision: 'KEEP', mayAppeal: false }]);
    for (const who of await people(test, 3)) await report(test, who, { targetType: 'job-posting', targetUuid: uuid });
    expect(await stateOf(uuid)).toBe(true);
    expect((await block(second, uuid, false)).code).toBeUndefined();
    expect(await stateOf(uuid)).toBe(false);
    expect(await own()).toHaveLength(1);
  });

  it('answers no reports that nobody has read: they stay open, and one more hides the posting again', async () => {
    const admin = await anAdmin(test);
    const { uuid: targetUuid } = await aPosting(test, company);
    const target = { targetType: 'job-posting', targetUuid } as const;
    const [first = admin, second = admin, third = admin, fourth = admin] = await people(test, 4);
    await report(test, first, target, { text: 'এই কাজটা প্রতারণা' });
    const reported = () =>
      run(
        `select uuid, decision, reporter_count as reporters from report_cases where target_uuid = $1 and reporter_count > 0`,
        [targetUuid],
      );
    const [{ uuid }] = await reported();
    // Nothing hides it.
    expect((await block(admin, targetUuid, false)).code).toBeUndefined();
    expect(await reported()).toEqual([{ uuid, decision: null, reporters: 1 }]);
    for (const who of [second, third]) await report(test, who, target);
    expect(await stateOf(targetUuid)).toBe(true);
    expect((await block(admin, targetUuid, false)).code).toBeUndefined();
    expect(await stateOf(targetUuid)).toBe(false);
    expect(await reported()).toEqual([{ uuid, decision: null, reporters: 3 }]);
    await report(test, fourth, target);
    expect(await stateOf(targetUuid)).toBe(true);
    await decideCase(test, admin, uuid, 'KEEP');
    expect(await stateOf(targetUuid)).toBe(false);
  });
});
