import { expect, it } from 'vitest';
import { textsByLanguage } from './textsByLanguage.ts';

const inLanguage = (title: string | null) => ({
  originalLanguage: 'ko' as const,
  fields: [
    { field: 'title', original: '딸기 수확', translation: title },
    { field: 'detailRegion0', original: '부발읍 12', translation: null },
  ],
});

it('has a job in every language in which its title exists, though its address is never translated', () => {
  const data = { ko: inLanguage(null), en: inLanguage('Strawberry picking'), km: inLanguage(null) };
  expect(textsByLanguage(data, ['title']).map(({ language, texts }) => [language, texts['title']])).toEqual([
    ['ko', '딸기 수확'],
    ['en', 'Strawberry picking'],
  ]);
  expect(textsByLanguage(data, ['title', 'detailRegion0'])).toHaveLength(1);
});

it('has nothing of a text that is gone', () => {
  expect(textsByLanguage({ en: null }, ['title'])).toEqual([]);
});
