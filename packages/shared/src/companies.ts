/** Where the review of a company stands; who has no company has the status `''`. */
export const COMPANY_STATUSES = ['pending', 'resubmitted', 'approved', 'rejected'] as const;
export type CompanyStatus = (typeof COMPANY_STATUSES)[number];

/** What a company is told: of its review, and of postings that pay less than the law asks for, soon or now. */
export const COMPANY_NOTIFICATION_TYPES = ['approval', 'rejection', 'payTooLowSoon', 'payTooLow'] as const;
export type CompanyNotificationType = (typeof COMPANY_NOTIFICATION_TYPES)[number];
