import * as v from 'valibot';

const seconds = v.pipe(v.number(), v.integer());

/** What every way of signing in ends with; durations in seconds. */
export const Tokens = v.object({
  accessToken: v.string(),
  refreshToken: v.string(),
  accessExpire: seconds,
  refreshExpire: seconds,
});

const moment = v.pipe(v.string(), v.isoTimestamp());

/** Reply of GET /api/user/sessions. `device` is `Chrome · Android`, '' where that is not known; both moments are of the server. */
export const Sessions = v.array(
  v.object({
    uuid: v.pipe(v.string(), v.uuid()),
    device: v.string(),
    createdAt: moment,
    /** To within an hour. */
    lastUsedAt: moment,
    isCurrent: v.boolean(),
  }),
);
