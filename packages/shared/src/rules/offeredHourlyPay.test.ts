import { describe, expect, it } from 'vitest';
import { ANNUAL, DAILY, HOURLY, MONTHLY, NEGOTIABLE, WEEKLY } from '../reference/salaryTypes.ts';
import { offeredHourlyPay } from './offeredHourlyPay.ts';

const pay = (salaryTypeId: number, salaryAmountMin: number, workingTime: number | null) =>
  offeredHourlyPay({ salaryTypeId, salaryAmountMin, workingTime });

describe('what an hour is paid', () => {
  it.each([
    ['by the hour, however long the day is', HOURLY, 12_000, 4, 12_000],
    ['by the day', DAILY, 120_000, 8, 15_000],
    ['by the week, with its paid holiday', WEEKLY, 480_000, 8, 10_000],
    ['by the month of 209 hours', MONTHLY, 2_156_880, 8, 10_320],
    ['by the month of half days', MONTHLY, 1_078_440, 4, 10_320],
    ['by the month of long days', MONTHLY, 2_507_000, 10, 9_927],
    ['by the year', ANNUAL, 25_882_560, 8, 10_320],
  ])('%s', (_, type, amount, hours, hourly) => {
    expect(pay(type, amount, hours)).toBe(hourly);
  });

  it('is not known where pay is negotiable, or where nobody said the hours', () => {
    expect(pay(NEGOTIABLE, 0, 8)).toBeNull();
    for (const type of [DAILY, WEEKLY, MONTHLY, ANNUAL]) expect(pay(type, 3_000_000, null)).toBeNull();
    expect(pay(HOURLY, 11_000, null)).toBe(11_000);
  });
});
