import { daysLeft } from '@haiko/shared/rules/deadline';
import type { JobCardFragment } from '#/api/generated.ts';
import type { MessageKey } from '#/i18n/messageKey.ts';

/** Why nobody can apply, or why only the company sees it; undefined for a posting that is open. */
export function deadlineNotice(
  { state, deadlineDate }: Pick<JobCardFragment, 'state' | 'deadlineDate'>,
  now = new Date(),
): MessageKey | undefined {
  if (state === 'BLOCKED') return 'jobs.detail.blocked';
  if (state === 'CLOSED') return 'jobs.detail.closed';
  if (daysLeft(deadlineDate, now) < 0) return 'jobs.detail.expired';
  return state === 'HIDDEN' ? 'jobs.detail.hidden' : undefined;
}
