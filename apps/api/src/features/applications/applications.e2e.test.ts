import { randomUUID } from 'node:crypto';
import { startApp, type TestApp } from '../../../test/app.js';
import { APPLICATION, applyTo, readApplication, setState } from '../../../test/application-factories.js';
import { codeOf, query, rest } from '../../../test/client.js';
import { anApprovedCompany, ONE_NOTIFICATION, type TestCompany } from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { aResume, aResumeFile, resumeFields } from '../../../test/resume-factories.js';
import { translationSettings, TranslationServer } from '../../../test/translation-server.js';
import { TRANSLATE, TranslationsService } from '../translations/translations.service.js';

interface Told {
  uuid: string;
  type: string;
  isRead: boolean;
}

const MESSAGE = 'តើមានអន្តេវាសិកដ្ឋានទេ?';
const UNKNOWN = '0190f0f0-0000-7000-8000-000000000000';

const server = new TranslationServer();
let test: TestApp;
let company: TestCompany;
let posting: string;
let seeker: TestUser;
beforeAll(async () => {
  test = await startApp(translationSettings(await server.start(), 'google'));
  company = await anApprovedCompany(test);
  posting = (await aPosting(test, company)).uuid;
});
beforeEach(async () => {
  seeker = await aUser(test);
});
afterAll(async () => {
  await test.stop();
  server.stop();
});

async function anApplication(changes: Record<string, unknown> = {}): Promise<string> {
  await aResume(test, seeker);
  const reply = await applyTo(test, posting, seeker, changes);
  if (reply.status !== 201) throw new Error(`The application failed: ${reply.text}`);
  return reply.body.uuid as string;
}

describe('applying', () => {
  it('requires sign-in', async () => {
    expect(await codeOf(applyTo(test, posting, {}))).toEqual([401, 'UNAUTHENTICATED']);
  });

  it.each([
    ['without consent', { consent: false }, 'CONSENT_REQUIRED'],
    ['with consent left out', { consent: null }, 'CONSENT_REQUIRED'],
    ['with a message that is too long', { message: '가'.repeat(1_001) }, 'VALIDATION_FAILED'],
  ])('is refused %s', async (_, changes, code) => {
    await aResume(test, seeker);
    expect(await codeOf(applyTo(test, posting, seeker, changes))).toEqual([400, code]);
  });

  it('is refused without a résumé, for a posting that is over or gone, and to the own company', async () => {
    expect(await codeOf(applyTo(test, posting, seeker))).toEqual([400, 'RESUME_REQUIRED']);
    await aResume(test, seeker);
    expect(await codeOf(applyTo(test, UNKNOWN, seeker))).toEqual([404, 'NOT_FOUND']);
    expect(await codeOf(applyTo(test, posting, company.owner))).toEqual([403, 'OWN_POSTING']);
    const { uuid } = await aPosting(test, company);
    await rest(test, 'put', `/api/job-posting/${uuid}/state`, { state: 'CLOSED' }, company.owner);
    expect(await codeOf(applyTo(test, uuid, seeker))).toEqual([409, 'APPLICATION_CLOSED']);
  });

  it.each([
    ['the state places', 20, 'GOVERNMENT_PLACED'],
    ['may not work', 31, 'VISA_DOES_NOT_ALLOW'],
  ])('is refused to whom %s, with the rule', async (_, visaMainId, code) => {
    const { body: refused } = await rest(test, 'put', '/api/user', { visaMainId }, seeker);
    expect(refused.visaMainId).toBe(visaMainId);
    await aResume(test, seeker);
    const { status, body } = await applyTo(test, posting, { ...seeker, language: 'km' });
    expect({ status, code: body.code }).toEqual({ status: 403, code });
    expect(body.visaRule.sentence).toMatch(/\p{Script=Khmer}/u);
  });

  it('is refused to whom the work is closed by age, whatever the visa is', async () => {
    const jobCategories = [{ jobCategoryMainId: 4, jobCategorySubId: 405 }];
    const { uuid } = await aPosting(test, company, { jobCategories });
    const young = await aUser(test, { birthDate: `${String(new Date().getFullYear() - 16)}-01-01` });
    await aResume(test, young);
    const { status, body } = await applyTo(test, uuid, { ...young, language: 'km' });
    expect([status, body.code]).toEqual([403, 'VISA_DOES_NOT_ALLOW']);
    expect(body.visaRule.sentence).toMatch(/\p{Script=Khmer}/u);
    expect((await applyTo(test, posting, young)).status).toBe(201);
  });

  it('is refused across a block', async () => {
    await aResume(test, seeker);
    await rest(test, 'post', `/api/user/block/${company.owner.uuid}`, {}, seeker);
    expect(await codeOf(applyTo(test, posting, seeker))).toEqual([403, 'BLOCKED']);
  });

  it('sends what the résumé says now, in Korean too, and keeps what was agreed to', async () => {
    await rest(test, 'put', '/api/user', { language: 'km' }, seeker);
    await rest(test, 'put', '/api/user', { language: 'vi' }, company.owner);
    const path = await aResumeFile(test, seeker);
    const { uuid: own } = await aResume(test, seeker, { files: [path] });
    await test.app.get(TranslationsService).translate({ subjectType: 'resume', subjectUuid: own });
    const { body } = await applyTo(test, posting, { ...seeker, language: 'km' }, { message: MESSAGE });
    await test.app.get(TranslationsService).translate({ subjectType: 'application', subjectUuid: body.uuid as string });
    await aResume(test, seeker, { headline: 'Changed afterwards', files: [] });
    const { headline, skills } = resumeFields();
    const seen = await readApplication(test, body.uuid as string, company.owner);
    expect(seen).toMatchObject({
      ...{
        state: 'sent',
        message: MESSAGE,
        messageKo: `<ko> ${MESSAGE}`,
        readAt: null,
        isMinor: false,
      },
      resume: { headline, headlineKo: `<ko> ${headline}`, skills, visaMainId: null },
      history: [{ state: 'sent', by: 'seeker' }],
      conversationPartner: { uuid: seeker.uuid, language: 'km' },
    });
    expect((await rest(test, 'get', seen.resume.files[0].url as string)).status).toBe(200);
    const { body: mine } = await rest(test, 'get', '/api/user/export', undefined, seeker);
    expect(mine.applications[0].consent.text).toContain(company.fields.companyName);
    expect(mine.applications[0].consent.text).toMatch(/\p{Script=Khmer}/u);
    expect(await readApplication(test, body.uuid as string, seeker)).toMatchObject({
      resume: { visaMainId: 18 },
      conversationPartner: { nickname: company.fields.companyName, language: 'vi' },
    });
    expect(await readApplication(test, body.uuid as string, await aUser(test))).toBeNull();
  });

  it('has the résumé translated that is sent before its translation is made', async () => {
    const { uuid: own } = await aResume(test, seeker);
    const { body } = await applyTo(test, posting, seeker);
    const { rows } = await test.database.execute(
      `select uuid from resumes where user_uuid = $1 and sent_at is not null`,
      [seeker.uuid],
    );
    const subjectUuid = (rows as { uuid: string }[])[0]?.uuid ?? '';
    expect(subjectUuid).not.toBe(own);
    const sent = await test.database.execute(`select 1 from jobs.job where name = $1 and data ->> 'subjectUuid' = $2`, [
      TRANSLATE.name,
      subjectUuid,
    ]);
    expect(sent.rows).toHaveLength(1);
    await test.app.get(TranslationsService).translate({ subjectType: 'resume', subjectUuid });
    const { resume } = await readApplication(test, body.uuid as string, company.owner);
    expect(resume.headlineKo).toBe(`<ko> ${resumeFields().headline}`);
  });

  it('shows the company no picture of who applies, who sees their own', async () => {
    const picture = '/files/ảnh.webp';
    await test.database.manager.query('update users set profile_image_url = $2 where uuid = $1', [
      seeker.uuid,
      picture,
    ]);
    const uuid = await anApplication();
    await rest(test, 'post', `/api/application/${uuid}/notes`, { question: 'DORMITORY' }, seeker);
    const asked = `query ($uuid: ID!) {
      readApplication(uuid: $uuid) { seeker { profileImageUrl } conversationPartner { uuid profileImageUrl } }
      readApplicationNotes(uuid: $uuid) { items { fromUser { profileImageUrl } } }
      readConversationList { items { applicationUuid partnerUser { profileImageUrl } } } }`;
    const none = { profileImageUrl: null };
    const { data } = await query(test, asked, { uuid }, company.owner);
    expect(data['readApplication']).toEqual({ seeker: none, conversationPartner: { uuid: seeker.uuid, ...none } });
    expect(data['readApplicationNotes'].items).toEqual([{ fromUser: none }]);
    expect(data['readConversationList'].items).toContainEqual({ applicationUuid: uuid, partnerUser: none });
    const own = await query(test, asked, { uuid }, seeker);
    expect(own.data['readApplication'].seeker).toEqual({ profileImageUrl: picture });
  });

  it('shows the visa where this application says so', async () => {
    const uuid = await anApplication({ showVisa: true });
    expect(await readApplication(test, uuid, company.owner)).toMatchObject({ resume: { visaMainId: 18 } });
  });

  it('sends the visa that the law was asked about, and keeps it as it was sent', async () => {
    await aResume(test, seeker);
    await rest(test, 'put', '/api/user', { visaMainId: 26 }, seeker);
    const { body } = await applyTo(test, posting, seeker, { showVisa: true });
    await rest(test, 'put', '/api/user', { visaMainId: null }, seeker);
    expect(await readApplication(test, body.uuid as string, company.owner)).toMatchObject({
      resume: { visaMainId: 26 },
    });
  });

  it('makes one application, however often and at once it is sent, and another one after a withdrawal', async () => {
    await aResume(test, seeker);
    const key = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => applyTo(test, posting, { ...seeker, key })));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(replies.map(({ body }) => body.uuid as string)).size).toBe(1);
    const twice = await Promise.all([1, 2].map(() => codeOf(applyTo(test, posting, seeker))));
    expect(twice).toEqual([1, 2].map(() => [409, 'ALREADY_APPLIED']));
    await setState(test, replies[0]?.body.uuid as string, seeker, 'withdrawn');
    expect((await applyTo(test, posting, seeker)).status).toBe(201);
  });

  it('tells the company', async () => {
    await anApplication();
    const { data } = await query(
      test,
      '{ readMyCompanyNotifications { items { type jobPostingUuid } } readReceivedNotifications { items { type path } } }',
      {},
      company.owner,
    );
    expect(data['readMyCompanyNotifications'].items[0]).toEqual({ type: 'Application', jobPostingUuid: posting });
    expect(data['readReceivedNotifications'].items[0]).toMatchObject({ type: 'Application State' });
  });

  it('tells it of all applications for a posting at once: who opens the newest has read the older ones', async () => {
    const hirer = await anApprovedCompany(test);
    const [one, other] = [await aPosting(test, hirer), await aPosting(test, hirer)];
    for (const { uuid } of [one, other, one]) {
      const applicant = await aUser(test);
      await aResume(test, applicant);
      await applyTo(test, uuid, applicant);
    }
    const told = async () => {
      const list = '{ readMyCompanyNotifications { items { uuid type jobPostingUuid isRead } } }';
      const { data } = await query(test, list, {}, hirer.owner);
      return (data['readMyCompanyNotifications'].items as Told[]).filter(({ type }) => type === 'Application');
    };
    const [newest, between, oldest] = await told();
    await query(test, ONE_NOTIFICATION, { uuid: oldest?.uuid }, hirer.owner);
    expect((await told()).map(({ isRead }) => isRead)).toEqual([false, false, true]);
    const late = await aUser(test);
    await aResume(test, late);
    await applyTo(test, one.uuid, late);
    await query(test, ONE_NOTIFICATION, { uuid: newest?.uuid }, hirer.owner);
    expect((await told()).map(({ uuid, isRead }) => [uuid, isRead])).toEqual([
      [expect.any(String), false],
      [newest?.uuid, true],
      [between?.uuid, false],
      [oldest?.uuid, true],
    ]);
    await query(test, ONE_NOTIFICATION, { uuid: (await told())[0]?.uuid }, hirer.owner);
    expect((await told()).map(({ isRead }) => isRead)).toEqual([true, true, false, true]);
  });
});

describe('the lists', () => {
  it('hold what is one’s own: of the seeker, of the company by posting, unread ones first', async () => {
    const { uuid: quiet } = await aPosting(test, company);
    await aResume(test, seeker);
    const second = await aUser(test);
    await aResume(test, second);
    const first = (await applyTo(test, quiet, seeker)).body.uuid as string;
    const unread = (await applyTo(test, quiet, second)).body.uuid as string;
    await setState(test, unread, company.owner, 'read');
    const lists = `query ($posting: ID!) {
      readMyApplications { items { uuid state jobPosting { uuid } } totalCount }
      readApplicationsOfPosting(jobPostingUuid: $posting) { items { ${APPLICATION} } totalCount }
      read: readApplicationsOfPosting(jobPostingUuid: $posting, state: read) { items { uuid } }
      readApplicationCounts { count unreadCount jobPosting { uuid } }
    }`;
    const mine = (await query(test, lists, { posting: quiet }, seeker)).data;
    expect(mine['readMyApplications']).toMatchObject({
      items: [{ uuid: first, jobPosting: { uuid: quiet } }],
      totalCount: 1,
    });
    expect([mine['readApplicationsOfPosting'].items, mine['readApplicationCounts']]).toEqual([[], []]);
    const theirs = (await query(test, lists, { posting: quiet }, company.owner)).data;
    expect(theirs['readApplicationsOfPosting'].items.map(({ uuid }: { uuid: string }) => uuid)).toEqual([
      first,
      unread,
    ]);
    expect(theirs['read'].items).toEqual([{ uuid: unread }]);
    expect(theirs['readApplicationCounts']).toContainEqual({ count: 2, unreadCount: 1, jobPosting: { uuid: quiet } });
  });

  it('count the applications of a posting, the one with the latest first, by pages', async () => {
    const hiring = await anApprovedCompany(test);
    await aResume(test, seeker);
    const postings: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { uuid } = await aPosting(test, hiring);
      await applyTo(test, uuid, seeker);
      postings.unshift(uuid);
    }
    const page =
      'query ($skip: Int) { readApplicationInbox(skip: $skip, take: 2) { items { count unreadCount jobPosting { uuid } } totalCount hasMore } }';
    const read = async (skip: number, by: TestUser) =>
      (await query(test, page, { skip }, by)).data['readApplicationInbox'];
    const counted = (...uuids: (string | undefined)[]) =>
      uuids.map((uuid) => ({ count: 1, unreadCount: 1, jobPosting: { uuid } }));
    expect([await read(0, hiring.owner), await read(2, hiring.owner), await read(0, seeker)]).toEqual([
      { items: counted(postings[0], postings[1]), totalCount: 3, hasMore: true },
      { items: counted(postings[2]), totalCount: 3, hasMore: false },
      { items: [], totalCount: 0, hasMore: false },
    ]);
    const tooMany = await query(test, '{ readApplicationInbox(take: 51) { hasMore } }', {}, hiring.owner);
    expect(tooMany.errors[0]?.extensions.code).toBe('VALIDATION_FAILED');
  });

  it('require sign-in', async () => {
    const inbox = await query(test, '{ readApplicationInbox { hasMore } }');
    expect(inbox.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const { errors } = await query(test, '{ readMyApplications { items { uuid } } }');
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
