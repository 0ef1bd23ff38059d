import { describe, expect, it } from 'vitest';
import { HTML_LANG, LANGUAGES, isLanguage, languageOfHeader, languageOfTag } from './languages.ts';

describe('a language', () => {
  it('is one of nine codes', () => {
    expect(LANGUAGES).toHaveLength(9);
    for (const language of LANGUAGES) expect(isLanguage(language)).toBe(true);
    for (const value of ['fr', 'EN', '', null, 7, 'toString']) expect(isLanguage(value)).toBe(false);
  });

  it('stands in HTML under the name that readers of screens and letters of fonts know', () => {
    expect(LANGUAGES.map((language) => HTML_LANG[language]).join(' ')).toBe('ko en zh-Hans ja th vi km fil bn');
  });

  it('is recognised in the tags that browsers send', () => {
    expect(languageOfTag('vi-VN')).toBe('vi');
    expect(languageOfTag('fil-PH')).toBe('tl');
    expect(languageOfTag('zh-Hant-TW')).toBe('zh');
    expect(languageOfTag('yue')).toBe('zh');
    expect(languageOfTag('fr')).toBeUndefined();
    expect(languageOfTag('constructor')).toBeUndefined();
  });

  it('is the best of the nine for an Accept-Language header', () => {
    expect(languageOfHeader('km')).toBe('km');
    expect(languageOfHeader('fr, ja;q=0.5, bn;q=0.8')).toBe('bn');
    expect(languageOfHeader('th, en')).toBe('th');
    expect(languageOfHeader('ko;q=0, tl;q=0.1')).toBe('tl');
    for (const header of [undefined, '', '*', 'fr-FR', ';;;q=', 'ko;q=0'])
      expect(languageOfHeader(header)).toBeUndefined();
  });
});
