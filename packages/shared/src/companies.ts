/** Where the review of a company stands; who has no company has the status `''`. */
export const COMPANY_STATUSES = ['pending', 'resubmitted', 'approved', 'rejected'] as const;
export type CompanyStatus = (typeof COMPANY_STATUSES)[number];

/** What the tax office says of a business. */
export const BUSINESS_STATUSES = ['NOT_ASKED', 'ACTIVE', 'SUSPENDED', 'CLOSED', 'NOT_REGISTERED'] as const;
export type BusinessStatus = (typeof BUSINESS_STATUSES)[number];

/** Why a company is rejected; its members read `companies.cause.<cause>`. */
export const REJECTION_CAUSES = [
  'UNREADABLE',
  'NO_CERTIFICATE',
  'OTHER_NAME',
  'OTHER_NUMBER',
  'NOT_ACTIVE',
  'NOT_THEIRS',
] as const;
export type RejectionCause = (typeof REJECTION_CAUSES)[number];

/** What somebody is to a company. */
export const COMPANY_MEMBER_STATES = ['OWNER', 'MEMBER', 'INVITED'] as const;
export type CompanyMemberState = (typeof COMPANY_MEMBER_STATES)[number];

/**
 * What a company is told: of its review, of postings that pay less than the law asks for, soon or now, and that the tax office
 * says that its business is closed, or that it is not; and of applications, new ones and those that wait.
 */
export const COMPANY_NOTIFICATION_TYPES = [
  'approval',
  'rejection',
  'payTooLowSoon',
  'payTooLow',
  'businessClosed',
  'businessOpen',
  'Application',
  'applicationReminder',
] as const;
export type CompanyNotificationType = (typeof COMPANY_NOTIFICATION_TYPES)[number];
