import type { Language } from '@haiko/shared/i18n/languages';
import { WORKING_TIME_MAX } from '@haiko/shared/limits';
import { JOB_LANGUAGE_BY_ID } from '@haiko/shared/reference/languages';
import { mainIdOf } from '@haiko/shared/reference/named';
import { PLACED_BY_STATE, type PlacedByState, VISA_BY_ID } from '@haiko/shared/reference/visas';
import { seoulDay } from '@haiko/shared/format';
import { canonicalEmail } from '@haiko/shared/rules/email';
import { onlyDigits } from '@haiko/shared/rules/digits';
import {
  mayBeBelowMinimumWage,
  type OfferedPay,
  wageShortfall,
  type WageShortfall,
} from '@haiko/shared/rules/minimumWage';
import { chosenAfterSaving } from '#/features/forms/contentLanguage.ts';
import { normalizedTexts } from '#/features/forms/normalizedTexts.ts';
import { serverNow } from '#/i18n/serverClock.ts';
import { type JobPostingValues, numberOf, wordsOf } from './jobPostingFields.ts';

export type LanguageRow = JobPostingValues['languageLevels'][number];

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
  return onlyDigits(typed).slice(0, String(WORKING_TIME_MAX).length);
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

/** The pay as it is filled in so far; what is not yet is known of by nobody. */
export function payOf(values: Pick<JobPostingValues, keyof OfferedPay>): OfferedPay {
  return {
    salaryTypeId: numberOf(values.salaryTypeId),
    salaryAmountMin: numberOf(values.salaryAmountMin),
    salaryAmountMax: numberOf(values.salaryAmountMax),
    workingTime: numberOf(values.workingTime) || null,
    workingDays: numberOf(values.workingDays) || null,
    hasProbation: values.hasProbation,
    isPieceRate: values.isPieceRate,
  };
}

/** How pay that is filled in falls short of today's law for certain, or null. */
export function shortfallOf(pay: OfferedPay): WageShortfall | null {
  return pay.salaryAmountMin > 0 && pay.salaryAmountMax > 0 ? wageShortfall(pay, seoulDay(serverNow())) : null;
}

/** Whether what is filled in so far may pay less than the law of today allows. */
export function mayPayTooLittle(pay: OfferedPay): boolean {
  return pay.salaryAmountMin > 0 && mayBeBelowMinimumWage(pay, seoulDay(serverNow()));
}

/** Which of the visas are of those whose holders only the state places. */
export function placedByState(visas: readonly number[]): PlacedByState[] {
  const codes = new Set(visas.map((id) => VISA_BY_ID.get(mainIdOf(id))?.code));
  return PLACED_BY_STATE.filter((code) => codes.has(code));
}
