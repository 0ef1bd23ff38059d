import { formatNumber, seoulDay } from '@haiko/shared/format';
import type { Language } from '@haiko/shared/i18n/languages';
import { CLOSED_LABEL } from '@haiko/shared/jobPostings';
import { ANY_CAREER, CAREER_BY_ID } from '@haiko/shared/reference/careers';
import { ANY_EDUCATION, EDUCATION_BY_ID } from '@haiko/shared/reference/educations';
import { DAY_LABOUR, EMPLOYMENT_TYPE_BY_ID, FULL_TIME } from '@haiko/shared/reference/employmentTypes';
import { HOUSINGS } from '@haiko/shared/reference/housings';
import { isAll, mainIdOf, type Named } from '@haiko/shared/reference/named';
import { DISTRICT_BY_ID, REGION_BY_ID } from '@haiko/shared/reference/regions';
import { NEGOTIABLE, SALARY_TYPE_BY_ID } from '@haiko/shared/reference/salaryTypes';
import { daysLeft } from '@haiko/shared/rules/deadline';
import { minimumWageOn, monthlyPay, type OfferedPay, weeklyHours } from '@haiko/shared/rules/minimumWage';
import { districtInRegion } from '@haiko/shared/rules/placeNames';
import type { TFunction } from 'i18next';
import type { JobPostingCardFragment, JobPostingDetailFragment } from '#/api/generated.ts';
import { serverNow } from '#/i18n/serverClock.ts';

// What postings say by number, in the reader's language: a switch of the language needs no new answer of the server.

/** So few days before the end it is said louder. */
const NEAR_DAYS = 7;

export function nameOf(known: ReadonlyMap<number, Named>, id: number, language: Language): string {
  return known.get(id)?.names[language] ?? '';
}

/** Of imported jobs some numbers stand for what their site has not said, too: what may be ours alone is not shown. */
type Imported = Pick<JobPostingCardFragment, 'url'>;

/** `Part-time`; '' where another site may not have said it. */
export function employmentTypeName(
  { employmentType, url }: Imported & Pick<JobPostingCardFragment, 'employmentType'>,
  language: Language,
): string {
  return url !== '' && employmentType === FULL_TIME ? '' : nameOf(EMPLOYMENT_TYPE_BY_ID, employmentType, language);
}

/** `Experienced`; '' where another site may not have said it. */
export function careerName(
  { career, url }: Imported & Pick<JobPostingCardFragment, 'career'>,
  language: Language,
): string {
  return url !== '' && career === ANY_CAREER ? '' : nameOf(CAREER_BY_ID, career, language);
}

/** `High school`; '' where another site may not have said it. */
export function educationName(
  { educationId, url }: Imported & Pick<JobPostingCardFragment, 'educationId'>,
  language: Language,
): string {
  return url !== '' && educationId === ANY_EDUCATION ? '' : nameOf(EDUCATION_BY_ID, educationId, language);
}

/** `Dormitory`; '' where the job comes with no housing. */
export function housingName({ housing }: Pick<JobPostingCardFragment, 'housing'>, language: Language): string {
  return HOUSINGS.find(({ code }) => code !== 'none' && code === housing)?.names[language] ?? '';
}

export interface Deadline {
  /** `3 days left`, `Closes today`, or that it is closed. */
  text: string;
  isOver: boolean;
  isNear: boolean;
}

export function deadlineOf(
  t: TFunction,
  { deadlineDate, state, url }: Pick<JobPostingCardFragment, 'deadlineDate' | 'state' | 'url'>,
  language: Language,
  now = serverNow(),
): Deadline {
  const left = daysLeft(deadlineDate, now);
  // Its last day may be ours: nothing ends there, and its site may still take applications.
  const isUnlisted = url !== '' && state !== 'CLOSED' && left < 0;
  if (isUnlisted) return { text: t('jobPostings.own.expired'), isOver: true, isNear: false };
  if (state === 'CLOSED' || left < 0) return { text: CLOSED_LABEL[language], isOver: true, isNear: false };
  const text = left === 0 ? t('jobPostings.card.lastDay') : t('jobPostings.card.daysLeft', { count: left });
  return { text, isOver: false, isNear: url === '' && left <= NEAR_DAYS };
}

/** "new" on the day of the posting (also for clocks that run behind), then how many days ago, by the days of Seoul. */
export function ageText(t: TFunction, createdAt: string, now = serverNow()): string {
  const days = -daysLeft(seoulDay(createdAt), now);
  return days <= 0 ? t('jobPostings.card.new') : t('jobPostings.card.daysAgo', { count: days });
}

/** The same where it stands beside the deadline: what is counted is said, too. */
export function postedText(t: TFunction, createdAt: string, now = serverNow()): string {
  const days = -daysLeft(seoulDay(createdAt), now);
  return days <= 0 ? t('jobPostings.detail.postedToday') : t('jobPostings.detail.posted', { count: days });
}

type Pay = Pick<JobPostingCardFragment, 'salaryTypeId' | 'salaryAmountMin' | 'salaryAmountMax'>;

/** `Hourly`, `Negotiable` …; '' where another site may not have said it. */
export function payType({ salaryTypeId, url }: Imported & Pick<Pay, 'salaryTypeId'>, language: Language): string {
  return url !== '' && salaryTypeId === NEGOTIABLE ? '' : nameOf(SALARY_TYPE_BY_ID, salaryTypeId, language);
}

/** `10,500–12,000 won`; '' where the pay is negotiable. */
export function payAmount(t: TFunction, { salaryTypeId, salaryAmountMin, salaryAmountMax }: Pay): string {
  if (salaryTypeId === NEGOTIABLE) return '';
  const [min, max] = [formatNumber(salaryAmountMin), formatNumber(salaryAmountMax)];
  return min === max ? t('jobPostings.pay.amount', { amount: min }) : t('jobPostings.pay.range', { min, max });
}

type PayOfMonths = Omit<OfferedPay, 'workingDays'> &
  Pick<JobPostingDetailFragment, 'workingDays' | 'employmentType' | 'url'>;

/** What a month comes to; null where nobody can say: of another site's job, and of work that is offered for some days alone. */
export function monthsPay(posting: PayOfMonths): number | null {
  const isForMonths = posting.url === '' && posting.employmentType !== DAY_LABOUR;
  return isForMonths ? monthlyPay({ ...posting, workingDays: posting.workingDays ?? null }) : null;
}

/** `5 days a week`, `8 hours a day`, `40 hours a week`; the hours of a day alone where its days vary. */
export function hoursWords(
  t: TFunction,
  hours: Pick<JobPostingDetailFragment, 'workingTime' | 'workingDays'>,
): readonly string[] {
  const { workingTime, workingDays } = hours;
  const day = t('jobPostings.detail.hoursDaily', { count: workingTime });
  const week = weeklyHours({ workingTime, workingDays: workingDays ?? null });
  if (week === null) return [day];
  const days = t('jobPostings.detail.days', { count: workingDays ?? 0 });
  return [days, day, t('jobPostings.detail.hoursWeekly', { count: week })];
}

const HOURS_A_DAY = 24;

/** How fast a company answers who applies; '' while that is not known. */
export function answerTime(t: TFunction, hours: number | null): string {
  if (hours === null) return '';
  const days = Math.ceil(hours / HOURS_A_DAY);
  return days > 1 ? t('jobPostings.detail.answersInDays', { days }) : t('jobPostings.detail.answersInADay');
}

/** What the law asks for on that day, for pay that may be below it. */
export function belowWageHint(t: TFunction, now = serverNow()): string {
  return t('jobPostings.pay.belowHint', wageWords(now));
}

/** The minimum wage of a day as messages name it. The year is a text: it is no amount, which would get a separator. */
export function wageWords(now = serverNow()): { year: string; hourly: string } {
  const { hourly, year } = minimumWageOn(seoulDay(now));
  return { year: String(year), hourly: formatNumber(hourly) };
}

type Place = JobPostingCardFragment['regions'][number];

/** `Gangnam-gu, Seoul`, `서울 강남구`, or only the region where no more is known. */
export function placeName({ regionLevelOne, regionLevelTwo }: Place, language: Language): string {
  const region = REGION_BY_ID.get(regionLevelOne.id);
  const district = regionLevelTwo ? DISTRICT_BY_ID.get(regionLevelTwo.id) : undefined;
  if (!region || !district || isAll(district.id)) return region?.names[language] ?? '';
  return districtInRegion(district, region, language);
}

/** The sub items' names; the group's where all of it is meant. */
export function subName(
  subs: ReadonlyMap<number, Named>,
  mains: ReadonlyMap<number, Named>,
  subId: number,
  language: Language,
): string {
  return isAll(subId) ? nameOf(mains, mainIdOf(subId), language) : nameOf(subs, subId, language);
}

/** Where an address leads, without what everybody skips: `work.example.com`. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
}

const WORK24 = 'https://www.work24.go.kr/';
const WORK24_ON_PHONES = 'https://m.work24.go.kr/';
const PHONE = /Android|iPhone|Mobi/;

/** Where an imported posting is read: on phones at the address that its source has for them. */
export function sourceAddress(url: string, userAgent = navigator.userAgent): string {
  return url.startsWith(WORK24) && PHONE.test(userAgent) ? url.replace(WORK24, WORK24_ON_PHONES) : url;
}
