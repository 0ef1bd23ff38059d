import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { readCatalogue } from '@haiko/shared/i18n/readMessages';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { numbersInMessages } from './format.ts';

const i18n = i18next.createInstance().use(numbersInMessages);
await i18n.init({
  lng: 'en',
  resources: Object.fromEntries(LANGUAGES.map((language) => [language, { translation: readCatalogue(language) }])),
  interpolation: { escapeValue: false, alwaysFormat: true },
});

it('a message writes its numbers as every screen does, in each language', () => {
  for (const language of LANGUAGES) {
    const t = i18n.getFixedT(language);
    const message = t('common.form.characters', { count: 9_500, limit: 10_000 });
    expect(message.match(/\d+,\d+/g)?.sort(), language).toEqual(['10,000', '9,500']);
  }
});

it('a message leaves texts as they are, and years, which are given as texts', () => {
  const message = i18n.t('jobPostings.pay.belowHint', { year: '2026', hourly: '10,320' });
  expect(message).toContain('2026');
  expect(message).toContain('10,320');
  expect(i18n.t('jobSearch.list.foundFor', { keyword: '20000', count: 1_234 })).toBe('1,234 results for “20000”');
});
