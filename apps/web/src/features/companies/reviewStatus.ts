import type { CompanyStatus } from '@haiko/shared/companies';
import type { MessageKey } from '#/i18n/messageKey.ts';

/** Where a company stands as people are told: handed in again looks like waiting. */
export type ReviewStatus = 'none' | 'pending' | 'approved' | 'rejected';

const REVIEW_STATUSES: Record<CompanyStatus, ReviewStatus> = {
  pending: 'pending',
  resubmitted: 'pending',
  approved: 'approved',
  rejected: 'rejected',
};

export const REVIEW_STATUS_LABELS: Record<ReviewStatus, MessageKey> = {
  none: 'companies.status.none',
  pending: 'companies.status.pending',
  approved: 'companies.status.approved',
  rejected: 'companies.status.rejected',
};

/** What somebody hears who may not go on; an approved company may. */
export const REVIEW_STATUS_ALERTS: Record<Exclude<ReviewStatus, 'approved'>, MessageKey> = {
  none: 'companies.alert.none',
  pending: 'companies.alert.pending',
  rejected: 'companies.alert.rejected',
};

/** The standing of the server's `status`, which is '' for who has no company. */
export function reviewStatusOf(status: string): ReviewStatus {
  return Object.hasOwn(REVIEW_STATUSES, status) ? REVIEW_STATUSES[status as CompanyStatus] : 'none';
}
