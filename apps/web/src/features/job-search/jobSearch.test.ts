import { describe, expect, it } from 'vitest';
import { isSearchable, isSearching, NO_SEARCH, parametersOf, searchOf, searchVariables } from './jobSearch.ts';

const search = (address: string) => searchOf(new URLSearchParams(address));

describe('the search in an address', () => {
  it.each(['비자', 'visa', '签证', 'ビザ', 'วีซ่า', 'việc làm', 'ការងារ', 'trabaho', 'ভিসা'])(
    'is the same after it was written and read: %s',
    (keyword) => {
      const filters = { ...NO_SEARCH.filters, region: [1100], visa: [1804, 9900] };
      expect(searchOf(parametersOf({ keyword, filters }))).toEqual({ keyword, filters });
    },
  );

  it('is none for an empty one, and for one that only looks like something', () => {
    expect(search('')).toEqual(NO_SEARCH);
    expect(isSearching(search('q=%20%E3%85%A4&region=7&type=abc'))).toBe(false);
    expect(parametersOf(NO_SEARCH).toString()).toBe('');
  });

  it('is one by a word alone, and by a filter alone', () => {
    expect(isSearching(search('q=비자'))).toBe(true);
    expect(isSearching(search('type=5'))).toBe(true);
  });

  it('is not sent when the server would refuse its word', () => {
    expect(isSearchable(search(`q=${'가'.repeat(50)}`))).toBe(true);
    expect(isSearchable(search(`q=${'가'.repeat(51)}`))).toBe(false);
    expect(isSearchable({ ...NO_SEARCH, keyword: 'a\0b' })).toBe(false);
  });

  it('is sent without what is not searched for', () => {
    expect(searchVariables(NO_SEARCH)).toEqual({});
    expect(searchVariables(search('q=비자&language=1'))).toEqual({ keyword: '비자', languageIds: [1] });
  });
});
