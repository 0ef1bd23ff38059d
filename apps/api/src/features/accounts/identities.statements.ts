import { statement } from '../../platform/database/statement.js';

/**
 * `passwordHash` is the hash that the given password matched. Locks the password, so that a change of it comes before or after
 * the sign-in and never in between.
 */
export const LOCK_PASSWORD = statement(
  'identities.holdPassword',
  `
    select 1 as held from identities
    where user_uuid = :user and provider = 'password' and password_hash = :passwordHash
    for share`,
);

/**
 * Nothing where a provider leads into the account no more. Locks that it does, so that whoever takes it away does so before the sign-in, or
 * after it and ends its session.
 */
export const LOCK_PROVIDER = statement(
  'identities.holdProvider',
  `
    select 1 as held from identities
    where user_uuid = :user and provider = :provider and sub = :sub
    for share`,
);

/** Of two changes at once only one finds `passwordHash`, the hash that the given password matched. */
export const CHANGE_PASSWORD = statement(
  'identities.changePassword',
  `
    update identities set password_hash = :nextHash
    where user_uuid = :user and provider = 'password' and password_hash = :passwordHash
    returning sub as email`,
);

export const PASSWORD_OF = statement(
  'identities.passwordOf',
  `select sub as account, password_hash as "passwordHash" from identities where user_uuid = :user and provider = 'password'`,
);
