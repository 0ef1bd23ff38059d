import { statement } from '../../platform/database/statement.js';

export const FORGET_LIVE = statement(
  'events.forgetLive',
  `
    with gone as (delete from live_cursors where user_uuid = :user)
    delete from live_events where user_uuid = :user`,
);
