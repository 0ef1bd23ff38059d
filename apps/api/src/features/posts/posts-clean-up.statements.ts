import { DELETED_KEPT_DAYS, VIEW_LOGS_KEPT_DAYS } from '@haiko/shared/limits';
import type { Statement } from '../../platform/database/database.js';

/** $1 how many at once. */
export const FORGET_OLD_VIEWS: Statement = {
  name: 'postViewLogs.forgetOld',
  text: `
    delete from post_view_logs where uuid in (
      select uuid from post_view_logs where created_at < now() - interval '${VIEW_LOGS_KEPT_DAYS} days'
      order by created_at limit $1)
    returning uuid`,
};

/** $1 how many at once. Those that somebody is busy with wait for the next time. */
export const POSTS_TO_PURGE: Statement = {
  name: 'posts.toPurge',
  text: `
    select uuid from posts where deleted_at < now() - interval '${DELETED_KEPT_DAYS} days'
    order by deleted_at limit $1 for update skip locked`,
};

/** $1 posts. Everything that hangs on them goes along. */
export const PURGE_POSTS: Statement = {
  name: 'posts.purge',
  text: 'delete from posts where uuid = any($1::uuid[])',
};
