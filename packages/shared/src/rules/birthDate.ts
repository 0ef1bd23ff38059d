import { seoulDay } from '../format.ts';
import { MIN_AGE_YEARS } from '../limits.ts';

export type BirthDateProblem = 'REQUIRED' | 'INVALID' | 'OUT_OF_RANGE' | 'TOO_YOUNG';

export const EARLIEST_BIRTH_DATE = '1900-01-01';

/** Whether the text is a day of the calendar written `YYYY-MM-DD` (no 30 February). */
export function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Full years of age in Seoul at `now`, for a birth date `YYYY-MM-DD`. */
export function ageInSeoul(birthDate: string, now: Date): number {
  return ageOn(birthDate, seoulDay(now));
}

/** Full years of age on a day, both `YYYY-MM-DD`. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Whether somebody born on that day may have an account: 14 years or older. */
export function isOldEnough(birthDate: string, now: Date): boolean {
  return isCalendarDate(birthDate) && ageInSeoul(birthDate, now) >= MIN_AGE_YEARS;
}

/** Why a birth date cannot be used, or null. */
export function birthDateProblem(value: string, now: Date): BirthDateProblem | null {
  if (value === '') return 'REQUIRED';
  if (!isCalendarDate(value)) return 'INVALID';
  if (value < EARLIEST_BIRTH_DATE || value > seoulDay(now)) return 'OUT_OF_RANGE';
  return isOldEnough(value, now) ? null : 'TOO_YOUNG';
}
