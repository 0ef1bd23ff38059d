import type { Language } from '@haiko/shared/i18n/languages';
import { JOB_CATEGORIES } from '@haiko/shared/reference/jobCategories';
import { isAll } from '@haiko/shared/reference/named';
import { STUDENT_COURSES } from '@haiko/shared/reference/visaRules';
import { VISAS } from '@haiko/shared/reference/visas';
import type { DeskVisaRuleSaidFragment } from '#/api/generated.ts';
import type { Option } from '#/ui/Select.tsx';

/** Every visa that a rule can be about, mains and subs, by code. */
export function visaOptions(language: Language): Option[] {
  return VISAS.flatMap(({ code, names, subs }) => [{ code, names }, ...subs]).flatMap(({ code, names }) =>
    code === null ? [] : [{ value: code, label: names[language] }],
  );
}

/** Every group of jobs and every job in it, by id. */
export function jobOptions(language: Language): Option[] {
  return JOB_CATEGORIES.flatMap(({ id, names, subs }) => [
    { value: String(id), label: names[language] },
    ...subs
      .filter((sub) => !isAll(sub.id))
      .map((sub) => ({ value: String(sub.id), label: `${names[language]} · ${sub.names[language]}` })),
  ]);
}

/** The courses of study, as the visas that are given for them are called. */
export function courseOptions(language: Language): Option[] {
  const visas = visaOptions(language);
  return Object.entries(STUDENT_COURSES).map(([course, code]) => ({
    value: course,
    label: visas.find(({ value }) => value === code)?.label ?? code,
  }));
}

/** What an option is called; the value itself where there is none. */
export function labelOf(options: readonly Option[], value: string | number): string {
  return options.find((option) => option.value === String(value))?.label ?? String(value);
}

/** Visa, job, verdict and days, as officials write them. */
export function termsOf(
  { visa, job, verdict, from, until }: Pick<DeskVisaRuleSaidFragment, 'visa' | 'job' | 'verdict' | 'from' | 'until'>,
  language: Language,
): string {
  const days = `${from} – ${until ?? ''}`.trim();
  return [visa ?? '*', job !== null && labelOf(jobOptions(language), job), verdict, days].filter(Boolean).join(' · ');
}
