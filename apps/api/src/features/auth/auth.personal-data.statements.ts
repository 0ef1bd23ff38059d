import type { Statement } from '../../platform/database/database.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_IDENTITIES: Statement = {
  name: 'identities.exportOwn',
  text: `
    select i.uuid as key, json_build_object('provider', i.provider, 'sub', i.sub, 'email', i.email,
      'createdAt', i.created_at)::text as item
    from identities i
    where i.user_uuid = $1 ${exportPage('i.uuid')}`,
};

export const EXPORT_SESSIONS: Statement = {
  name: 'sessions.exportOwn',
  text: `
    select s.uuid as key, json_build_object('createdAt', s.created_at, 'authenticatedAt', s.authenticated_at,
      'renewedAt', s.rotated_at, 'expiresAt', s.expires_at, 'endedAt', s.revoked_at)::text as item
    from sessions s
    where s.user_uuid = $1 ${exportPage('s.uuid')}`,
};

/** $1 user. The address and the provider's account are free for a new person at once, unless this one was suspended. */
export const FORGET_IDENTITIES: Statement = {
  name: 'identities.forget',
  text: 'delete from identities where user_uuid = $1',
};

/** $1 user. */
export const FORGET_KEYS: Statement = {
  name: 'signInKeys.forget',
  text: 'delete from sign_in_keys where user_uuid = $1',
};

/** $1 user. */
export const FORGET_SESSIONS: Statement = {
  name: 'sessions.forget',
  text: 'delete from sessions where user_uuid = $1',
};
