import { JOB_POSTING_STATES, type JobPostingState } from '@haiko/shared/jobPostings';
import type { MessageKey } from '#/i18n/messageKey.ts';

export const STATE_LABELS: Record<JobPostingState, MessageKey> = {
  OPEN: 'jobs.own.open',
  CLOSED: 'jobs.own.closed',
  EXPIRED: 'jobs.own.expired',
  HIDDEN: 'jobs.own.hidden',
  BLOCKED: 'jobs.own.blocked',
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
