import { statement } from '../../platform/database/statement.js';

/** The channel on which processes tell each other of whom there is something new. */
export const CHANNEL = 'live';

/**
 * Numbers each person's events under the lock of their row, taken in one
 * order, and tells every process when the transaction commits.
 */
export const INSERT_EVENTS = statement(
  'events.emit',
  `
    with given as (
      select receiver, name, data::jsonb as data, row_number() over (partition by receiver order by position)::int as nth
      from unnest(:receivers::uuid[], :names::varchar[], :data::text[]) with ordinality as g(receiver, name, data, position)
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
);

/** Of more than `max` the oldest are no longer in the row. */
export const OPEN_STREAM = statement(
  'events.openStream',
  `
    insert into live_cursors as c (user_uuid, streams) values (:user, array[:stream::uuid])
    on conflict (user_uuid) do update
      set streams = (c.streams || excluded.streams)[greatest(cardinality(c.streams) + 2 - :max::int, 1):]
    returning last_id as "lastId", coalesce(cardinality(old.streams), 0) >= :max::int as "isCrowded",
      (select min(e.id) from live_events e where e.user_uuid = :user) as "oldestId"`,
);

export const NOTIFY_PROCESSES = statement('events.tellProcesses', `select pg_notify('${CHANNEL}', :user::text)`);

export const CLOSE_STREAM = statement(
  'events.closeStream',
  `update live_cursors set streams = array_remove(streams, :stream::uuid) where user_uuid = :user`,
);

export const DELETE_OLD_EVENTS = statement(
  'events.forget',
  `
    delete from live_events where (user_uuid, id) in (
      select user_uuid, id from live_events where created_at < now() - make_interval(mins => :minutes)
      order by created_at limit :batch)
    returning id`,
);
