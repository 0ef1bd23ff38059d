import { REPORT_EXCERPT_LENGTH } from '@haiko/shared/limits';
import { statement } from '../../platform/database/statement.js';
import { existingPost, shownPost, visiblePost } from '../posts/posts.queries.js';
import { shownComment, visibleComment } from './comments.queries.js';
import { USER_CARD } from '../users/users.queries.js';

// The writes of comments.

/** Locks the post: its counter and the comments change together or not at all. */
export const COUNT_COMMENTS = statement(
  'comments.count',
  `update posts set comment_count = comment_count + :change where uuid = :post and ${existingPost('posts')}`,
);

/** Of a post that its reader sees, who writes one more. */
export const COUNT_NEW_COMMENT = statement(
  'comments.countNew',
  `
    update posts set comment_count = comment_count + 1 where uuid = :post and ${visiblePost('posts', ':viewer')}
    returning author_uuid as "authorUuid"`,
);

/**
 * A reply to a reply joins its parent; one to something of another post, or to what
 * one does not see, finds nothing.
 */
export const PARENT_OF_REPLY = statement(
  'comments.parentOfReply',
  `
    select parent.uuid, parent.author_uuid as "authorUuid"
    from comments c join comments parent on parent.uuid = coalesce(c.parent_uuid, c.uuid)
    where c.uuid = :comment and c.post_uuid = :post and ${visibleComment('c', ':viewer')}`,
);

/** Returns what it shows beside what was sent. */
export const INSERT_COMMENT = statement(
  'comments.insert',
  `
    with comment as (
      insert into comments (uuid, post_uuid, parent_uuid, author_uuid, original_language, content)
      values (coalesce(:uuid?::uuid, uuidv7()), :post, :parent?, :author, :language::varchar, jsonb_build_object(:language::text, :content::text))
      returning uuid, created_at, author_uuid
    )
    select comment.uuid, comment.created_at as "createdAt", ${USER_CARD} as user
    from comment join users u on u.uuid = comment.author_uuid`,
);

/** Locked in one order everywhere. */
export const LOCK_COMMENTS = statement(
  'comments.lock',
  `
    select c.uuid, c.post_uuid as "postUuid", c.author_uuid as "authorUuid", c.original_language as "originalLanguage",
      c.content ->> c.original_language as text,
      (${visibleComment('c')} and ${visiblePost('p')}) is true as "isVisible"
    from comments c join posts p on p.uuid = c.post_uuid and ${existingPost('p')}
    where c.uuid = any(:comments::uuid[]) and c.deleted_at is null
    order by c.uuid for no key update of c`,
);

/** As LOCK_COMMENTS, for what people do with the comments that they see. */
export const LOCK_VISIBLE_COMMENT = statement(
  'comments.lockVisible',
  `
    select c.uuid, c.post_uuid as "postUuid", c.author_uuid as "authorUuid"
    from comments c join posts p on p.uuid = c.post_uuid and ${visiblePost('p', ':viewer')}
    where c.uuid = :comment and ${visibleComment('c', ':viewer')}
    for no key update of c`,
);

/** A text that says the same keeps its translations. */
export const UPDATE_COMMENT = statement(
  'comments.update',
  `
    update comments set updated_at = clock_timestamp(), original_language = :language::varchar,
      content = case when original_language = :language and content ->> :language = :content::text then content
        else jsonb_build_object(:language, :content::text) end
    where uuid = :comment`,
);

export const DELETE_COMMENTS = statement(
  'comments.delete',
  `update comments set deleted_at = now() where uuid = any(:comments::uuid[])`,
);

/** What a restore has brought back, as of when it was deleted; its posts count it no more. */
export const DELETE_COMMENTS_AGAIN = statement(
  'comments.deleteAgain',
  `
    with gone as (
      update comments c set deleted_at = again.at
      from unnest(:subjects::uuid[], :times::timestamptz[]) as again(uuid, at)
      where c.uuid = again.uuid and c.deleted_at is null
      returning c.post_uuid
    ), counted as (
      select post_uuid, count(*)::int as gone from gone group by post_uuid
    )
    update posts p set comment_count = comment_count - counted.gone from counted where p.uuid = counted.post_uuid`,
);

export const REPORTED_COMMENT = statement(
  'comments.reported',
  `
    select c.author_uuid as "authorUuid", c.updated_at as "changedAt",
      left(c.content ->> c.original_language, ${REPORT_EXCERPT_LENGTH}) as excerpt
    from comments c join posts p on p.uuid = c.post_uuid and ${shownPost('p', ':viewer')}
    where c.uuid = :comment and ${shownComment('c', ':viewer')}`,
);

export const HIDE_COMMENT = statement(
  'comments.hide',
  `update comments set hidden_at = case when :isHidden::boolean then coalesce(hidden_at, now()) end where uuid = :comment`,
);

/** Likes the comment or takes the like back, under the comment's lock. */
export const TURN_COMMENT_LIKE = statement(
  'commentLikes.turn',
  `
    with own as (
      select exists (select from comment_likes where comment_uuid = :comment and user_uuid = :user) as before
    ), wish as (
      select before, coalesce(:isOn?::boolean, not before) as after from own
    ), gone as (
      delete from comment_likes using wish where comment_uuid = :comment and user_uuid = :user and not after
    ), stored as (
      insert into comment_likes (comment_uuid, user_uuid)
      select :comment::uuid, :user::uuid from wish where after and not before
    )
    update comments set like_count = like_count + after::int - before::int from wish
    where uuid = :comment returning like_count as likes, after as "isLiked", after and not before as "isNew"`,
);
