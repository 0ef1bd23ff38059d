import type { JobPostingCardFragment } from '#/api/generated.ts';

/** Whether a company's certificate was read, and nothing else speaks against it: then it bears the badge. */
export function isVerified(checks: JobPostingCardFragment['checks']): boolean {
  return checks.certificateCheckedAt !== null && !checks.isWageDefaulter;
}
