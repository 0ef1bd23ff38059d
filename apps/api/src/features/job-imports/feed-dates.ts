import { seoulDay } from '@haiko/shared/format';
import { DEADLINE_DEFAULT_DAYS, DEADLINE_MAX_DAYS } from '@haiko/shared/limits';
import { isCalendarDate } from '@haiko/shared/rules/birthDate';
import { daysLeft, seoulDayAfter } from '@haiko/shared/rules/deadline';
import { Refusal, textOf } from './feed-values.js';

/** The last day of a posting, and whether the feed says it; what it does not say stays as it was first worked out. */
export interface Deadline {
  day: string;
  isGiven: boolean;
}

const DAY = /^(\d{4})[-/.](\d{2})[-/.](\d{2})/;
const ONLY_DAY = /^\d{4}[-/.]\d{2}[-/.]\d{2}$/;
const LETTER_DATE = /\d{1,2} [A-Z][a-z]{2,8} \d{4}/;
const ZONE = /(?:Z|GMT|UTC|[+-]\d{2}:?\d{2})$/i;
/** Of a posting's age: nobody is helped by "(20,000 days ago)". */
const OLDEST_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The day in Seoul, `YYYY-MM-DD`, of a day or a moment; a moment without a zone is one of Korea's clocks. */
export function dayOf(value: unknown): string | null {
  const text = textOf(value);
  const written = DAY.exec(text)?.slice(1, 4).join('-');
  if (written !== undefined) {
    if (!isCalendarDate(written)) return null;
    return ONLY_DAY.test(text) || !ZONE.test(text) ? written : dayOfMoment(text);
  }
  // As letters have it: "Fri, 20 Nov 2026 09:00:00 GMT". Anything less would be guessed at.
  return LETTER_DATE.test(text) ? dayOfMoment(text) : null;
}

/**
 * When a posting was written: the moment that it says, else the first one of the day that it says. Where it says nothing, or
 * a day that is still to come, it was written now; what says more than a year was written a year ago, and has stayed since.
 */
export function writtenAt(datePosted: unknown, now: Date): Date {
  const day = dayOf(datePosted);
  if (day === null) return now;
  const text = textOf(datePosted);
  // Behind a day that can be read some say a time that cannot.
  const isMoment = !ONLY_DAY.test(text) && dayOfMoment(text) === day;
  const said = isMoment ? momentOf(text) : Date.parse(`${day}T00:00:00+09:00`);
  const oldest = now.getTime() - OLDEST_DAYS * DAY_MS;
  return new Date(Math.min(Math.max(said, oldest), now.getTime()));
}

/** Milliseconds; NaN for what is none. */
function momentOf(text: string): number {
  if (ZONE.test(text)) return Date.parse(text);
  return Date.parse(DAY.test(text) ? `${text}+09:00` : `${text} GMT+0900`);
}

function dayOfMoment(text: string): string | null {
  const moment = momentOf(text);
  return Number.isNaN(moment) ? null : seoulDay(moment);
}

/**
 * Until when a posting is open: what it says if that is within a year, else 30 days from when it was posted, or from today
 * where that is long ago. Throws `Refusal` for one that says that it is over.
 */
export function deadlineOf(validThrough: unknown, datePosted: unknown, now: Date): Deadline {
  const said = dayOf(validThrough);
  const left = said === null ? Infinity : daysLeft(said, now);
  if (left < 0) throw new Refusal('EXPIRED', 'validThrough');
  if (said !== null && left <= DEADLINE_MAX_DAYS) return { day: said, isGiven: true };
  const posted = dayOf(datePosted);
  const age = posted === null ? 0 : Math.max(0, -daysLeft(posted, now));
  const days = age > DEADLINE_DEFAULT_DAYS ? DEADLINE_DEFAULT_DAYS : DEADLINE_DEFAULT_DAYS - age;
  return { day: seoulDayAfter(days, now), isGiven: false };
}
