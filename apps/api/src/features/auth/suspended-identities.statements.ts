import type { Statement } from '../../platform/database/database.js';

// Those who left while they were suspended.

/** $1 user: the identities of somebody who is suspended, and until when. */
export const IDENTITIES_OF_SUSPENDED: Statement = {
  name: 'suspendedIdentities.ofUser',
  text: `
    select i.provider, i.sub, u.suspended_until as "suspendedUntil"
    from users u join identities i on i.user_uuid = u.uuid
    where u.uuid = $1 and u.suspended_until > now()`,
};

/** $1 hash, $2 until. */
export const REMEMBER_SUSPENDED: Statement = {
  name: 'suspendedIdentities.remember',
  text: `
    insert into suspended_identities as s (identity_hash, suspended_until) values ($1, $2)
    on conflict (identity_hash) do update set suspended_until = greatest(s.suspended_until, excluded.suspended_until)`,
};

/** $1 hash. */
export const IS_SUSPENDED: Statement = {
  name: 'suspendedIdentities.find',
  text: 'select suspended_until from suspended_identities where identity_hash = $1 and suspended_until > now()',
};
