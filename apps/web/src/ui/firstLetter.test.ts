import { expect, it } from 'vitest';
import { firstLetter } from './firstLetter.ts';

const NAMES = [
  '한빛',
  'minh',
  'Éva',
  'E\u0301va',
  'Đức',
  '小伟',
  'けんた',
  'が',
  'สมชาย',
  'น้ำฝน',
  'พลอย',
  'রহিম',
  'কৃষ্ণা',
  'ক্ষমা',
];
const OTHERS = ['สี่', 'José', 'ß', '👩🏽‍🔧 Lan', '🇰🇷 팀', '❤️', '1st', ' x', '𝒜da', 'ñ', 'Ｌinh'];

it.each([...NAMES, ...OTHERS])('of %s is what the browser’s segmenter says', (name) => {
  const [first] = new Intl.Segmenter().segment(name);
  expect(firstLetter(name)).toBe(first?.segment.toUpperCase());
});

it('of a Khmer name has what is written below it', () => {
  expect(['ស្រីនាង', 'ខ្មែរ', 'សុខា'].map(firstLetter)).toEqual(['ស្រី', 'ខ្មែ', 'សុ']);
});

it('is none of an empty name', () => {
  expect(firstLetter('')).toBeUndefined();
});
