import { isCalendarDate } from '@haiko/shared/rules/birthDate';
import { serverNow } from '#/i18n/serverClock.ts';

const DAY_MS = 86_400_000;
/** Beside numbers of days. */
export const FOR_GOOD = 'forGood';
export const UNTIL_DATE = 'untilDate';

export function isSuspended(until: string | null): until is string {
  return until !== null && new Date(until) > serverNow();
}

/** Whether a suspension has no end. */
export function isForGood(until: string): boolean {
  return until.startsWith('9999');
}

/** When a suspension ends: null where it does not, undefined where the day is missing or over. */
export function endOf(days: string, lastDay: string): string | null | undefined {
  if (days === FOR_GOOD) return null;
  if (days !== UNTIL_DATE) return new Date(serverNow().getTime() + Number(days) * DAY_MS).toISOString();
  if (!isCalendarDate(lastDay)) return undefined;
  // To the end of the day, as it is counted in Korea.
  const end = new Date(`${lastDay}T23:59:59.999+09:00`);
  return end <= serverNow() ? undefined : end.toISOString();
}

/** Whether what is in force (null for nothing) ends later than what is about to be said, as `endOf` has it. */
export function lastsLonger(inForce: string | null, end: string | null | undefined): inForce is string {
  if (!isSuspended(inForce) || end === undefined || end === null) return false;
  return new Date(inForce) > new Date(end);
}
