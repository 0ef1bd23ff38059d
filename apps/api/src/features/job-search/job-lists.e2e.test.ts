import { seoulDayAfter } from '@haiko/shared/rules/deadline';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { anApprovedCompany, type TestCompany } from '../../../test/company-factories.js';
import { countStatements } from '../../../test/count-statements.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPosting, CARD, LIST } from '../../../test/job-posting-factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { JobPostingsService } from '../job-postings/job-postings.service.js';
import { JobSearchIndex } from './job-search-index.service.js';

const FOR_COMPANY = `query ($state: JobPostingState, $keyword: String, $take: Int) {
  readJobPostingsForCompany(state: $state, keyword: $keyword, take: $take) { items { ${CARD} } totalCount hasMore } }`;
const ONE_FOR_COMPANY = `query ($uuid: ID!) { readJobPostingForCompany(uuid: $uuid) { uuid state } }`;

interface Item {
  uuid: string;
  state: string;
  title: string;
}

let test: TestApp;
let company: TestCompany;
let seeker: TestUser;
const uuids: Record<string, string> = {};

// One posting in each state, and some that differ by what they can be filtered by.
beforeAll(async () => {
  test = await startApp();
  company = await anApprovedCompany(test);
  seeker = await aUser(test);
  const write = async (name: string, changes: object) => {
    uuids[name] = (await aPosting(test, company, { title: name, ...changes })).uuid;
  };
  await write('수원 용접', {});
  await write('서울 주방', {
    regions: [{ region: '서울 강남구', detailRegion: '1' }],
    jobCategories: [{ jobCategoryMainId: 5, jobCategorySubId: 501 }],
    visas: [{ visaMainId: 99 }],
    languageLevels: [9901],
    employmentType: 5,
    housing: 'dormitory',
    ...{ salaryTypeId: 2, salaryAmountMin: 15_000, salaryAmountMax: 20_000 },
  });
  await write('부산 통역 ล่าม', {
    regions: [
      { region: '부산 해운대구', detailRegion: '1' },
      { region: '서울 중구', detailRegion: '2' },
    ],
    jobCategories: [{ jobCategoryMainId: 13 }],
    visas: [{ visaMainId: 18 }],
    languageLevels: [104, 604],
    employmentType: 4,
  });
  await write('닫힌', {});
  await rest(test, 'put', `/api/job-posting/${uuids['닫힌']}/state`, { state: 'CLOSED' }, company.owner);
  await write('숨은', { isPublic: false });
  await write('지난', {});
  await run(`update job_postings set deadline_date = '2020-01-01' where uuid = $1`, [uuids['지난']]);
  await write('막힌', {});
  await run(`update job_postings set blocked_at = now() where uuid = $1`, [uuids['막힌']]);
});
afterAll(() => test.stop());

const run = (statement: string, values: unknown[] = []) => test.database.manager.query(statement, values);
async function list(variables: object = {}, reader: { token?: string } = {}) {
  const { status, data, errors } = await query(test, LIST, { ...variables }, reader);
  if (status !== 200) throw new Error(JSON.stringify(errors));
  return data['readJobPostings'] as { items: Item[]; totalCount: number; hasMore: boolean };
}
const titles = async (variables: object = {}) => (await list(variables)).items.map(({ title }) => title);

const THREE = ['부산 통역 ล่าม', '서울 주방', '수원 용접'];

describe('readJobPostings', () => {
  it('shows visitors the open postings of approved companies, newest first', async () => {
    expect(await titles()).toEqual(THREE);
    expect(await list()).toMatchObject({ totalCount: 3, hasMore: false });
    const refused = await anApprovedCompany(test);
    await aPosting(test, refused, { title: '거절된' });
    await run(`update companies set status = 'rejected', rejection_reason = 'x', approved_at = null where uuid = $1`, [
      refused.uuid,
    ]);
    expect(await titles()).toEqual(THREE);
    await run(`update companies set status = 'approved', rejection_reason = '', approved_at = now() where uuid = $1`, [
      refused.uuid,
    ]);
    expect(await titles()).toEqual(['거절된', ...THREE]);
    await run(`update job_postings set deleted_at = now() where company_uuid = $1`, [refused.uuid]);
  });

  it('shows a posting through its last day in Seoul, whether the nightly job has run or not', async () => {
    const today = seoulDayAfter(0, new Date());
    const { uuid } = await aPosting(test, company, { title: '오늘까지', deadlineDate: today });
    expect(await titles()).toEqual(['오늘까지', ...THREE]);
    await run(`update job_postings set deadline_date = deadline_date - 1 where uuid = $1`, [uuid]);
    expect(await titles()).toEqual(THREE);
    await test.app.get(JobPostingsService).expire();
    expect(await run('select expired_at is not null as done from job_postings where uuid = $1', [uuid])).toEqual([
      { done: true },
    ]);
    expect(await titles()).toEqual(THREE);
    await rest(test, 'delete', `/api/job-posting/${uuid}`, undefined, company.owner);
  });

  it.each<[string, object, string[]]>([
    ['a region', { regions: [{ regionLevelOneId: 11 }] }, ['부산 통역 ล่าม', '서울 주방']],
    ['"all" of a region', { regions: [{ regionLevelTwoId: 1100 }] }, ['부산 통역 ล่าม', '서울 주방']],
    ['a district', { regions: [{ regionLevelTwoId: 1123 }] }, ['서울 주방']],
    ['two regions', { regions: [{ regionLevelOneId: 31 }, { regionLevelTwoId: 1123 }] }, ['서울 주방', '수원 용접']],
    ['a job group', { jobCategories: [{ jobCategoryMainId: 1 }] }, ['수원 용접']],
    ['a job of which a posting takes all', { jobCategories: [{ jobCategorySubId: 1303 }] }, ['부산 통역 ล่าม']],
    ['a visa', { visas: [{ visaMainId: 18 }] }, ['부산 통역 ล่าม', '수원 용접']],
    ['a sub visa', { visas: [{ visaSubId: 1801 }] }, ['부산 통역 ล่าม']],
    ['any visa', { visas: [{ visaMainId: 99 }] }, ['서울 주방']],
    ['a language', { languageIds: [6, 99] }, ['부산 통역 ล่าม', '서울 주방']],
    ['employment', { employmentTypes: [1, 5] }, ['서울 주방', '수원 용접']],
    ['housing', { housing: ['dormitory', 'allowance'] }, ['서울 주방']],
    ['pay an hour', { minHourlyPay: 15_000 }, ['서울 주방']],
    ['pay a month that comes to as much an hour', { minHourlyPay: 12_440 }, THREE],
    ['more than all of them pay', { minHourlyPay: 15_001 }, []],
    ['no housing', { housing: ['none'] }, ['부산 통역 ล่าม', '수원 용접']],
    [
      'several filters',
      { visas: [{ visaMainId: 18 }], languageIds: [1], employmentTypes: [4], regions: [{ regionLevelOneId: 11 }] },
      ['부산 통역 ล่าม'],
    ],
    ['filters that nothing matches', { visas: [{ visaMainId: 18 }], employmentTypes: [5] }, []],
    ['empty filters', { regions: [], keyword: '', languageIds: null }, THREE],
    ['a word of two characters', { keyword: '용접' }, ['수원 용접']],
    ['two words', { keyword: '해운대 통역' }, ['부산 통역 ล่าม']],
    ['a Thai word', { keyword: 'ล่าม' }, ['부산 통역 ล่าม']],
    ['a word and a filter', { keyword: '서울', employmentTypes: [5] }, ['서울 주방']],
    ['a word that is nowhere', { keyword: '없는말' }, []],
    ['a percent sign', { keyword: '%' }, []],
  ])('filters by %s', async (_, variables, found) => {
    expect(await titles(variables)).toEqual(found);
    expect((await list(variables)).totalCount).toBe(found.length);
  });

  it.each(Object.entries(NINE_SCRIPTS))('finds a %s word of the description', async (_, text) => {
    expect(await titles({ keyword: [...text].slice(0, 12).join('') })).toEqual(THREE);
  });

  it.each<[object, string, string]>([
    [{ regions: Array(4).fill({ regionLevelOneId: 11 }) }, 'regions', 'TOO_MANY'],
    [{ jobCategories: Array(4).fill({ jobCategoryMainId: 1 }) }, 'jobCategories', 'TOO_MANY'],
    [{ visas: Array(4).fill({ visaMainId: 1 }) }, 'visas', 'TOO_MANY'],
    [{ languageIds: [1, 2, 3, 4] }, 'languageIds', 'TOO_MANY'],
    [{ employmentTypes: [1, 2, 3, 4] }, 'employmentTypes', 'TOO_MANY'],
    [{ regions: [{ regionLevelOneId: 1 }] }, 'regions.0.regionLevelOneId', 'INVALID'],
    [{ employmentTypes: [9] }, 'employmentTypes.0', 'INVALID'],
    [{ minHourlyPay: 0 }, 'minHourlyPay', 'OUT_OF_RANGE'],
    [{ housing: ['tent'] }, 'housing.0', 'INVALID'],
    [{ regions: [{}] }, 'regions.0.regionLevelOneId', 'REQUIRED'],
    [{ visas: [{ visaMainId: 18 }, {}] }, 'visas.1.visaMainId', 'REQUIRED'],
    [{ regions: [{ regionLevelOneId: 11, regionLevelTwoId: 3101 }] }, 'regions.0.regionLevelTwoId', 'INVALID'],
    [{ visas: [{ visaMainId: 26, visaSubId: 1804 }] }, 'visas.0.visaSubId', 'INVALID'],
    [{ keyword: '가'.repeat(51) }, 'keyword', 'TOO_LONG'],
    [{ take: 51 }, 'take', 'OUT_OF_RANGE'],
  ])('refuses %j', async (variables, path, code) => {
    const { status, errors } = await query(test, LIST, { ...variables });
    expect([status, errors[0]?.extensions.fields]).toEqual([400, [{ path, code }]]);
  });
});

describe('the lists of a company', () => {
  const mine = async (variables: object, who: { token?: string } = company.owner) =>
    (await query(test, FOR_COMPANY, { ...variables }, who)).data['readJobPostingsForCompany'];

  it('are for its owner', async () => {
    expect((await query(test, FOR_COMPANY)).status).toBe(401);
    expect(await mine({}, seeker)).toEqual({ items: [], totalCount: 0, hasMore: false });
    const uuid = uuids['숨은'];
    expect((await query(test, ONE_FOR_COMPANY, { uuid }, seeker)).data['readJobPostingForCompany']).toBeNull();
    expect((await query(test, ONE_FOR_COMPANY, { uuid }, company.owner)).data['readJobPostingForCompany']).toEqual({
      uuid,
      state: 'HIDDEN',
    });
  });

  it.each([
    ['OPEN', THREE],
    ['CLOSED', ['닫힌']],
    ['EXPIRED', ['지난']],
    ['HIDDEN', ['숨은']],
    ['BLOCKED', ['막힌']],
  ])('show what is %s', async (state, found) => {
    const { items, totalCount } = await mine({ state });
    expect(items.map(({ title }: Item) => title)).toEqual(found);
    expect(totalCount).toBe(found.length);
  });

  it('are looked through by keyword', async () => {
    expect((await mine({})).totalCount).toBe(7);
    expect((await mine({ keyword: '닫힌' })).items.map(({ title }: Item) => title)).toEqual(['닫힌']);
  });
});

describe('a page', () => {
  it('takes one statement beside the look-up of the reader, whatever its size', async () => {
    await run(
      `insert into job_postings select made.* from job_postings p, generate_series(1, 40) n,
         lateral jsonb_populate_record(p, jsonb_build_object('uuid', uuidv7(), 'scrap_count', n * 0)) made
       where p.uuid = $1`,
      [uuids['서울 주방']],
    );
    const page = (take: number) => list({ take, employmentTypes: [5] }, seeker);
    expect((await page(41)).items).toHaveLength(41);
    const [small, large] = [await countStatements(() => page(1)), await countStatements(() => page(41))];
    expect(large).toBe(small);
    const own = (take: number) => query(test, FOR_COMPANY, { take }, company.owner);
    expect(await countStatements(() => own(1))).toBe(await countStatements(() => own(40)));
    await run(
      `delete from job_postings where company_uuid = $1 and search_text <> '' and not exists (
      select from job_posting_regions r where r.posting_uuid = uuid)`,
      [company.uuid],
    );
  });
});

describe('the search', () => {
  it('finds a renamed company by its new name, once the index has caught up', async () => {
    await run(`update companies set company_name = '낙동강조선' where uuid = $1`, [company.uuid]);
    expect(await test.app.get(JobSearchIndex).fill()).toBe(7);
    expect(await titles({ keyword: '낙동강조선' })).toEqual(THREE);
  });
});
