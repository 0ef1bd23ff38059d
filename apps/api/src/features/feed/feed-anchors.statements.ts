import { MAX_SKIP } from '@haiko/shared/limits';
import { statement } from '../../platform/database/statement.js';
import { shownToAll } from '../posts/posts.queries.js';

/** Posts from one anchor to the next: what a page far down passes over at most, beside what has changed in the last minute. */
export const ANCHOR_DISTANCE = 250;

/** Two countings at once follow each other, each with a look of its own at what there is; reading goes on. */
export const LOCK_ANCHORS = statement('feed.lockAnchors', 'lock table feed_anchors in share row exclusive mode');

/**
 * Counts anew, as far down as anybody may page. In one statement, so that what is counted and what is forgotten of changes is of the same
 * moment: the change of a transaction that is still open is in neither.
 */
export const SET_ANCHORS = statement(
  'feed.setAnchors',
  `
    with found as materialized (
      select position, created_at, uuid from (
        select created_at, uuid, (row_number() over (order by created_at desc, uuid desc) - 1)::int as position
        from posts where ${shownToAll('posts')}
        order by created_at desc, uuid desc limit ${MAX_SKIP + 1}
      ) numbered
      where position > 0 and position % ${ANCHOR_DISTANCE} = 0
    ), counted as (
      delete from feed_changes
    ), gone as (
      delete from feed_anchors where position > (select coalesce(max(position), 0) from found)
    )
    insert into feed_anchors (position, created_at, uuid) select position, created_at, uuid from found
    on conflict (position) do update set created_at = excluded.created_at, uuid = excluded.uuid
    where (feed_anchors.created_at, feed_anchors.uuid) <> (excluded.created_at, excluded.uuid)`,
);
