import { describe, expect, it } from 'vitest';
import { choicesOf, choicesText, filterVariables, NO_FILTERS, offeredOn, toggleChoice } from './jobFilters.ts';

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

  it('treats every flat item alone', () => {
    expect(toggleChoice([1, 99], 2)).toEqual([1, 99, 2]);
  });
});

describe('what an address holds', () => {
  it('comes back as it was', () => {
    expect(choicesOf('region', choicesText([GANGNAM, ALL_BUSAN]))).toEqual([GANGNAM, ALL_BUSAN]);
    expect(choicesOf('employmentType', null)).toEqual([]);
  });

  it('loses what is unknown, twice there or too much', () => {
    expect(choicesOf('employmentType', '1.1.x.77.-2..2.3.4')).toEqual([1, 2, 3]);
  });

  it('keeps a district that is offered no more', () => {
    const JUNG_IN_INCHEON = 2301;
    const offered = offeredOn('region', '2026-07-01');
    const ids = 'groups' in offered ? offered.groups.flatMap(({ subs }) => subs.map(({ id }) => id)) : [];
    expect([ids.includes(JUNG_IN_INCHEON), ids.includes(GANGNAM)]).toEqual([false, true]);
    expect(choicesOf('region', String(JUNG_IN_INCHEON))).toEqual([JUNG_IN_INCHEON]);
  });

  it('keeps the rule of “all”', () => {
    expect(choicesOf('region', `${GANGNAM}.${ALL_SEOUL}`)).toEqual([ALL_SEOUL]);
  });
});

describe('what is sent', () => {
  it('is nothing for filters that are not used', () => {
    expect(filterVariables(NO_FILTERS)).toEqual({});
  });

  it('is the main id for “all”, the sub id for all else', () => {
    const filters = {
      region: [ALL_SEOUL, 2101],
      jobCategory: [100, 201],
      language: [99],
      visa: [9900, 1804],
      employmentType: [5],
    };
    expect(filterVariables(filters)).toEqual({
      regions: [{ regionLevelOneId: 11 }, { regionLevelTwoId: 2101 }],
      jobCategories: [{ jobCategoryMainId: 1 }, { jobCategorySubId: 201 }],
      visas: [{ visaMainId: 99 }, { visaSubId: 1804 }],
      languageIds: [99],
      employmentTypes: [5],
    });
  });
});
