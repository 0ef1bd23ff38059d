import { describe, expect, it } from 'vitest';
import { JOB_FILTER_NAMES, JOB_FILTERS, NO_FILTERS } from './jobFilters.ts';
import { NO_SEARCH, parametersOf, searchOf, searchText } from './jobSearch.ts';

const search = (address: string) => searchOf(new URLSearchParams(address));

describe('the search in an address', () => {
  it.each(['비자', 'visa', '签证', 'ビザ', 'วีซ่า', 'việc làm', 'ការងារ', 'trabaho', 'ভিসা'])(
    'is the same after it was written and read: %s',
    (keyword) => {
      const filters = { ...NO_FILTERS, region: [1100], visa: [1804, 9900] };
      expect(searchOf(parametersOf({ keyword, filters }))).toEqual({ keyword, filters });
    },
  );

  it('is none for an empty one, and for one that only looks like something', () => {
    expect(search('')).toEqual(NO_SEARCH);
    expect(search('q=%20%E3%85%A4&region=7&type=abc')).toEqual(NO_SEARCH);
    expect(parametersOf(NO_SEARCH).toString()).toBe('');
  });

  it('loses what is unknown, twice there or too much', () => {
    expect(search('type=1.1.x.77.-2..2.3.4').filters.employmentType).toEqual([1, 2, 3]);
  });

  it('keeps the rule of “all”', () => {
    expect(search('region=1123.1100').filters.region).toEqual([1100]);
  });

  it('names each filter otherwise, and by no name of another one', () => {
    const names = JOB_FILTER_NAMES.flatMap((name) => JOB_FILTERS[name].parameter);
    expect(new Set([...names, 'q']).size).toBe(names.length + 1);
  });
});

describe('a search that is kept', () => {
  it('is the same text in whatever order it was chosen', () => {
    const one = search('type=5&visa=1804&language=2.1&region=2600.1101&q=ការងារ');
    const text = 'region=1101.2600&language=1.2&visa=1804&type=5';
    expect(searchText({ ...one, keyword: '' })).toBe(text);
    expect(searchText(one)).toMatch(/^q=%E1.*&region/);
    expect(searchText(search(searchText(one)))).toBe(searchText(one));
    expect(one.filters.region).toEqual([2600, 1101]);
  });
});
