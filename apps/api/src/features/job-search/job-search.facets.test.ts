import { seoulDay } from '@haiko/shared/format';
import { JOB_CATEGORIES } from '@haiko/shared/reference/jobCategories';
import { idOfAll } from '@haiko/shared/reference/named';
import { VISAS } from '@haiko/shared/reference/visas';
import { visaFit } from '@haiko/shared/rules/visaFit';
import { facetGroups, facetsOf, type Filters } from './job-search.facets.js';

const NO_FILTER: Filters = { regions: [], jobCategories: [], visas: [], languageIds: [], employmentTypes: [] };
const POSTING = {
  regions: [{ levelOneId: 31, levelTwoId: 3101 }],
  jobCategories: [{ mainId: 1, subId: 103 }],
  visas: [{ mainId: 18, subId: 1800 }],
  languageIds: [1],
  employmentType: 1,
};

const matches = (filters: Partial<Filters>, posting = POSTING) => {
  const facets = new Set(facetsOf(posting));
  return facetGroups({ ...NO_FILTER, ...filters }).every((group) => group.some((facet) => facets.has(facet)));
};
const main = (mainId: number) => ({ mainId, subId: null });
const sub = (subId: number) => ({ mainId: null, subId });

describe('a posting for any visa', () => {
  const forAny = { ...POSTING, visas: [{ mainId: 99, subId: 9900 }] };
  const idOf = (code: string) => VISAS.find((visa) => visa.code === code)?.id ?? 0;

  it.each([
    ['F-5', true],
    ['F-4', true],
    ['D-2', true],
    ['E-7', false],
    ['E-9', false],
    ['D-1', false],
  ])('is found by who has %s: %s', (code, isFound) => {
    expect(matches({ visas: [main(idOf(code))] }, forAny)).toBe(isFound);
    expect(matches({ visas: [sub(idOf(code) * 100)] }, forAny)).toBe(isFound);
  });

  it('is not found by researchers among students, and is by one of several visas', () => {
    const research = VISAS.flatMap(({ subs }) => subs).find(({ code }) => code === 'D-2-5')?.id ?? 0;
    expect(matches({ visas: [sub(research)] }, forAny)).toBe(false);
    expect(matches({ visas: [main(idOf('E-7')), main(idOf('F-5'))] }, forAny)).toBe(true);
    expect(matches({ visas: [main(99)] }, forAny)).toBe(true);
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
    for (const selection of [main(id), sub(idOfAll(id))]) {
      expect(matches({ visas: [selection] }, CONSTRUCTION_ALONE)).toBe(isFound);
      expect(matches({ visas: [selection] }, forAny(2, 5))).toBe(true);
      expect(matches({ visas: [selection] }, forAny())).toBe(true);
    }
  });

  it('is found by who looks for "any visa", and by students whom it names', () => {
    const { id = 0 } = VISAS.find(({ code }) => code === 'D-2') ?? {};
    expect(matches({ visas: [main(99)] }, CONSTRUCTION_ALONE)).toBe(true);
    expect(matches({ visas: [sub(9900)] }, CONSTRUCTION_ALONE)).toBe(true);
    const named = { ...CONSTRUCTION_ALONE, visas: [...CONSTRUCTION_ALONE.visas, { mainId: id, subId: idOfAll(id) }] };
    expect(matches({ visas: [main(id)] }, named)).toBe(true);
  });

  it('is found with every visa and every job by exactly those whom it fits', () => {
    const day = seoulDay(new Date());
    for (const { id } of JOB_CATEGORIES) {
      const posting = forAny(id);
      const said = { visas: [{ visaMainId: 99 }], jobCategories: [{ jobCategoryMainId: id }] };
      for (const { id: visaMainId, subs } of VISAS.filter(({ code }) => code !== null)) {
        for (const { id: visaSubId } of subs) {
          const { fits } = visaFit({ visaMainId, visaSubId }, said, day);
          expect([id, visaSubId, matches({ visas: [sub(visaSubId)] }, posting)]).toEqual([id, visaSubId, fits]);
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
    expect(matches({ regions: [sub(sought)] }, inDistrict(written))).toBe(isFound);
    expect(matches({ regions: [main(23)] }, inDistrict(written))).toBe(true);
    expect(matches({ regions: [sub(2300)] }, inDistrict(written))).toBe(true);
  });
});

describe('a filter', () => {
  it.each<[string, Partial<Filters>, boolean]>([
    ['nothing', {}, true],
    ['the region', { regions: [main(31)] }, true],
    ['all of the region', { regions: [sub(3100)] }, true],
    ['the district', { regions: [sub(3101)] }, true],
    ['another district', { regions: [sub(3102)] }, false],
    ['one of several regions', { regions: [sub(3102), main(11), sub(3101)] }, true],
    ['the narrower of main and sub', { regions: [{ mainId: 31, subId: 3102 }] }, false],
    ['the job', { jobCategories: [sub(103)] }, true],
    ['another job of the group', { jobCategories: [sub(104)] }, false],
    ['a sub item of a visa, of which the posting takes all', { visas: [sub(1804)] }, true],
    ['another visa', { visas: [main(25)] }, false],
    ['a language', { languageIds: [2, 1] }, true],
    ['an id of another kind', { languageIds: [31] }, false],
    ['employment', { employmentTypes: [1] }, true],
    ['all filters', { regions: [main(31)], visas: [main(18)], employmentTypes: [1, 2] }, true],
    ['all filters but one', { regions: [main(31)], visas: [main(18)], employmentTypes: [2] }, false],
  ])('for %s', (_, filters, isFound) => {
    expect(matches(filters)).toBe(isFound);
  });
});
