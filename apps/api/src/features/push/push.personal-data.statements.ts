import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

/** Without the address and the keys: whoever has them can send to the browser. */
export const EXPORT_SUBSCRIPTIONS = statement(
  'push.exportSubscriptions',
  `
    select p.uuid as key, json_build_object('createdAt', p.created_at,
      'service', substring(p.endpoint from '^https?://([^/:]+)'))::text as item
    from push_subscriptions p where p.user_uuid = :user ${exportPage('p.uuid')}`,
);

export const FORGET_SUBSCRIPTIONS = statement(
  'push.forgetSubscriptions',
  'delete from push_subscriptions where user_uuid = :user',
);
