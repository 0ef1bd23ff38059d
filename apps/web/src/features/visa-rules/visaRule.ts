import { LANGUAGE_SUFFIXES, LANGUAGES } from '@haiko/shared/i18n/languages';
import {
  STUDENT_COURSES,
  type StudentCourse,
  VISA_RULE_REASONS,
  VISA_VERDICTS,
} from '@haiko/shared/reference/visaRules';
import * as v from 'valibot';
import type { DeskVisaRuleSaidFragment } from '#/api/generated.ts';

const COURSES = Object.keys(STUDENT_COURSES) as StudentCourse[];

const required = v.pipe(v.string(), v.trim(), v.nonEmpty('fieldErrors.REQUIRED'));
const orNull = v.pipe(
  v.string(),
  v.transform((text) => text.trim() || null),
);
const numberOrNull = v.pipe(
  v.string(),
  v.regex(/^\d{0,4}$/, 'fieldErrors.INVALID'),
  v.transform((text) => (text === '' ? null : Number(text))),
);
const choice = <Name extends string>(names: readonly Name[]) =>
  v.pipe(
    v.picklist(['', ...names]),
    v.transform((name) => (name === '' ? null : (name as Name))),
  );

/** What somebody types of a rule, and what of it is sent; the server judges the rest. */
export const visaRuleSchema = v.object({
  input: v.object({
    visa: orNull,
    course: choice(COURSES),
    job: numberOrNull,
    hoursAWeek: numberOrNull,
    koreanLevel: numberOrNull,
    under: numberOrNull,
    verdict: v.picklist(VISA_VERDICTS),
    reason: choice(VISA_RULE_REASONS),
    from: required,
    until: orNull,
    sentences: v.object({
      ...v.entriesFromList(LANGUAGES, orNull),
      en: required,
    }),
    source: required,
    checkedAt: required,
  }),
});
export type TypedVisaRule = v.InferInput<typeof visaRuleSchema>;
export type SentVisaRule = v.InferOutput<typeof visaRuleSchema>;

/** What the form begins with: the rule that is to be changed, or nothing but the cautious answer. */
export function typedRule(rule: DeskVisaRuleSaidFragment | undefined, today: string): TypedVisaRule {
  const text = (value: string | number | null | undefined) => String(value ?? '');
  const sentences = Object.fromEntries(
    LANGUAGES.map((language) => [language, text(rule?.[`sentence${LANGUAGE_SUFFIXES[language]}`])]),
  ) as TypedVisaRule['input']['sentences'];
  return {
    input: {
      visa: text(rule?.visa),
      course: rule?.course ?? '',
      job: text(rule?.job),
      hoursAWeek: text(rule?.hoursAWeek),
      koreanLevel: text(rule?.koreanLevel),
      under: text(rule?.under),
      verdict: rule?.verdict ?? 'ASK',
      reason: rule?.reason ?? '',
      from: rule?.from ?? today,
      until: text(rule?.until),
      sentences,
      source: text(rule?.source),
      checkedAt: rule?.checkedAt ?? today,
    },
  };
}
