import { expect, it } from 'vitest';
import { endOf, FOR_GOOD, isSuspended, lastsLonger, UNTIL_DATE } from './suspensionEnd.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const PERMANENTLY = '9999-12-31T00:00:00.000Z';

it('ends after so many days, at the end of a day in Korea, or never', () => {
  expect(Math.abs(new Date(endOf('7', '') ?? 0).getTime() - new Date(inDays(7)).getTime())).toBeLessThan(60_000);
  expect(endOf(UNTIL_DATE, '2099-12-31')).toBe('2099-12-31T14:59:59.999Z');
  expect([endOf(FOR_GOOD, ''), endOf(UNTIL_DATE, ''), endOf(UNTIL_DATE, '2020-01-01')]).toEqual([
    null,
    undefined,
    undefined,
  ]);
});

it('has no end while a day is half typed, nor on one that no calendar has', () => {
  expect(['2099', '209912', '2099-02-30'].map((day) => endOf(UNTIL_DATE, day))).toEqual(Array(3).fill(undefined));
});

it.each([
  ['one for good than a day', PERMANENTLY, inDays(1), true],
  ['a month than a week', inDays(30), inDays(7), true],
  ['a week than a month', inDays(7), inDays(30), false],
  ['anything than one for good', PERMANENTLY, null, false],
  ['nothing than a day', null, inDays(1), false],
  ['one that is over than a day', inDays(-1), inDays(1), false],
  ['one than what is not said yet', inDays(7), undefined, false],
])('lasts longer: %s', (_, inForce, end, is) => {
  expect(lastsLonger(inForce, end)).toBe(is);
});

it('is under way until its end', () => {
  expect([isSuspended(inDays(1)), isSuspended(inDays(-1)), isSuspended(null)]).toEqual([true, false, false]);
});
