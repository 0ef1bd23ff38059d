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

/** Of two changes at once only one finds `passwordHash`, the hash that the given password matched. */
export const CHANGE_PASSWORD = statement(
  'identities.changePassword',
  `
    update identities set password_hash = :nextHash
    where user_uuid = :user and provider = 'password' and password_hash = :passwordHash
    returning sub as email`,
);
