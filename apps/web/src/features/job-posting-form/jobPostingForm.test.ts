import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { VISAS } from '@haiko/shared/reference/visas';
import { describe, expect, it } from 'vitest';
import { problemsOf, summaryOf } from './jobPostingForm.schema.ts';
import {
  hoursDigits,
  isLanguageTaken,
  isSameJobPosting,
  isSavedJobPosting,
  mayPayTooLittle,
  payOf,
  placedByState,
  rowOf,
} from './jobPostingForm.ts';
import {
  emptyJobPosting,
  JOB_POSTING_FIELDS,
  type JobPostingToModify,
  type JobPostingValues,
  payloadOf,
  valuesOf,
} from './jobPostingFields.ts';

/** One word in each of the nine scripts. */
const NINE = '직원 staff 职员 社員 พนักงาน nhân viên បុគ្គលិក kawani কর্মী';

const full = (changes: Partial<JobPostingValues> = {}): JobPostingValues => ({
  ...emptyJobPosting(),
  title: NINE,
  jobCategories: [101],
  description: NINE,
  salaryTypeId: '2',
  salaryAmountMin: '12000',
  salaryAmountMax: '15000',
  workingTime: '8',
  regions: [{ region: '경기도 수원시 장안구 정조로 1', detailRegion: NINE }],
  career: '4',
  educationId: '1',
  visas: [9900],
  languageLevels: [{ languageId: '1', levelId: '101' }],
  employmentType: '1',
  contactName: NINE,
  contactMobile: '01000001234',
  contactPhone: '0200001234',
  contactEmail: 'hire@hangang.example',
  ...changes,
});

const wrong = (changes: Partial<JobPostingValues>) => problemsOf(full(changes)).map(({ path }) => path);

describe('the form of a posting', () => {
  it('takes a posting in any script', () => {
    expect(LANGUAGES).toHaveLength(9);
    expect(problemsOf(full())).toEqual([]);
  });

  it('names everything that is missing, in the order of the screen', () => {
    const problems = problemsOf({ ...emptyJobPosting(), deadlineDate: '' });
    expect(problems.map(({ path }) => path)).toEqual([
      'title',
      'jobCategories',
      'description',
      'salaryTypeId',
      'salaryAmountMin',
      'salaryAmountMax',
      'workingTime',
      'regions.0.region',
      'regions.0.detailRegion',
      'career',
      'visas',
      'languageLevels.0.languageId',
      'languageLevels.0.levelId',
      'employmentType',
      'deadlineDate',
      'contactName',
      'contactMobile',
      'contactPhone',
      'contactEmail',
    ]);
    expect(problems.map(summaryOf)).toEqual(problems.map(() => 'jobPostingForm.required'));
  });

  it('asks for no amounts while the salary is negotiable, and sends none', () => {
    const negotiable = full({ salaryTypeId: '1', salaryAmountMin: '', salaryAmountMax: '' });
    expect(problemsOf(negotiable)).toEqual([]);
    expect(payloadOf({ ...negotiable, salaryAmountMin: '5' })).toMatchObject({
      salaryAmountMin: 0,
      salaryAmountMax: 0,
    });
  });

  it('wants amounts in order and within reason', () => {
    expect(problemsOf(full({ salaryAmountMax: '11999' }))).toEqual([
      { path: 'salaryAmountMax', message: 'jobPostingForm.amountsCrossed' },
    ]);
    expect(wrong({ salaryAmountMin: '0' })).toEqual(['salaryAmountMin']);
    expect(wrong({ salaryAmountMax: '1000000001' })).toEqual(['salaryAmountMax']);
  });

  it('refuses pay that is certainly under the legal minimum, under the pay', () => {
    const little = { salaryAmountMin: '9000', salaryAmountMax: '10000' };
    const refused = [{ path: 'salaryAmountMin', message: 'fieldErrors.BELOW_MINIMUM_WAGE' }];
    expect(problemsOf(full(little))).toEqual(refused);
    expect(problemsOf(full({ ...little, isPieceRate: true }))).toEqual([]);
    const monthly = full({ salaryTypeId: '5', salaryAmountMin: '1881000', salaryAmountMax: '1881000' });
    expect(problemsOf(monthly)).toEqual(refused);
    expect(problemsOf({ ...monthly, workingDays: '4' })).toEqual([]);
    expect(problemsOf({ ...monthly, workingDays: '' })).toEqual([]);
  });

  it('refuses wishes that the law forbids, under the text that has them, and takes those that may be none', () => {
    const message = 'fieldErrors.FORBIDDEN_WISH';
    expect(problemsOf(full({ title: '여직원 모집', extraInfo: '35세 이하' }))).toEqual([
      { path: 'title', message },
      { path: 'extraInfo', message },
    ]);
    expect(problemsOf(full({ description: '젊은 분 환영' }))).toEqual([]);
  });

  it('knows hours of a day, telephone numbers and days to come', () => {
    expect(wrong({ workingTime: '25' })).toEqual(['workingTime']);
    expect(wrong({ workingTime: '0' })).toEqual(['workingTime']);
    expect(wrong({ contactMobile: '010-0000-1234', contactPhone: '123' })).toEqual(['contactMobile', 'contactPhone']);
    expect(wrong({ deadlineDate: '2020-01-01' })).toEqual(['deadlineDate']);
    expect(wrong({ deadlineDate: 'tomorrow' })).toEqual(['deadlineDate']);
  });

  it('wants an address that lies in a region, and says so', () => {
    const problems = problemsOf(full({ regions: [{ region: 'Nowhere 1', detailRegion: 'x' }] }));
    expect(problems).toEqual([{ path: 'regions.0.region', message: 'errors.REGION_NOT_FOUND' }]);
    expect(problems.map(summaryOf)).toEqual(['errors.REGION_NOT_FOUND']);
  });
});

describe('what is sent', () => {
  it('is numbers, with the groups of what was chosen', () => {
    expect(payloadOf(full())).toMatchObject({
      jobCategories: [{ jobCategoryMainId: 1, jobCategorySubId: 101 }],
      visas: [{ visaMainId: 99, visaSubId: 9900 }],
      languageLevels: [101],
      salaryTypeId: 2,
      salaryAmountMin: 12_000,
      salaryAmountMax: 15_000,
      workingTime: 8,
      workingDays: 5,
      career: 4,
      educationId: 1,
      employmentType: 1,
    });
  });

  it('comes back into the form as it was', () => {
    const posting: JobPostingToModify = {
      __typename: 'JobPosting',
      updatedAt: '2026-11-20T02:30:00.123Z',
      uuid: 'a',
      originalLanguage: 'ko',
      ...{ title: NINE, description: NINE, extraInfo: '', isRemote: true, housing: 'dormitory' },
      ...{ isPublic: false, hiddenReason: null },
      ...{ salaryTypeId: 1, salaryAmountMin: 0, salaryAmountMax: 0, workingTime: 8, workingDays: null },
      ...{ hasProbation: true, isPieceRate: false, career: 4, educationId: 1 },
      ...{ employmentType: 2, deadlineDate: '2026-12-31', contactName: 'x' },
      ...{ contactMobile: '01000001234', contactPhone: '0200001234', contactEmail: 'a@b.example' },
      jobCategories: [{ __typename: 'JobPostingCategory', jobCategorySubId: 101 }],
      visas: [{ __typename: 'JobPostingVisa', visaSubId: 9900 }],
      regions: [{ __typename: 'JobPostingRegion', regionOriginal: '서울 강남구', detailRegion: '3층' }],
      languageLevels: [{ __typename: 'LanguageLevel', id: 101, languageId: 1 }],
    };
    expect(valuesOf(posting, 'vi')).toMatchObject({
      jobCategories: [101],
      visas: [9900],
      regions: [{ region: '서울 강남구', detailRegion: '3층' }],
      languageLevels: [{ languageId: '1', levelId: '101' }],
      salaryAmountMin: '',
      workingDays: '',
      hasProbation: true,
      isRemote: true,
      housing: 'dormitory',
      isPublic: false,
    });
  });
});

it('hours that are typed are digits alone, two at most', () => {
  expect(['8h 30', '８시간', 'eight'].map(hoursDigits)).toEqual(['83', '8', '']);
});

describe('languages of a posting', () => {
  const rows = [rowOf('1'), { languageId: '2', levelId: '201' }];

  it('stand in one row each', () => {
    expect(isLanguageTaken(rows, 1, '1')).toBe(true);
    expect(isLanguageTaken(rows, 1, '2')).toBe(false);
    expect(isLanguageTaken(rows, 1, '3')).toBe(false);
  });

  it('begin without a level, or with the only one', () => {
    expect(rowOf('1')).toEqual({ languageId: '1', levelId: '' });
    expect(rowOf('99')).toEqual({ languageId: '99', levelId: '9901' });
  });
});

describe('the language of the texts', () => {
  it('is sent only where the writer chose it: the server tells it otherwise', () => {
    expect(payloadOf(full())).not.toHaveProperty('originalLanguage');
    expect(payloadOf(full())).not.toHaveProperty('chosenLanguage');
    expect(payloadOf(full({ chosenLanguage: 'tl' }))).toMatchObject({ originalLanguage: 'tl' });
  });
});

it('two forms are the same in whatever order they hold what they say', () => {
  const reversed = Object.fromEntries(Object.entries(full()).reverse()) as JobPostingValues;
  expect(isSameJobPosting(full(), reversed)).toBe(true);
  expect(isSameJobPosting(full(), full({ chosenLanguage: 'km' }))).toBe(false);
});

it('a posting is known as what was sent, in the letters in which the server stores it', () => {
  const saved = full({ contactEmail: 'hire@hangang.example' });
  expect(isSavedJobPosting(full({ title: `${NINE} `, contactEmail: 'Hire@Hangang.example ' }), saved, 'ko')).toBe(true);
  expect(isSavedJobPosting(saved, { ...saved, chosenLanguage: 'km' }, 'ko')).toBe(true);
  expect(isSavedJobPosting({ ...saved, chosenLanguage: 'km' }, saved, 'ko')).toBe(false);
  expect(isSavedJobPosting({ ...saved, visas: [] }, saved, 'ko')).toBe(false);
});

describe('a posting that the law hides', () => {
  it('is one that its company wants to show', () => {
    const { isPublic } = JOB_POSTING_FIELDS;
    const posting = { isPublic: false, hiddenReason: 'BELOW_MINIMUM_WAGE' } as JobPostingToModify;
    expect([isPublic.of(posting), isPublic.of({ ...posting, hiddenReason: null })]).toEqual([true, false]);
  });
});

describe('hints', () => {
  it('warn of pay under the legal minimum, not before there is an amount', () => {
    const warns = (changes: Partial<JobPostingValues>) =>
      mayPayTooLittle(payOf({ ...emptyJobPosting(), salaryTypeId: '2', ...changes }));
    expect(warns({ salaryAmountMin: '10000' })).toBe(true);
    expect(warns({ salaryAmountMin: '20000' })).toBe(false);
    expect(warns({ workingTime: '8' })).toBe(false);
    expect(warns({ salaryTypeId: '1', workingTime: '8' })).toBe(false);
  });

  it('tell of visas whose holders only the state places', () => {
    const allOf = (wanted: string) => VISAS.find(({ code }) => code === wanted)?.subs[0]?.id ?? 0;
    expect(placedByState([allOf('E-9'), 9900, allOf('E-8'), allOf('E-7')])).toEqual(['E-8', 'E-9']);
    expect(placedByState([9900])).toEqual([]);
    expect(placedByState([])).toEqual([]);
  });
});

describe('a new posting', () => {
  it('is open for thirty days of Seoul', () => {
    expect(emptyJobPosting(new Date('2026-12-10T16:00:00Z')).deadlineDate).toBe('2027-01-10');
  });
});
