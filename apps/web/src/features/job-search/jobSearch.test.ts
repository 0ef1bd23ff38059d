import { NO_SEARCH, searchOf } from '@haiko/shared/jobSearch';
import { expect, it } from 'vitest';
import { isSearchable, isSearching, searchVariables } from './jobSearch.ts';

const search = (address: string) => searchOf(new URLSearchParams(address));

it('one searches by a word alone, and by a filter alone', () => {
  expect(isSearching(search('q=비자'))).toBe(true);
  expect(isSearching(search('type=5'))).toBe(true);
  expect(isSearching(search('q=%20&region=7'))).toBe(false);
});

it('a word that the server would refuse is not sent', () => {
  expect(isSearchable(search(`q=${'가'.repeat(50)}`))).toBe(true);
  expect(isSearchable(search(`q=${'가'.repeat(51)}`))).toBe(false);
  expect(isSearchable({ ...NO_SEARCH, keyword: 'a\0b' })).toBe(false);
});

it('what is not searched for is not sent', () => {
  expect(searchVariables(NO_SEARCH)).toEqual({});
  expect(searchVariables(search('q=비자&language=1'))).toEqual({ keyword: '비자', languageIds: [1] });
});

it('the same search asks the same, whichever was chosen first', () => {
  const asked = searchVariables(search('type=5.4&region=2600.1101'));
  expect(asked).toEqual(searchVariables(search('region=1101.2600&type=4.5')));
  expect(asked.employmentTypes).toEqual([4, 5]);
});
