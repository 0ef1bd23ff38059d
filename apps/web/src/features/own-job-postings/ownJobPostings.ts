import { JOB_POSTING_STATES, type JobPostingState } from '@haiko/shared/jobPostings';
import type { MessageKey } from '#/i18n/messageKey.ts';

export const STATE_LABELS: Record<JobPostingState, MessageKey> = {
  OPEN: 'jobPostings.own.open',
  CLOSED: 'jobPostings.own.closed',
  EXPIRED: 'jobPostings.own.expired',
  HIDDEN: 'jobPostings.own.hidden',
  BLOCKED: 'jobPostings.own.blocked',
};

/** The state that an address asks for; it can hold anything. */
export function stateOf(text: string | null): JobPostingState | undefined {
  return JOB_POSTING_STATES.find((state) => state === text);
}

/** Which of the two that a company sets is in force: one that is not public is open for who comes by. */
export function setStateOf(state: JobPostingState): 'OPEN' | 'CLOSED' | undefined {
  if (state === 'CLOSED') return 'CLOSED';
  return state === 'OPEN' || state === 'HIDDEN' ? 'OPEN' : undefined;
}
