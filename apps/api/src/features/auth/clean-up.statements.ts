import { SESSIONS_KEPT_DAYS } from '@haiko/shared/limits';
import type { Statement } from '../../platform/database/database.js';

// What nobody can sign in with any more, and what keeps nobody out any more. $1 how many at once.

export const CLEAR_STATES: Statement = {
  name: 'signInStates.clear',
  text: `
    delete from sign_in_states where state_hash in (
      select state_hash from sign_in_states where expires_at < now() order by expires_at limit $1)
    returning state_hash`,
};

/** Keys stay for a day beyond their end, so that a late one is told from a guessed one. */
export const CLEAR_KEYS: Statement = {
  name: 'signInKeys.clear',
  text: `
    delete from sign_in_keys where key_hash in (
      select key_hash from sign_in_keys where expires_at < now() - interval '1 day' order by expires_at limit $1)
    returning key_hash`,
};

export const CLEAR_SUSPENDED: Statement = {
  name: 'suspendedIdentities.clear',
  text: `
    delete from suspended_identities where identity_hash in (
      select identity_hash from suspended_identities where suspended_until < now() order by suspended_until limit $1)
    returning identity_hash`,
};

/** Ended sessions stay for a while: a refresh token that comes back tells that it was stolen. */
export const CLEAR_SESSIONS: Statement = {
  name: 'sessions.clear',
  text: `
    delete from sessions where uuid in (
      select uuid from sessions
      where least(expires_at, coalesce(revoked_at, expires_at)) < now() - interval '${SESSIONS_KEPT_DAYS} days'
      order by uuid limit $1)
    returning uuid`,
};
