import type { Statement } from '../../platform/database/database.js';

/** $1 hash of the key, $2 hash of the browser, $3 user or null, $4 provider, $5 sub, $6 email, $7 name, $8 seconds. */
export const GIVE_KEY: Statement = {
  name: 'signInKeys.give',
  text: `
    insert into sign_in_keys (key_hash, browser_hash, user_uuid, provider, sub, email, name, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(secs => $8))`,
};

/** $1 hash of the key, $2 hashes of what the browser says it is. */
export const LOOK_AT_KEY: Statement = {
  name: 'signInKeys.look',
  text: `
    select user_uuid as "userUuid", provider, sub, email, name from sign_in_keys
    where key_hash = $1 and browser_hash = any($2::varchar[]) and expires_at > now()`,
};

/** $1 hash of the key. Expiring is using: of two calls with one key only one finds it. */
export const USE_KEY: Statement = {
  name: 'signInKeys.use',
  text: `update sign_in_keys set expires_at = now() where key_hash = $1 and expires_at > now() returning key_hash`,
};

/** $1 hash of the key. */
export const KNOW_KEY: Statement = {
  name: 'signInKeys.know',
  text: 'select 1 as known from sign_in_keys where key_hash = $1',
};
