import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { expect, test } from 'vitest';
import { dayName, monthName, weekdayName, weekdayShort } from './dayName.ts';

const SATURDAY = '2026-12-26';

test.each(LANGUAGES)('names months and days in %s, in the digits that the product writes', (language) => {
  expect(monthName(SATURDAY, language)).toMatch(/2026/);
  expect(dayName(SATURDAY, language)).toMatch(/26/);
  expect(dayName(SATURDAY, language)).not.toMatch(/M12|2569/);
});

test('writes Khmer where the browser knows none', () => {
  expect(monthName(SATURDAY, 'km')).toBe('ធ្នូ 2026');
  expect(dayName(SATURDAY, 'km')).toBe('សៅរ៍ 26 ធ្នូ 2026');
  expect(weekdayName(SATURDAY, 'km')).toBe('សៅរ៍');
  expect(weekdayShort(SATURDAY, 'km')).toBe('ស');
});
