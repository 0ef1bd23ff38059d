import type { HiddenReason } from '@haiko/shared/jobPostings';
import { daysLeft } from '@haiko/shared/rules/deadline';
import type { JobPostingCardFragment } from '#/api/generated.ts';
import type { MessageKey } from '#/i18n/messageKey.ts';
import { serverNow } from '#/i18n/serverClock.ts';

/** Why a posting is hidden that its company would show. */
export const HIDDEN_NOTICES = {
  BELOW_MINIMUM_WAGE: 'jobPostings.detail.hiddenForWage',
  BUSINESS_CLOSED: 'jobPostings.detail.hiddenForBusiness',
  SOURCE_STOPPED: 'jobPostings.detail.hiddenForSource',
} as const satisfies Record<HiddenReason, MessageKey>;

/** Why nobody can apply, or why only the company sees it; undefined for a posting that is open. */
export function deadlineNotice(
  {
    state,
    hiddenReason,
    isListed,
    deadlineDate,
    url,
  }: Pick<JobPostingCardFragment, 'state' | 'hiddenReason' | 'isListed' | 'deadlineDate' | 'url'>,
  now = serverNow(),
): MessageKey | undefined {
  if (state === 'BLOCKED') return 'jobPostings.detail.blocked';
  if (!isListed) return 'jobPostings.detail.unlisted';
  if (state === 'CLOSED') return 'jobPostings.detail.closed';
  // The last day of an imported one may be ours: its site has named none.
  if (daysLeft(deadlineDate, now) < 0)
    return url === '' ? 'jobPostings.detail.expired' : 'jobPostings.detail.listingOver';
  if (state !== 'HIDDEN') return undefined;
  return hiddenReason === null ? 'jobPostings.detail.hidden' : HIDDEN_NOTICES[hiddenReason];
}
