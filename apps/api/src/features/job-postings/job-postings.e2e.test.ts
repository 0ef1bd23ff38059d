import { randomUUID } from 'node:crypto';
import { seoulDayAfter } from '@haiko/shared/rules/deadline';
import { startApp, type TestApp } from '../../../test/app.js';
import { checkRulesToday } from '../../../test/checked-today.js';
import { codeOf, rest } from '../../../test/client.js';
import {
  aCompany,
  anAdmin,
  anApprovedCompany,
  rejectCompany,
  type TestCompany,
} from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPosting, postingFields, readPosting } from '../../../test/job-posting-factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';

let test: TestApp;
let company: TestCompany;
let stranger: TestUser;
let admin: TestUser;
beforeAll(async () => {
  test = await startApp();
  company = await anApprovedCompany(test);
  stranger = await aUser(test);
  admin = await anAdmin(test);
});
afterAll(() => test.stop());

const create = (who: { token?: string }, changes: object = {}) =>
  rest(test, 'post', '/api/job-posting', postingFields({ ...changes }), who);
const update = (who: { token?: string }, uuid: string, changes: object = {}) =>
  rest(test, 'put', `/api/job-posting/${uuid}`, postingFields({ ...changes }), who);
const remove = (who: { token?: string }, uuid: string) =>
  rest(test, 'delete', `/api/job-posting/${uuid}`, undefined, who);
const run = (statement: string, values: unknown[] = []) => test.database.manager.query(statement, values);
const rejected = (theirs: TestCompany) => rejectCompany(test, theirs.uuid, '서류가 흐립니다.', admin);

describe('POST /api/job-posting', () => {
  it('is for owners of approved companies', async () => {
    expect(await codeOf(create({}))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await codeOf(create(stranger))).toEqual([403, 'COMPANY_NOT_APPROVED']);
    const pending = await aCompany(test);
    expect(await codeOf(create(pending.owner))).toEqual([403, 'COMPANY_NOT_APPROVED']);
    const refused = await anApprovedCompany(test);
    await run(`update companies set status = 'resubmitted' where uuid = $1`, [refused.uuid]);
    expect(await codeOf(create(refused.owner))).toEqual([403, 'COMPANY_NOT_APPROVED']);
    expect(await codeOf(create(admin))).toEqual([403, 'COMPANY_NOT_APPROVED']);
  });

  it.each<[string, object, string, string]>([
    ['no title', { title: ' ' }, 'title', 'REQUIRED'],
    ['a long title', { title: '가'.repeat(101) }, 'title', 'TOO_LONG'],
    ['no description', { description: '' }, 'description', 'REQUIRED'],
    ['no job', { jobCategories: [] }, 'jobCategories', 'REQUIRED'],
    ['six jobs', { jobCategories: Array(6).fill({ jobCategoryMainId: 1 }) }, 'jobCategories', 'TOO_MANY'],
    ['an unknown job', { jobCategories: [{ jobCategoryMainId: 15 }] }, 'jobCategories.0.jobCategoryMainId', 'INVALID'],
    [
      'a job of another group',
      { jobCategories: [{ jobCategoryMainId: 1, jobCategorySubId: 201 }] },
      'jobCategories.0.jobCategorySubId',
      'INVALID',
    ],
    ...['101e0', '0x65', ' 101 ', '101.0', [101]].map((jobCategorySubId): [string, object, string, string] => [
      `a job numbered ${JSON.stringify(jobCategorySubId)}`,
      { jobCategories: [{ jobCategoryMainId: 1, jobCategorySubId }] },
      'jobCategories.0.jobCategorySubId',
      'INVALID',
    ]),
    ['jobs that are no list', { jobCategories: 'x' }, 'jobCategories', 'INVALID'],
    ['no visa', { visas: undefined }, 'visas', 'REQUIRED'],
    ['a visa without main', { visas: [{}] }, 'visas.0.visaMainId', 'REQUIRED'],
    ['no language', { languageLevels: [] }, 'languageLevels', 'REQUIRED'],
    ['a language twice', { languageLevels: [101, 111] }, 'languageLevels', 'INVALID'],
    ['an unknown level', { languageLevels: [1] }, 'languageLevels', 'INVALID'],
    ['no region', { regions: [] }, 'regions', 'REQUIRED'],
    ['no detail region', { regions: [{ region: '서울 중구' }] }, 'regions.0.detailRegion', 'REQUIRED'],
    ['no salary type', { salaryTypeId: null }, 'salaryTypeId', 'REQUIRED'],
    ['no least salary', { salaryAmountMin: '' }, 'salaryAmountMin', 'REQUIRED'],
    ['a salary of zero', { salaryAmountMin: 0 }, 'salaryAmountMin', 'REQUIRED'],
    ['a salary in words', { salaryAmountMax: '많이' }, 'salaryAmountMax', 'INVALID'],
    ['a greatest salary under the least', { salaryAmountMax: 1 }, 'salaryAmountMax', 'OUT_OF_RANGE'],
    ['no working time', { workingTime: undefined }, 'workingTime', 'REQUIRED'],
    ['a day of 25 hours', { workingTime: 25 }, 'workingTime', 'OUT_OF_RANGE'],
    ['half an hour', { workingTime: 0.5 }, 'workingTime', 'INVALID'],
    ['a week of eight days', { workingDays: 8 }, 'workingDays', 'OUT_OF_RANGE'],
    ['a week of none', { workingDays: '0' }, 'workingDays', 'OUT_OF_RANGE'],
    ['days in words', { workingDays: '닷새' }, 'workingDays', 'INVALID'],
    ['a probation that is neither', { hasProbation: 1 }, 'hasProbation', 'INVALID'],
    ['no career', { career: undefined }, 'career', 'REQUIRED'],
    ['an unknown employment', { employmentType: 7 }, 'employmentType', 'INVALID'],
    ['no deadline', { deadlineDate: '' }, 'deadlineDate', 'REQUIRED'],
    ['a deadline that is over', { deadlineDate: '2020-01-01' }, 'deadlineDate', 'OUT_OF_RANGE'],
    ['a deadline in two years', { deadlineDate: seoulDayAfter(700, new Date()) }, 'deadlineDate', 'OUT_OF_RANGE'],
    ['a mobile with hyphens', { contactMobile: '010-1234-5678' }, 'contactMobile', 'INVALID'],
    ['no phone', { contactPhone: '' }, 'contactPhone', 'REQUIRED'],
    ['a bad e-mail', { contactEmail: 'x' }, 'contactEmail', 'INVALID'],
    ['no contact', { contactName: undefined }, 'contactName', 'REQUIRED'],
    ['a switch that is neither', { isPublic: 'yes' }, 'isPublic', 'INVALID'],
  ])('refuses %s', async (_, changes, path, code) => {
    const { status, body } = await create(company.owner, changes);
    expect([status, body.code, body.fields]).toEqual([400, 'VALIDATION_FAILED', [{ path, code }]]);
  });

  it('refuses an address whose region it does not know', async () => {
    const regions = [{ region: '달나라 토끼시', detailRegion: '1' }];
    expect(await codeOf(create(company.owner, { regions }))).toEqual([400, 'REGION_NOT_FOUND']);
  });

  it('writes a posting in nine scripts, with its region resolved and every label', async () => {
    const { status, body } = await create(company.owner);
    expect(status).toBe(201);
    const posting = await readPosting(test, body.uuid, { language: 'ko' });
    expect(posting).toMatchObject({
      uuid: body.uuid,
      state: 'OPEN',
      originalLanguage: 'ko',
      dDayStatus: 'D-30',
      isExpired: false,
      deadlineDateFormatted: seoulDayAfter(30, new Date()).replaceAll('-', '.'),
      description: Object.values(NINE_SCRIPTS).join('\n'),
      descriptionVi: Object.values(NINE_SCRIPTS).join('\n'),
      extraInfoBn: NINE_SCRIPTS.km,
      careerLabel: '경력 무관',
      employmentTypeLabel: '정규직',
      salaryTypeName: '월급',
      educationName: '학력 무관',
      contactEmail: 'hire@hangang.example',
      isBelowMinimumWage: false,
      visaFit: null,
      scraps: [],
      regions: [
        {
          regionLevelOne: { nameKm: 'គ្យុងគី' },
          regionLevelTwo: { nameKo: '수원시' },
          regionOriginal: '경기 수원시 장안구 정자로 1',
          detailRegionKm: '2층 기숙사 옆',
        },
      ],
      jobCategories: [{ jobMain: { nameKo: '생산·제조' }, jobSub: { mainCategoryId: 1, nameKo: '용접' } }],
      visas: [
        { visaMain: { nameKo: 'E-7 특정활동' }, visaSub: { nameKo: 'E-7-4 숙련기능인력' } },
        { visaMain: { nameKo: 'F-5 영주' }, visaSub: { nameKo: '전체' } },
      ],
      languageLevels: [
        { id: 111, languageId: 1, nameKo: 'TOPIK 1급', language: { nameKo: '한국어' } },
        { id: 201, language: { nameKo: '영어' } },
      ],
      company: { uuid: company.uuid, companyName: company.fields.companyName, managerName: '김하늘' },
    });
    expect(await readPosting(test, body.uuid, { language: 'km' })).toMatchObject({
      employmentTypeLabel: 'អចិន្ត្រៃយ៍ (ពេញម៉ោង)',
    });
  });

  it('takes digits as text, strips what it does not know, and names no amount where pay is negotiable', async () => {
    const body = await aPosting(test, company, {
      salaryTypeId: '1',
      salaryAmountMin: '2600000',
      salaryAmountMax: 0,
      workingTime: '8',
      workingDays: '',
      hasProbation: true,
      educationId: '',
      jobCategories: [
        { jobCategoryMainId: '1', jobCategorySubId: '' },
        { jobCategoryMainId: 1, jobCategorySubId: 101 },
      ],
      uuid: randomUUID(),
      state: 'BLOCKED',
    });
    expect(body).toMatchObject({
      salaryTypeId: 1,
      salaryAmountMin: 0,
      salaryAmountMax: 0,
      workingTime: 8,
      workingDays: null,
      hasProbation: true,
      isPieceRate: false,
      hourlyPay: null,
      // Any education, and all of the group.
      educationId: 1,
      jobCategories: [{ jobCategoryMainId: 1, jobCategorySubId: 100 }],
      state: 'OPEN',
    });
  });
});

describe('PUT /api/job-posting/:id', () => {
  it('is for the owner, while the company may show postings', async () => {
    const theirs = await anApprovedCompany(test);
    const { uuid } = await aPosting(test, theirs);
    const hidden = await aPosting(test, theirs, { isPublic: false });
    expect(await codeOf(update({}, uuid))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await codeOf(update(stranger, 'x'))).toEqual([400, 'VALIDATION_FAILED']);
    expect(await codeOf(update(stranger, randomUUID()))).toEqual([404, 'NOT_FOUND']);
    expect(await codeOf(update(stranger, uuid))).toEqual([403, 'FORBIDDEN']);
    expect(await codeOf(update(company.owner, hidden.uuid))).toEqual([404, 'NOT_FOUND']);
    expect(await codeOf(update(admin, uuid))).toEqual([403, 'FORBIDDEN']);
    await run(`update companies set status = 'resubmitted' where uuid = $1`, [theirs.uuid]);
    expect((await update(theirs.owner, uuid)).status).toBe(200);
    await rejected(theirs);
    expect(await codeOf(update(theirs.owner, uuid))).toEqual([403, 'COMPANY_NOT_APPROVED']);
    expect(await readPosting(test, uuid)).toBeNull();
  });

  it('replaces everything; what says the same keeps its translations', async () => {
    const { uuid } = await aPosting(test, company);
    await run(
      `update job_postings set title = title || '{"km": "ជាងផ្សារ"}', description = description || '{"vi": "Hàn"}' where uuid = $1`,
      [uuid],
    );
    const changes = {
      description: NINE_SCRIPTS.ko,
      regions: [
        { region: '부산 해운대구', detailRegion: '1' },
        { region: '서울 중구', detailRegion: '2' },
      ],
      visas: [{ visaMainId: 25 }],
      languageLevels: [9901],
      extraInfo: null,
    };
    expect((await update(company.owner, uuid, changes)).status).toBe(200);
    const posting = await readPosting(test, uuid);
    expect(posting).toMatchObject({ titleKm: 'ជាងផ្សារ', descriptionVi: NINE_SCRIPTS.ko, extraInfo: '' });
    expect(
      posting.regions.map((region: { regionLevelTwo: { nameKo: string } }) => region.regionLevelTwo.nameKo),
    ).toEqual(['해운대구', '중구']);
    expect(posting.visas).toHaveLength(1);
    await update(company.owner, uuid, { ...changes, regions: changes.regions.slice(0, 1) });
    expect((await readPosting(test, uuid)).regions).toHaveLength(1);
  });

  it('is right under two changes at once', async () => {
    const { uuid } = await aPosting(test, company);
    const titles = ['하나', '둘', '셋', '넷'];
    const replies = await Promise.all(titles.map((title) => update(company.owner, uuid, { title })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(titles).toContain((await readPosting(test, uuid)).title);
  });
});

describe('DELETE /api/job-posting/:id', () => {
  it('is for the owner and admins, whose act is written down', async () => {
    const { uuid } = await aPosting(test, company);
    expect(await codeOf(remove({}, uuid))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await codeOf(remove(stranger, uuid))).toEqual([403, 'FORBIDDEN']);
    expect((await remove(company.owner, uuid)).status).toBe(204);
    expect(await codeOf(remove(company.owner, uuid))).toEqual([404, 'NOT_FOUND']);
    const other = await aPosting(test, company);
    expect((await remove(admin, other.uuid)).status).toBe(204);
    expect(await run('select action from audit_log where target_uuid = $1', [other.uuid])).toEqual([
      { action: 'deleteJobPosting' },
    ]);
    expect(await readPosting(test, other.uuid, company.owner)).toBeNull();
  });

  it('closes the postings of a deleted company, and hides them', async () => {
    const theirs = await anApprovedCompany(test);
    const { uuid } = await aPosting(test, theirs);
    await rest(test, 'delete', `/api/company/delete/${theirs.uuid}`, undefined, theirs.owner);
    expect(await readPosting(test, uuid)).toBeNull();
    expect(await readPosting(test, uuid, admin)).toMatchObject({ state: 'CLOSED' });
  });
});

describe('readJobPosting', () => {
  it('is open to visitors; a hidden one is there for its company and admins alone', async () => {
    const { uuid } = await aPosting(test, company, { isPublic: false });
    expect(await readPosting(test, uuid)).toBeNull();
    expect(await readPosting(test, uuid, stranger)).toBeNull();
    expect(await readPosting(test, uuid, company.owner)).toMatchObject({ state: 'HIDDEN', isPublic: false });
    expect(await readPosting(test, uuid, admin)).toMatchObject({ state: 'HIDDEN' });
    expect(await readPosting(test, randomUUID())).toBeNull();
  });

  it('tells whoever has told a visa whether it fits, and why', async () => {
    const { uuid } = await aPosting(test, company);
    const seeker = await aUser(test);
    await checkRulesToday(test);
    const fit = async (visaMainId: number, visaSubId?: number) => {
      await rest(test, 'put', '/api/user', { visaMainId, visaSubId }, seeker);
      return (await readPosting(test, uuid, seeker)).visaFit;
    };
    expect(await fit(26)).toMatchObject({ fits: true, reason: 'OPEN' });
    expect(await fit(18, 1804)).toMatchObject({ fits: true, reason: 'NEEDS_SPONSOR' });
    expect(await fit(18, 1801)).toMatchObject({ fits: false, reason: 'NOT_LISTED' });
    expect(await fit(20, 2001)).toMatchObject({ fits: false, reason: 'GOVERNMENT_ONLY' });
  });
});
