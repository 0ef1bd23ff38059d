const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** At most `points` in `seconds`, counted from the first one. */
export interface Window {
  points: number;
  seconds: number;
}

interface Limit {
  /** All of them must hold. */
  windows: readonly Window[];
  /** Instead of `windows` for somebody we know. */
  signedIn?: readonly Window[];
  /** Instead of `windows` for an account of its first day: whoever deceives people comes with a new one, and writes to many at once. */
  firstDay?: readonly Window[];
  /** Refused calls count, too, because the trying is what is limited, or because refusing costs us as much. */
  attempts?: boolean;
  /** A read: refused calls count, too, and while the database takes no writes it goes on uncounted. */
  reads?: boolean;
  /** Each call of the scope counts for itself: a sign-in of several steps must not use up its own allowance. */
  apart?: boolean;
  /** Before somebody is signed in: counted by network, whatever bearer comes along, or each new account would bring a new limit. */
  isEntrance?: boolean;
  /** Once used up it stays closed for the whole window, counted anew from that moment. */
  closes?: boolean;
}

/**
 * Every rate limit of the product, per person when signed in, else per network address. A write that is refused gets its point
 * back, as often as people make mistakes, unless the scope counts attempts.
 */
export const LIMITS = {
  // Refused writes of any scope that get their point back; the next ones count like those that are taken.
  mistake: { windows: [{ points: 20, seconds: 10 * MINUTE }], attempts: true },
  signIn: { windows: [{ points: 25, seconds: 5 * MINUTE }], attempts: true, apart: true, isEntrance: true },
  // Asked for by the sign-in page itself, of as many people as share an address.
  passkeyOptions: { windows: [{ points: 300, seconds: 5 * MINUTE }], reads: true, isEntrance: true },
  // Wrong passwords for one account from wherever. Once they are used up every address still has a few of its own, so that
  // nobody can lock the owner out by guessing.
  wrongPassword: { windows: [{ points: 20, seconds: 15 * MINUTE }] },
  wrongPasswordOfAddress: { windows: [{ points: 3, seconds: 15 * MINUTE }] },
  // Wrong codes of one account's second factor from one network. Only they try who have its password already, and they must not use
  // up what its owner has elsewhere.
  wrongCode: {
    windows: [
      { points: 5, seconds: 15 * MINUTE },
      { points: 30, seconds: DAY },
    ],
  },
  // The same from all networks together: whoever has many finds one of three codes in a million in a month of such days at one in a
  // hundred. A passkey works on.
  wrongCodeOfAccount: { windows: [{ points: 120, seconds: DAY }] },
  wrongKey: { windows: [{ points: 5, seconds: 15 * MINUTE }], closes: true },
  // Fifty workers of one dormitory share one address.
  signUp: { windows: [{ points: 30, seconds: 30 * MINUTE }], attempts: true, isEntrance: true },
  // Mails that somebody has us send: by person, and by address, whoever asks.
  mail: {
    windows: [
      { points: 10, seconds: HOUR },
      { points: 20, seconds: DAY },
    ],
    attempts: true,
  },
  mailAddress: {
    windows: [
      { points: 5, seconds: HOUR },
      { points: 10, seconds: DAY },
    ],
    attempts: true,
  },
  // Once they are used up every network still has a few of its own for the address, so that nobody can keep its owner from
  // setting a password anew by asking for mails.
  mailAddressOfNetwork: {
    windows: [
      { points: 2, seconds: HOUR },
      { points: 3, seconds: DAY },
    ],
    attempts: true,
  },
  // What a mail server tells of many mails at once.
  mailReport: { windows: [{ points: 6_000, seconds: 5 * MINUTE }], attempts: true },
  // Browser extensions break the content policy of every page they touch: more than this of one network, or of all, would only hide
  // what matters.
  cspReport: { windows: [{ points: 5, seconds: MINUTE }], reads: true },
  cspReports: { windows: [{ points: 60, seconds: MINUTE }], reads: true },
  // Mail programs end mails for many of their users from few addresses.
  unsubscribe: { windows: [{ points: 600, seconds: 5 * MINUTE }], attempts: true },
  reissue: {
    windows: [
      { points: 30, seconds: 5 * MINUTE },
      { points: 300, seconds: DAY },
    ],
  },
  checkNickname: {
    windows: [
      { points: 60, seconds: MINUTE },
      { points: 600, seconds: HOUR },
    ],
    reads: true,
  },
  nicknameChange: { windows: [{ points: 10, seconds: 5 * MINUTE }], attempts: true },
  post: {
    windows: [
      { points: 6, seconds: 10 * MINUTE },
      { points: 50, seconds: DAY },
    ],
    firstDay: [
      { points: 3, seconds: 10 * MINUTE },
      { points: 10, seconds: DAY },
    ],
  },
  jobPosting: {
    windows: [
      { points: 10, seconds: 10 * MINUTE },
      { points: 100, seconds: DAY },
    ],
  },
  // Twenty rows of a table at once; a table has ten thousand.
  jobPostingRows: { windows: [{ points: 1_000, seconds: DAY }] },
  comment: {
    windows: [
      { points: 20, seconds: 5 * MINUTE },
      { points: 300, seconds: DAY },
    ],
    firstDay: [
      { points: 10, seconds: 5 * MINUTE },
      { points: 60, seconds: DAY },
    ],
  },
  note: {
    windows: [
      { points: 30, seconds: MINUTE },
      { points: 500, seconds: DAY },
    ],
    firstDay: [
      { points: 15, seconds: MINUTE },
      { points: 100, seconds: DAY },
    ],
  },
  // Opening the event stream; it comes back by itself after every cut.
  events: { windows: [{ points: 120, seconds: 5 * MINUTE }], reads: true },
  // Registering a company, or handing it in again: a person looks at each.
  company: { windows: [{ points: 5, seconds: HOUR }] },
  // Each is a mail to somebody.
  companyInvitation: {
    windows: [
      { points: 10, seconds: HOUR },
      { points: 30, seconds: DAY },
    ],
    firstDay: [
      { points: 3, seconds: HOUR },
      { points: 10, seconds: DAY },
    ],
  },
  // Changing what one has written, and one's own settings.
  edit: {
    windows: [
      { points: 60, seconds: 10 * MINUTE },
      { points: 600, seconds: DAY },
    ],
  },
  like: {
    windows: [
      { points: 60, seconds: MINUTE },
      { points: 1_500, seconds: HOUR },
    ],
  },
  scrap: {
    windows: [
      { points: 60, seconds: MINUTE },
      { points: 1_500, seconds: HOUR },
    ],
  },
  friendRequest: {
    windows: [
      { points: 20, seconds: HOUR },
      { points: 100, seconds: DAY },
    ],
    firstDay: [
      { points: 5, seconds: HOUR },
      { points: 20, seconds: DAY },
    ],
  },
  translateNote: {
    windows: [
      { points: 60, seconds: 5 * MINUTE },
      { points: 500, seconds: DAY },
    ],
  },
  suggestTranslation: { windows: [{ points: 60, seconds: HOUR }] },
  block: { windows: [{ points: 60, seconds: HOUR }] },
  report: {
    windows: [
      { points: 20, seconds: HOUR },
      { points: 60, seconds: DAY },
    ],
  },
  // Everything about one person at once.
  export: { windows: [{ points: 5, seconds: HOUR }], reads: true },
  // By file: refusing a picture takes decoding it.
  upload: { windows: [{ points: 30, seconds: 30 * MINUTE }], attempts: true },
  uploadMegabytes: { windows: [{ points: 300, seconds: DAY }], attempts: true },
  keywordSearch: {
    windows: [{ points: 60, seconds: 10 * MINUTE }],
    signedIn: [{ points: 120, seconds: 10 * MINUTE }],
    reads: true,
  },
  // Lists of postings with filters, which somebody may try one after another.
  jobSearch: { windows: [{ points: 600, seconds: 5 * MINUTE }], reads: true },
  sitemap: { windows: [{ points: 120, seconds: 5 * MINUTE }], reads: true },
  // A visitor's views; many may share one address.
  openPost: { windows: [{ points: 600, seconds: 5 * MINUTE }], reads: true },
  viewLog: { windows: [{ points: 300, seconds: 5 * MINUTE }] },
  // What administrators and moderators write in the playground.
  admin: { windows: [{ points: 120, seconds: 10 * MINUTE }] },
  // What the desk says by itself of the case that is open.
  desk: { windows: [{ points: 600, seconds: 10 * MINUTE }] },
  delete: { windows: [{ points: 30, seconds: 30 * MINUTE }] },
} as const satisfies Record<string, Limit>;

export type RateLimitScope = keyof typeof LIMITS;

/** The limit of a scope, seen through the common shape. */
export function limitOf(scope: RateLimitScope): Limit {
  return LIMITS[scope];
}

/** Whether a call that is refused gets its point back. */
export function isRefundable(scope: RateLimitScope): boolean {
  const { attempts, reads } = limitOf(scope);
  return !attempts && !reads;
}
