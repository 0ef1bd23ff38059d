import { REQUEST_KEYS_KEPT_DAYS } from '@haiko/shared/limits';
import type { Statement } from '../database/database.js';

/** $1 user, $2 scope, $3 key, $4 hash of the body. Nothing for a key that is taken; waits for one that is being taken. */
export const CLAIM_KEY: Statement = {
  name: 'requestKeys.claim',
  text: `
    insert into request_keys (user_uuid, scope, key, body_hash) values ($1, $2, $3, $4)
    on conflict (user_uuid, scope, key) do nothing returning result_uuid as uuid`,
};

/** $1 user, $2 scope, $3 key: a statement after CLAIM_KEY, because only then does it see what others did. */
export const CLAIMED_KEY: Statement = {
  name: 'requestKeys.claimed',
  text: `
    select result_uuid as uuid, body_hash as hash from request_keys where user_uuid = $1 and scope = $2 and key = $3`,
};

/** $1 how many at once (ix_request_keys_age). */
export const FORGET_OLD_KEYS: Statement = {
  name: 'requestKeys.forgetOld',
  text: `
    delete from request_keys where (user_uuid, scope, key) in (
      select user_uuid, scope, key from request_keys
      where created_at < now() - interval '${REQUEST_KEYS_KEPT_DAYS} days' order by created_at limit $1)
    returning key`,
};

/** $1 user. */
export const FORGET_KEYS_OF: Statement = {
  name: 'requestKeys.forgetOf',
  text: 'delete from request_keys where user_uuid = $1',
};
