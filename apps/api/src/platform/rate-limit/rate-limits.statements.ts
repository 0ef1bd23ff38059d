import { statement } from '../database/statement.js';

/** Milliseconds by the database's clock, which all processes share: one whose own clock is wrong closes no window and opens none. */
const NOW = 'floor(extract(epoch from statement_timestamp()) * 1000)::bigint';

// A call in all its windows at once, in the order of their keys: two calls of one person never wait for each other crosswise.
export const COUNT_CALL = statement(
  'rateLimits.countCall',
  `
  insert into rate_limits as counted (key, points, expire)
  select key, :points, ${NOW} + milliseconds
  from unnest(:keys::text[], :milliseconds::bigint[]) as windows (key, milliseconds)
  order by key
  on conflict (key) do update set
    points = excluded.points + case when counted.expire > ${NOW} then counted.points else 0 end,
    expire = case when counted.expire > ${NOW} then counted.expire else excluded.expire end
  returning key, points, coalesce(expire - ${NOW}, 0)::int as "waitMs"`,
);

export const FIND_COUNTS = statement(
  'rateLimits.findCounts',
  `select key, points, coalesce(expire - ${NOW}, 0)::int as "waitMs" from rate_limits where key = any(:keys) and expire > ${NOW}`,
);

export const CLOSE = statement(
  'rateLimits.close',
  `update rate_limits set expire = ${NOW} + :milliseconds::bigint where key = :key`,
);

// Only in the window in which the points were taken, `ago` milliseconds before: one that began later ends later.
export const GIVE_BACK = statement(
  'rateLimits.giveBack',
  `
  with locked as (
    select counted.key
    from rate_limits counted join unnest(:keys::text[], :milliseconds::bigint[]) as windows (key, milliseconds) using (key)
    where counted.expire <= ${NOW} - :ago::bigint + milliseconds
    order by key
    for update of counted
  )
  update rate_limits counted set points = greatest(counted.points - :points, 0) from locked where counted.key = locked.key`,
);

export const FORGET_ENDED = statement('rateLimits.forgetEnded', `delete from rate_limits where expire <= ${NOW}`);

export const SPENDING_CHANNEL = 'spending';

export const TELL_SPENDING = statement(
  'rateLimits.tellSpending',
  `select pg_notify('${SPENDING_CHANNEL}', :message::text)`,
);
