import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { LEGAL_DOCUMENTS } from '@haiko/shared/i18n/legal';
import { expect, it } from 'vitest';
import { legalText } from './legalText.ts';

it.each(LANGUAGES)('the terms and the privacy policy are there in %s, each its own', async (language) => {
  const [terms, privacy] = await Promise.all(LEGAL_DOCUMENTS.map((document) => legalText(language, document)));
  expect([terms, privacy].map((markdown) => markdown?.match(/^## /gm)?.length)).toEqual([14, 11]);
});

it('a text is loaded once', () => {
  expect(legalText('km', 'terms')).toBe(legalText('km', 'terms'));
  expect(legalText('km', 'terms')).not.toBe(legalText('km', 'privacy'));
});
