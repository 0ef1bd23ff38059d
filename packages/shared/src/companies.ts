/** Where the review of a company stands; who has no company has the status `''`. */
export const COMPANY_STATUSES = ['pending', 'resubmitted', 'approved', 'rejected'] as const;
export type CompanyStatus = (typeof COMPANY_STATUSES)[number];

/** What the tax office says of a business. */
export const BUSINESS_STATUSES = ['NOT_ASKED', 'ACTIVE', 'SUSPENDED', 'CLOSED', 'NOT_REGISTERED'] as const;
export type BusinessStatus = (typeof BUSINESS_STATUSES)[number];

/**
 * What a company is told: of its review, of postings that pay less than the law asks for, soon or now, and that the tax office
 * says that its business is closed, or that it is not.
 */
export const COMPANY_NOTIFICATION_TYPES = [
  'approval',
  'rejection',
  'payTooLowSoon',
  'payTooLow',
  'businessClosed',
  'businessOpen',
] as const;
export type CompanyNotificationType = (typeof COMPANY_NOTIFICATION_TYPES)[number];
