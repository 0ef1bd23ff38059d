import { MAX_JOB_ALERTS } from '@haiko/shared/limits';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { JobSearchIndex } from '../job-search/job-search-index.service.js';
import { JobAlertsService } from './job-alerts.service.js';

const UNKNOWN = '0190f0f0-0000-7000-8000-000000000000';
const NEWS = '{ readReceivedNotifications { items { type path isReadByReceiver messageKo messageKm } } }';

let test: TestApp;
let company: TestCompany;
beforeAll(async () => {
  test = await startApp();
  company = await anApprovedCompany(test);
});
afterAll(() => test.stop());

const keep = (body: object, { token }: { token?: string }) =>
  rest(test, 'post', '/api/job-alerts', body, token ? { token } : {});
const forget = (uuid: string, { token }: { token?: string }) =>
  rest(test, 'delete', `/api/job-alerts/${uuid}`, undefined, token ? { token } : {});

async function kept(person: TestUser) {
  const { data } = await query(test, '{ readJobAlerts { uuid keyword filter createdAt } }', {}, person);
  return data['readJobAlerts'] as { uuid: string; keyword: string | null; filter: string }[];
}

const notificationsOf = async (person: TestUser) =>
  (await query(test, NEWS, {}, person)).data['readReceivedNotifications'].items as Record<string, unknown>[];

/** A posting of some minutes ago: the last one is left to the next day. */
async function aRecentPosting(changes: Record<string, unknown>) {
  const { uuid } = await aPosting(test, company, changes);
  await test.app.get(JobSearchIndex).fill();
  await test.database.execute(`update job_postings set arrived_at = now() - interval '5 minutes' where uuid = $1`, [
    uuid,
  ]);
}

/** Another morning. */
async function nextDay() {
  await test.database.execute(`update job_alerts set checked_at = checked_at - interval '1 day'`, []);
  await tellAll();
}

async function tellAll() {
  while ((await test.app.get(JobAlertsService).notifyDue()) > 0);
}

describe('keeping a search', () => {
  it('requires sign-in', async () => {
    expect((await keep({}, {})).status).toBe(401);
    expect((await forget(UNKNOWN, {})).status).toBe(401);
    expect((await query(test, '{ readJobAlerts { uuid } }')).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['a region that there is not', { regions: [{ regionLevelTwoId: 99999 }] }],
    ['more than three selections', { employmentTypes: [1, 2, 3, 4] }],
    ['a filter that is no list', { visas: 'E-9' }],
    ['a selection that is nothing', { regions: [null] }],
    ['a number that only a program reads', { regions: [{ regionLevelTwoId: '0x44d' }] }],
    ['a number with an exponent', { visas: [{ visaMainId: '1e1' }] }],
    ['a list for an id', { jobCategories: [{ jobCategorySubId: [101] }] }],
    ['unknown ids', { languageIds: ['x'] }],
    ['a keyword that is too long', { keyword: '가'.repeat(51) }],
  ])('rejects %s', async (_, body) => {
    const reply = await keep(body, await aUser(test));
    expect({ status: reply.status, code: reply.body.code }).toEqual({ status: 400, code: 'VALIDATION_FAILED' });
  });

  it('keeps what was looked for, in any script, and each search once', async () => {
    const person = await aUser(test);
    for (const keyword of Object.values(NINE_SCRIPTS).map((text) => [...text].slice(0, 20).join('').trim())) {
      const { status, body } = await keep({ keyword, visas: [{ visaMainId: 18 }] }, person);
      expect({ status, keyword: body.keyword }).toEqual({ status: 201, keyword: keyword.normalize('NFC') });
      expect(new URLSearchParams(body.filter as string).get('q')).toBe(keyword.normalize('NFC'));
      const again = await keep({ keyword, visas: [{ visaMainId: 18 }] }, person);
      expect(again.body.uuid).toBe(body.uuid);
    }
    expect(await kept(person)).toHaveLength(9);
    expect(await kept(await aUser(test))).toEqual([]);
  });

  it('keeps no more than a few, even if they come at once', async () => {
    const person = await aUser(test);
    const replies = await Promise.all(
      Array.from({ length: MAX_JOB_ALERTS + 3 }, (_, index) => keep({ keyword: `용접 ${index}` }, person)),
    );
    const refused = replies.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => body.code as string)).toEqual(Array(3).fill('TOO_MANY_JOB_ALERTS'));
    expect(await kept(person)).toHaveLength(MAX_JOB_ALERTS);
  });

  it('forgets a search for its owner alone', async () => {
    const [person, other] = [await aUser(test), await aUser(test)];
    const { uuid } = (await keep({}, person)).body as { uuid: string };
    expect((await forget(uuid, other)).status).toBe(404);
    expect((await forget(uuid, person)).status).toBe(204);
    expect((await forget(uuid, person)).status).toBe(404);
    expect(await kept(person)).toEqual([]);
  });
});

describe('the daily news of a kept search', () => {
  it('come once a day when something new matches, and lead to the search', async () => {
    const person = await aUser(test);
    const search = { keyword: '용접', regions: [{ regionLevelOneId: 31 }], employmentTypes: [1] };
    const { filter } = (await keep(search, person)).body as { filter: string };
    await keep({ keyword: 'ការងារដែលគ្មាន' }, person);
    await aRecentPosting({ title: '용접 기능공' });
    await tellAll();
    expect(await notificationsOf(person)).toEqual([]);

    await nextDay();
    const news = {
      type: 'Job Alert',
      path: `/announcement?${filter}`,
      isReadByReceiver: false,
      messageKo: '저장한 검색에 맞는 새 채용 공고가 있어요.',
      messageKm: 'មានការងារថ្មីដែលត្រូវនឹងការស្វែងរកដែលអ្នកបានរក្សាទុក។',
    };
    expect(await notificationsOf(person)).toEqual([news]);
    await tellAll();
    expect(await notificationsOf(person)).toEqual([{ ...news, isReadByReceiver: true }]);
  });

  it('are new again on another day with other postings, and only then', async () => {
    const person = await aUser(test);
    await keep({ jobCategories: [{ jobCategorySubId: 301 }] }, person);
    await aRecentPosting({ jobCategories: [{ jobCategoryMainId: 3, jobCategorySubId: 301 }] });
    await nextDay();
    expect(await notificationsOf(person)).toHaveLength(1);
    await test.database.execute(`update job_postings set arrived_at = now() - interval '3 days'`, []);
    await nextDay();
    expect(await notificationsOf(person)).toMatchObject([{ isReadByReceiver: true }]);
    await aRecentPosting({ jobCategories: [{ jobCategoryMainId: 3, jobCategorySubId: 301 }] });
    await nextDay();
    expect(await notificationsOf(person)).toMatchObject([{ isReadByReceiver: false }]);
  });

  it('are about what a feed brought yesterday, also where it was written weeks before', async () => {
    const person = await aUser(test);
    await keep({ keyword: 'Weidenkorb' }, person);
    await aRecentPosting({ title: 'Weidenkorb ទិញ' });
    await test.database.execute(`update job_postings set created_at = now() - interval '20 days'`, []);
    await nextDay();
    expect(await notificationsOf(person)).toHaveLength(1);
  });

  it('are not about postings that are closed, or that match only one of two filters', async () => {
    const person = await aUser(test);
    await keep({ regions: [{ regionLevelOneId: 39 }], employmentTypes: [6] }, person);
    await aRecentPosting({ employmentType: 6 });
    await aRecentPosting({ employmentType: 6, regions: [{ region: '제주 제주시 첨단로 1', detailRegion: '1층' }] });
    await test.database.execute(`update job_postings set closed_at = now() where employment_type = 6`, []);
    await nextDay();
    expect(await notificationsOf(person)).toEqual([]);
  });

  it('of others come, whatever is wrong with one search', async () => {
    const person = await aUser(test);
    await keep({ keyword: '도장' }, person);
    const odd = (await keep({ keyword: '도장공' }, await aUser(test))).body as { uuid: string };
    await test.database.execute(
      `update job_alerts set filter = 'q=a%00b', checked_at = checked_at - interval '1 day' where uuid = $1`,
      [odd.uuid],
    );
    await aRecentPosting({ title: '도장 기술자' });
    await nextDay();
    expect(await notificationsOf(person)).toHaveLength(1);
    const { rows } = await test.database.execute(
      `select 1 from job_alerts where uuid = $1 and checked_at > now() - interval '1 hour'`,
      [odd.uuid],
    );
    expect(rows).toHaveLength(1);
  });

  it('end with the person', async () => {
    const person = await aUser(test);
    await keep({}, person);
    const exported = await rest(test, 'get', '/api/user/export', undefined, person);
    expect(exported.body.jobAlerts).toHaveLength(1);
    await rest(test, 'delete', '/api/user', { posts: 'delete' }, person);
    const { rows } = await test.database.execute('select from job_alerts where user_uuid = $1', [person.uuid]);
    expect(rows).toEqual([]);
  });
});
