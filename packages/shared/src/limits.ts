/** The product's numbers, one named value each. Sizes in bytes, times in seconds unless the name says otherwise. */

// Lists
export const PAGE_SIZE = 10;
export const MAX_TAKE = 50;
export const MAX_SKIP = 10_000;

// People
/** The terms and the privacy policy that a sign-up accepts; a new text gets a new date. */
export const TERMS_VERSION = '2026-11-01';
export const NICKNAME_MIN = 2;
export const NICKNAME_MAX = 16;
export const NICKNAME_LOCK_DAYS = 7;
export const MIN_AGE_YEARS = 14;
/** So recent a sign-in says as much as the password. */
export const FRESH_SIGN_IN_MINUTES = 10;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const NAME_MAX = 100;
export const EMAIL_MAX = 254;
export const PURPOSE_MAX = 200;
export const MAX_FOLLOWED_NATIONALITIES = 5;
export const FRIEND_REQUESTS_SHOWN = 100;
/** After a rejection. */
export const FRIEND_REQUEST_AGAIN_DAYS = 7;
export const BLOCKED_PEOPLE_SHOWN = 300;
/** For how long a profile says that a request has been sent. */
export const FRIEND_BANNER_MS = 3_000;

// Notifications
export const LIKES_GROUPED_HOURS = 24;
export const POSTS_ANNOUNCED_HOURS = 1;
/** What stands under "Last 7 days", today not counted. */
export const RECENT_NOTIFICATIONS_DAYS = 7;
export const NOTIFICATIONS_KEPT_DAYS = 180;
export const UNREAD_NOTIFICATIONS_KEPT_DAYS = 365;

// Reports
/** Different people whose reports hide something until a moderator decides. */
export const REPORTERS_TO_HIDE = 3;
/** Reports of younger accounts are read as well, but hide nothing: new accounts cost nothing. */
export const REPORTER_COUNTS_AFTER_HOURS = 24;
export const REPORT_TEXT_MAX = 500;
/** How much of what is reported a moderator reads. */
export const REPORT_EXCERPT_LENGTH = 1_000;
/** For how long, at least, a decision about a report suspends the author. */
export const REPORT_SUSPENSION_DAYS = 30;
/** What a moderator writes about a decision or a suspension. */
export const DECISION_NOTE_MAX = 500;

// Posts and comments
export const TITLE_MAX = 100;
export const CONTENT_MAX = 10_000;
export const COMMENT_MAX = 1_000;
export const EXCERPT_LENGTH = 300;
export const MAX_FILES_PER_POST = 10;
export const MAX_HASHTAGS = 10;
export const HASHTAG_MAX = 30;
export const KEYWORD_MAX = 50;
export const MAX_POPULAR_POSTS = 10;
export const POPULAR_PER_AUTHOR = 2;
export const POPULAR_DAYS = 7;
export const POPULAR_DAYS_IF_QUIET = 30;
export const MAX_SUB_BOARDS = 30;
export const SUB_BOARD_NAME_MAX = 50;
export const ADDRESS_MAX = 200;
export const COMMENTS_WITHOUT_ARGUMENTS = 300;
export const COMMENTS_PAGE_SIZE = 20;
/** Replies that come with their comment, and with all comments of one list; the rest is paged through. */
export const REPLIES_SHOWN = 50;
export const REPLIES_IN_A_LIST = 700;
/** Within which a reader's views of a post are one; the table of views has it as its default. */
export const VIEW_WINDOW_MINUTES = 30;
export const MAX_VIEW_SECONDS = 86_400;
/** Who looked at what; the number of views stays. */
export const VIEW_LOGS_KEPT_DAYS = 90;
/** Deleted posts and comments, until their rows and files go, too. */
export const DELETED_KEPT_DAYS = 30;

// Notes
export const NOTE_MAX = 2_000;
/** People whom somebody may write to for the first time in a day, friends not counted. */
export const NEW_NOTE_PARTNERS_A_DAY = 10;

// Live
export const LIVE_HEARTBEAT_SECONDS = 25;
export const MAX_LIVE_STREAMS = 3;
/** Without a sign of life for so long, more than two heartbeats, a stream is dead. */
export const LIVE_SILENCE_SECONDS = 60;
/** A page that nobody looks at for so long lets its stream go. */
export const LIVE_HIDDEN_MINUTES = 5;
/** How often the counts are asked for where no stream can be had. */
export const LIVE_POLL_SECONDS = 30;
/** For how long a stream that was cut off can go on without a gap. */
export const LIVE_EVENTS_KEPT_MINUTES = 10;

// Exchange rates
export const RATES_STALE_HOURS = 48;
/** As shares: a rate that moves further since the last one needs a second source that is this close to it. */
export const MAX_RATE_JUMP = 0.1;
export const RATES_AGREE_WITHIN = 0.02;

// Push messages
export const MAX_PUSH_SUBSCRIPTIONS = 10;

// Companies
export const COMPANY_NAME_MAX = 100;
/** Digits of a business registration number, part by part. */
export const REGISTRATION_NUMBER_PARTS = [3, 2, 5] as const;
export const HOMEPAGE_URL_MAX = 300;
export const REJECTION_REASON_MAX = 500;

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
export const MAX_HOT_POSTINGS = 10;
export const HOT_DAYS = 14;
/** Searches that a person keeps. */
export const MAX_JOB_ALERTS = 10;

// Files
export const POST_IMAGE_BYTES = 10 * 1024 * 1024;
export const NOTE_IMAGE_BYTES = 10 * 1024 * 1024;
export const PROFILE_IMAGE_BYTES = 5 * 1024 * 1024;
/** A logo, or a registration certificate. */
export const COMPANY_FILE_BYTES = 1024 * 1024;
export const CERTIFICATE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'pdf'] as const;
/** Documents that admins attach. */
export const ATTACHMENT_BYTES = 20 * 1024 * 1024;
export const ATTACHMENT_EXTENSIONS = ['pdf', 'docx', 'xlsx', 'pptx', 'hwp', 'hwpx'] as const;
export const IMAGE_MAX_PIXELS = 40_000_000;
export const IMAGE_MAX_FRAMES = 200;
export const IMAGE_MAX_SIDE = 2_000;
export const THUMBNAIL_SIDE = 512;
export const UNATTACHED_HOURS = 24;
/** For how long, at least, an address of a private file works for whoever holds it. */
export const PRIVATE_LINK_SECONDS = 300;
export const UPLOAD_IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'webp'] as const;
export const SHOWN_IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp', 'svg'] as const;

// Writes that are sent again
/** For how long the same key of a write answers what the first one made. */
export const REQUEST_KEYS_KEPT_DAYS = 14;
/** Notes that were not sent, kept in the browser: fewer days than the keys, so that sending one again cannot double it. */
export const UNSENT_NOTES_KEPT_DAYS = 7;
export const MAX_UNSENT_NOTES = 50;

// Sessions
/** After their end. */
export const SESSIONS_KEPT_DAYS = 30;
export const REISSUE_INTERVAL_MS = 3_000_000;
export const CHUNK_TIMEOUT_MS = 120_000;

// Screens
export const HEADER_SOLID_AFTER_PX = 10;
export const LAYOUT_MAX_WIDTH_PX = 500;
export const HEADER_HEIGHT_PX = 64;
export const BOTTOM_BAR_HEIGHT_PX = 47;
export const AUTH_CONTENT_OFFSET_PX = 158;
export const LOAD_MORE_DISTANCE_PX = 100;
export const LOAD_MORE_DEBOUNCE_MS = 200;
export const PULL_TO_REFRESH_PX = 100;
export const MULTI_IMAGE_SLIDES = 1.6;
export const CAROUSEL_AUTOPLAY_MS = 5_000;
export const CAROUSEL_SLIDES = 1.13;
export const CAROUSEL_GAP_PX = 7;
/** With fewer slides there is nothing to go round. */
export const CAROUSEL_LOOPS_FROM = 3;
export const MAX_RECENT_SEARCHES = 10;
export const CARD_BODY_LINES = 3;
