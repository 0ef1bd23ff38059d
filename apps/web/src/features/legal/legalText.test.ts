import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { LEGAL_DOCUMENTS } from '@haiko/shared/i18n/legal';
import { NICKNAME_LOCK_DAYS } from '@haiko/shared/limits';
import { expect, it } from 'vitest';
import { legalText } from './legalText.ts';

it.each(LANGUAGES)('the terms and the privacy policy are there in %s, each its own', async (language) => {
  const [terms, privacy] = await Promise.all(LEGAL_DOCUMENTS.map((document) => legalText(language, document)));
  expect([terms?.length, privacy?.length]).toEqual([9, 10]);
  expect(terms?.[1]?.paragraphs.at(-1)).toContain(String(NICKNAME_LOCK_DAYS));
});

it('a text is loaded once', () => {
  expect(legalText('km', 'terms')).toBe(legalText('km', 'terms'));
  expect(legalText('km', 'terms')).not.toBe(legalText('km', 'privacy'));
});
