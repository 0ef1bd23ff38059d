import { randomUUID } from 'node:crypto';
import { startApp, type TestApp } from '../../../test/app.js';
import { applyTo, readApplication, setState } from '../../../test/application-factories.js';
import { codeOf, query, rest } from '../../../test/client.js';
import { anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { aResume } from '../../../test/resume-factories.js';
import { translationSettings, TranslationServer } from '../../../test/translation-server.js';
import { TranslationsService } from '../translations/translations.service.js';

const server = new TranslationServer();
let test: TestApp;
let company: TestCompany;
let seeker: TestUser;
let uuid: string;
beforeAll(async () => {
  test = await startApp(translationSettings(await server.start(), 'google'));
  company = await anApprovedCompany(test);
});
beforeEach(async () => {
  seeker = await aUser(test);
  await aResume(test, seeker);
  const { uuid: posting } = await aPosting(test, company);
  uuid = (await applyTo(test, posting, seeker)).body.uuid as string;
});
afterAll(async () => {
  await test.stop();
  server.stop();
});

const write = (caller: { token?: string; key?: string; language?: string }, body: object) =>
  rest(test, 'post', `/api/application/${uuid}/notes`, body, caller);
const markRead = (caller: { token?: string }) =>
  rest(test, 'put', `/api/application/${uuid}/notes/read`, undefined, caller);

/** What this reader sees of the conversation, the newest first. */
async function notesOf(reader: { token?: string }) {
  const asked = `query ($uuid: ID!) {
    readApplicationNotes(uuid: $uuid) { items { content contentKo contentKm isMyMessage isRead fromUser { uuid nickname } } totalCount }
  }`;
  return (await query(test, asked, { uuid }, reader)).data['readApplicationNotes'];
}

describe('the conversation of an application', () => {
  it('requires sign-in, and is not there for others', async () => {
    expect(await codeOf(write({}, { content: 'A' }))).toEqual([401, 'UNAUTHENTICATED']);
    const stranger = await aUser(test);
    expect(await codeOf(write(stranger, { content: 'A' }))).toEqual([404, 'NOT_FOUND']);
    expect(await codeOf(markRead(stranger))).toEqual([404, 'NOT_FOUND']);
    await write(seeker, { content: 'A' });
    expect(await notesOf(stranger)).toEqual({ items: [], totalCount: 0 });
  });

  it.each([
    ['nothing', {}],
    ['a text that is too long', { content: '가'.repeat(2_001) }],
    ['no such question', { question: 'AGE' }],
    ['a text and a question', { content: 'A', question: 'DORMITORY' }],
    ['a question of the other side', { question: 'CAN_DAYS' }],
    ['a template of a company', { template: 'RECEIVED' }],
    ['a template beside a text', { content: 'A', template: 'RECEIVED' }],
    ['a template beside a question', { question: 'DAYS', template: 'RECEIVED' }],
    ['a template that there is not', { template: 'HIRED' }],
  ])('rejects %s', async (_, body) => {
    expect(await codeOf(write(seeker, body))).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('is translated by its author anew while both may write, and not once one of them may not', async () => {
    const { body: note } = await write(seeker, { content: 'សួស្តី' });
    const about = { subjectType: 'application-note', subjectUuid: note.uuid, field: 'content', language: 'ko' };
    const suggest = (text: string) => rest(test, 'post', '/api/translation/suggest', { ...about, text }, seeker);
    expect((await suggest('안녕하세요')).status).toBe(201);
    expect((await notesOf(company.owner)).items[0].contentKo).toBe('안녕하세요');
    await rest(test, 'post', `/api/user/block/${seeker.uuid}`, undefined, company.owner);
    expect(await codeOf(suggest('돈을 보내 주세요'))).toEqual([404, 'NOT_FOUND']);
    await rest(test, 'delete', `/api/user/block/${seeker.uuid}`, undefined, company.owner);
    expect((await suggest('안녕하십니까')).status).toBe(201);
    await setState(test, uuid, seeker, 'withdrawn');
    expect(await codeOf(suggest('돈을 보내 주세요'))).toEqual([404, 'NOT_FOUND']);
  });

  it('leaves what was sent as it is: the résumé, and the message once it was read', async () => {
    const asked = 'select resume_uuid as resume from applications where uuid = $1';
    const [{ resume }] = await test.database.manager.query<[{ resume: string }]>(asked, [uuid]);
    const suggest = (subjectType: string, subjectUuid: string, field: string) => {
      const text = { subjectType, subjectUuid, field, language: 'ko', text: '다른 말' };
      return codeOf(rest(test, 'post', '/api/translation/suggest', text, seeker));
    };
    expect(await suggest('resume', resume, 'headline')).toEqual([404, 'NOT_FOUND']);
    await test.database.execute(`update applications set read_at = now() where uuid = $1`, [uuid]);
    expect(await suggest('application', uuid, 'message')).toEqual([404, 'NOT_FOUND']);
  });

  it('has what each side wrote, in the language of the other, and tells them', async () => {
    const { body: note } = await write(seeker, { content: 'សួស្តី' });
    await test.app
      .get(TranslationsService)
      .translate({ subjectType: 'application-note', subjectUuid: note.uuid as string });
    await write(company.owner, { content: '어서 오세요' });
    const { companyName } = company.fields;
    expect(await notesOf(seeker)).toEqual({
      items: [
        expect.objectContaining({
          content: '어서 오세요',
          isMyMessage: false,
          fromUser: expect.objectContaining({ nickname: companyName }),
        }),
        expect.objectContaining({ content: 'សួស្តី', isMyMessage: true, isRead: false }),
      ],
      totalCount: 2,
    });
    const seen = (await notesOf(company.owner)).items;
    expect(seen).toMatchObject([
      { isMyMessage: true, fromUser: { uuid: company.owner.uuid } },
      { contentKo: '<ko> សួស្តី', isMyMessage: false, fromUser: { uuid: seeker.uuid } },
    ]);
    const { data } = await query(test, '{ readReceivedNotifications { items { type path } } }', {}, seeker);
    expect(data['readReceivedNotifications'].items[0]).toEqual({
      type: 'Application State',
      path: `/application/${uuid}`,
    });
  });

  it('has a question in all languages, whatever is translated', async () => {
    await write({ ...seeker, language: 'km' }, { question: 'DORMITORY' });
    const [note] = (await notesOf(company.owner)).items;
    expect(note.contentKo).toMatch(/기숙사/);
    expect(note.contentKm).toMatch(/\p{Script=Khmer}/u);
  });

  it('has a company’s template in all languages, as people wrote it', async () => {
    const { status } = await write(company.owner, { template: 'INTERVIEW' });
    expect(status).toBe(201);
    const asked = '{ readAnswerTemplates(language: km) { template text } }';
    const templates = (await query(test, asked, {}, company.owner)).data['readAnswerTemplates'];
    const said = templates.find(({ template }: { template: string }) => template === 'INTERVIEW').text;
    const [note] = (await notesOf(seeker)).items;
    expect(note).toMatchObject({ contentKm: said, isMyMessage: false });
    expect(await readApplication(test, uuid, seeker)).toMatchObject({ answeredAt: expect.any(String) });
  });

  it('knows what was read, and takes a note for the answer that it is', async () => {
    await write(seeker, { content: 'A' });
    await markRead(seeker);
    expect((await notesOf(seeker)).items).toMatchObject([{ isRead: false }]);
    await markRead(company.owner);
    expect((await notesOf(seeker)).items).toMatchObject([{ isRead: true }]);
    expect(await readApplication(test, uuid, seeker)).toMatchObject({ answeredAt: null });
    await write(company.owner, { content: 'B' });
    expect(await readApplication(test, uuid, seeker)).toMatchObject({ state: 'sent', answeredAt: expect.any(String) });
  });

  it('has a note once, however often it is sent', async () => {
    const key = randomUUID();
    await Promise.all([1, 2, 3].map(() => write({ ...seeker, key }, { content: 'A' })));
    expect((await notesOf(seeker)).totalCount).toBe(1);
  });

  it('goes on once somebody has the job, until what was sent goes', async () => {
    await setState(test, uuid, company.owner, 'offer');
    await setState(test, uuid, seeker, 'accepted');
    expect((await write(seeker, { content: 'A' })).status).toBe(201);
    expect((await write(company.owner, { content: 'B' })).status).toBe(201);
    const ended = `update applications set ended_at = now() - interval '181 days' where uuid = $1`;
    await test.database.manager.query(ended, [uuid]);
    expect(await codeOf(write(seeker, { content: 'C' }))).toEqual([409, 'APPLICATION_CLOSED']);
  });

  it('ends with the application, and goes when it is taken back', async () => {
    await write(company.owner, { content: 'B' });
    await setState(test, uuid, seeker, 'withdrawn');
    expect(await codeOf(write(company.owner, { content: 'C' }))).toEqual([409, 'APPLICATION_CLOSED']);
    expect(await notesOf(company.owner)).toEqual({ items: [], totalCount: 0 });
  });

  it('is part of what somebody takes along', async () => {
    await write(seeker, { content: 'សួស្តី' });
    const { body } = await rest(test, 'get', '/api/user/export', undefined, seeker);
    expect(body.applicationNotes).toMatchObject([{ applicationUuid: uuid, content: 'សួស្តី' }]);
  });
});

describe('what lists say of applications', () => {
  const row = 'items { uuid unreadCount lastMessageAt lastMessage { content hasFile } history { state } }';
  const mine = async () =>
    (await query(test, `{ readMyApplications { ${row} } }`, {}, seeker)).data['readMyApplications'].items;
  const countsOf = async (jobPostingUuid: string) =>
    (
      await query(
        test,
        `query ($posting: ID) { readApplicationCounts(jobPostingUuid: $posting) {
          count unreadCount waitingSince states { state count } jobPosting { uuid } } }`,
        { posting: jobPostingUuid },
        company.owner,
      )
    ).data['readApplicationCounts'];

  it('is what was said last, and how much of it the reader has not seen', async () => {
    expect(await mine()).toMatchObject([{ uuid, unreadCount: 0, lastMessage: null, lastMessageAt: null }]);
    await write(seeker, { content: 'Hello' });
    await write(company.owner, { content: 'Welcome' });
    expect(await mine()).toMatchObject([
      { unreadCount: 1, lastMessage: { content: 'Welcome', hasFile: false }, history: [{ state: 'sent' }] },
    ]);
    await markRead(seeker);
    expect(await mine()).toMatchObject([{ unreadCount: 0 }]);
  });

  it('is for a posting the states that somebody is in, and since when one waits', async () => {
    const { jobPosting, createdAt } = await readApplication(test, uuid, company.owner);
    const [waits] = await countsOf(jobPosting.uuid);
    expect(waits).toMatchObject({
      count: 1,
      unreadCount: 1,
      states: [{ state: 'sent', count: 1 }],
      jobPosting: { uuid: jobPosting.uuid },
    });
    expect(waits.waitingSince).toBe(createdAt);
    await setState(test, uuid, company.owner, 'talk');
    expect(await countsOf(jobPosting.uuid)).toMatchObject([
      { unreadCount: 0, waitingSince: null, states: [{ state: 'talk', count: 1 }] },
    ]);
    await setState(test, uuid, seeker, 'withdrawn');
    expect(await countsOf(jobPosting.uuid)).toEqual([]);
  });
});
