import { MINIMUM_WAGES } from '../reference/minimumWages.ts';
import { ANNUAL, DAILY, HOURLY, MONTHLY, WEEKLY } from '../reference/salaryTypes.ts';

/** From so many hours a week on there is a paid weekly holiday: a fifth of the week's hours, of 40 at most. */
const HOLIDAY_FROM_HOURS = 15;
const FULL_WEEK = 40;
/** What the law's notices count for a month of full weeks, rounded up; other months are counted in proportion. */
const FULL_MONTH = 209;
/** In the first three months a contract may pay so much of the minimum. */
export const PROBATION_PERCENT = 90;
/** So long before a rise companies are told. */
const DAYS_AHEAD = 30;
/** Month and day. */
const ENTERED_BY = '10-01';
/** Of a posting that does not say its days, to warn by; nothing is certain of it. */
const USUAL_DAYS = 5;
const USUAL_HOURS = 8;

/** What a posting says of its pay. */
export interface OfferedPay {
  salaryTypeId: number;
  /** Won. */
  salaryAmountMin: number;
  salaryAmountMax: number;
  /** Hours a day, breaks not counted; null where nobody said them. */
  workingTime: number | null;
  /** Days a week; null where nobody said them. */
  workingDays: number | null;
  /** Less is paid at first, as the law allows. */
  hasProbation: boolean;
  /** Paid by what is done: the amounts are what it usually comes to. */
  isPieceRate: boolean;
}

/** A whole number of hours over another one, so that no pay at the very limit is lost to rounding. */
interface Hours {
  hours: number;
  per: number;
}

/** What an hour comes to and what it must come to, for a posting that the law forbids. */
export interface WageShortfall {
  /** Won an hour that the upper end of the pay comes to. */
  hourly: number;
  /** Won an hour, as the law names it. */
  minimum: number;
  year: number;
}

/** The minimum wage in force on a day (`YYYY-MM-DD`, Korea), and the year that it is known by. */
export function minimumWageOn(day: string): { hourly: number; year: number } {
  const wage = MINIMUM_WAGES.findLast(({ from }) => from <= day) ?? MINIMUM_WAGES[0];
  return { hourly: wage?.hourly ?? 0, year: Number(wage?.from.slice(0, 4)) };
}

/** The next rise, where it is at most 30 days ahead of a day: since when, and the year that it is known by. */
export function wageRiseAhead(day: string): { from: string; year: number } | null {
  const next = MINIMUM_WAGES.find(({ from }) => from > day);
  if (!next || daysBetween(day, next.from) > DAYS_AHEAD) return null;
  return { from: next.from, year: Number(next.from.slice(0, 4)) };
}

/** Whether it is October or later and nobody has entered the wage of next year, which is published in August. */
export function isNextWageMissing(day: string): boolean {
  const nextYear = String(Number(day.slice(0, 4)) + 1);
  return day.slice(5) >= ENTERED_BY && !MINIMUM_WAGES.some(({ from }) => from.startsWith(nextYear));
}

/** Hours of a week; null where the posting does not say both its hours and its days. */
export function weeklyHours({ workingTime, workingDays }: Pick<OfferedPay, 'workingTime' | 'workingDays'>) {
  return workingTime === null || workingDays === null ? null : workingTime * workingDays;
}

/** What the lower end of the pay comes to in whole won an hour; null where the posting does not say enough. */
export function hourlyPay(pay: OfferedPay): number | null {
  return perHour(pay.salaryAmountMin, paidHours(pay));
}

/** What the lower end of the pay comes to in whole won a month, with the paid weekly holiday; null where the posting does not say enough. */
export function monthlyPay(pay: OfferedPay): number | null {
  const paid = paidHours(pay);
  const week = weeklyHours(pay);
  if (pay.salaryTypeId === MONTHLY) return pay.isPieceRate ? null : pay.salaryAmountMin;
  if (!paid || week === null) return null;
  const month = monthOf(week);
  return Math.floor((pay.salaryAmountMin * paid.per * month.hours) / (paid.hours * month.per));
}

/** The hours that an amount pays for, as text shows them (`104.3`); null where the posting does not say enough. */
export function paidHoursOf(pay: OfferedPay): number | null {
  const paid = paidHours(pay);
  return paid && Math.round((paid.hours * 10) / paid.per) / 10;
}

/** Whether the paid weekly holiday is among those hours: not in pay by the hour or the day, nor in a week of few hours. */
export function paysWeeklyHoliday(pay: OfferedPay): boolean {
  const week = weeklyHours(pay);
  const isOfWeeks = ![HOURLY, DAILY].includes(pay.salaryTypeId);
  return isOfWeeks && week !== null && week >= HOLIDAY_FROM_HOURS;
}

/**
 * How the pay of a posting falls short of the law of a day (`YYYY-MM-DD`, Korea); null unless that is certain. The upper end
 * of the pay decides; in probation it is certain below nine tenths alone, and of piece rates never.
 */
export function wageShortfall(pay: OfferedPay, day: string): WageShortfall | null {
  const paid = paidHours(pay);
  const { hourly: minimum, year } = minimumWageOn(day);
  const percent = pay.hasProbation ? PROBATION_PERCENT : 100;
  if (!paid || pay.salaryAmountMax * paid.per * 100 >= paid.hours * minimum * percent) return null;
  return { hourly: Math.floor((pay.salaryAmountMax * paid.per) / paid.hours), minimum, year };
}

/** Whether the lower end of the pay may be less than the law of that day asks for, by a usual week where the posting says none. */
export function mayBeBelowMinimumWage(pay: OfferedPay, day: string): boolean {
  const said = { ...pay, isPieceRate: false };
  const usual = { workingTime: Math.min(pay.workingTime ?? USUAL_HOURS, USUAL_HOURS), workingDays: USUAL_DAYS };
  const paid = paidHours(said) ?? paidHours({ ...said, ...usual });
  return paid !== null && pay.salaryAmountMin * paid.per < paid.hours * minimumWageOn(day).hourly;
}

/**
 * How many times the minimum wage an hour pays, in tenths, rounded down: `1.2`. Nobody says "1 times": up to a hundredth
 * above it is `AT` the minimum, up to a tenth `ABOVE` it. Null below it.
 */
export function timesMinimumWage(hourly: number, minimum: number): 'AT' | 'ABOVE' | number | null {
  if (hourly < minimum) return null;
  if (hourly * 100 <= minimum * 101) return 'AT';
  const tenths = Math.floor((hourly * 10) / minimum);
  return tenths === 10 ? 'ABOVE' : tenths / 10;
}

function daysBetween(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / 86_400_000;
}

function perHour(amount: number, paid: Hours | null): number | null {
  return paid && Math.floor((amount * paid.per) / paid.hours);
}

/** The hours that an amount pays for, with the paid weekly holiday; null where nobody can say. */
function paidHours({ salaryTypeId, workingTime, workingDays, isPieceRate }: OfferedPay): Hours | null {
  if (isPieceRate) return null;
  if (salaryTypeId === HOURLY) return { hours: 1, per: 1 };
  if (salaryTypeId === DAILY) return workingTime === null ? null : { hours: workingTime, per: 1 };
  const week = weeklyHours({ workingTime, workingDays });
  if (week === null) return null;
  const month = monthOf(week);
  const hours: Partial<Record<number, Hours>> = {
    [WEEKLY]: weekOf(week),
    [MONTHLY]: month,
    [ANNUAL]: { ...month, hours: month.hours * 12 },
  };
  return hours[salaryTypeId] ?? null;
}

function weekOf(hours: number): Hours {
  const holiday = hours < HOLIDAY_FROM_HOURS ? 0 : Math.min(hours, FULL_WEEK);
  return { hours: hours * 5 + holiday, per: 5 };
}

/** Times the weeks of a month, 365 / 7 / 12. */
function monthOf(week: number): Hours {
  if (week === FULL_WEEK) return { hours: FULL_MONTH, per: 1 };
  const { hours, per } = weekOf(week);
  return { hours: hours * 365, per: per * 7 * 12 };
}
