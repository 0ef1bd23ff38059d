import { expect, it } from 'vitest';
import { birthYears, daysOf, joinBirthDate, withValidDay, splitBirthDate } from './birthDateParts.ts';

it('a birth date exists once all three parts are chosen', () => {
  expect(joinBirthDate({ year: '1999', month: '02', day: '' })).toBe('');
  expect(joinBirthDate({ year: '1999', month: '02', day: '07' })).toBe('1999-02-07');
  expect(splitBirthDate('1999-02-07')).toEqual({ year: '1999', month: '02', day: '07' });
  expect(splitBirthDate('')).toEqual({ year: '', month: '', day: '' });
});

it('offers the days that the month has, and every day as long as it is not chosen', () => {
  const count = (year: string, month: string) => daysOf({ year, month, day: '' }).length;
  expect([count('', ''), count('', '02'), count('1999', '02'), count('2000', '02'), count('1999', '04')]).toEqual([
    31, 29, 28, 29, 30,
  ]);
});

it('drops a day that another month does not have', () => {
  expect(withValidDay({ year: '2000', month: '04', day: '31' })).toEqual({ year: '2000', month: '04', day: '' });
  expect(withValidDay({ year: '2000', month: '02', day: '29' }).day).toBe('29');
  expect(withValidDay({ year: '1999', month: '02', day: '29' }).day).toBe('');
});

it('begins the years with the current one in Seoul and ends them with 1900', () => {
  const years = birthYears(new Date('2026-12-31T23:00:00Z'));
  expect(years[0]).toBe('2027');
  expect(years.at(-1)).toBe('1900');
});
