import { seoulDay } from '../format.ts';
import { VISA_RULES, type VisaFitReason, type VisaRule } from '../reference/visaRules.ts';

/**
 * How a status of stay lets people work: `OPEN` anywhere · `LISTED` anywhere but in the jobs of an official list ·
 * `PERMISSION` with a permit for each job · `SPONSORED` at the named workplace only · `GOVERNMENT` placed by the state
 * only · `NONE` not at all.
 */
export const VISA_POLICIES = ['OPEN', 'LISTED', 'PERMISSION', 'SPONSORED', 'GOVERNMENT', 'NONE'] as const;
export type VisaPolicy = (typeof VISA_POLICIES)[number];

const POLICIES: Partial<Record<VisaFitReason, VisaPolicy>> = {
  OPEN: 'OPEN',
  CHECK_JOB_LIST: 'LISTED',
  NEEDS_PERMISSION: 'PERMISSION',
  NEEDS_SPONSOR: 'SPONSORED',
  GOVERNMENT_ONLY: 'GOVERNMENT',
};

/** The policy of a visa, by its code, on a day (`YYYY-MM-DD`, Korea): what its rules come to in one word. Null, any visa, is open. */
export function policyOf(
  code: string | null,
  day = seoulDay(new Date()),
  rules: readonly VisaRule[] = VISA_RULES,
): VisaPolicy {
  if (code === null) return 'OPEN';
  const own = rules.filter(({ visa, from, until }) => visa === code && from <= day && (until === null || day <= until));
  const general = own.find(({ job, course, koreanLevel }) => job === null && course === null && koreanLevel === null);
  const policy = (general && POLICIES[general.reason]) ?? 'NONE';
  return policy === 'OPEN' && own.some(({ job }) => job !== null) ? 'LISTED' : policy;
}
