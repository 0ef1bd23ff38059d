import { startApp, type TestApp } from '../../../test/app.js';
import { applyTo, readApplication, setState } from '../../../test/application-factories.js';
import { codeOf, query, rest } from '../../../test/client.js';
import { aMember, anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { listenLive } from '../../../test/live.js';
import { aPosting, postingFields, readPosting } from '../../../test/job-posting-factories.js';
import { blocks } from '../../../test/friend-factories.js';
import { aNote } from '../../../test/note-factories.js';
import { aResume } from '../../../test/resume-factories.js';
import { ApplicationsService } from './applications.service.js';

let test: TestApp;
let company: TestCompany;
let seeker: TestUser;
let one: Awaited<ReturnType<typeof aMember>>;
let two: typeof one;
let posting: string;
let uuid: string;
beforeAll(async () => {
  test = await startApp();
  company = await anApprovedCompany(test);
  [one, two] = [await aMember(test, company), await aMember(test, company)];
});
beforeEach(async () => {
  seeker = await aUser(test);
  await aResume(test, seeker);
  posting = (await aPosting(test, company)).uuid;
  uuid = (await applyTo(test, posting, seeker)).body.uuid as string;
});
afterAll(() => test.stop());

const write = (caller: TestUser, content: string) =>
  rest(test, 'post', `/api/application/${uuid}/notes`, { content }, caller);

async function readBy(reader: TestUser) {
  const asked = `query ($uuid: ID!, $posting: ID!) {
    readApplicationsOfPosting(jobPostingUuid: $posting) { items { uuid } }
    readApplicationCounts { jobPosting { uuid } unreadCount }
    readApplicationNotes(uuid: $uuid) { items { content isMyMessage fromUser { uuid nickname } } }
    readConversationList { items { applicationUuid unreadCount } }
    readUserInformation { unreadNotesCount }
  }`;
  const { data } = await query(test, asked, { uuid, posting }, reader);
  return {
    applications: data['readApplicationsOfPosting'].items,
    count: data['readApplicationCounts'].find(
      (each: { jobPosting: { uuid: string } }) => each.jobPosting.uuid === posting,
    ),
    notes: data['readApplicationNotes'].items,
    conversations: data['readConversationList'].items.filter(
      (each: { applicationUuid: string }) => each.applicationUuid === uuid,
    ),
    unread: data['readUserInformation'].unreadNotesCount as number,
  };
}

const newsOf = async (reader: TestUser) => {
  const asked = '{ readReceivedNotifications { items { type path } } }';
  const { items } = (await query(test, asked, {}, reader)).data['readReceivedNotifications'];
  return items.filter(({ path }: { path: string | null }) => path?.includes(posting));
};

describe('several people of one company', () => {
  it('are all told of an application, see it, and answer it for the company', async () => {
    for (const member of [company.owner, one, two]) {
      expect(await newsOf(member)).toHaveLength(1);
      expect(await readBy(member)).toMatchObject({ applications: [{ uuid }], count: { unreadCount: 1 } });
    }
    expect((await setState(test, uuid, one, 'talk')).status).toBe(200);
    expect((await setState(test, uuid, two, 'offer')).status).toBe(200);
    for (const reader of [seeker, company.owner, one])
      expect(await readApplication(test, uuid, reader)).toMatchObject({ state: 'offer' });
    expect(await codeOf(applyTo(test, posting, one))).toEqual([403, 'OWN_POSTING']);
  });

  it('see at once what one of them answers, and nothing once they have left', async () => {
    const streams = [
      await listenLive(test, company.owner),
      await listenLive(test, two),
      await listenLive(test, seeker),
    ];
    const left = await aMember(test, company);
    const ofLeft = await listenLive(test, left);
    await rest(test, 'delete', '/api/company/membership', undefined, left);
    await setState(test, uuid, one, 'talk');
    const isState = ({ name }: { name: string }) => name === 'application';
    for (const stream of streams) expect((await stream.hear(isState)).data).toEqual({ uuid });
    // What is told later is heard later: by then the other one would have come.
    await aNote(test, seeker, left, '안녕히 계세요');
    await ofLeft.hear(({ name }) => name === 'note');
    expect(ofLeft.events.filter(isState)).toEqual([]);
    for (const stream of [...streams, ofLeft]) stream.close();
  });

  it('write in one conversation, each under their name to the others, and the company’s to the seeker', async () => {
    await write(seeker, '안녕하세요');
    const before = (await readBy(two)).unread;
    await write(one, '어서 오세요');
    const mine = { content: '어서 오세요', isMyMessage: true, fromUser: { uuid: one.uuid, nickname: one.nickname } };
    expect(await readBy(two)).toMatchObject({
      notes: [mine, { isMyMessage: false }],
      conversations: [{ unreadCount: 1 }],
    });
    const { notes } = await readBy(seeker);
    expect(notes[0]).toMatchObject({ isMyMessage: false, fromUser: { nickname: company.fields.companyName } });
    await rest(test, 'put', `/api/application/${uuid}/notes/read`, undefined, one);
    expect((await readBy(two)).unread).toBe(before - 1);
  });

  it('write and change its jobs, and see those that nobody else sees', async () => {
    const { uuid: hidden } = await aPosting(test, company, { isPublic: false });
    expect(await readPosting(test, hidden, one)).toMatchObject({ uuid: hidden });
    const changed = await rest(test, 'put', `/api/job-posting/${hidden}`, postingFields(), one);
    expect(changed.status).toBe(200);
    const { status } = await rest(test, 'post', '/api/job-posting', postingFields(), one);
    expect(status).toBe(201);
  });

  it('stand for the company, which a block between one of them and the seeker does not reach', async () => {
    await blocks(test, seeker, one);
    await blocks(test, two, seeker);
    while ((await test.app.get(ApplicationsService).closeOver()) > 0);
    expect(await readApplication(test, uuid, seeker)).toMatchObject({ state: 'sent' });
    expect((await write(one, '어서 오세요')).status).toBe(201);
    const { notes } = await readBy(seeker);
    expect(notes).toMatchObject([{ content: '어서 오세요', fromUser: { nickname: company.fields.companyName } }]);
    const { uuid: other } = await aPosting(test, company);
    expect((await applyTo(test, other, seeker)).status).toBe(201);
  });

  it('cannot write for it any more where its owner and the seeker have blocked each other, and read what was written', async () => {
    await write(seeker, '안녕하세요');
    await blocks(test, company.owner, seeker);
    expect(await codeOf(write(one, 'A'))).toEqual([403, 'BLOCKED']);
    while ((await test.app.get(ApplicationsService).closeOver()) > 0);
    for (const reader of [seeker, one]) {
      expect(await readApplication(test, uuid, reader)).toMatchObject({ state: 'closed', reason: 'UNAVAILABLE' });
      expect((await readBy(reader)).notes).toMatchObject([{ content: '안녕하세요' }]);
    }
  });

  it('have no part in anything any more once they are taken away, and what they wrote stays', async () => {
    const gone = await aMember(test, company);
    await write(gone, '내일 오세요');
    await rest(test, 'delete', `/api/company/members/${gone.member}`, undefined, company.owner);
    expect(await readBy(gone)).toEqual({ applications: [], count: undefined, notes: [], conversations: [], unread: 0 });
    expect(await readApplication(test, uuid, gone)).toBeNull();
    expect(await codeOf(write(gone, 'A'))).toEqual([404, 'NOT_FOUND']);
    expect(await codeOf(setState(test, uuid, gone, 'declined', { reason: 'FILLED' }))).toEqual([404, 'NOT_FOUND']);
    expect(await codeOf(rest(test, 'put', `/api/job-posting/${posting}`, postingFields(), gone))).toEqual([
      403,
      'FORBIDDEN',
    ]);
    expect((await readBy(one)).notes).toMatchObject([{ content: '내일 오세요', fromUser: { uuid: gone.uuid } }]);
  });
});
