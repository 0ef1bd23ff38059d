import { seoulDay } from '../format.ts';
import { DEADLINE_MAX_DAYS } from '../limits.ts';
import { isCalendarDate } from './birthDate.ts';

export type DeadlineProblem = 'REQUIRED' | 'INVALID' | 'OUT_OF_RANGE';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days a posting that ends on `day` (`YYYY-MM-DD`) is still open; 0 on its last day, negative when it is over. */
export function daysLeft(day: string, now: Date): number {
  return Math.round((Date.parse(day) - Date.parse(seoulDay(now))) / DAY_MS);
}

/** `D-30`, `D-DAY`, or null once it is over: a posting ends with its last day, at midnight in Seoul. */
export function dDay(day: string, now: Date): string | null {
  const left = daysLeft(day, now);
  return left < 0 ? null : left === 0 ? 'D-DAY' : `D-${left}`;
}

/** `YYYY-MM-DD` as it is shown, the same in every language: `YYYY.MM.DD`. */
export function formatDeadline(day: string): string {
  return day.replaceAll('-', '.');
}

/** The day so many days after today in Seoul, `YYYY-MM-DD`. */
export function seoulDayAfter(days: number, now: Date): string {
  return seoulDay(now.getTime() + days * DAY_MS);
}

/** Why a posting cannot end on that day (`YYYY-MM-DD`), or null: from today on, for a year at most. */
export function deadlineProblem(day: string, now: Date): DeadlineProblem | null {
  if (day === '') return 'REQUIRED';
  if (!isCalendarDate(day)) return 'INVALID';
  const left = daysLeft(day, now);
  return left >= 0 && left <= DEADLINE_MAX_DAYS ? null : 'OUT_OF_RANGE';
}
