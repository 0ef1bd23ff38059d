import i18next from 'i18next';
import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { readCatalogue } from '@haiko/shared/i18n/readMessages';
import { describe, expect, it } from 'vitest';
import { filterInWords, wordsText } from './alertFilter.ts';

const i18n = i18next.createInstance();
const messages = readCatalogue('en');
await i18n.init({ lng: 'en', resources: { en: { translation: messages } }, interpolation: { escapeValue: false } });
const { t } = i18n;

const inWords = (filter: string) => filterInWords(t, filter, 'en');

describe('a kept search in words', () => {
  it('names what is chosen, and says what a language is', () => {
    const words = inWords('q=%EC%9A%A9%EC%A0%91&region=1101.2600&language=1.2&visa=1804&type=5');
    expect(words).toMatchObject({ keyword: '용접', isOutdated: false });
    expect(words.names).toEqual([
      'Jongno-gu, Seoul',
      'Ulsan (all)',
      'Language: Korean, English',
      'E-7-4 Skilled worker (points)',
      'Part-time',
    ]);
    expect(wordsText(t, words)).toMatch(/^용접 · Jongno-gu, Seoul · Ulsan/);
  });

  it('has names in nine languages', () => {
    const said = LANGUAGES.map((language) => filterInWords(t, 'region=2600&visa=1804', language).names.join());
    expect(new Set(said).size).toBe(9);
  });

  it.each([
    ['a choice that is gone', 'region=1101.9999', ['Jongno-gu, Seoul']],
    ['nothing that is left', 'region=9999', []],
    ['what was never one', 'region=%E0%A4%A&type=5;drop&x=1', []],
    ['the choices of too many', 'type=1.2.3.4', ['Permanent (full-time)', 'Contract', 'Intern']],
  ])('leaves out %s, and says so', (_, filter, names) => {
    expect(inWords(filter)).toEqual({ keyword: '', names, isOutdated: true });
  });

  it('for everything is the whole list', () => {
    expect(inWords('')).toEqual({ keyword: '', names: [], isOutdated: false });
    expect(wordsText(t, inWords(''))).toBe(messages.jobSearch.list.all);
  });
});
