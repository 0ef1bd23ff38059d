import type { Statement } from '../../platform/database/database.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

/** Without the address and the keys: whoever has them can send to the browser. */
export const EXPORT_SUBSCRIPTIONS: Statement = {
  name: 'push.exportSubscriptions',
  text: `
    select p.uuid as key, json_build_object('createdAt', p.created_at,
      'service', substring(p.endpoint from '^https?://([^/:]+)'))::text as item
    from push_subscriptions p where p.user_uuid = $1 ${exportPage('p.uuid')}`,
};

/** $1 user. */
export const FORGET_SUBSCRIPTIONS: Statement = {
  name: 'push.forgetSubscriptions',
  text: 'delete from push_subscriptions where user_uuid = $1',
};
