import { LANGUAGES } from '@haiko/shared/i18n/languages';
import {
  ADDRESS_MAX,
  CONTENT_MAX,
  EXTRA_INFO_MAX,
  NAME_MAX,
  SALARY_MAX,
  TITLE_MAX,
  WORKING_TIME_MAX,
} from '@haiko/shared/limits';
import { NEGOTIABLE } from '@haiko/shared/reference/salaryTypes';
import { deadlineProblem } from '@haiko/shared/rules/deadline';
import { resolveRegion } from '@haiko/shared/rules/region';
import { fitsLimit, isBlank } from '@haiko/shared/rules/text';
import * as v from 'valibot';
import { contactEmail, phoneNumber } from '#/features/forms/contactFields.ts';
import { REQUIRED, TOO_LONG } from '#/features/forms/problemMessages.ts';
import { requiredText, shapedText, validatedText } from '#/features/forms/validation.ts';
import type { MessageKey } from '#/i18n/messageKey.ts';
import { serverNow } from '#/i18n/serverClock.ts';

/** Ids of selects are texts there; an empty one is none. */
const chosen = v.pipe(v.string(), v.minLength(1, REQUIRED));
const choices = v.pipe(v.array(v.number()), v.minLength(1, REQUIRED));

const address = v.pipe(
  requiredText(ADDRESS_MAX),
  v.check((value) => isBlank(value) || resolveRegion(value) !== null, 'errors.REGION_NOT_FOUND' satisfies MessageKey),
);

/** In the order in which they stand on the screen. */
const fields = v.object({
  title: requiredText(TITLE_MAX),
  jobCategories: choices,
  description: requiredText(CONTENT_MAX),
  /** The writer's own choice; '' while the language is told from the texts. */
  chosenLanguage: v.picklist(['', ...LANGUAGES]),
  salaryTypeId: chosen,
  salaryAmountMin: v.string(),
  salaryAmountMax: v.string(),
  workingTime: shapedText(isHours, 'jobPostingForm.hoursInvalid'),
  regions: v.array(v.object({ region: address, detailRegion: requiredText(ADDRESS_MAX) })),
  isRemote: v.boolean(),
  career: chosen,
  educationId: chosen,
  visas: choices,
  languageLevels: v.array(v.object({ languageId: chosen, levelId: chosen })),
  extraInfo: v.pipe(
    v.string(),
    v.check((value) => fitsLimit(value, EXTRA_INFO_MAX), TOO_LONG),
  ),
  employmentType: chosen,
  deadlineDate: validatedText((value) => deadlineProblem(value, serverNow()), {
    REQUIRED,
    INVALID: 'jobPostingForm.deadlineInvalid',
    OUT_OF_RANGE: 'jobPostingForm.deadlineInvalid',
  }),
  isPublic: v.boolean(),
  contactName: requiredText(NAME_MAX),
  contactMobile: phoneNumber,
  contactPhone: phoneNumber,
  contactEmail,
});

export type JobPostingValues = v.InferOutput<typeof fields>;
type AmountName = 'salaryAmountMin' | 'salaryAmountMax';

/** The form of a posting, with the rules that look at several fields: a negotiable salary names no amount. */
export const jobPostingSchema = v.pipe(
  fields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    for (const [key, message] of amountProblems(value)) {
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }] });
    }
  }),
);

export function isNegotiable(salaryTypeId: string): boolean {
  return Number(salaryTypeId) === NEGOTIABLE;
}

interface Problem {
  /** Of the field, as the form knows it: `regions.0.detailRegion`. */
  path: string;
  message: string;
}

/** What is wrong with the form, in the order of the screen. */
export function problemsOf(values: JobPostingValues): Problem[] {
  const order = Object.keys(fields.entries);
  const placeOf = ({ path }: Problem) => order.indexOf(path.split('.')[0] ?? '');
  const problems = (v.safeParse(jobPostingSchema, values).issues ?? []).map((issue) => ({
    path: v.getDotPath(issue) ?? '',
    message: issue.message,
  }));
  return problems.sort((one, other) => placeOf(one) - placeOf(other));
}

/** What the summary alert says: that something is missing, before what else is wrong. */
export function summaryOf(problems: readonly Problem[]): string {
  if (problems.some(({ message }) => message === REQUIRED)) return 'jobPostingForm.required' satisfies MessageKey;
  return problems[0]?.message ?? ('errors.VALIDATION_FAILED' satisfies MessageKey);
}

function isHours(value: string): boolean {
  return Number(value) >= 1 && Number(value) <= WORKING_TIME_MAX;
}

function amountProblems(values: JobPostingValues): [AmountName, MessageKey][] {
  if (isNegotiable(values.salaryTypeId)) return [];
  const [min, max] = [Number(values.salaryAmountMin), Number(values.salaryAmountMax)];
  const own = (name: AmountName, amount: number): [AmountName, MessageKey][] => {
    if (!(amount > 0)) return [[name, REQUIRED]];
    return amount > SALARY_MAX ? [[name, 'fieldErrors.OUT_OF_RANGE']] : [];
  };
  const isCrossed = max > 0 && max < min;
  return [
    ...own('salaryAmountMin', min),
    ...own('salaryAmountMax', max),
    ...(isCrossed ? [['salaryAmountMax', 'jobPostingForm.amountsCrossed'] satisfies [AmountName, MessageKey]] : []),
  ];
}
