import { statement } from '../../platform/database/statement.js';

// Those who left while they were suspended.

/** The identities of somebody who is suspended, and until when. */
export const SUSPENDED_IDENTITIES = statement(
  'suspendedIdentities.ofUser',
  `
    select i.provider, i.sub, u.suspended_until as "suspendedUntil"
    from users u join identities i on i.user_uuid = u.uuid
    where u.uuid = :user and u.suspended_until > now()`,
);

export const INSERT_SUSPENDED = statement(
  'suspendedIdentities.remember',
  `
    insert into suspended_identities as s (identity_hash, suspended_until) values (:hash, :until)
    on conflict (identity_hash) do update set suspended_until = greatest(s.suspended_until, excluded.suspended_until)`,
);

export const IS_SUSPENDED = statement(
  'suspendedIdentities.find',
  'select suspended_until from suspended_identities where identity_hash = :hash and suspended_until > now()',
);
