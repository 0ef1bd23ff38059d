import { statement } from '../../platform/database/statement.js';

export const INSERT_KEY = statement(
  'signInKeys.give',
  `
    insert into sign_in_keys (key_hash, browser_hash, user_uuid, provider, sub, email, name, expires_at)
    values (:keyHash, :browserHash, :user?, :provider, :sub, :email?, :name?, now() + make_interval(secs => :seconds))`,
);

/** `browserHashes` are of what the browser says it is. */
export const FIND_KEY = statement(
  'signInKeys.look',
  `
    select user_uuid as "userUuid", provider, sub, email, name from sign_in_keys
    where key_hash = :keyHash and browser_hash = any(:browserHashes::varchar[]) and expires_at > now()`,
);

/**
 * Expiring is using: of two calls with one key only one finds it. It expires at the time of its making and not at `now()`,
 * which is when a transaction began: one that began earlier, and waited, would find it good still.
 */
export const CONSUME_KEY = statement(
  'signInKeys.use',
  `update sign_in_keys set expires_at = created_at where key_hash = :keyHash and expires_at > now() returning key_hash`,
);

export const KEY_EXISTS = statement('signInKeys.know', 'select 1 as known from sign_in_keys where key_hash = :keyHash');
