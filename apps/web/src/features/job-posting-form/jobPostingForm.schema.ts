import { payProblems } from '@haiko/shared/contract/jobPostings.schemas';
import { NEGOTIABLE } from '@haiko/shared/reference/salaryTypes';
import { forbiddenWishes } from '@haiko/shared/rules/forbiddenWishes';
import * as v from 'valibot';
import { REQUIRED } from '#/features/forms/problemMessages.ts';
import type { MessageKey } from '#/i18n/messageKey.ts';
import { messageOf } from '#/features/forms/checked.ts';
import { payOf, shortfallOf } from './jobPostingForm.ts';
import { fieldSchemas, JOB_POSTING_FIELDS, type JobPostingValues, payloadOf } from './jobPostingFields.ts';

const AMOUNTS = ['salaryAmountMin', 'salaryAmountMax'] as const;

/** The form of a posting, with the rule that looks at several fields: a negotiable salary names no amount. */
export const jobPostingSchema: v.GenericSchema<JobPostingValues> = v.pipe(
  v.object(fieldSchemas),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const { salaryTypeId, salaryAmountMin, salaryAmountMax } = payloadOf(value);
    const problems = payProblems({ salaryTypeId, salaryAmountMin, salaryAmountMax });
    const isCrossed = salaryAmountMax > 0 && salaryAmountMax < salaryAmountMin;
    for (const key of AMOUNTS) {
      const problem = problems[key];
      if (!problem) continue;
      const message = isCrossed && key === 'salaryAmountMax' ? CROSSED : messageOf(problem);
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }] });
    }
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || !shortfallOf(payOf(dataset.value))) return;
    const { value } = dataset;
    const key = 'salaryAmountMin';
    const path = [{ type: 'object', origin: 'value', input: value, key, value: value[key] }] as const;
    addIssue({ message: BELOW_MINIMUM_WAGE, path: [...path] });
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    for (const key of WISHING_TEXTS) {
      if (!forbiddenWishes(value[key]).some(({ isSure }) => isSure)) continue;
      addIssue({
        message: FORBIDDEN_WISH,
        path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }],
      });
    }
  }),
);

const WISHING_TEXTS = ['title', 'description', 'extraInfo'] as const;
const FORBIDDEN_WISH: MessageKey = 'fieldErrors.FORBIDDEN_WISH';
const BELOW_MINIMUM_WAGE: MessageKey = 'fieldErrors.BELOW_MINIMUM_WAGE';
const CROSSED: MessageKey = 'jobPostingForm.amountsCrossed';

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
  const order = Object.keys(JOB_POSTING_FIELDS);
  const placeOf = ({ path }: Problem) => order.indexOf(path.split('.')[0] ?? '');
  const problems = (v.safeParse(jobPostingSchema, values).issues ?? []).map((issue) => ({
    path: v.getDotPath(issue) ?? '',
    message: issue.message,
  }));
  return problems.sort((one, other) => placeOf(one) - placeOf(other));
}

/** What the summary alert says: that something is missing, or what is wrong. */
export function summaryOf({ message }: Pick<Problem, 'message'>): string {
  return message === REQUIRED ? ('jobPostingForm.required' satisfies MessageKey) : message;
}
