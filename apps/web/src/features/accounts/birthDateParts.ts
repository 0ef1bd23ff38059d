import { seoulDay } from '@haiko/shared/format';
import { EARLIEST_BIRTH_DATE } from '@haiko/shared/rules/birthDate';

/** A birth date while it is chosen; digits, or empty. */
export interface BirthDateParts {
  year: string;
  month: string;
  day: string;
}

export function splitBirthDate(value: string): BirthDateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
}

/** `YYYY-MM-DD`, or empty as long as a part is missing. */
export function joinBirthDate({ year, month, day }: BirthDateParts): string {
  return year && month && day ? `${year}-${month}-${day}` : '';
}

/** The parts with a day that the month has: the 31st becomes none when the month changes to April. */
export function withValidDay(parts: BirthDateParts): BirthDateParts {
  return Number(parts.day) > daysIn(parts) ? { ...parts, day: '' } : parts;
}

/** The years to choose from, this one first: who is too young learns so from the form, not from a missing year. */
export function birthYears(now: Date): string[] {
  const newest = Number(seoulDay(now).slice(0, 4));
  const oldest = Number(EARLIEST_BIRTH_DATE.slice(0, 4));
  return Array.from({ length: newest - oldest + 1 }, (_, index) => String(newest - index));
}

export const MONTHS = twoDigits(12);

export function daysOf(parts: BirthDateParts): string[] {
  return twoDigits(daysIn(parts));
}

// Without a year or a month every day is still possible; 2000 has a 29 February.
function daysIn({ year, month }: BirthDateParts): number {
  return new Date(Date.UTC(Number(year || 2000), Number(month || 1), 0)).getUTCDate();
}

function twoDigits(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0'));
}
