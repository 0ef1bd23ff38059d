import { MINIMUM_WAGES } from '../reference/minimumWages.ts';
import { ANNUAL, DAILY, HOURLY, MONTHLY, WEEKLY } from '../reference/salaryTypes.ts';

/** Paid hours of a legal month of full days: 40 hours and the paid weekly holiday, times the weeks of a month. */
const HOURS_A_MONTH = 209;
/** 40 hours and the paid weekly holiday. */
const HOURS_A_WEEK = 48;
/** A shorter day shortens the week, its paid holiday and the month alike; a longer one is overtime, not more legal hours. */
const FULL_DAY = 8;

/** The minimum wage in force on a day (`YYYY-MM-DD`, Korea), and the year that it is known by. */
export function minimumWageOn(day: string): { hourly: number; year: number } {
  const wage = MINIMUM_WAGES.findLast(({ from }) => from <= day) ?? MINIMUM_WAGES[0];
  return { hourly: wage?.hourly ?? 0, year: Number(wage?.from.slice(0, 4)) };
}

export interface Pay {
  salaryTypeId: number;
  /** Won. */
  salaryAmountMin: number;
  /** Hours a day. */
  workingTime: number;
}

/** What the pay comes to in won an hour, of a week of five days; null where the posting names no amount. */
export function hourlyPay({ salaryTypeId, salaryAmountMin, workingTime }: Pay): number | null {
  const share = Math.min(workingTime, FULL_DAY) / FULL_DAY;
  const hours: Partial<Record<number, number>> = {
    [HOURLY]: 1,
    [DAILY]: workingTime,
    [WEEKLY]: HOURS_A_WEEK * share,
    [MONTHLY]: HOURS_A_MONTH * share,
    [ANNUAL]: HOURS_A_MONTH * 12 * share,
  };
  const paid = hours[salaryTypeId];
  return paid ? salaryAmountMin / paid : null;
}

/** Whether the lower end of the pay is less than the law of that day allows. */
export function isBelowMinimumWage(pay: Pay, day: string): boolean {
  const hourly = hourlyPay(pay);
  return hourly !== null && hourly < minimumWageOn(day).hourly;
}
