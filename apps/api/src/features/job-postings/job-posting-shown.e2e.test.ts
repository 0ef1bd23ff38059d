import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { aUser } from '../../../test/factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';

const UNKNOWN = '0190f0f0-0000-7000-8000-000000000000';
const SHOWN = 'shown(language: $language) { title description extraInfo language isTranslated state }';
const READ = `query ($uuid: ID!, $language: Language!) {
  readJobPosting(uuid: $uuid) { ${SHOWN} }
  readJobPostings(keyword: "수원") { items { uuid ${SHOWN} } }
}`;

let test: TestApp;
let company: TestCompany;
beforeAll(async () => {
  test = await startApp({ TRUST_PROXY_HOPS: '1' });
  company = await anApprovedCompany(test);
});
afterAll(() => test.stop());

/** What the detail and the card of a posting show; both must be the same. */
async function shown(uuid: string, language: string, caller: { token?: string } = {}) {
  const { data } = await query(test, READ, { uuid, language }, caller);
  const card = data['readJobPostings'].items.find((item: { uuid: string }) => item.uuid === uuid);
  expect(card.shown).toEqual(data['readJobPosting'].shown);
  return card.shown;
}

/** A Korean posting of which these parts have been translated. */
async function translated(extraInfo: string, parts: Record<string, object>) {
  const { uuid } = await aPosting(test, company, { title: '용접공', description: '용접을 합니다.', extraInfo });
  for (const [column, texts] of Object.entries(parts)) {
    await test.database.execute(`update job_postings set ${column} = ${column} || $2::jsonb where uuid = $1`, [
      uuid,
      JSON.stringify(texts),
    ]);
  }
  return uuid;
}

const AS_WRITTEN = { title: '용접공', description: '용접을 합니다.', language: 'ko', isTranslated: false };

describe('the text of a posting that is shown', () => {
  const others = LANGUAGES.filter((language) => language !== 'ko');

  it.each(others)('is whole in %s where nobody has written extra information', async (language) => {
    const text = NINE_SCRIPTS[language];
    const uuid = await translated('', { title: { [language]: text }, description: { [language]: `${text} 2` } });
    expect(await shown(uuid, language)).toEqual({
      title: text,
      description: `${text} 2`,
      extraInfo: '',
      language,
      isTranslated: true,
      state: 'DONE',
    });
  });

  it.each(others)('is never a title in %s over a description in Korean', async (language) => {
    const text = NINE_SCRIPTS[language];
    const uuid = await translated('', { title: { [language]: text } });
    expect(await shown(uuid, language)).toMatchObject({ ...AS_WRITTEN, extraInfo: '' });
    expect((await shown(uuid, language)).state).not.toBe('DONE');
  });

  it('is as it was written for its company, whose words they are', async () => {
    const uuid = await translated('', { title: { km: 'ជាង' }, description: { km: 'ការងារ' } });
    expect(await shown(uuid, 'km')).toMatchObject({ language: 'km', isTranslated: true });
    expect(await shown(uuid, 'km', company.owner)).toMatchObject({ ...AS_WRITTEN, state: 'DONE' });
  });

  it('stays as it was written until the extra information is translated, too', async () => {
    const uuid = await translated('기숙사 있음', { title: { km: 'ជាង' }, description: { km: 'ការងារ' } });
    expect(await shown(uuid, 'km')).toMatchObject({ ...AS_WRITTEN, extraInfo: '기숙사 있음' });
    await test.database.execute(
      `update job_postings set extra_info = extra_info || '{"km": "មានបន្ទប់"}' where uuid = $1`,
      [uuid],
    );
    expect(await shown(uuid, 'km')).toMatchObject({
      title: 'ជាង',
      description: 'ការងារ',
      extraInfo: 'មានបន្ទប់',
      language: 'km',
      state: 'DONE',
    });
  });

  it.each(others)(
    'of an imported posting is a title in %s over what the other site says in Korean',
    async (language) => {
      const text = NINE_SCRIPTS[language];
      const uuid = await translated('', { title: { [language]: text } });
      await test.database.execute(
        `update job_postings set company_uuid = null, source = 'feed', source_id = uuid::text, source_company_name = 'x',
         url = 'https://jobs.example/1' where uuid = $1`,
        [uuid],
      );
      expect(await shown(uuid, language)).toEqual({
        title: text,
        description: AS_WRITTEN.description,
        extraInfo: '',
        language,
        isTranslated: true,
        state: 'DONE',
      });
      expect(await shown(uuid, 'ko')).toMatchObject({ ...AS_WRITTEN, state: 'SOURCE' });
    },
  );
});

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
