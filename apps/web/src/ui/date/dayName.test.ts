import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { expect, test } from 'vitest';
import { dayName } from './dayName.ts';

const SATURDAY = '2026-12-26';

test.each(LANGUAGES)('names months and days in %s, in the digits that the product writes', (language) => {
  expect(dayName(SATURDAY, language, 'month')).toMatch(/2026/);
  expect(dayName(SATURDAY, language, 'day')).toMatch(/26/);
  const texts = (['month', 'day', 'weekday', 'weekdayShort'] as const).map((style) =>
    dayName(SATURDAY, language, style),
  );
  expect(texts.join()).not.toMatch(/M12|2569/);
});

test('writes Khmer where the browser knows none', () => {
  expect(dayName(SATURDAY, 'km', 'month')).toBe('ធ្នូ 2026');
  expect(dayName(SATURDAY, 'km', 'day')).toBe('សៅរ៍ 26 ធ្នូ 2026');
  expect(dayName(SATURDAY, 'km', 'weekday')).toBe('សៅរ៍');
  expect(dayName(SATURDAY, 'km', 'weekdayShort')).toBe('ស');
});
