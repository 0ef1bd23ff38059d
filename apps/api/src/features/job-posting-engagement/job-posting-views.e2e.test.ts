import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { aUser } from '../../../test/factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';

const UNKNOWN = '0190f0f0-0000-7000-8000-000000000000';

let test: TestApp;
let company: TestCompany;
beforeAll(async () => {
  test = await startApp({ TRUST_PROXY_HOPS: '1' });
  company = await anApprovedCompany(test);
});
afterAll(() => test.stop());

interface Caller {
  token?: string;
  address?: string;
  userAgent?: string;
}

const open = (uuid: string, reader: Caller = {}) =>
  query(test, 'query ($uuid: ID!) { readJobPosting(uuid: $uuid) { uuid } }', { uuid }, reader);

const count = (uuid: string, reader: Caller = {}) =>
  rest(test, 'post', `/api/job-posting/${uuid}/views`, undefined, reader);

const viewsOf = async (uuid: string): Promise<{ reader: string }[]> =>
  test.database.manager.query('select reader from job_posting_views where posting_uuid = $1', [uuid]);

describe('views of a job posting', () => {
  it.each([
    ['a query that opens it', open],
    ['a page that was rendered', count],
  ])('count a reader once a day by %s', async (_, look) => {
    const { uuid } = await aPosting(test, company);
    const reader = await aUser(test);
    for (const who of [reader, reader, await aUser(test)]) expect((await look(uuid, who)).status).toBeLessThan(300);
    expect(await viewsOf(uuid)).toHaveLength(2);
    await test.database.manager.query('update job_posting_views set day = day - 1 where posting_uuid = $1', [uuid]);
    await look(uuid, reader);
    expect(await viewsOf(uuid)).toHaveLength(3);
  });

  it('count the same reader once by both, and once of thirty that race', async () => {
    const { uuid } = await aPosting(test, company);
    const reader = await aUser(test);
    await Promise.all(Array.from({ length: 30 }, (_, index) => (index % 2 ? open : count)(uuid, reader)));
    const views = await viewsOf(uuid);
    expect(views).toHaveLength(1);
    expect(views[0]?.reader).not.toContain(reader.uuid);
  });

  it('count visitors by their network, whose address is kept by nobody', async () => {
    const { uuid } = await aPosting(test, company);
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2::ffff', '198.51.100.4']) await count(uuid, { address });
    const views = await viewsOf(uuid);
    expect(views).toHaveLength(2);
    expect(JSON.stringify(views)).not.toMatch(/2001|198/);
  });

  it('do not count a crawler, in a page or by a query', async () => {
    const { uuid } = await aPosting(test, company);
    const userAgent = 'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)';
    expect((await count(uuid, { userAgent })).status).toBe(204);
    expect((await open(uuid, { userAgent })).data['readJobPosting']).toEqual({ uuid });
    expect(await viewsOf(uuid)).toEqual([]);
  });
});

describe('POST /api/job-posting/:id/views', () => {
  it('refuses a bad bearer', async () => {
    const { uuid } = await aPosting(test, company);
    expect((await count(uuid, { token: 'nobody' })).status).toBe(401);
  });

  it('knows what is no uuid', async () => {
    expect((await count('first')).body.code).toBe('VALIDATION_FAILED');
  });

  it('counts nobody of its own company, nor what is hidden or not there', async () => {
    const { uuid } = await aPosting(test, company);
    const hidden = await aPosting(test, company, { isPublic: false });
    const answers = [await count(uuid, company.owner), await count(hidden.uuid), await count(UNKNOWN)];
    expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [204, '']));
    expect([...(await viewsOf(uuid)), ...(await viewsOf(hidden.uuid))]).toEqual([]);
  });
});
