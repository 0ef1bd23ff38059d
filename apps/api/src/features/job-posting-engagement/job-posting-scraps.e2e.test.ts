import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPosting, CARD } from '../../../test/job-posting-factories.js';
import { JobPostingEngagementService } from './job-posting-engagement.service.js';

const SCRAPPED = `query ($keyword: String) {
  readScrappedJobPostings(keyword: $keyword) { items { ${CARD} scraps { user { uuid } } } totalCount } }`;

interface Item {
  title: string;
}

let test: TestApp;
let company: TestCompany;
let seeker: TestUser;
const uuids: Record<string, string> = {};

beforeAll(async () => {
  test = await startApp();
  company = await anApprovedCompany(test);
  seeker = await aUser(test);
  for (const title of ['수원 용접', '서울 주방', '부산 통역 ล่าม', '닫힌', '숨은', '막힌']) {
    uuids[title] = (await aPosting(test, company, { title, isPublic: title !== '숨은' })).uuid;
  }
  await rest(test, 'put', `/api/job-posting/${uuids['닫힌']}/state`, { state: 'CLOSED' }, company.owner);
  await run(`update job_postings set blocked_at = now() where uuid = $1`, [uuids['막힌']]);
});
afterAll(() => test.stop());

const run = (statement: string, values: unknown[] = []) => test.database.manager.query(statement, values);
const OPEN = ['부산 통역 ล่าม', '서울 주방', '수원 용접'];

describe('scraps', () => {
  const toggle = (who: { token?: string }, uuid: string | undefined, body?: object) =>
    rest(test, 'post', `/api/scraps/job-postings/${uuid}`, body, who);

  it('are for signed-in people, of postings that they see', async () => {
    expect((await toggle({}, uuids['수원 용접'])).status).toBe(401);
    expect((await toggle(seeker, 'x')).status).toBe(400);
    expect((await toggle(seeker, uuids['숨은'])).body.code).toBe('NOT_FOUND');
    expect((await toggle(seeker, uuids['막힌'])).body.code).toBe('NOT_FOUND');
    expect((await toggle(company.owner, uuids['숨은'])).body).toEqual({ isScrapped: true });
    expect((await query(test, SCRAPPED)).status).toBe(401);
  });

  it('are listed, the last saved first, also when they have closed; and looked through', async () => {
    const saver = await aUser(test);
    for (const name of ['수원 용접', '닫힌', '서울 주방']) {
      expect((await toggle(saver, uuids[name])).body).toEqual({ isScrapped: true });
    }
    const saved = async (keyword?: string) =>
      (await query(test, SCRAPPED, { keyword }, saver)).data['readScrappedJobPostings'];
    expect((await saved()).items.map(({ title }: Item) => title)).toEqual(['서울 주방', '닫힌', '수원 용접']);
    expect(await saved('용접')).toMatchObject({
      totalCount: 1,
      items: [{ isScrapped: true, scraps: [{ user: { uuid: saver.uuid } }] }],
    });
    expect((await toggle(saver, uuids['닫힌'])).body).toEqual({ isScrapped: false });
    expect((await saved()).totalCount).toBe(2);
  });

  it('stand as the call says, however often it is sent', async () => {
    const saver = await aUser(test);
    for (const isOn of [true, true, false, false]) {
      expect((await toggle(saver, uuids['수원 용접'], { isOn })).body).toEqual({ isScrapped: isOn });
    }
    expect((await toggle(saver, uuids['숨은'], { isOn: false })).body.code).toBe('NOT_FOUND');
  });

  it('are counted rightly under many taps at once', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => aUser(test)));
    const one = await aUser(test);
    await Promise.all(people.map((who) => toggle(who, uuids['부산 통역 ล่าม'])));
    await Promise.all([1, 2, 3].map(() => toggle(one, uuids['부산 통역 ล่าม'])));
    const count =
      'select scrap_count::int as kept, (select count(*)::int from job_posting_scraps s where s.posting_uuid = p.uuid) as real from job_postings p where uuid = $1';
    expect(await run(count, [uuids['부산 통역 ล่าม']])).toEqual([{ kept: 5, real: 5 }]);
  });
});

describe('readHotJobPostings', () => {
  const hot = async () => {
    await test.app.get(JobPostingEngagementService).rank();
    const { data } = await query(test, `{ readHotJobPostings { ${CARD} } }`);
    return data['readHotJobPostings'].map(({ title }: Item) => title);
  };

  it('begins with what people save and open, each reader once a day', async () => {
    await run(`update job_posting_scraps set created_at = created_at - interval '30 days'`);
    expect(await hot()).toEqual(OPEN);
    const open = (who: { token?: string }) =>
      query(test, '{ readJobPosting(uuid: "' + uuids['수원 용접'] + '") { uuid } }', {}, who);
    for (const who of [seeker, seeker, company.owner]) await open(who);
    expect(
      await run('select count(*)::int as views from job_posting_views where posting_uuid = $1', [uuids['수원 용접']]),
    ).toEqual([{ views: 1 }]);
    expect((await hot())[0]).toBe('수원 용접');
    await run(`update job_posting_views set day = day - 20`);
    expect(await hot()).toEqual(OPEN);
    expect(await run('select 1 from job_posting_views')).toEqual([]);
  });
});
