import type { Language } from '@haiko/shared/i18n/languages';
import { DEADLINE_DEFAULT_DAYS, WORKING_TIME_MAX } from '@haiko/shared/limits';
import { ANY_EDUCATION } from '@haiko/shared/reference/educations';
import { JOB_LANGUAGE_BY_ID } from '@haiko/shared/reference/languages';
import { mainIdOf } from '@haiko/shared/reference/named';
import { policyOn, VISA_BY_ID } from '@haiko/shared/reference/visas';
import { seoulDay } from '@haiko/shared/format';
import { seoulDayAfter } from '@haiko/shared/rules/deadline';
import { canonicalEmail } from '@haiko/shared/rules/email';
import { isBelowMinimumWage } from '@haiko/shared/rules/minimumWage';
import type { JobPostingToModifyQuery } from '#/api/generated.ts';
import { chosenInForm, chosenAfterSaving } from '#/features/forms/contentLanguage.ts';
import { normalizedTexts } from '#/features/forms/normalizedTexts.ts';
import { serverNow } from '#/i18n/serverClock.ts';
import { latinDigits } from '#/ui/digits.ts';
import { isNegotiable, type JobPostingValues } from './jobPostingForm.schema.ts';

export type JobPostingToModify = NonNullable<JobPostingToModifyQuery['readJobPostingForCompany']>;
export type LanguageRow = JobPostingValues['languageLevels'][number];

export const EMPTY_PLACE: JobPostingValues['regions'][number] = { region: '', detailRegion: '' };
export const EMPTY_LANGUAGE: LanguageRow = { languageId: '', levelId: '' };
export const EMPTY_CONTACT = { contactName: '', contactMobile: '', contactPhone: '', contactEmail: '' } as const;

/** A new posting: open to applications for thirty days. */
export function emptyJobPosting(now = serverNow()): JobPostingValues {
  return {
    title: '',
    jobCategories: [],
    description: '',
    chosenLanguage: '',
    salaryTypeId: '',
    salaryAmountMin: '',
    salaryAmountMax: '',
    workingTime: '',
    regions: [EMPTY_PLACE],
    isRemote: false,
    career: '',
    educationId: String(ANY_EDUCATION),
    visas: [],
    languageLevels: [EMPTY_LANGUAGE],
    extraInfo: '',
    employmentType: '',
    deadlineDate: seoulDayAfter(DEADLINE_DEFAULT_DAYS, now),
    isPublic: true,
    ...EMPTY_CONTACT,
  };
}

/** The form of a posting that is there, in the words of its writer; `mine` is the language of who changes it. */
export function valuesOf(posting: JobPostingToModify, mine: Language): JobPostingValues {
  const { title, description, extraInfo, isRemote, isPublic, deadlineDate } = posting;
  const { contactName, contactMobile, contactPhone, contactEmail } = posting;
  return {
    ...{ title, description, extraInfo, isRemote, isPublic, deadlineDate },
    chosenLanguage: chosenInForm(wordsOf(posting), posting.originalLanguage, mine),
    ...{ contactName, contactMobile, contactPhone, contactEmail },
    jobCategories: posting.jobCategories.map(({ jobCategorySubId }) => jobCategorySubId),
    salaryTypeId: String(posting.salaryTypeId),
    salaryAmountMin: posting.salaryAmountMin ? String(posting.salaryAmountMin) : '',
    salaryAmountMax: posting.salaryAmountMax ? String(posting.salaryAmountMax) : '',
    workingTime: String(posting.workingTime),
    regions: posting.regions.map(({ regionOriginal, detailRegion }) => ({ region: regionOriginal, detailRegion })),
    career: String(posting.career),
    educationId: String(posting.educationId),
    visas: posting.visas.map(({ visaSubId }) => visaSubId),
    languageLevels: posting.languageLevels.map(({ id, languageId }) => ({
      languageId: String(languageId),
      levelId: String(id),
    })),
    employmentType: String(posting.employmentType),
  };
}

/** What tells the language of a posting. */
export function wordsOf({ title, description }: Pick<JobPostingValues, 'title' | 'description'>): string {
  return `${title}\n${description}`;
}

/** What is sent: numbers, no amounts where the salary is negotiable, and the language only where its writer chose it. */
export function payloadOf({ chosenLanguage, ...values }: JobPostingValues) {
  const amount = (digits: string) => (isNegotiable(values.salaryTypeId) ? 0 : numberOf(digits));
  return {
    ...values,
    ...(chosenLanguage && { originalLanguage: chosenLanguage }),
    jobCategories: values.jobCategories.map((id) => ({ jobCategoryMainId: mainIdOf(id), jobCategorySubId: id })),
    salaryTypeId: numberOf(values.salaryTypeId),
    salaryAmountMin: amount(values.salaryAmountMin),
    salaryAmountMax: amount(values.salaryAmountMax),
    workingTime: numberOf(values.workingTime),
    career: numberOf(values.career),
    educationId: numberOf(values.educationId),
    visas: values.visas.map((id) => ({ visaMainId: mainIdOf(id), visaSubId: id })),
    languageLevels: values.languageLevels.map(({ levelId }) => numberOf(levelId)),
    employmentType: numberOf(values.employmentType),
  };
}

/** Whether two forms say the same, in whatever order they hold it. */
export function isSameJobPosting(one: JobPostingValues, other: JobPostingValues): boolean {
  const inOrder = (values: JobPostingValues) =>
    JSON.stringify(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
  return inOrder(one) === inOrder(other);
}

/** Whether a posting that was sent is what is saved by now: nobody else changed it, the reply was lost. */
export function isSavedJobPosting(sent: JobPostingValues, saved: JobPostingValues, mine: Language): boolean {
  const chosenLanguage = chosenAfterSaving(wordsOf(sent), sent.chosenLanguage, { saved: saved.chosenLanguage, mine });
  const contactEmail = canonicalEmail(sent.contactEmail);
  return isSameJobPosting({ ...normalizedTexts(sent), contactEmail, chosenLanguage }, saved);
}

/** Hours are digits alone, two at most. */
export function hoursDigits(typed: string): string {
  return latinDigits(typed).slice(0, String(WORKING_TIME_MAX).length);
}

/** Whether the language is chosen in another row. */
export function isLanguageTaken(rows: readonly LanguageRow[], index: number, languageId: string): boolean {
  return rows.some((row, other) => other !== index && row.languageId === languageId);
}

/** A row with another language: without a level, or with the only one that there is. */
export function rowOf(languageId: string): LanguageRow {
  const levels = JOB_LANGUAGE_BY_ID.get(Number(languageId))?.levels ?? [];
  return { languageId, levelId: levels.length === 1 ? String(levels[0]?.id) : '' };
}

/** Whether what is filled in so far pays less than the law of today allows. */
export function paysTooLittle(
  values: Pick<JobPostingValues, 'salaryTypeId' | 'salaryAmountMin' | 'workingTime'>,
): boolean {
  const [salaryTypeId, salaryAmountMin] = [numberOf(values.salaryTypeId), numberOf(values.salaryAmountMin)];
  const pay = { salaryTypeId, salaryAmountMin, workingTime: numberOf(values.workingTime) };
  return salaryAmountMin > 0 && isBelowMinimumWage(pay, seoulDay(serverNow()));
}

/** Whether one of the visas is of those whose holders only the state places. */
export function hasGovernmentVisa(visas: readonly number[], day = seoulDay(serverNow())): boolean {
  return visas.some((id) => {
    const visa = VISA_BY_ID.get(mainIdOf(id));
    return visa !== undefined && policyOn(visa, day) === 'GOVERNMENT';
  });
}

function numberOf(digits: string): number {
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : 0;
}
