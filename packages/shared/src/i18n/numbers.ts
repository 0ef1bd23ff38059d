import { formatNumber } from '../format.ts';
import {
  ALT_MAX,
  ADULT_AGE,
  ANSWER_REMINDER_DAYS,
  APPLICATION_KEPT_DAYS,
  COMPANY_FILE_BYTES,
  CONFIRMATION_HOURS,
  CONTENT_MAX,
  EMAIL_LEFT_DAYS,
  FRESH_SIGN_IN_MINUTES,
  HASHTAG_MAX,
  INVITATION_DAYS,
  JOB_POSTING_TABLE_ROWS,
  MAX_COMPANY_MEMBERS,
  MAX_FILES_PER_POST,
  MAX_FOLLOWED_NATIONALITIES,
  MAX_HASHTAGS,
  MIN_AGE_YEARS,
  NICKNAME_LOCK_DAYS,
  NICKNAME_MAX,
  NICKNAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  RECENT_NOTIFICATIONS_DAYS,
  REGISTRATION_NUMBER_PARTS,
  REPORT_SUSPENSION_DAYS,
  RESET_MINUTES,
  RESUME_FILE_BYTES,
  TITLE_MAX,
  UNCONFIRMED_DAYS,
  WORKING_TIME_MAX,
} from '../limits.ts';
import { PROBATION_PERCENT } from '../rules/minimumWage.ts';
import { PHONE_DIGITS } from '../rules/phone.ts';
import { LANGUAGES } from './languages.ts';

/** What messages say of the product's own numbers: `{{nicknameLockDays}}` is the constant, in all nine languages. */
export const NUMBERS = {
  adultAge: ADULT_AGE,
  answerReminderDays: ANSWER_REMINDER_DAYS,
  applicationKeptDays: APPLICATION_KEPT_DAYS,
  companyFileMegabytes: COMPANY_FILE_BYTES / 1024 ** 2,
  confirmationHours: CONFIRMATION_HOURS,
  contentMax: CONTENT_MAX,
  emailLeftDays: EMAIL_LEFT_DAYS,
  freshSignInMinutes: FRESH_SIGN_IN_MINUTES,
  altMax: ALT_MAX,
  hashtagMax: HASHTAG_MAX,
  invitationDays: INVITATION_DAYS,
  jobPostingTableRows: JOB_POSTING_TABLE_ROWS,
  languageCount: LANGUAGES.length,
  maxCompanyMembers: MAX_COMPANY_MEMBERS,
  maxFilesPerPost: MAX_FILES_PER_POST,
  maxFollowedNationalities: MAX_FOLLOWED_NATIONALITIES,
  maxHashtags: MAX_HASHTAGS,
  minAgeYears: MIN_AGE_YEARS,
  nicknameLockDays: NICKNAME_LOCK_DAYS,
  nicknameMax: NICKNAME_MAX,
  nicknameMin: NICKNAME_MIN,
  passwordMax: PASSWORD_MAX,
  passwordMin: PASSWORD_MIN,
  phoneDigitsMax: PHONE_DIGITS.max,
  phoneDigitsMin: PHONE_DIGITS.min,
  probationPercent: PROBATION_PERCENT,
  recentNotificationsDays: RECENT_NOTIFICATIONS_DAYS,
  registrationNumberDigits: REGISTRATION_NUMBER_PARTS.reduce((sum, digits) => sum + digits, 0),
  registrationNumberParts: REGISTRATION_NUMBER_PARTS.length,
  reportSuspensionDays: REPORT_SUSPENSION_DAYS,
  resetMinutes: RESET_MINUTES,
  resumeFileMegabytes: RESUME_FILE_BYTES / 1024 ** 2,
  titleMax: TITLE_MAX,
  unconfirmedDays: UNCONFIRMED_DAYS,
  workingTimeMax: WORKING_TIME_MAX,
};

/** A text with the product's numbers in place; what a call fills in stays: `{{count}}`. */
export function withNumbers(text: string): string {
  const isNumber = (name: string): name is keyof typeof NUMBERS => Object.hasOwn(NUMBERS, name);
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    isNumber(name) ? formatNumber(NUMBERS[name]) : placeholder,
  );
}
