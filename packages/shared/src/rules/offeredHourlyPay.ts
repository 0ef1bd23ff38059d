import { ANNUAL, DAILY, HOURLY, MONTHLY, WEEKLY } from '../reference/salaryTypes.ts';

/** Of a week as postings name it: they say the hours of a day, and no other number of days. */
const DAYS_A_WEEK = 5;
/** The law's paid weekly holiday is a day of at most so many hours. */
const FULL_DAY = 8;
/** As the law counts them: 209 hours a month for a week of 48 paid ones. */
const WEEKS_A_MONTH = 209 / 48;

interface OfferedPay {
  salaryTypeId: number;
  /** Won; what everybody gets at least. */
  salaryAmountMin: number;
  /** Hours a day; null where the posting does not say them, as imported ones do not. */
  workingTime: number | null;
}

/**
 * What a posting pays at least, in whole won an hour; null where it does not say enough. Hourly pay is what it is, daily pay is
 * for the hours of the day, and weekly, monthly and annual pay are for five such days a week and its paid holiday. Longer
 * days than eight hours count as long as they are, so that nothing looks better paid than it is.
 */
export function offeredHourlyPay({ salaryTypeId, salaryAmountMin, workingTime }: OfferedPay): number | null {
  if (salaryTypeId === HOURLY) return salaryAmountMin;
  if (workingTime === null) return null;
  const week = workingTime * DAYS_A_WEEK + Math.min(workingTime, FULL_DAY);
  const hours: Partial<Record<number, number>> = {
    [DAILY]: workingTime,
    [WEEKLY]: week,
    [MONTHLY]: week * WEEKS_A_MONTH,
    [ANNUAL]: week * WEEKS_A_MONTH * 12,
  };
  const paid = hours[salaryTypeId];
  return paid ? Math.floor(salaryAmountMin / paid) : null;
}
