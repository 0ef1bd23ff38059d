/** Days are texts here, `YYYY-MM-DD`: a day of the calendar is the same one wherever the phone is. */
export type Day = string;

export interface DayRange {
  min?: Day | undefined;
  max?: Day | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK = 7;

export function dateOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

function dayOf(date: Date): Day {
  return date.toISOString().slice(0, 10);
}

export function addDays(day: Day, days: number): Day {
  return dayOf(new Date(dateOf(day).getTime() + days * DAY_MS));
}

/** The same day of another month, or that month's last one where it has no such day. */
export function addMonths(day: Day, months: number): Day {
  const date = dateOf(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return dayOf(date);
}

/** 0 is Sunday, with which weeks begin in Korea. */
export function weekdayOf(day: Day): number {
  return dateOf(day).getUTCDay();
}

/** The weeks of a day's month; '' where a day is of another month. */
export function weeksOf(day: Day): Day[][] {
  const first = `${day.slice(0, 8)}01`;
  const next = addMonths(first, 1);
  const weeks: Day[][] = [];
  for (let start = addDays(first, -weekdayOf(first)); start < next; start = addDays(start, WEEK)) {
    const days = Array.from({ length: WEEK }, (_, index) => addDays(start, index));
    weeks.push(days.map((one) => (one >= first && one < next ? one : '')));
  }
  return weeks;
}

export function isWithin(day: Day, { min, max }: DayRange): boolean {
  return (!min || day >= min) && (!max || day <= max);
}

/** The nearest day that can be chosen. */
export function clampDay(day: Day, { min, max }: DayRange): Day {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}

const DAYS_OF_KEY: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -WEEK, ArrowDown: WEEK };
const MONTHS_OF_KEY: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };
const MONTHS_OF_YEAR = 12;

/** The day to which a key leads in the grid, as people know it from other calendars; undefined for any other key. */
export function dayByKey(day: Day, { key, shiftKey }: { key: string; shiftKey: boolean }): Day | undefined {
  if (key === 'Home') return addDays(day, -weekdayOf(day));
  if (key === 'End') return addDays(day, WEEK - 1 - weekdayOf(day));
  const [days, months] = [DAYS_OF_KEY[key], MONTHS_OF_KEY[key]];
  if (months !== undefined) return addMonths(day, months * (shiftKey ? MONTHS_OF_YEAR : 1));
  return days === undefined ? undefined : addDays(day, days);
}
