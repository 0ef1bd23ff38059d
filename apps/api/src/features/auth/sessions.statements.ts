import type { Statement } from '../../platform/database/database.js';

const ROW = 'uuid, user_uuid as "userUuid", rotated_at as "rotatedAt", expires_at as "expiresAt"';

/** $1 user. Sign-ins of one person take turns, so that no two of them count the others before either is there. */
export const LOCK_USER: Statement = {
  name: 'sessions.lockUser',
  text: 'select 1 as locked from users where uuid = $1 and withdrawn_at is null for no key update',
};

/** $1 user, $2 hash of the refresh token, $3 seconds, $4 days. */
export const OPEN_SESSION: Statement = {
  name: 'sessions.open',
  text: `
    insert into sessions (user_uuid, refresh_hash, expires_at, absolute_expires_at)
    values ($1, $2, now() + make_interval(secs => $3), now() + make_interval(days => $4))
    returning ${ROW}`,
};

/** $1 user, $2 how many may stay. */
export const REVOKE_OLDEST: Statement = {
  name: 'sessions.revokeOldest',
  text: `
    update sessions set revoked_at = now()
    where uuid in (
      select uuid from sessions
      where user_uuid = $1 and revoked_at is null and expires_at > now()
      order by created_at desc, uuid desc
      offset $2)`,
};

/** $1 session, $2 hash, $3 next hash, $4 seconds. Of many the first wins by the row's lock; the others find another hash. */
export const ROTATE: Statement = {
  name: 'sessions.rotate',
  text: `
    update sessions set previous_refresh_hash = refresh_hash, refresh_hash = $3, rotated_at = now(),
      expires_at = least(now() + make_interval(secs => $4), absolute_expires_at)
    where uuid = $1 and refresh_hash = $2 and revoked_at is null and expires_at > now()
    returning ${ROW}`,
};

/** $1 session, $2 hash of the token before, $3 seconds. */
export const JUST_ROTATED: Statement = {
  name: 'sessions.justRotated',
  text: `
    select ${ROW} from sessions
    where uuid = $1 and previous_refresh_hash = $2 and rotated_at > now() - make_interval(secs => $3)
      and revoked_at is null and expires_at > now()`,
};
