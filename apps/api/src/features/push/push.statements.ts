import { statement } from '../../platform/database/statement.js';

/** A browser that changes hands belongs to the new person. */
export const INSERT_SUBSCRIPTION = statement(
  'push.subscribe',
  `
    insert into push_subscriptions (user_uuid, session_uuid, endpoint, p256dh, auth) values (:user, :session, :endpoint, :p256dh, :auth)
    on conflict (endpoint) do update set user_uuid = excluded.user_uuid, session_uuid = excluded.session_uuid,
      p256dh = excluded.p256dh, auth = excluded.auth, created_at = now()
    returning uuid`,
);

export const FORGET_OLDEST = statement(
  'push.forgetOldest',
  `
    delete from push_subscriptions where uuid in (
      select uuid from push_subscriptions where user_uuid = :user order by created_at desc, uuid desc offset :max)`,
);

export const DELETE_SUBSCRIPTION = statement(
  'push.unsubscribe',
  'delete from push_subscriptions where user_uuid = :user and endpoint = :endpoint',
);

export const FORGET_SUBSCRIPTION = statement(
  'push.forget',
  'delete from push_subscriptions where uuid = :subscription',
);

/** Of two processes that make one at once the first wins. */
export const INSERT_KEYS = statement(
  'push.keepKeys',
  'insert into push_keys (public_key, private_key) values (:publicKey, :privateKey) on conflict do nothing',
);
