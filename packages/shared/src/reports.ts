/** What can be reported. */
export const REPORT_TARGET_TYPES = ['post', 'comment', 'note', 'user', 'job-posting'] as const;
export type ReportTargetType = (typeof REPORT_TARGET_TYPES)[number];

/** Why something is reported; the web shows `reports.reason.<reason>`, in this order. */
export const REPORT_REASONS = ['SPAM', 'FRAUD', 'ABUSE', 'SEXUAL', 'PRIVACY', 'ILLEGAL', 'OTHER'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
