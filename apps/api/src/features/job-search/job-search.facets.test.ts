import { filtersOf, type JobFilterArguments } from '@haiko/shared/jobFilters';
import { JOB_CATEGORIES } from '@haiko/shared/reference/jobCategories';
import { idOfAll } from '@haiko/shared/reference/named';
import { HOURLY, MONTHLY, NEGOTIABLE } from '@haiko/shared/reference/salaryTypes';
import { VISA_RULES } from '@haiko/shared/reference/visaRules';
import { VISAS } from '@haiko/shared/reference/visas';
import { visaFit } from '@haiko/shared/rules/visaFit';
import { facetGroups, facetsOf, FORBIDDEN_WISH, SCAM_SIGN, type Filterable } from './job-search.facets.js';

const POSTING = {
  regions: [{ levelOneId: 31, levelTwoId: 3101 }],
  jobCategories: [{ mainId: 1, subId: 103 }],
  visas: [{ mainId: 18, subId: 1800 }],
  languageLevels: [101],
  employmentType: 1,
  housing: 'dormitory' as const,
  text: '용접공 모집',
  ...{ salaryTypeId: HOURLY, salaryAmountMin: 12_000, salaryAmountMax: 15_000 },
  ...{ workingTime: 8, workingDays: 5, hasProbation: false, isPieceRate: false },
};

/** A day on which the rules that the product comes with had just been checked. */
const DAY = '2026-11-22';
const matches = (filters: JobFilterArguments, posting: Filterable = POSTING) => {
  const facets = new Set(facetsOf(posting));
  return facetGroups(filtersOf(filters), VISA_RULES, DAY).every((group) => group.some((facet) => facets.has(facet)));
};
const region = { main: (id: number) => ({ regionLevelOneId: id }), sub: (id: number) => ({ regionLevelTwoId: id }) };
const visa = { main: (id: number) => ({ visaMainId: id }), sub: (id: number) => ({ visaSubId: id }) };
const job = (id: number) => ({ jobCategorySubId: id });

it.each([
  ['남성만 지원', true],
  ['젊은 분 환영합니다.', false],
  ['여성 기숙사 제공', false],
])('a posting that says %s is marked as unlawful: %s', (text, isMarked) => {
  expect(facetsOf({ ...POSTING, text }).includes(FORBIDDEN_WISH)).toBe(isMarked);
});

it.each([
  ['출근 전에 유니폼비 15만원을 먼저 입금해 주세요.', true],
  ['유니폼은 무료로 드려요.', false],
])('a posting that says %s is marked as a possible scam: %s', (text, isMarked) => {
  expect(facetsOf({ ...POSTING, text }).includes(SCAM_SIGN)).toBe(isMarked);
});

describe('a posting for any visa', () => {
  const forAny = { ...POSTING, jobCategories: [{ mainId: 5, subId: 503 }], visas: [{ mainId: 99, subId: 9900 }] };
  const idOf = (code: string) => VISAS.find((visa) => visa.code === code)?.id ?? 0;

  it.each([
    ['F-5', true],
    ['F-4', true],
    ['D-2', true],
    ['E-7', false],
    ['E-9', false],
    ['D-1', false],
  ])('is found by who has %s: %s', (code, isFound) => {
    expect(matches({ visas: [visa.main(idOf(code))] }, forAny)).toBe(isFound);
    expect(matches({ visas: [visa.sub(idOf(code) * 100)] }, forAny)).toBe(isFound);
  });

  it('is not found by researchers among students, and is by one of several visas', () => {
    const research = VISAS.flatMap(({ subs }) => subs).find(({ code }) => code === 'D-2-5')?.id ?? 0;
    expect(matches({ visas: [visa.sub(research)] }, forAny)).toBe(false);
    expect(matches({ visas: [visa.main(idOf('E-7')), visa.main(idOf('F-5'))] }, forAny)).toBe(true);
    expect(matches({ visas: [visa.main(99)] }, forAny)).toBe(true);
  });
});

describe('a posting for any visa whose jobs are closed to some', () => {
  const forAny = (...mainIds: number[]) => ({
    ...POSTING,
    visas: [{ mainId: 99, subId: 9900 }],
    jobCategories: mainIds.map((mainId) => ({ mainId, subId: idOfAll(mainId) })),
  });
  const CONSTRUCTION_ALONE = forAny(2);

  it.each([
    ['D-2', false],
    ['D-4', false],
    ['D-10', true],
    ['F-4', true],
    ['F-5', true],
  ])('on building sites alone is found by who has %s: %s', (code, isFound) => {
    const { id = 0 } = VISAS.find((visa) => visa.code === code) ?? {};
    for (const selection of [visa.main(id), visa.sub(idOfAll(id))]) {
      expect(matches({ visas: [selection] }, CONSTRUCTION_ALONE)).toBe(isFound);
      expect(matches({ visas: [selection] }, forAny(2, 5))).toBe(true);
      expect(matches({ visas: [selection] }, forAny())).toBe(true);
    }
  });

  it('is found by who looks for "any visa", and by students whom it names', () => {
    const { id = 0 } = VISAS.find(({ code }) => code === 'D-2') ?? {};
    expect(matches({ visas: [visa.main(99)] }, CONSTRUCTION_ALONE)).toBe(true);
    expect(matches({ visas: [visa.sub(9900)] }, CONSTRUCTION_ALONE)).toBe(true);
    const named = { ...CONSTRUCTION_ALONE, visas: [...CONSTRUCTION_ALONE.visas, { mainId: id, subId: idOfAll(id) }] };
    expect(matches({ visas: [visa.main(id)] }, named)).toBe(true);
  });

  it('is found with every visa and every job by exactly those whom it fits', () => {
    for (const { id } of JOB_CATEGORIES) {
      const posting = forAny(id);
      const said = { visas: [{ visaMainId: 99 }], jobCategories: [{ jobCategoryMainId: id }] };
      for (const { id: visaMainId, subs } of VISAS.filter(({ code }) => code !== null)) {
        for (const { id: visaSubId } of subs) {
          const { verdict, reason } = visaFit({ visaMainId, visaSubId }, said, DAY);
          const fits = verdict !== 'NO' && reason !== 'NEEDS_SPONSOR';
          expect([id, visaSubId, matches({ visas: [visa.sub(visaSubId)] }, posting)]).toEqual([id, visaSubId, fits]);
        }
      }
    }
  });
});

describe('a district that others stand in the place of', () => {
  const [JUNG, DONG, JEMULPO, YEONGJONG, GEOMDAN] = [2301, 2302, 2311, 2312, 2313];
  const inDistrict = (levelTwoId: number) => ({ ...POSTING, regions: [{ levelOneId: 23, levelTwoId }] });

  it.each([
    ['a kept search for the old one finds what is written today', JUNG, YEONGJONG, true],
    ['a search of today finds what was written before', JEMULPO, DONG, true],
    ['but not what was written elsewhere before', YEONGJONG, DONG, false],
    ['and not what is written elsewhere today', JEMULPO, YEONGJONG, false],
    ['districts beside it are others', GEOMDAN, JUNG, false],
  ])('%s', (_, sought, written, isFound) => {
    expect(matches({ regions: [region.sub(sought)] }, inDistrict(written))).toBe(isFound);
    expect(matches({ regions: [region.main(23)] }, inDistrict(written))).toBe(true);
    expect(matches({ regions: [region.sub(2300)] }, inDistrict(written))).toBe(true);
  });
});

describe('a filter by pay', () => {
  const paid = (salaryAmountMin: number) => ({ ...POSTING, salaryAmountMin });
  const NEAR = [0, 1, 7, 8, 9, 63, 64, 65, 511, 512];

  it('finds whoever pays as much or more, and nobody who pays less', () => {
    for (const least of [1, 10_320, 12_000, 12_288, 32_767, 199_999]) {
      for (const off of NEAR) {
        expect([least, off, matches({ minHourlyPay: least }, paid(least + off))]).toEqual([least, off, true]);
        if (off > 0)
          expect([least, -off, matches({ minHourlyPay: least }, paid(least - off))]).toEqual([least, -off, false]);
      }
      expect(matches({ minHourlyPay: least }, paid(1_000_000_000))).toBe(true);
    }
  });

  it('finds none whose pay is negotiable, or by the month of unknown hours', () => {
    expect(matches({ minHourlyPay: 1 }, { ...POSTING, salaryTypeId: NEGOTIABLE, salaryAmountMin: 0 })).toBe(false);
    const monthly = { ...POSTING, salaryTypeId: MONTHLY, salaryAmountMin: 2_926_000 };
    expect(matches({ minHourlyPay: 14_000 }, monthly)).toBe(true);
    expect(matches({ minHourlyPay: 14_001 }, monthly)).toBe(false);
    expect(matches({ minHourlyPay: 1 }, { ...monthly, workingTime: null })).toBe(false);
    expect(matches({ minHourlyPay: 1 }, { ...monthly, workingDays: null })).toBe(false);
  });
});

describe('a filter', () => {
  it.each<[string, JobFilterArguments, boolean]>([
    ['nothing', {}, true],
    ['the region', { regions: [region.main(31)] }, true],
    ['all of the region', { regions: [region.sub(3100)] }, true],
    ['the district', { regions: [region.sub(3101)] }, true],
    ['another district', { regions: [region.sub(3102)] }, false],
    ['one of several regions', { regions: [region.sub(3102), region.main(11), region.sub(3101)] }, true],
    ['the narrower of main and sub', { regions: [{ regionLevelOneId: 31, regionLevelTwoId: 3102 }] }, false],
    ['the job', { jobCategories: [job(103)] }, true],
    ['another job of the group', { jobCategories: [job(104)] }, false],
    ['a sub item of a visa, of which the posting takes all', { visas: [visa.sub(1804)] }, true],
    ['another visa', { visas: [visa.main(25)] }, false],
    ['a language', { languageIds: [2, 1] }, true],
    ['an id of another kind', { languageIds: [31] }, false],
    ['employment', { employmentTypes: [1] }, true],
    ['housing of that kind', { housing: ['allowance', 'dormitory'] }, true],
    ['another kind of housing', { housing: ['none'] }, false],
    ['all filters', { regions: [region.main(31)], visas: [visa.main(18)], employmentTypes: [1, 2] }, true],
    ['all filters but one', { regions: [region.main(31)], visas: [visa.main(18)], employmentTypes: [2] }, false],
  ])('for %s', (_, filters, isFound) => {
    expect(matches(filters)).toBe(isFound);
  });
});
