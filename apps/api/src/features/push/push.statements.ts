import type { Statement } from '../../platform/database/database.js';

/** $1 user, $2 session, $3 endpoint, $4 and $5 the browser's keys. A browser that changes hands belongs to the new person. */
export const SUBSCRIBE: Statement = {
  name: 'push.subscribe',
  text: `
    insert into push_subscriptions (user_uuid, session_uuid, endpoint, p256dh, auth) values ($1, $2, $3, $4, $5)
    on conflict (endpoint) do update set user_uuid = excluded.user_uuid, session_uuid = excluded.session_uuid,
      p256dh = excluded.p256dh, auth = excluded.auth, created_at = now()
    returning uuid`,
};

/** $1 user, $2 how many may stay. */
export const FORGET_OLDEST: Statement = {
  name: 'push.forgetOldest',
  text: `
    delete from push_subscriptions where uuid in (
      select uuid from push_subscriptions where user_uuid = $1 order by created_at desc, uuid desc offset $2)`,
};

/** $1 user, $2 endpoint. */
export const UNSUBSCRIBE: Statement = {
  name: 'push.unsubscribe',
  text: 'delete from push_subscriptions where user_uuid = $1 and endpoint = $2',
};

/** $1 subscription. */
export const FORGET_SUBSCRIPTION: Statement = {
  name: 'push.forget',
  text: 'delete from push_subscriptions where uuid = $1',
};

/** $1 public key, $2 private key; of two processes that make one at once the first wins. */
export const KEEP_KEYS: Statement = {
  name: 'push.keepKeys',
  text: 'insert into push_keys (public_key, private_key) values ($1, $2) on conflict do nothing',
};
