import { statement } from '../../platform/database/statement.js';

const ROW = 'uuid, user_uuid as "userUuid", rotated_at as "rotatedAt", expires_at as "expiresAt"';

/**
 * Sign-ins of one person take turns, so that no two of them count the others before either is there. An account that was made in
 * the same transaction is a sign-up.
 */
export const LOCK_USER = statement(
  'sessions.lockUser',
  `
    select u.created_at = now() as "isSignUp", u.role,
      exists (select from second_factors f where f.user_uuid = u.uuid and f.confirmed_at is not null) as "hasCode",
      exists (select from passkeys p where p.user_uuid = u.uuid) as "hasPasskey"
    from users u where u.uuid = :user and u.withdrawn_at is null for no key update of u`,
);

/**
 * Changes of the ways in which one person signs in take turns: whoever makes one has this first, before any row's lock. By somebody's own
 * session, or by their account.
 */
export const TAKE_TURN_OF_SESSION = statement(
  'sessions.takeTurnOfSession',
  `
    select pg_advisory_xact_lock(hashtextextended('sign-ins:' || s.user_uuid, 0)) from sessions s where s.uuid = :session`,
);

export const TAKE_TURN = statement(
  'sessions.takeTurn',
  `select pg_advisory_xact_lock(hashtextextended('sign-ins:' || :user::uuid, 0))`,
);

/** The person of a session that is alive. A statement of its own: one that has waited for its turn still sees what was before. */
export const OWNER_OF_SESSION = statement(
  'sessions.owner',
  `
    select s.user_uuid as "userUuid" from sessions s join users u on u.uuid = s.user_uuid
    where s.uuid = :session and s.revoked_at is null and s.expires_at > now() and u.withdrawn_at is null`,
);

export const OPEN_SESSION = statement(
  'sessions.open',
  `
    insert into sessions (user_uuid, device, network_hash, passkey_used_at, code_used_at, mail_used_at, refresh_hash,
      expires_at, absolute_expires_at)
    values (:user, :device, :networkHash, case when :isByPasskey::boolean then now() end,
      case when :isByCode::boolean then now() end, case when :isByMail::boolean then now() end, :hash,
      now() + make_interval(secs => :seconds), now() + make_interval(days => :days))
    returning ${ROW}`,
);

/** Of a session in which a passkey was added, or an app set up: its owner has just been asked for it. */
export const PROVE_SESSION = statement(
  'sessions.prove',
  `
    update sessions set passkey_used_at = case when :isByPasskey::boolean then now() else passkey_used_at end,
      code_used_at = case when :isByCode::boolean then now() else code_used_at end
    where uuid = :session`,
);

/** In none of somebody's sessions a passkey or a code counts as used. */
export const UNPROVE_SESSIONS = statement(
  'sessions.unprove',
  `
    update sessions set passkey_used_at = null, code_used_at = null
    where user_uuid = :user and (passkey_used_at is not null or code_used_at is not null)`,
);

export const GIVE_TICKET = statement(
  'signInTickets.give',
  `
    insert into sign_in_tickets (ticket_hash, user_uuid, expires_at)
    values (:hash, :user, now() + make_interval(mins => :minutes))`,
);

export const FIND_TICKET = statement(
  'signInTickets.find',
  'select user_uuid as "userUuid" from sign_in_tickets where ticket_hash = :hash and expires_at > now()',
);

/** Of two second steps with one ticket only one finds it. */
export const USE_TICKET = statement(
  'signInTickets.use',
  'delete from sign_in_tickets where ticket_hash = :hash and expires_at > now() returning ticket_hash',
);

/** Whether somebody has signed in by such a device from this network, as far back as sessions are kept. */
export const KNOWS_DEVICE = statement(
  'sessions.knowsDevice',
  `
    select exists (
      select from sessions where user_uuid = :user and device = :device and network_hash = :networkHash) as "isKnown"`,
);

/** Those that are alive, this one first. A session is renewed every hour that it is used, which says when it was used last. */
export const LIST_SESSIONS = statement(
  'sessions.list',
  `
    select uuid, device, created_at as "createdAt", rotated_at as "lastUsedAt", uuid = :current as "isCurrent"
    from sessions
    where user_uuid = :user and revoked_at is null and expires_at > now()
    order by uuid = :current desc, rotated_at desc, uuid desc
    limit :max`,
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

/** Whether a session goes on with this token. */
export const IS_CURRENT = statement(
  'sessions.isCurrent',
  'select true as "isCurrent" from sessions where uuid = :session and refresh_hash = :hash',
);

export const JUST_ROTATED = statement(
  'sessions.justRotated',
  `
    select ${ROW} from sessions
    where uuid = :session and previous_refresh_hash = :hash and rotated_at > now() - make_interval(secs => :seconds)
      and revoked_at is null and expires_at > now()`,
);
