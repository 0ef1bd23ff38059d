import type { Language } from './i18n/languages.ts';
import { namesOf } from './reference/named.ts';

/** What a posting is to its company; everybody else sees only those that are not hidden or blocked. */
export const JOB_POSTING_STATES = ['OPEN', 'CLOSED', 'EXPIRED', 'HIDDEN', 'BLOCKED'] as const;
export type JobPostingState = (typeof JOB_POSTING_STATES)[number];

/** What stands in place of the days left once nobody can apply any more. */
// prettier-ignore
export const CLOSED_LABEL: Record<Language, string> =
  namesOf(['마감', 'Closed', '已截止', '募集終了', 'ปิดรับสมัคร', 'Đã đóng', 'បិទហើយ', 'Sarado na', 'বন্ধ']);
