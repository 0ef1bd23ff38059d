import type { Statement } from '../../platform/database/database.js';

/** $1 user. */
export const FORGET_LIVE: Statement = {
  name: 'events.forgetLive',
  text: `
    with gone as (delete from live_cursors where user_uuid = $1)
    delete from live_events where user_uuid = $1`,
};
