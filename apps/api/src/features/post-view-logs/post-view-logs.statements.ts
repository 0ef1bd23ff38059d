import { statement } from '../../platform/database/statement.js';
import { visiblePost } from '../posts/posts.queries.js';

/**
 * The exclusion constraint decides who of many simultaneous readers counts; a visitor is known by a hash of the network.
 * Authors do not count on their own posts.
 */
export const OPEN_POST = statement(
  'postViewLogs.open',
  `
    with opened as (
      insert into post_view_logs (post_uuid, user_uuid, reader)
      select p.uuid, :user?::uuid, coalesce(:user?::text, :network?::varchar) from posts p
      where p.uuid = :post and ${visiblePost('p', ':user?')} and p.author_uuid is distinct from :user?::uuid
      on conflict do nothing
      returning uuid, post_uuid
    ), counted as (
      update posts set view_count = view_count + 1 where uuid in (select post_uuid from opened)
    )
    select uuid from opened`,
);

export const CURRENT_VIEW_LOG = statement(
  'postViewLogs.current',
  `
    select uuid from post_view_logs
    where post_uuid = :post and reader = :user::text and counted_during @> now()`,
);

export const SET_DURATION = statement(
  'postViewLogs.setDuration',
  `
    update post_view_logs set duration = greatest(duration, :seconds)
    where uuid = :log and user_uuid = :user returning uuid`,
);

/** SQL for who opened a post in the time for which an opening counts, in brackets; a hundred of them at most. */
export function recentReaders(postUuid: string): string {
  return `(
    select user_uuid from post_view_logs
    where post_uuid = ${postUuid} and counted_during @> now() and user_uuid is not null limit 100
  )`;
}
