import { REQUEST_KEYS_KEPT_DAYS } from '@haiko/shared/limits';
import { statement } from '../database/statement.js';

/** Nothing for a key that is taken; waits for one that is being taken. */
export const CLAIM_KEY = statement(
  'requestKeys.claim',
  `
    insert into request_keys (user_uuid, scope, key, body_hash) values (:user, :scope, :key, :hash)
    on conflict (user_uuid, scope, key) do nothing returning result_uuid as uuid`,
);

/** A statement after CLAIM_KEY, because only then does it see what others did. */
export const CLAIMED_KEY = statement(
  'requestKeys.claimed',
  `
    select result_uuid as uuid, body_hash as hash from request_keys where user_uuid = :user and scope = :scope and key = :key`,
);

/** By ix_request_keys_age. */
export const FORGET_OLD_KEYS = statement(
  'requestKeys.forgetOld',
  `
    delete from request_keys where (user_uuid, scope, key) in (
      select user_uuid, scope, key from request_keys
      where created_at < now() - interval '${REQUEST_KEYS_KEPT_DAYS} days' order by created_at limit :batch)
    returning key`,
);

export const FORGET_KEYS_OF = statement('requestKeys.forgetOf', 'delete from request_keys where user_uuid = :user');
