/** What can be reported. */
export const REPORT_TARGET_TYPES = [
  'post',
  'comment',
  'note',
  'user',
  'job-posting',
  'application',
  'application-note',
  'company',
] as const;
export type ReportTargetType = (typeof REPORT_TARGET_TYPES)[number];

/** Why something is reported; the web shows `reports.reason.<reason>`, in this order. */
export const REPORT_REASONS = ['SPAM', 'FRAUD', 'ABUSE', 'SEXUAL', 'PRIVACY', 'ILLEGAL', 'OTHER'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Why something is kept, and never why it is not. */
export const FOUND_WELL = 'NOTHING_WRONG';

/** Why something was decided as it was; its author reads `decisions.reason.<reason>`. */
export const DECISION_REASONS = [...REPORT_REASONS, FOUND_WELL] as const;
export type DecisionReason = (typeof DECISION_REASONS)[number];

/** What is decided about something that was reported. */
export const REPORT_DECISIONS = ['KEEP', 'HIDE', 'DELETE', 'WARN', 'SUSPEND'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];
