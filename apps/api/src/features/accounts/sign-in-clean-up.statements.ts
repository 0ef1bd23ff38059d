import { SESSIONS_KEPT_DAYS } from '@haiko/shared/limits';
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

export const CLEAR_SUSPENDED = statement(
  'suspendedIdentities.clear',
  `
    delete from suspended_identities where identity_hash in (
      select identity_hash from suspended_identities where suspended_until < now() order by suspended_until limit :batch)
    returning identity_hash`,
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
