import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { letterOf } from '@haiko/shared/i18n/scripts';
import { CURRENCIES } from '@haiko/shared/reference/currencies';
import { expect, it } from 'vitest';
import { currencyName, seoulMoment } from './rateTexts.ts';

it.each(LANGUAGES)('every currency and the won have a name in %s', (language) => {
  for (const code of [...CURRENCIES.map((currency) => currency.code), 'KRW']) {
    expect(currencyName(code, language)).not.toBe(code);
    expect(currencyName(code, language)).toMatch(letterOf(language));
  }
});

it('a moment is told by the clock of Seoul', () => {
  expect(seoulMoment('2026-11-20T15:30:00Z')).toBe('2026.11.21 00:30');
});
