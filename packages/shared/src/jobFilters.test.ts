import { describe, expect, it } from 'vitest';
import { argumentsOf, filtersOf, JOB_FILTERS, NO_FILTERS, toggleChoice } from './jobFilters.ts';

const ALL_SEOUL = 1100;
const [GANGNAM, MAPO] = [1123, 1114];
const ALL_BUSAN = 2100;

describe('a tap on a filter’s item', () => {
  it('chooses it, and takes it back', () => {
    expect(toggleChoice([], GANGNAM)).toEqual([GANGNAM]);
    expect(toggleChoice([MAPO, GANGNAM], MAPO)).toEqual([GANGNAM]);
  });

  it('on “all” replaces what is chosen in that group, and nothing in another', () => {
    expect(toggleChoice([GANGNAM, ALL_BUSAN, MAPO], ALL_SEOUL)).toEqual([ALL_BUSAN, ALL_SEOUL]);
  });

  it('on one of a group takes its “all” back', () => {
    expect(toggleChoice([ALL_BUSAN, ALL_SEOUL], GANGNAM)).toEqual([ALL_BUSAN, GANGNAM]);
  });

  it('on a fourth one is refused, unless it makes room itself', () => {
    expect(toggleChoice([1, 2, 3], 4)).toBe('full');
    expect(toggleChoice([GANGNAM, MAPO, ALL_BUSAN], 2201)).toBe('full');
    expect(toggleChoice([GANGNAM, MAPO, ALL_BUSAN], ALL_SEOUL)).toEqual([ALL_BUSAN, ALL_SEOUL]);
  });

  it('takes the place of the other where only one is possible', () => {
    expect(toggleChoice([12_000], 15_000, 1)).toEqual([15_000]);
    expect(toggleChoice([12_000], 12_000, 1)).toEqual([]);
  });

  it('treats every flat item alone', () => {
    expect(toggleChoice([1, 99], 2)).toEqual([1, 99, 2]);
  });
});

it('a district of former days is known, and offered no more', () => {
  const JUNG_IN_INCHEON = 2301;
  const { offeredOn, isKnown } = JOB_FILTERS.region;
  const offered = offeredOn('2026-07-01');
  const ids = 'groups' in offered ? offered.groups.flatMap(({ subs }) => subs.map(({ id }) => id)) : [];
  expect([ids.includes(JUNG_IN_INCHEON), ids.includes(GANGNAM), isKnown(JUNG_IN_INCHEON)]).toEqual([false, true, true]);
});

describe('what is sent', () => {
  it('is nothing for filters that are not used', () => {
    expect(argumentsOf(NO_FILTERS)).toEqual({});
  });

  it('is the main id for “all”, the sub id for all else', () => {
    const filters = {
      region: [ALL_SEOUL, 2101],
      jobCategory: [100, 201],
      language: [99],
      visa: [9900, 1804],
      employmentType: [5],
      housing: [2, 3],
      pay: [12_345],
    };
    expect(argumentsOf(filters)).toEqual({
      regions: [{ regionLevelOneId: 11 }, { regionLevelTwoId: 2101 }],
      jobCategories: [{ jobCategoryMainId: 1 }, { jobCategorySubId: 201 }],
      visas: [{ visaMainId: 99 }, { visaSubId: 1804 }],
      languageIds: [99],
      employmentTypes: [5],
      housing: ['dormitory', 'allowance'],
      minHourlyPay: 12_345,
    });
    expect(filtersOf(argumentsOf(filters))).toEqual(filters);
  });

  it('comes back as one choice for each group or item, however it is said', () => {
    const given = {
      regions: [
        { regionLevelTwoId: GANGNAM },
        { regionLevelOneId: 11 },
        { regionLevelOneId: 31, regionLevelTwoId: 3102 },
      ],
      languageIds: [2, 1, 2],
      visas: null,
    };
    expect(filtersOf(given)).toEqual({ ...NO_FILTERS, region: [ALL_SEOUL, 3102], language: [2, 1] });
  });
});
