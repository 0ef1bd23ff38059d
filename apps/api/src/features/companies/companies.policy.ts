import type { CompanyStatus } from '@haiko/shared/companies';

/** What an admin looks at. */
export interface Reviewed {
  companyName: string;
  businessRegistrationNumber: string;
  registrationFilePath: string;
}

/** Whether a change touches what was reviewed. */
export function changesReviewed(before: Reviewed, after: Reviewed): boolean {
  return (
    before.companyName !== after.companyName ||
    before.businessRegistrationNumber !== after.businessRegistrationNumber ||
    before.registrationFilePath !== after.registrationFilePath
  );
}

/** A changed name stands on no certificate that was uploaded before it. */
export function needsNewCertificate(before: Reviewed, after: Reviewed): boolean {
  return before.companyName !== after.companyName && before.registrationFilePath === after.registrationFilePath;
}

/**
 * Whether a company waits for its review. Whatever changes meanwhile is handed in anew: whoever decides has all of it before
 * them, not only what a change after the approval would send back.
 */
export function waitsForReview(status: CompanyStatus): boolean {
  return status === 'pending' || status === 'resubmitted';
}

/** Where a company stands after its owner changed it. */
export function statusAfterChange(status: CompanyStatus, isReviewedChanged: boolean): CompanyStatus {
  if (status === 'rejected') return 'resubmitted';
  return status === 'approved' && isReviewedChanged ? 'resubmitted' : status;
}
