import { describe, expect, it } from 'vitest';
import { langOf } from './langOf.ts';

describe('the language of a short piece that a person typed', () => {
  it.each([
    ['민수', 'ko'],
    ['さくら', 'ja'],
    ['田中カフェ', 'ja'],
    ['สมชาย', 'th'],
    ['សុខា', 'km'],
    ['রহিম', 'bn'],
    ['Nguyễn', 'vi'],
    ['Nguyễn'.normalize('NFD'), 'vi'],
    ['ĐỖ', 'vi'],
    ['#서울맛집', 'ko'],
    ['이력서_2026.pdf', 'ko'],
    ['민수 សុខា', 'km'],
  ])('%s is %s', (text, lang) => {
    expect(langOf(text)).toBe(lang);
  });

  it.each(['王伟', 'Maria', 'José', 'K-2', ''])('%s could be of many', (text) => {
    expect(langOf(text)).toBe('');
    expect(langOf(text, 'zh-Hans')).toBe('zh-Hans');
  });
});
