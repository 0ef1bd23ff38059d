import { startApp, type TestApp } from '../../../test/app.js';
import { applyTo, setState } from '../../../test/application-factories.js';
import { query, rest } from '../../../test/client.js';
import { anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { countStatements } from '../../../test/count-statements.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { listenLive } from '../../../test/live.js';
import { aNote, conversationsOf, unreadNotesOf, withdraw } from '../../../test/note-factories.js';
import { aResume } from '../../../test/resume-factories.js';

const LIST = `query ($keyword: String, $isFriend: Boolean, $skip: Int, $take: Int) {
  readConversationList(keyword: $keyword, isFriend: $isFriend, skip: $skip, take: $take) {
    items { applicationUuid partnerUser { uuid nickname } jobPosting { uuid title } lastMessage { content contentKo } unreadCount }
    totalCount hasMore
  }
}`;

let test: TestApp;
let company: TestCompany;
let seeker: TestUser;
let posting: string;
let application: string;
beforeAll(async () => {
  test = await startApp();
});
beforeEach(async () => {
  company = await anApprovedCompany(test);
  seeker = await aUser(test);
  await aResume(test, seeker);
  [posting, application] = await apply();
});
afterAll(() => test.stop());

async function apply(): Promise<[posting: string, application: string]> {
  const { uuid } = await aPosting(test, company);
  return [uuid, (await applyTo(test, uuid, seeker)).body.uuid as string];
}

const write = (caller: { token: string }, content: string, to = application) =>
  rest(test, 'post', `/api/application/${to}/notes`, { content }, caller);
const markRead = (caller: { token: string }) =>
  rest(test, 'put', `/api/application/${application}/notes/read`, undefined, caller);
const listOf = async (reader: { token: string }, variables = {}) =>
  (await query(test, LIST, variables, reader)).data['readConversationList'];

describe('what is written about an application', () => {
  it('stands among the conversations of its two sides alone, once there is something', async () => {
    expect(await listOf(seeker)).toMatchObject({ items: [], totalCount: 0 });
    await write(seeker, 'សួស្តី');
    await write(company.owner, '어서 오세요');
    const about = { applicationUuid: application, jobPosting: { uuid: posting }, unreadCount: 1 };
    const last = { lastMessage: { content: '어서 오세요', contentKo: '어서 오세요' } };
    const companyCard = { uuid: company.uuid, nickname: company.fields.companyName };
    expect(await listOf(seeker)).toMatchObject({
      items: [{ ...about, ...last, partnerUser: companyCard }],
      totalCount: 1,
    });
    expect(await listOf(company.owner)).toMatchObject({
      items: [{ ...about, ...last, partnerUser: { uuid: seeker.uuid, nickname: seeker.nickname } }],
      totalCount: 1,
    });
    expect(await listOf(await aUser(test))).toMatchObject({ items: [], totalCount: 0 });
  });

  it('is in one order with private notes, page by page, and nobody’s who asks for friends', async () => {
    const friend = await aUser(test);
    const [, other] = await apply();
    await write(company.owner, 'one');
    await aNote(test, friend, seeker, 'two');
    await write(company.owner, 'three', other);
    await aNote(test, await aUser(test), seeker, 'four');
    const texts = async (variables: object) =>
      (await listOf(seeker, variables)).items.map(
        (item: { lastMessage: { content: string } }) => item.lastMessage.content,
      );
    expect(await texts({})).toEqual(['four', 'three', 'two', 'one']);
    expect([await texts({ take: 2 }), await texts({ skip: 2, take: 2 })]).toEqual([
      ['four', 'three'],
      ['two', 'one'],
    ]);
    expect(await texts({ isFriend: true })).toEqual([]);
    expect(await texts({ isFriend: false })).toHaveLength(4);
    const counts = [1, 4].map((take) => countStatements(() => conversationsOf(test, seeker, { take })));
    const [one, four] = [await counts[0], await counts[1]];
    expect(one).toBe(four);
  });

  it('is found by the name of the other side, and by its last note', async () => {
    await write(seeker, 'Tìm việc ở Ansan');
    await aNote(test, await aUser(test), seeker, 'else');
    const totalFor = async (reader: { token: string }, keyword: string) =>
      (await listOf(reader, { keyword })).totalCount;
    expect(await totalFor(seeker, company.fields.companyName)).toBe(1);
    expect(await totalFor(company.owner, seeker.nickname.toUpperCase())).toBe(1);
    expect([await totalFor(seeker, 'tim viec'), await totalFor(company.owner, 'tim viek')]).toEqual([1, 0]);
  });

  it('counts as unread until it is opened, and open screens hear of both without who works there', async () => {
    const [atSeeker, atCompany] = [await listenLive(test, seeker), await listenLive(test, company.owner)];
    const { body: note } = await write(company.owner, '안녕하세요');
    const isNote = ({ name }: { name: string }) => name === 'note';
    expect((await atSeeker.hear(isNote)).data).toEqual({
      ...{ kind: 'new', uuid: note.uuid, partnerUserUuid: company.uuid, applicationUuid: application },
    });
    expect([await unreadNotesOf(test, seeker), await unreadNotesOf(test, company.owner)]).toEqual([1, 0]);
    await markRead(seeker);
    expect((await atCompany.hear(isNote)).data).toEqual({
      ...{ kind: 'read', uuid: note.uuid, partnerUserUuid: seeker.uuid, applicationUuid: application },
    });
    expect(await unreadNotesOf(test, seeker)).toBe(0);
    await write(seeker, 'A');
    expect(await unreadNotesOf(test, company.owner)).toBe(1);
    atSeeker.close();
    atCompany.close();
  });

  it('is no conversation any more once it is gone: taken back, or by its author', async () => {
    const [, other] = await apply();
    await write(company.owner, 'of the company');
    await write(seeker, 'A', other);
    await setState(test, other, seeker, 'withdrawn');
    expect(await listOf(company.owner)).toMatchObject({ items: [{ applicationUuid: application }], totalCount: 1 });
    await write(seeker, 'B');
    await withdraw(test, company.owner);
    expect(await listOf(seeker)).toMatchObject({ items: [{ lastMessage: { content: 'B' } }], totalCount: 1 });
  });
});
