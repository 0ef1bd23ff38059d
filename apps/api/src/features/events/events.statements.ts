import type { Statement } from '../../platform/database/database.js';

/** The channel on which processes tell each other of whom there is something new. */
export const CHANNEL = 'live';

/**
 * $1 receivers, $2 names, $3 data as JSON texts. Numbers each person's events under the lock of their row, taken in one
 * order, and tells every process when the transaction commits.
 */
export const EMIT: Statement = {
  name: 'events.emit',
  text: `
    with given as (
      select receiver, name, data::jsonb as data, row_number() over (partition by receiver order by position)::int as nth
      from unnest($1::uuid[], $2::varchar[], $3::text[]) with ordinality as g(receiver, name, data, position)
    ), numbered as (
      insert into live_cursors as c (user_uuid, last_id)
      select receiver, count(*)::int from given group by receiver order by receiver
      on conflict (user_uuid) do update set last_id = c.last_id + excluded.last_id
      returning new.user_uuid, new.last_id, coalesce(old.last_id, 0) as before
    ), stored as (
      insert into live_events (user_uuid, id, name, data)
      select n.user_uuid, n.before + g.nth, g.name, g.data from given g join numbered n on n.user_uuid = g.receiver
    )
    select pg_notify('${CHANNEL}', user_uuid || ' ' || last_id) from numbered`,
};

/** $1 user, $2 stream, $3 how many may be open. Of more, the oldest are no longer in the row. */
export const OPEN_STREAM: Statement = {
  name: 'events.openStream',
  text: `
    insert into live_cursors as c (user_uuid, streams) values ($1, array[$2::uuid])
    on conflict (user_uuid) do update
      set streams = (c.streams || excluded.streams)[greatest(cardinality(c.streams) + 2 - $3::int, 1):]
    returning last_id as "lastId", coalesce(cardinality(old.streams), 0) >= $3::int as "isCrowded",
      (select min(e.id) from live_events e where e.user_uuid = $1) as "oldestId"`,
};

/** $1 user: every process looks again at which of the person's streams may stay. */
export const TELL_PROCESSES: Statement = {
  name: 'events.tellProcesses',
  text: `select pg_notify('${CHANNEL}', $1::text)`,
};

/** $1 user, $2 stream. */
export const CLOSE_STREAM: Statement = {
  name: 'events.closeStream',
  text: `update live_cursors set streams = array_remove(streams, $2::uuid) where user_uuid = $1`,
};

/** $1 minutes, $2 how many. */
export const FORGET_EVENTS: Statement = {
  name: 'events.forget',
  text: `
    delete from live_events where (user_uuid, id) in (
      select user_uuid, id from live_events where created_at < now() - make_interval(mins => $1)
      order by created_at limit $2)
    returning id`,
};
