import type { Language } from './i18n/languages.ts';

/** What a posting is to its company; everybody else sees only those that are not hidden or blocked. */
export const JOB_POSTING_STATES = ['OPEN', 'CLOSED', 'EXPIRED', 'HIDDEN', 'BLOCKED'] as const;
export type JobPostingState = (typeof JOB_POSTING_STATES)[number];

/**
 * Why a posting is hidden that its company would show: its own pay, the tax office says that the company's business is closed, or its source is
 * stopped and has not been seen to have it for too long.
 */
export const HIDDEN_REASONS = ['BELOW_MINIMUM_WAGE', 'BUSINESS_CLOSED', 'SOURCE_STOPPED'] as const;
export type HiddenReason = (typeof HIDDEN_REASONS)[number];

/** What stands in place of the days left once nobody can apply any more. */
export const CLOSED_LABEL: Record<Language, string> = {
  ko: '마감',
  en: 'Closed',
  zh: '已截止',
  ja: '募集終了',
  th: 'ปิดรับสมัคร',
  vi: 'Đã đóng',
  km: 'បិទហើយ',
  tl: 'Sarado na',
  bn: 'বন্ধ',
};
