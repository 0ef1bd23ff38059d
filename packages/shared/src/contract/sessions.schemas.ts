import * as v from 'valibot';

const seconds = v.pipe(v.number(), v.integer());

/** What every way of signing in ends with; durations in seconds. */
export const Tokens = v.object({
  accessToken: v.string(),
  refreshToken: v.string(),
  accessExpire: seconds,
  refreshExpire: seconds,
});
