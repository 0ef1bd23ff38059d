import { describe, expect, it } from 'vitest';
import { checkHashtags, hashtagKey, hashtagProblem, normalizeHashtag } from './hashtag.ts';

const TAGS = ['비자', 'visa', '签证', 'ビザ', 'วีซ่า', 'thị_thực', 'ទិដ្ឋាការ', 'bisa', 'ভিসা'];

describe('a hashtag', () => {
  it('may be written in any of the nine scripts', () => {
    for (const tag of [...TAGS, '🇰🇷여행', 'E-9', 'c++']) expect(hashtagProblem(tag), tag).toBeNull();
  });

  it('is entered without the sign, whatever its width', () => {
    for (const tag of ['#visa', '＃비자', '﹟ビザ', 'a#b', '#']) expect(hashtagProblem(tag)).toBe('HASHTAG_HAS_SIGN');
  });

  it('has 1 to 30 characters and no spaces', () => {
    expect(hashtagProblem('')).toBe('REQUIRED');
    expect(hashtagProblem(' \u200b')).toBe('REQUIRED');
    expect(hashtagProblem('가'.repeat(30))).toBeNull();
    expect(hashtagProblem('가'.repeat(31))).toBe('TOO_LONG');
    for (const tag of ['a b', 'a\u3000b', 'a\tb', 'a\0b', 'a\ud83d']) expect(hashtagProblem(tag)).toBe('INVALID');
  });

  it('is stored without the zero-width spaces of Thai and Khmer keyboards', () => {
    expect(normalizeHashtag(' ការងារ\u200bនៅ\u200bកូរ៉េ ')).toBe('ការងារនៅកូរ៉េ');
  });
});

describe('the hashtags of a post', () => {
  it('are at most ten, each usable, none twice', () => {
    expect(checkHashtags([])).toBeNull();
    expect(checkHashtags(TAGS)).toBeNull();
    expect(checkHashtags([...TAGS, 'a'])).toBeNull();
    expect(checkHashtags([...TAGS, 'a', 'b'])).toBe('TOO_MANY');
    expect(checkHashtags(['visa', '#work'])).toBe('HASHTAG_HAS_SIGN');
    expect(checkHashtags(['visa', ''])).toBe('REQUIRED');
    expect(checkHashtags(['비자', '취업', '비자'])).toBe('DUPLICATE_HASHTAG');
  });

  it('are the same whatever their case, width or composition', () => {
    for (const [a, b] of [
      ['Visa', 'VISA'],
      ['visa', 'ｖｉｓａ'],
      ['ビザ', 'ﾋﾞｻﾞ'],
      ['thị', 'thi\u0323'],
      ['ﬁt', 'FIT'],
      ['straße', 'STRASSE'],
    ] as const) {
      expect(hashtagKey(a)).toBe(hashtagKey(b));
      expect(checkHashtags([a, b])).toBe('DUPLICATE_HASHTAG');
    }
    expect(new Set(TAGS.map(hashtagKey)).size).toBe(TAGS.length);
  });
});
