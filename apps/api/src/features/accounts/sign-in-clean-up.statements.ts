import { NICKNAME_HELD_DAYS, SESSIONS_KEPT_DAYS } from '@haiko/shared/limits';
import { statement } from '../../platform/database/statement.js';

// What nobody can sign in with any more, and what keeps nobody out any more.

export const CLEAR_STATES = statement(
  'signInStates.clear',
  `
    delete from sign_in_states where state_hash in (
      select state_hash from sign_in_states where expires_at < now() order by expires_at limit :batch)
    returning state_hash`,
);

/** Keys stay for a day beyond their end, so that a late one is told from a guessed one. */
export const CLEAR_KEYS = statement(
  'signInKeys.clear',
  `
    delete from sign_in_keys where key_hash in (
      select key_hash from sign_in_keys where expires_at < now() - interval '1 day' order by expires_at limit :batch)
    returning key_hash`,
);

export const CLEAR_TICKETS = statement(
  'signInTickets.clear',
  `
    delete from sign_in_tickets where ticket_hash in (
      select ticket_hash from sign_in_tickets where expires_at < now() limit :batch)
    returning ticket_hash`,
);

/** Set up and never confirmed. */
export const CLEAR_UNCONFIRMED = statement(
  'secondFactors.clear',
  `
    delete from second_factors where user_uuid in (
      select user_uuid from second_factors
      where confirmed_at is null and created_at < now() - interval '1 day' limit :batch)
    returning user_uuid`,
);

export const CLEAR_SUSPENDED = statement(
  'suspendedIdentities.clear',
  `
    delete from suspended_identities where identity_hash in (
      select identity_hash from suspended_identities where known_until < now() order by known_until limit :batch)
    returning identity_hash`,
);

export const CLEAR_NICKNAMES = statement(
  'users.clearHeldNicknames',
  `
    update users set nickname_hash = null where uuid in (
      select uuid from users
      where nickname_hash is not null and withdrawn_at < now() - interval '${NICKNAME_HELD_DAYS} days' limit :batch)
    returning uuid`,
);

/** Ended sessions stay for a while: a refresh token that comes back tells that it was stolen. */
export const CLEAR_SESSIONS = statement(
  'sessions.clear',
  `
    delete from sessions where uuid in (
      select uuid from sessions
      where least(expires_at, coalesce(revoked_at, expires_at)) < now() - interval '${SESSIONS_KEPT_DAYS} days'
      order by uuid limit :batch)
    returning uuid`,
);
