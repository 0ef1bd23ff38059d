import { daysLeft } from '@haiko/shared/rules/deadline';
import type { JobCardFragment } from '#/api/generated.ts';
import type { MessageKey } from '#/i18n/messageKey.ts';
import { serverNow } from '#/i18n/serverClock.ts';

/** Why nobody can apply, or why only the company sees it; undefined for a posting that is open. */
export function deadlineNotice(
  { state, isListed, deadlineDate }: Pick<JobCardFragment, 'state' | 'isListed' | 'deadlineDate'>,
  now = serverNow(),
): MessageKey | undefined {
  if (state === 'BLOCKED') return 'jobs.detail.blocked';
  if (!isListed) return 'jobs.detail.unlisted';
  if (state === 'CLOSED') return 'jobs.detail.closed';
  if (daysLeft(deadlineDate, now) < 0) return 'jobs.detail.expired';
  return state === 'HIDDEN' ? 'jobs.detail.hidden' : undefined;
}
