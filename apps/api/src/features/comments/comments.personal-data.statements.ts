import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_COMMENTS = statement(
  'comments.exportOwn',
  `
    select c.uuid as key, json_build_object('uuid', c.uuid, 'postUuid', c.post_uuid, 'createdAt', c.created_at,
      'updatedAt', c.updated_at, 'language', c.original_language, 'content', c.content ->> c.original_language,
      'likes', c.like_count)::text as item
    from comments c
    where c.author_uuid = :user and c.deleted_at is null ${exportPage('c.uuid')}`,
);

export const EXPORT_COMMENT_LIKES = statement(
  'commentLikes.exportOwn',
  `
    select l.uuid as key, json_build_object('commentUuid', l.comment_uuid, 'createdAt', l.created_at)::text as item
    from comment_likes l
    where l.user_uuid = :user ${exportPage('l.uuid')}`,
);

/** The comments that they like, and their own. In one order, and before the posts, as in every other write. */
export const LOCK_MARKED_COMMENTS = statement(
  'comments.lockMarked',
  `
    select uuid from comments
    where uuid in (
      select comment_uuid from comment_likes where user_uuid = :user
      union select uuid from comments where author_uuid = :user and deleted_at is null)
    order by uuid for no key update`,
);

export const FORGET_COMMENT_LIKES = statement(
  'commentLikes.forget',
  `
    with gone as (delete from comment_likes where user_uuid = :user returning comment_uuid)
    update comments c set like_count = like_count - 1 from gone where c.uuid = gone.comment_uuid`,
);

export const LOCK_COMMENTED_POSTS = statement(
  'comments.lockPosts',
  `
    select uuid from posts
    where uuid in (select post_uuid from comments where author_uuid = :user and deleted_at is null)
    order by uuid for no key update`,
);

/** The texts are gone at once; rows with replies stay as placeholders. */
export const ERASE_COMMENTS = statement(
  'comments.erase',
  `
    with gone as (
      update comments set deleted_at = now(), content = jsonb_build_object(original_language, '')
      where author_uuid = :user and deleted_at is null
      returning post_uuid
    ), counted as (
      select post_uuid, count(*)::int as gone from gone group by post_uuid
    )
    update posts p set comment_count = comment_count - counted.gone from counted where p.uuid = counted.post_uuid`,
);
