import { expect, it } from 'vitest';
import { without, withRecent } from './recentSearches.ts';

it('the last search stands first, and none stands twice', () => {
  expect(withRecent(['비자', 'Visa', 'ទិដ្ឋាការ'], 'ＶＩＳＡ')).toEqual(['ＶＩＳＡ', '비자', 'ទិដ្ឋាការ']);
  expect(withRecent(['Tìm việc'], 'tim viec')).toEqual(['tim viec']);
});

it('at most ten are kept', () => {
  const ten = ['ko', 'en', 'zh', 'ja', 'th', 'vi', 'km', 'tl', 'bn', 'last'];
  expect(withRecent(ten, 'new')).toEqual(['new', ...ten.slice(0, 9)]);
});

it('a keyword can be taken out', () => {
  expect(without(['ভিসা', '签证', 'ビザ'], '签证')).toEqual(['ভিসা', 'ビザ']);
});
