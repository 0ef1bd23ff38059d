import { statement } from '../../platform/database/statement.js';

const ROW = 'uuid, user_uuid as "userUuid", rotated_at as "rotatedAt", expires_at as "expiresAt"';

/** Sign-ins of one person take turns, so that no two of them count the others before either is there. */
export const LOCK_USER = statement(
  'sessions.lockUser',
  'select 1 as locked from users where uuid = :user and withdrawn_at is null for no key update',
);

export const OPEN_SESSION = statement(
  'sessions.open',
  `
    insert into sessions (user_uuid, refresh_hash, expires_at, absolute_expires_at)
    values (:user, :hash, now() + make_interval(secs => :seconds), now() + make_interval(days => :days))
    returning ${ROW}`,
);

export const REVOKE_OLDEST = statement(
  'sessions.revokeOldest',
  `
    update sessions set revoked_at = now()
    where uuid in (
      select uuid from sessions
      where user_uuid = :user and revoked_at is null and expires_at > now()
      order by created_at desc, uuid desc
      offset :max)`,
);

/** Of many the first wins by the row's lock; the others find another hash. */
export const ROTATE = statement(
  'sessions.rotate',
  `
    update sessions set previous_refresh_hash = refresh_hash, refresh_hash = :nextHash, rotated_at = now(),
      expires_at = least(now() + make_interval(secs => :seconds), absolute_expires_at)
    where uuid = :session and refresh_hash = :hash and revoked_at is null and expires_at > now()
    returning ${ROW}`,
);

export const JUST_ROTATED = statement(
  'sessions.justRotated',
  `
    select ${ROW} from sessions
    where uuid = :session and previous_refresh_hash = :hash and rotated_at > now() - make_interval(secs => :seconds)
      and revoked_at is null and expires_at > now()`,
);
