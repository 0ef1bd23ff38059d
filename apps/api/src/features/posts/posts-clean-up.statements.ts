import { DELETED_KEPT_DAYS, VIEWS_KEPT_DAYS } from '@haiko/shared/limits';
import { statement } from '../../platform/database/statement.js';

/** The number of views stays. */
export const FORGET_OLD_VIEWS = statement(
  'postViewLogs.forgetOld',
  `
    delete from post_view_logs where uuid in (
      select uuid from post_view_logs where created_at < now() - interval '${VIEWS_KEPT_DAYS} days'
      order by created_at limit :batch)
    returning uuid`,
);

/** Those that somebody is busy with wait for the next time. */
export const POSTS_TO_PURGE = statement(
  'posts.toPurge',
  `
    select uuid from posts where deleted_at < now() - interval '${DELETED_KEPT_DAYS} days'
    order by deleted_at limit :batch for update skip locked`,
);

/** Everything that hangs on them goes along. */
export const PURGE_POSTS = statement('posts.purge', 'delete from posts where uuid = any(:posts::uuid[])');
