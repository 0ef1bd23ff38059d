import { startApp, type TestApp } from '../../../test/app.js';
import { applyTo, readApplication } from '../../../test/application-factories.js';
import { aModerator, answer, refusalOf } from '../../../test/board-factories.js';
import { codeOf, query, rest } from '../../../test/client.js';
import { aMember, anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { caseOf, DECIDE, decide, report, type Target } from '../../../test/report-factories.js';
import { aPicture } from '../../../test/post-factories.js';
import { aResume, aResumeFile } from '../../../test/resume-factories.js';
import { ApplicationsService } from './applications.service.js';

const AUDIT = `query ($targetUuid: ID) { readAuditLog(targetUuid: $targetUuid) { items { action actor { uuid } } } }`;

let test: TestApp;
let company: TestCompany;
let member: TestUser;
let moderator: TestUser;
let seeker: TestUser;
let uuid: string;
beforeAll(async () => {
  test = await startApp();
  company = await anApprovedCompany(test);
  [member, moderator] = [await aMember(test, company), await aModerator(test)];
});
beforeEach(async () => {
  seeker = await aUser(test);
  await aResume(test, seeker);
  const { uuid: posting } = await aPosting(test, company);
  uuid = (await applyTo(test, posting, seeker, { message: NINE_SCRIPTS.km })).body.uuid as string;
});
afterAll(() => test.stop());

const write = async (caller: TestUser, content: string) =>
  (await rest(test, 'post', `/api/application/${uuid}/notes`, { content }, caller)).body.uuid as string;
const theNote = (targetUuid: string): Target => ({ targetType: 'application-note', targetUuid });
const theApplication = (targetUuid: string): Target => ({ targetType: 'application', targetUuid });
const theCompany = (): Target => ({ targetType: 'company', targetUuid: company.uuid });
const CASE = `query ($uuid: ID!) { readReportCase(uuid: $uuid) {
  target { type excerpt } author { uuid } content { original } } }`;
const open = async (target: Target) => {
  const { uuid: caseUuid } = await caseOf(test, moderator, target);
  return (await answer(test, moderator, CASE, { uuid: caseUuid })) as {
    target: { excerpt: string };
    content: { original: string }[];
  };
};
const openings = async (targetUuid: string) =>
  (await answer(test, moderator, AUDIT, { targetUuid })).items.filter(
    ({ action }: { action: string }) => action === 'openReportedMessage',
  );

describe('reports of one side of an application by the other', () => {
  it('show the moderators one note, and nothing of the conversation around it', async () => {
    await write(member, NINE_SCRIPTS.th);
    const note = await write(member, NINE_SCRIPTS.ko);
    expect((await report(test, seeker, theNote(note), { reason: 'ABUSE' })).status).toBe(201);
    const shown = await open(theNote(note));
    expect(shown).toMatchObject({
      target: { type: 'application-note', excerpt: NINE_SCRIPTS.ko },
      author: { uuid: member.uuid },
      content: [{ original: NINE_SCRIPTS.ko }],
    });
    expect(JSON.stringify(shown)).not.toContain(NINE_SCRIPTS.th);
    expect(await readApplication(test, uuid, moderator)).toBeNull();
  });

  it('show the pictures that went with a note, and no papers', async () => {
    const files = [await aResumeFile(test, seeker), await aPicture(test, seeker, 'note')];
    const { body } = await rest(test, 'post', `/api/application/${uuid}/notes`, { content: '여기요', files }, seeker);
    await report(test, company.owner, theNote(body.uuid));
    const { uuid: caseUuid } = await caseOf(test, moderator, theNote(body.uuid));
    const READ = 'query ($uuid: ID!) { readReportCase(uuid: $uuid) { pictures } }';
    const { pictures } = await answer(test, moderator, READ, { uuid: caseUuid });
    expect(pictures).toEqual([expect.stringContaining(files[1] ?? 'picture')]);
    expect((await rest(test, 'get', pictures[0])).status).toBe(200);
  });

  it('say what was written only where it is opened, which is written down', async () => {
    const note = await write(seeker, NINE_SCRIPTS.vi);
    await report(test, company.owner, theNote(note));
    await report(test, member, theApplication(uuid));
    expect((await caseOf(test, moderator, theNote(note))).target.excerpt).toBe('');
    expect(await openings(note)).toEqual([]);
    const shown = await open(theNote(note));
    expect(shown.target.excerpt).toBe(NINE_SCRIPTS.vi);
    const history = 'query ($uuid: ID!) { readPersonHistory(uuid: $uuid) { pastCases { targetType excerpt } } }';
    const { pastCases } = await answer(test, moderator, history, { uuid: seeker.uuid });
    expect(pastCases).toContainEqual({ targetType: 'application', excerpt: '' });
    expect(await openings(note)).toHaveLength(1);
    expect((await open(theApplication(uuid))).content).toEqual([{ original: NINE_SCRIPTS.km }]);
    expect(await openings(uuid)).toHaveLength(1);
  });

  it('outlive what was reported', async () => {
    const note = await write(seeker, NINE_SCRIPTS.bn);
    await report(test, member, theNote(note));
    const { updatedAt: seenAt } = await readApplication(test, uuid, seeker);
    await rest(test, 'put', `/api/application/${uuid}/state`, { state: 'withdrawn', seenAt }, seeker);
    expect(await open(theNote(note))).toMatchObject({ target: { excerpt: NINE_SCRIPTS.bn }, content: [] });
  });

  it('are about the owner where they are about a company, and can be decided, but hide nothing', async () => {
    expect((await report(test, seeker, theCompany(), { reason: 'FRAUD' })).status).toBe(201);
    expect(await caseOf(test, moderator, theCompany())).toMatchObject({
      target: { type: 'company', excerpt: company.fields.companyName },
      author: { uuid: company.owner.uuid },
    });
    const { uuid: caseUuid, updatedAt: seenAt } = await caseOf(test, moderator, theCompany());
    const refusal = await refusalOf(test, moderator, DECIDE, { uuid: caseUuid, seenAt, decision: 'DELETE' });
    expect(refusal.fields).toEqual([{ path: 'decision', code: 'INVALID' }]);
    expect(await decide(test, moderator, theCompany(), 'WARN')).toMatchObject({ state: 'DECIDED' });
  });

  it('are not there for anybody else, and not of one’s own', async () => {
    const note = await write(member, NINE_SCRIPTS.ko);
    const stranger = await aUser(test);
    for (const target of [theNote(note), theApplication(uuid), theCompany()])
      expect(await codeOf(report(test, stranger, target))).toEqual([404, 'NOT_FOUND']);
    expect(await codeOf(report(test, company.owner, theNote(note)))).toEqual([404, 'NOT_FOUND']);
    expect(await codeOf(report(test, member, theNote(note)))).toEqual([400, 'VALIDATION_FAILED']);
    expect(await codeOf(report(test, seeker, theApplication(uuid)))).toEqual([400, 'VALIDATION_FAILED']);
    expect(await codeOf(report(test, company.owner, theCompany()))).toEqual([400, 'VALIDATION_FAILED']);
  });
});

const block = (caller: { token?: string }, method: 'post' | 'delete' = 'post') =>
  rest(test, method, `/api/application/${uuid}/block`, undefined, caller);
const isBlockedFor = async (reader: TestUser) =>
  (await query(test, 'query ($uuid: ID!) { readApplication(uuid: $uuid) { isBlocked } }', { uuid }, reader)).data[
    'readApplication'
  ].isBlocked as boolean;

describe('POST /api/application/{uuid}/block', () => {
  it('requires sign-in, and is not there for others', async () => {
    expect(await codeOf(block({}))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await codeOf(block(await aUser(test)))).toEqual([404, 'NOT_FOUND']);
  });

  it.each(['the seeker', 'a member of the company'])(
    'by %s closes the application at once, and says no more',
    async (who) => {
      const [blocker, other] = who === 'the seeker' ? [seeker, member] : [member, seeker];
      expect((await block(blocker)).body).toEqual({ isBlocked: true });
      expect((await block(blocker)).body).toEqual({ isBlocked: true });
      for (const reader of [seeker, member, company.owner]) {
        const { state, reason, history } = await readApplication(test, uuid, reader);
        expect({ state, reason, last: history.at(-1) }).toMatchObject({
          ...{ state: 'closed', reason: 'UNAVAILABLE', last: { by: 'system' } },
        });
      }
      expect([await isBlockedFor(blocker), await isBlockedFor(other)]).toEqual([true, false]);
      const written = rest(test, 'post', `/api/application/${uuid}/notes`, { content: '안녕하세요' }, other);
      expect(await codeOf(written)).toEqual([409, 'APPLICATION_CLOSED']);
    },
  );

  it('keeps the seeker from applying there until it ends, and no other people apart', async () => {
    const { uuid: other } = await aPosting(test, company);
    await block(member);
    expect(await codeOf(applyTo(test, other, seeker))).toEqual([403, 'BLOCKED']);
    const asked = `query ($uuid: ID!) { readUser(uuid: $uuid) { isBlocked } readBlockedUsers { uuid } }`;
    expect((await query(test, asked, { uuid: seeker.uuid }, company.owner)).data).toEqual({
      readUser: { isBlocked: false },
      readBlockedUsers: [],
    });
    expect((await block(seeker, 'delete')).body).toEqual({ isBlocked: false });
    expect(await codeOf(applyTo(test, other, seeker))).toEqual([403, 'BLOCKED']);
    expect((await block(company.owner, 'delete')).body).toEqual({ isBlocked: false });
    expect((await applyTo(test, other, seeker)).status).toBe(201);
    expect(await readApplication(test, uuid, seeker)).toMatchObject({ state: 'closed' });
  });

  it('ends the other applications between the two, too, and nobody else’s', async () => {
    const { uuid: posting } = await aPosting(test, company);
    const second = (await applyTo(test, posting, seeker)).body.uuid as string;
    const somebody = await aUser(test);
    await aResume(test, somebody);
    const third = (await applyTo(test, posting, somebody)).body.uuid as string;
    await block(seeker);
    while ((await test.app.get(ApplicationsService).closeOver()) > 0);
    expect(await readApplication(test, second, seeker)).toMatchObject({ state: 'closed', reason: 'UNAVAILABLE' });
    expect(await readApplication(test, third, somebody)).toMatchObject({ state: 'sent' });
  });
});
