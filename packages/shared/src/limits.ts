/**
 * The limits of the product, one named value each, whichever side holds people to them: how long texts may be, how many things
 * somebody may have, for how long something is kept. What nobody outside a rule could notice (how a translation is told from
 * nonsense, how much a cache holds) stands beside the rule, and how often somebody may do something in the server's
 * `platform/rate-limit/limits.ts`. Sizes in bytes, lengths in characters as a reader counts them, times in seconds unless the
 * name says otherwise.
 */

// Lists
export const PAGE_SIZE = 10;
export const MAX_TAKE = 50;
export const MAX_SKIP = 10_000;
/** Comments or notes that one call deletes: more than a screen lets anybody choose. */
export const MAX_BULK = 100;

// People
/** From when the terms apply, and the privacy policy: whoever changes what one of them says gives it another day. */
export const TERMS_VERSION = '2026-12-01';
export const PRIVACY_VERSION = '2026-12-01';
export const NICKNAME_MIN = 2;
export const NICKNAME_MAX = 16;
/** Of what is typed where it is looked whether a nickname is free: wider than one may be. */
export const TYPED_NICKNAME_MAX = 100;
export const NICKNAME_LOCK_DAYS = 7;
/** For how long nobody else gets the nickname of somebody who left. */
export const NICKNAME_HELD_DAYS = 30;
export const MIN_AGE_YEARS = 14;
export const BIRTH_DATE_CORRECTIONS_A_YEAR = 2;
/** So recent a sign-in says as much as the password. */
export const FRESH_SIGN_IN_MINUTES = 10;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** For how long the link and the code of a forgotten password are good. */
export const RESET_MINUTES = 30;
/** For how long who left an address, or was robbed of it, can have it back by its mail. */
export const EMAIL_LEFT_DAYS = 7;
/** The same as `RESET_MINUTES` for confirming an address. */
export const CONFIRMATION_HOURS = 24;
/** How long somebody may sign in by password without having confirmed the address. */
export const UNCONFIRMED_DAYS = 7;
export const NAME_MAX = 100;
export const EMAIL_MAX = 254;
export const PURPOSE_MAX = 200;
export const MAX_FOLLOWED_NATIONALITIES = 5;
/** For so long a new account writes less than others. */
export const FIRST_DAY_HOURS = 24;
/** Devices on which somebody is signed in at once; one more ends the oldest session. */
export const MAX_SESSIONS = 10;
/** One for each device, and some to spare. */
export const MAX_PASSKEYS = 10;

// Friends
/** After a request was rejected. */
export const FRIEND_REQUEST_AGAIN_DAYS = 7;

// Notifications
/** What stands under "Last 7 days", today not counted. */
export const RECENT_NOTIFICATIONS_DAYS = 7;
/** Browsers that get somebody's push messages; one more replaces the oldest. */
export const MAX_PUSH_SUBSCRIPTIONS = 10;

// Reports
/** Different people whose reports hide something until a moderator decides. */
export const REPORTERS_TO_HIDE = 3;
/** How old an account is whose reports count for that: those of younger ones are read as well, but new accounts cost nothing. */
export const REPORTER_COUNTS_AFTER_HOURS = 24;
/** For how long, at least, a decision about a report suspends the author. */
export const REPORT_SUSPENSION_DAYS = 30;
/** For how long a friendship that has ended still keeps a moderator from deciding about the other one. */
export const ENDED_FRIENDSHIP_DAYS = 30;
export const REPORT_TEXT_MAX = 500;
/** How much of what is reported a moderator reads; of a note nothing else. */
export const REPORT_EXCERPT_LENGTH = 1_000;
/** What an author says against a decision. */
export const APPEAL_MAX = 1_000;
/** Why something was decided, somebody suspended or a posting blocked: some sentences for the audit log. */
export const DECISION_NOTE_MAX = 500;

// Posts and comments
export const TITLE_MAX = 100;
export const CONTENT_MAX = 10_000;
export const COMMENT_MAX = 1_000;
export const EXCERPT_LENGTH = 300;
export const MAX_FILES_PER_POST = 10;
/** What a picture shows, for who does not see it: some sentences, which a screen reader says in one go. */
export const ALT_MAX = 300;
export const MAX_HASHTAGS = 10;
export const HASHTAG_MAX = 30;
export const KEYWORD_MAX = 50;
export const ADDRESS_MAX = 200;
export const MAX_VIEW_SECONDS = 86_400;

// Boards
/** A tab above a list: a word or two. */
export const SUB_BOARD_NAME_MAX = 50;
/** Tabs of one board. */
export const MAX_SUB_BOARDS = 30;
/** The largest place of a tab among the others. */
export const SUB_BOARD_ORDER_MAX = 10_000;
/** The address of a place on a map, where each Korean letter of a name takes nine characters. */
export const MAP_URL_MAX = 500;

// Notes
export const NOTE_MAX = 2_000;
/** People whom somebody may write to for the first time in a day, friends not counted. */
export const NEW_NOTE_PARTNERS_A_DAY = 10;

// Live
export const LIVE_HEARTBEAT_SECONDS = 25;
/** Without a sign of life for so long, more than two heartbeats, a stream is dead. */
export const LIVE_SILENCE_SECONDS = 60;

// Companies
export const COMPANY_NAME_MAX = 100;
/** Digits of a business registration number, part by part. */
export const REGISTRATION_NUMBER_PARTS = [3, 2, 5] as const;
export const HOMEPAGE_URL_MAX = 300;
/** Why a company was rejected: what its owner reads, and mends. */
export const REJECTION_REASON_MAX = 500;
/** Of one company at once, invitations among them. */
export const MAX_COMPANY_MEMBERS = 20;
/** For how long somebody can answer an invitation. */
export const INVITATION_DAYS = 14;

// Job postings
/** Selections in each filter. */
export const MAX_JOB_FILTERS = 3;
/** Regions, jobs, visas and languages of one posting, each. */
export const MAX_POSTING_CHOICES = 5;
export const DEADLINE_DEFAULT_DAYS = 30;
export const DEADLINE_MAX_DAYS = 365;
export const EXTRA_INFO_MAX = 2_000;
/** Won. */
export const SALARY_MAX = 1_000_000_000;
export const WORKING_TIME_MAX = 24;
export const WORKING_DAYS_MAX = 7;
/** Of a table of postings. */
export const JOB_POSTING_TABLE_ROWS = 10_000;
/** Of its file. */
export const JOB_POSTING_TABLE_BYTES = 20 * 1024 ** 2;
/** Of a table, in one call. */
export const JOB_POSTING_ROWS_MAX = 20;
export const JOB_POSTING_ROWS_BYTES = 200 * 1024;
/** Of a table that administrators load. */
export const JOB_TABLE_NOTICE_MAX = 300;
export const JOB_TABLE_REFERENCE_MAX = 200;
export const JOB_TABLE_REFUSED_MAX = 100;
export const LINK_MAX = 2_000;
/** The name of a site that postings come from. */
export const JOB_SOURCE_MAX = 100;
/** Searches that a person keeps. */
export const MAX_JOB_ALERTS = 10;

// Résumés
export const RESUME_HEADLINE_MAX = 100;
export const RESUME_INTRODUCTION_MAX = 2_000;
export const RESUME_PLACE_MAX = 100;
export const RESUME_EXPERIENCE_MAX = 500;
export const RESUME_SKILL_MAX = 30;
export const MAX_RESUME_EXPERIENCES = 10;
export const MAX_RESUME_SKILLS = 20;
export const MAX_RESUME_FILES = 5;
export const MAX_APPLICATION_NOTE_FILES = 5;

// Visa rules
/** What a rule says, in each language: two or three sentences below a posting. */
export const VISA_SENTENCE_MAX = 500;
/** The name of a law or a notice, and its address. */
export const VISA_SOURCE_MAX = 500;

// Applications
/** Of one person, so that nobody answers everything there is. */
export const MAX_APPLICATIONS_A_DAY = 20;
export const APPLICATION_MESSAGE_MAX = 1_000;
/** Below it the law on the work of minors holds. */
export const ADULT_AGE = 18;
/** After so long without an answer the company is reminded, once. */
export const ANSWER_REMINDER_DAYS = 3;
/** What was sent is kept for so long after the end. */
export const APPLICATION_KEPT_DAYS = 180;

/** How much of what one person wrote is decided in one transaction. */
export const WRITINGS_AT_ONCE = 50;

/** Notes that moderators keep about one person. */
export const MAX_PERSON_NOTES = 50;

// Words that moderators watch
export const WATCHED_WORD_MAX = 60;
export const WATCHED_WORD_WHY_MAX = 200;
/** Each text that is written is compared with all of them. */
export const MAX_WATCHED_WORDS = 500;

// Work that is done later
/** The name of its queue. */
export const JOB_QUEUE_MAX = 100;

// Files
export const POST_IMAGE_BYTES = 10 * 1024 * 1024;
export const PROFILE_IMAGE_BYTES = 5 * 1024 * 1024;
export const NOTE_IMAGE_BYTES = 10 * 1024 * 1024;
/** A logo, or a registration certificate. */
export const COMPANY_FILE_BYTES = 1024 * 1024;
/** A certificate or a paper beside a résumé. */
export const RESUME_FILE_BYTES = 10 * 1024 * 1024;
/** A document of a board. */
export const ATTACHMENT_BYTES = 20 * 1024 * 1024;
export const ATTACHMENT_EXTENSIONS = ['pdf', 'docx', 'xlsx', 'pptx', 'hwp', 'hwpx'] as const;
/** Longer than any path that the server gives. */
export const FILE_PATH_MAX = 300;
/** A file's name as it is sent: as long as file systems have them. */
export const FILE_NAME_MAX = 255;
/** The same as it is kept with a post: longer ones are cut, before their extension. */
export const KEPT_FILE_NAME_MAX = 200;
export const IMAGE_MAX_SIDE = 2_000;
export const UNATTACHED_HOURS = 24;
export const UPLOAD_IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'webp'] as const;
export const SHOWN_IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp', 'svg'] as const;

// Writes that are sent again
/** For how long the same key of a write returns what the first one made. */
export const REQUEST_KEYS_KEPT_DAYS = 14;
/** What was not sent goes out by itself for so long: fewer days than the keys, so that sending it again cannot double it. */
export const UNSENT_KEPT_DAYS = 7;

// Sessions
/** However much one is used. */
export const SESSION_MAX_DAYS = 90;

// How long things are kept: the jobs that delete go by these numbers, and the privacy policy names them
/** Posts and comments that were deleted. */
export const DELETED_KEPT_DAYS = 30;
/** Who looked at which post. */
export const VIEWS_KEPT_DAYS = 90;
/** Hashes of who opened which job, from which the hot ones are found. */
export const JOB_VIEWS_KEPT_DAYS = 14;
/** Sessions that are over. */
export const SESSIONS_KEPT_DAYS = 30;
/** After a suspension: ways to log in that its account has no more, by which moderators are told that somebody is back. */
export const RETURN_KNOWN_DAYS = 90;
export const NOTIFICATIONS_KEPT_DAYS = 180;
export const UNREAD_NOTIFICATIONS_KEPT_DAYS = 365;
export const MAILS_KEPT_DAYS = 30;
/** Hashes of addresses from which mail came back, or whose owners called it spam. */
export const REFUSED_ADDRESSES_KEPT_DAYS = 365;
/** What open screens were told: a stream that was cut off goes on without a gap. */
export const LIVE_EVENTS_KEPT_MINUTES = 10;
/** Background work that has failed for good. */
export const FAILED_JOBS_KEPT_DAYS = 90;

/** Characters of a list of wage defaulters: some 2,400 entries, where the ministry shows about 1,500 at a time. */
export const WAGE_DEFAULTERS_LIST_MAX = 300_000;
