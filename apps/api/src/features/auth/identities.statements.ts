import type { Statement } from '../../platform/database/database.js';

/**
 * $1 user, $2 the hash that the given password matched. Locks the password, so that a change of it comes before or after
 * the sign-in and never in between.
 */
export const HOLD_PASSWORD: Statement = {
  name: 'identities.holdPassword',
  text: `
    select 1 as held from identities
    where user_uuid = $1 and provider = 'password' and password_hash = $2
    for share`,
};

/** $1 user, $2 the hash that the given password matched, $3 the next hash. Of two changes at once only one finds $2. */
export const CHANGE_PASSWORD: Statement = {
  name: 'identities.changePassword',
  text: `
    update identities set password_hash = $3
    where user_uuid = $1 and provider = 'password' and password_hash = $2
    returning uuid`,
};
