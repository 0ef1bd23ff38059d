import { startApp, type TestApp } from '../../../test/app.js';
import { aModerator, answer, refusalOf } from '../../../test/board-factories.js';
import { query, rest } from '../../../test/client.js';
import { anApprovedCompany } from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { areFriends } from '../../../test/friend-factories.js';
import { aPosting, postingFields } from '../../../test/job-posting-factories.js';
import { aNote } from '../../../test/note-factories.js';
import { aPost } from '../../../test/post-factories.js';
import { decideCase, DECIDE, people, report, theNote, thePost } from '../../../test/report-factories.js';
import { until } from '../../../test/until.js';
import { ScamMarks, type ScamSubject } from './scam-marks.service.js';

const FEE = '출근 전에 유니폼비 15만원을 먼저 입금해 주세요.';
const PASSPORT = '기숙사에서 지내는 동안 여권은 회사에서 보관합니다.';
const HARMLESS = '유니폼은 무료로 드려요.';

const QUEUE = `{ readScamCases(take: 50) { items {
  uuid updatedAt scamSigns reason reporters target { type uuid excerpt } author { uuid } } totalCount } }`;
const REPORTED = '{ readReports(state: OPEN, take: 50) { items { target { uuid } } } }';
const CASE = `query ($uuid: ID!) { readReportCase(uuid: $uuid) { scamSigns isOwn isFriends decidableFrom
  originalLanguage content { field original translation } } }`;

let test: TestApp;
let moderator: TestUser;
beforeAll(async () => {
  test = await startApp();
  moderator = await aModerator(test);
});
afterAll(() => test.stop());

const look = (uuid: string, type: ScamSubject['type'] = 'post') => test.app.get(ScamMarks).look({ type, uuid });
const queued = async (uuid: string) =>
  (await answer(test, moderator, QUEUE)).items.find(({ target }: { target: { uuid: string } }) => target.uuid === uuid);
const isReported = async (uuid: string) =>
  (await answer(test, moderator, REPORTED)).items.some(
    ({ target }: { target: { uuid: string } }) => target.uuid === uuid,
  );
const marksOf = (uuid: string): Promise<{ sign: string }[]> =>
  test.database.manager.query('select sign from scam_marks where target_uuid = $1 order by sign', [uuid]);

/** A post that has been looked at. */
async function aMarkedPost(content = FEE, author?: TestUser) {
  const writer = author ?? (await aUser(test));
  const { uuid } = await aPost(test, writer, { title: '알바 구해요', content });
  await look(uuid);
  const write = async (changed: string) => {
    const { status } = await rest(test, 'put', `/api/post/${uuid}`, { title: '알바 구해요', content: changed }, writer);
    expect(status).toBe(200);
    await look(uuid);
  };
  return { uuid, author: writer, write };
}

describe('a post that reads like a scam', () => {
  it('waits for moderators with its signs, text and author, and not among the reports', async () => {
    const { uuid, author } = await aMarkedPost(`${PASSPORT}\n${FEE}`);
    const found = await queued(uuid);
    expect(found).toMatchObject({
      ...{ scamSigns: ['MONEY_FIRST', 'DOCUMENT_KEPT'], reason: 'FRAUD', reporters: 0, author: { uuid: author.uuid } },
      target: { type: 'post', uuid, excerpt: `알바 구해요\n${PASSPORT}\n${FEE}` },
    });
    expect(await isReported(uuid)).toBe(false);
    expect(await answer(test, moderator, CASE, { uuid: found.uuid })).toMatchObject({
      ...{ scamSigns: ['MONEY_FIRST', 'DOCUMENT_KEPT'], isOwn: false, isFriends: false, originalLanguage: 'ko' },
      content: [{ field: 'title' }, { field: 'content', original: `${PASSPORT}\n${FEE}` }],
    });
  });

  it('is one, too, where only what its author says that it means reads so', async () => {
    const { uuid, author } = await aMarkedPost(HARMLESS);
    expect(await queued(uuid)).toBeUndefined();
    const scam = 'Vui lòng chuyển khoản phí đồng phục trước khi đi làm.';
    const about = { subjectType: 'post', subjectUuid: uuid, field: 'content', language: 'vi', text: scam };
    expect((await rest(test, 'post', '/api/translation/suggest', about, author)).status).toBe(201);
    const sent = `select 1 from jobs.job where name = 'reports.lookForScamSigns' and data ->> 'uuid' = $1`;
    expect(await test.database.manager.query(sent, [uuid])).toHaveLength(1);
    await look(uuid);
    expect((await queued(uuid)).scamSigns).toEqual(['MONEY_FIRST']);
  });

  it('has each sign once, however often it is looked at', async () => {
    const { uuid } = await aMarkedPost();
    const before = await queued(uuid);
    await Promise.all([look(uuid), look(uuid), look(uuid)]);
    expect(await marksOf(uuid)).toEqual([{ sign: 'MONEY_FIRST' }]);
    expect(await queued(uuid)).toEqual(before);
  });

  it('leaves the queue once its text says it no more, and has a sign less for each that is gone', async () => {
    const { uuid, write } = await aMarkedPost(`${PASSPORT}\n${FEE}`);
    await write(FEE);
    expect((await queued(uuid)).scamSigns).toEqual(['MONEY_FIRST']);
    await write(HARMLESS);
    expect([await queued(uuid), await marksOf(uuid)]).toEqual([undefined, []]);
  });

  it('stays where somebody has reported it, whatever it says now', async () => {
    const { uuid, write } = await aMarkedPost();
    const [reporter] = await people(test, 1);
    await report(test, reporter ?? moderator, thePost(uuid), { reason: 'SPAM' });
    expect([(await queued(uuid)).reporters, await isReported(uuid)]).toEqual([1, true]);
    await write(HARMLESS);
    expect([await queued(uuid), await isReported(uuid)]).toEqual([undefined, true]);
  });

  it('leaves the queue with the post, and then the database', async () => {
    const { uuid, author } = await aMarkedPost();
    await rest(test, 'delete', `/api/post/${uuid}`, undefined, author);
    expect(await queued(uuid)).toBeUndefined();
    await test.app.get(ScamMarks).forgetDeleted();
    expect(await marksOf(uuid)).toEqual([]);
  });
});

describe('a decision', () => {
  it('that it is harmless holds for the same text, and not for another one', async () => {
    const { uuid, write } = await aMarkedPost();
    await decideCase(test, moderator, (await queued(uuid)).uuid, 'KEEP');
    await look(uuid);
    expect(await queued(uuid)).toBeUndefined();
    await write(`${FEE} 감사합니다.`);
    expect((await queued(uuid)).scamSigns).toEqual(['MONEY_FIRST']);
  });

  it('hides it, is told to its author and written down, and stands when the text changes', async () => {
    const { uuid, author, write } = await aMarkedPost();
    const { uuid: found, updatedAt: seenAt } = await queued(uuid);
    const decision = { uuid: found, seenAt, decision: 'HIDE', reason: 'FRAUD' };
    const document = DECIDE.replace('$note: String', '$note: String, $reason: String').replace(
      'note: $note',
      'note: $note, reason: $reason',
    );
    await answer(test, moderator, document, decision);
    const post = await query(test, 'query ($uuid: ID!) { readPost(uuid: $uuid) { uuid } }', { uuid });
    expect(post.data['readPost']).toBeNull();
    const own = '{ readOwnDecisions { items { uuid decision mayAppeal target { uuid } } } }';
    expect((await answer(test, author, own)).items).toEqual([
      { uuid: found, decision: 'HIDE', mayAppeal: true, target: { uuid } },
    ]);
    const audit = 'query ($targetUuid: ID) { readAuditLog(targetUuid: $targetUuid) { items { action detail } } }';
    expect((await answer(test, moderator, audit, { targetUuid: uuid })).items).toEqual([
      { action: 'decideReport', detail: 'HIDE' },
    ]);
    await write(`${FEE} 감사합니다.`);
    expect(await queued(uuid)).toBeUndefined();
  });

  it('is refused about a text that was changed meanwhile', async () => {
    const { uuid, write } = await aMarkedPost();
    const { uuid: found, updatedAt: seenAt } = await queued(uuid);
    await write(`${FEE} ${PASSPORT}`);
    const decision = { uuid: found, seenAt, decision: 'KEEP' };
    expect(await refusalOf(test, moderator, DECIDE, decision)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  });

  it('is nobody’s about their own, and another moderator’s about a friend’s', async () => {
    const [own, author] = [await aMarkedPost(FEE, moderator), await aUser(test)];
    await areFriends(test, author, moderator);
    const friends = await aMarkedPost(FEE, author);
    await aModerator(test);
    for (const [{ uuid }, code] of [
      [own, 'FORBIDDEN'],
      [friends, 'NEEDS_SECOND_MODERATOR'],
    ] as const) {
      const { uuid: found, updatedAt: seenAt } = await queued(uuid);
      const decision = { uuid: found, seenAt, decision: 'KEEP' };
      expect((await refusalOf(test, moderator, DECIDE, decision)).code).toBe(code);
    }
  });
});

describe('what is looked at', () => {
  it('are postings of companies, too', async () => {
    const company = await anApprovedCompany(test);
    const { uuid } = await aPosting(test, company, { description: FEE });
    await look(uuid, 'job-posting');
    expect(await queued(uuid)).toMatchObject({
      ...{ scamSigns: ['MONEY_FIRST'], target: { type: 'job-posting' }, author: { uuid: company.owner.uuid } },
    });
    const body = postingFields({ description: HARMLESS });
    expect((await rest(test, 'put', `/api/job-posting/${uuid}`, body, company.owner)).status).toBe(200);
    await look(uuid, 'job-posting');
    expect(await queued(uuid)).toBeUndefined();
  });

  it('are messages once their receiver has reported them, and no others', async () => {
    const [sender = moderator, receiver = moderator] = await people(test, 2);
    const unreported = await aNote(test, sender, receiver, FEE);
    const note = await aNote(test, sender, receiver, FEE);
    expect((await report(test, receiver, theNote(note.uuid), { reason: 'FRAUD' })).status).toBe(201);
    expect(await queued(note.uuid)).toMatchObject({ scamSigns: ['MONEY_FIRST'], reporters: 1 });
    expect(await isReported(note.uuid)).toBe(true);
    expect([await queued(unreported.uuid), await marksOf(unreported.uuid)]).toEqual([undefined, []]);
  });

  it('is told to its author in the export', async () => {
    const { uuid, author } = await aMarkedPost();
    const { text } = await rest(test, 'get', '/api/user/export', undefined, author);
    expect(JSON.parse(text).scamMarks).toMatchObject([{ targetType: 'post', targetUuid: uuid, sign: 'MONEY_FIRST' }]);
  });
});

describe('in the background', () => {
  let working: TestApp;
  beforeAll(async () => {
    working = await startApp({ BACKGROUND_JOBS: 'on' });
  });
  afterAll(() => working.stop());

  it('new posts, changed ones and postings are looked at by themselves', async () => {
    const [author, company] = [await aUser(working), await anApprovedCompany(working)];
    const staff = await aModerator(working);
    const { uuid } = await aPost(working, author, { title: '알바', content: FEE });
    const { uuid: changed } = await aPost(working, author, { title: '알바', content: HARMLESS });
    await rest(working, 'put', `/api/post/${changed}`, { title: '알바', content: FEE }, author);
    const { uuid: posting } = await aPosting(working, company, { description: FEE });
    await until(async () => {
      const { items } = await answer(working, staff, QUEUE);
      const found = items.map(({ target }: { target: { uuid: string } }) => target.uuid);
      return [uuid, changed, posting].every((each) => found.includes(each));
    });
  });
});
