import * as limits from '../limits.ts';
import { LANGUAGES } from './languages.ts';

/** The terms of service and the privacy policy: `legal/<language>/<document>.md`. */
export const LEGAL_DOCUMENTS = ['terms', 'privacy'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** A short chapter of a legal text. */
export interface LegalSection {
  title: string;
  blocks: readonly (string | LegalTable)[];
}

export interface LegalTable {
  name: string;
  head: readonly string[];
  rows: readonly LegalRow[];
}

/** `key` says what a row is about; it is nothing to read. */
interface LegalRow {
  key: string;
  cells: readonly string[];
}

/** What the privacy policy's table `kept` has a row for; the server says which of its tables each is about. */
export const KEPT_ROWS = [
  ...['account', 'consents', 'content', 'messages', 'social', 'jobs', 'resumes', 'companies'],
  ...['views', 'logins', 'news', 'mails', 'reports', 'staff', 'technical', 'backups'],
] as const;

/** What the texts may name as `{{minAgeYears}}`: numbers that the product keeps to. */
export const LEGAL_NUMBERS = {
  languageCount: LANGUAGES.length,
  minAgeYears: limits.MIN_AGE_YEARS,
  adultAge: limits.ADULT_AGE,
  applicationKeptDays: limits.APPLICATION_KEPT_DAYS,
  invitationDays: limits.INVITATION_DAYS,
  nicknameLockDays: limits.NICKNAME_LOCK_DAYS,
  unconfirmedDays: limits.UNCONFIRMED_DAYS,
  endedFriendshipDays: limits.ENDED_FRIENDSHIP_DAYS,
  reportersToHide: limits.REPORTERS_TO_HIDE,
  reporterCountsAfterHours: limits.REPORTER_COUNTS_AFTER_HOURS,
  reportExcerptLength: limits.REPORT_EXCERPT_LENGTH,
  sessionMaxDays: limits.SESSION_MAX_DAYS,
  sessionsKeptDays: limits.SESSIONS_KEPT_DAYS,
  unattachedHours: limits.UNATTACHED_HOURS,
  nicknameHeldDays: limits.NICKNAME_HELD_DAYS,
  returnKnownDays: limits.RETURN_KNOWN_DAYS,
  deletedKeptDays: limits.DELETED_KEPT_DAYS,
  viewsKeptDays: limits.VIEWS_KEPT_DAYS,
  jobViewsKeptDays: limits.JOB_VIEWS_KEPT_DAYS,
  notificationsKeptDays: limits.NOTIFICATIONS_KEPT_DAYS,
  unreadNotificationsKeptDays: limits.UNREAD_NOTIFICATIONS_KEPT_DAYS,
  liveEventsKeptMinutes: limits.LIVE_EVENTS_KEPT_MINUTES,
  mailsKeptDays: limits.MAILS_KEPT_DAYS,
  refusedAddressesKeptDays: limits.REFUSED_ADDRESSES_KEPT_DAYS,
  requestKeysKeptDays: limits.REQUEST_KEYS_KEPT_DAYS,
  failedJobsKeptDays: limits.FAILED_JOBS_KEPT_DAYS,
} as const;

/** What the texts may name besides, in tables alone: how this server is configured. A row with an empty one is left out. */
export const LEGAL_FACTS = [
  ...['operatorName', 'operatorRepresentative', 'operatorAddress', 'operatorBusinessNumber', 'operatorJobNumber'],
  ...['operatorContact', 'privacyOfficer', 'privacyContact'],
  ...[
    'signInServices',
    'translators',
    'pushServices',
    'postcodeServices',
    'businessCheckers',
    'mailProvider',
    'hostingProvider',
  ],
  'sessionIdleDays',
  'backupKeepDays',
] as const;
export type LegalFacts = Readonly<Record<(typeof LEGAL_FACTS)[number], string>>;

const PLACEHOLDER = /\{\{(\w+)\}\}/g;
const NONE = 'none';

/**
 * The chapters of a legal text. Its Markdown has chapters (`## `), paragraphs with a blank line between, and tables whose
 * first column holds keys; numbers and facts stand there by name. The row `none` of a table is for when all others are left
 * out. Every language says the same in the same chapters, paragraphs and rows; whoever changes what they say gives
 * `TERMS_VERSION` or `PRIVACY_VERSION` a new date.
 */
export function legalSections(markdown: string, facts: LegalFacts): LegalSection[] {
  const values: Readonly<Record<string, string | number>> = { ...LEGAL_NUMBERS, ...facts };
  const filled = (text: string) =>
    text.replace(PLACEHOLDER, (placeholder, name: string) => String(values[name] ?? placeholder));
  const isSaid = (text: string) => ![...text.matchAll(PLACEHOLDER)].some(([, name = '']) => values[name] === '');
  const chapters = markdown.split(/^## /m).slice(1);
  return chapters.map((chapter) => {
    const [title = '', ...blocks] = chapter.trim().split(/\n{2,}/);
    return {
      title,
      blocks: blocks.map((block) => (block.startsWith('|') ? tableOf(block, isSaid, filled) : filled(block))),
    };
  });
}

function tableOf(block: string, isSaid: (text: string) => boolean, filled: (text: string) => string): LegalTable {
  const [head = [], , ...lines] = block.split('\n').map(cellsOf);
  const [name = '', ...titles] = head;
  const rows = lines.filter((cells) => cells.every(isSaid)).map(([key = '', ...cells]) => ({ key, cells }));
  const said = rows.filter(({ key }) => key !== NONE);
  const shown = said.length > 0 ? said : rows;
  return { name, head: titles, rows: shown.map(({ key, cells }) => ({ key, cells: cells.map(filled) })) };
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
