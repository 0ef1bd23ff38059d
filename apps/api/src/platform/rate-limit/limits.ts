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
  /** Each call of the scope counts for itself: a sign-in of several steps must not use up its own allowance. */
  apart?: boolean;
  /** Once used up it stays closed for the whole window, counted anew from that moment. */
  closes?: boolean;
}

/** Every rate limit of the product, per person when signed in, else per network address. */
export const LIMITS = {
  signIn: { windows: [{ points: 25, seconds: 5 * MINUTE }], apart: true },
  wrongKey: { windows: [{ points: 5, seconds: 15 * MINUTE }], closes: true },
  // Fifty workers of one dormitory share one address.
  signUp: { windows: [{ points: 30, seconds: 30 * MINUTE }] },
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
  },
  nicknameChange: { windows: [{ points: 10, seconds: 5 * MINUTE }] },
  post: {
    windows: [
      { points: 6, seconds: 10 * MINUTE },
      { points: 50, seconds: DAY },
    ],
  },
  comment: {
    windows: [
      { points: 20, seconds: 5 * MINUTE },
      { points: 300, seconds: DAY },
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
  upload: { windows: [{ points: 30, seconds: 30 * MINUTE }] },
  keywordSearch: { windows: [{ points: 60, seconds: 10 * MINUTE }] },
  keywordSearchSignedIn: { windows: [{ points: 120, seconds: 10 * MINUTE }] },
  delete: { windows: [{ points: 30, seconds: 30 * MINUTE }] },
} as const satisfies Record<string, Limit>;

export type RateLimitScope = keyof typeof LIMITS;

/** The limit of a scope, seen through the common shape. */
export function limitOf(scope: RateLimitScope): Limit {
  return LIMITS[scope];
}
