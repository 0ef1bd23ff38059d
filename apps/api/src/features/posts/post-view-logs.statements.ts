import type { Statement } from '../../platform/database/database.js';
import { visiblePost } from './posts.queries.js';

/**
 * $1 post, $2 user or null, $3 hash of a visitor's network. The exclusion constraint decides who of many simultaneous readers
 * counts. Authors do not count on their own posts.
 */
export const OPEN_POST: Statement = {
  name: 'postViewLogs.open',
  text: `
    with opened as (
      insert into post_view_logs (post_uuid, user_uuid, reader)
      select p.uuid, $2::uuid, coalesce($2::text, $3::varchar) from posts p
      where p.uuid = $1 and ${visiblePost('p', '$2')} and p.author_uuid is distinct from $2::uuid
      on conflict do nothing
      returning uuid, post_uuid
    ), counted as (
      update posts set view_count = view_count + 1 where uuid in (select post_uuid from opened)
    )
    select uuid from opened`,
};

/** $1 post, $2 user. */
export const CURRENT_VIEW_LOG: Statement = {
  name: 'postViewLogs.current',
  text: `
    select uuid from post_view_logs
    where post_uuid = $1 and reader = $2::text and counted_during @> now()`,
};

/** $1 log, $2 user, $3 seconds. */
export const SET_DURATION: Statement = {
  name: 'postViewLogs.setDuration',
  text: `
    update post_view_logs set duration = greatest(duration, $3)
    where uuid = $1 and user_uuid = $2 returning uuid`,
};

/** SQL for who opened a post in the time for which an opening counts, in brackets; a hundred of them at most. */
export function recentReaders(postUuid: string): string {
  return `(
    select user_uuid from post_view_logs
    where post_uuid = ${postUuid} and counted_during @> now() and user_uuid is not null limit 100
  )`;
}
