import { REPORT_EXCERPT_LENGTH } from '@haiko/shared/limits';
import type { Statement } from '../../platform/database/database.js';
import { existingPost, shownPost, visiblePost } from '../posts/posts.queries.js';
import { shownComment, visibleComment } from './comments.queries.js';

// The writes of comments.

/** $1 post, $2 change. Locks the post: its counter and the comments change together or not at all. */
export const COUNT_COMMENTS: Statement = {
  name: 'comments.count',
  text: `update posts set comment_count = comment_count + $2 where uuid = $1 and ${existingPost('posts')}`,
};

/** $1 post, $2 its reader, who writes one more. */
export const COUNT_NEW_COMMENT: Statement = {
  name: 'comments.countNew',
  text: `
    update posts set comment_count = comment_count + 1 where uuid = $1 and ${visiblePost('posts', '$2')}
    returning author_uuid as "authorUuid"`,
};

/**
 * $1 comment, $2 post, $3 who replies. A reply to a reply joins its parent; one to something of another post, or to what
 * one does not see, finds nothing.
 */
export const PARENT_OF_REPLY: Statement = {
  name: 'comments.parentOfReply',
  text: `
    select parent.uuid, parent.author_uuid as "authorUuid"
    from comments c join comments parent on parent.uuid = coalesce(c.parent_uuid, c.uuid)
    where c.uuid = $1 and c.post_uuid = $2 and ${visibleComment('c', '$3')}`,
};

/** $1 post, $2 parent, $3 author, $4 language, $5 content, $6 uuid, or null for a new one. */
export const INSERT_COMMENT: Statement = {
  name: 'comments.insert',
  text: `
    insert into comments (uuid, post_uuid, parent_uuid, author_uuid, original_language, content)
    values (coalesce($6::uuid, uuidv7()), $1, $2, $3, $4::varchar, jsonb_build_object($4::text, $5::text))
    returning uuid`,
};

/** $1 comments, locked in one order everywhere. */
export const LOCK_COMMENTS: Statement = {
  name: 'comments.lock',
  text: `
    select c.uuid, c.post_uuid as "postUuid", c.author_uuid as "authorUuid", c.original_language as "originalLanguage",
      c.content ->> c.original_language as text
    from comments c join posts p on p.uuid = c.post_uuid and ${existingPost('p')}
    where c.uuid = any($1::uuid[]) and c.deleted_at is null
    order by c.uuid for no key update of c`,
};

/** $1 comment, $2 viewer: as LOCK_COMMENTS, for what people do with the comments that they see. */
export const LOCK_VISIBLE_COMMENT: Statement = {
  name: 'comments.lockVisible',
  text: `
    select c.uuid, c.post_uuid as "postUuid", c.author_uuid as "authorUuid"
    from comments c join posts p on p.uuid = c.post_uuid and ${visiblePost('p', '$2')}
    where c.uuid = $1 and ${visibleComment('c', '$2')}
    for no key update of c`,
};

/** $1 comment, $2 language, $3 content. A text that says the same keeps its translations. */
export const UPDATE_COMMENT: Statement = {
  name: 'comments.update',
  text: `
    update comments set updated_at = now(), original_language = $2::varchar,
      content = case when original_language = $2 and content ->> $2 = $3::text then content
        else jsonb_build_object($2, $3::text) end
    where uuid = $1`,
};

/** $1 comment, $2 the language that it is really in; what was translated from the other one is dropped. */
export const CORRECT_LANGUAGE: Statement = {
  name: 'comments.correctLanguage',
  text: `
    update comments set updated_at = now(), original_language = $2::varchar,
      content = jsonb_build_object($2::text, content ->> original_language)
    where uuid = $1 and original_language <> $2`,
};

/** $1 comments. */
export const DELETE_COMMENTS: Statement = {
  name: 'comments.delete',
  text: `update comments set deleted_at = now() where uuid = any($1::uuid[])`,
};

/** $1 comment, $2 who reports it. */
export const REPORTED_COMMENT: Statement = {
  name: 'comments.reported',
  text: `
    select c.author_uuid as "authorUuid", c.updated_at as "changedAt",
      left(c.content ->> c.original_language, ${REPORT_EXCERPT_LENGTH}) as excerpt
    from comments c join posts p on p.uuid = c.post_uuid and ${shownPost('p', '$2')}
    where c.uuid = $1 and ${shownComment('c', '$2')}`,
};

/** $1 comment, $2 whether it is hidden from everybody but its author. */
export const HIDE_COMMENT: Statement = {
  name: 'comments.hide',
  text: `update comments set hidden_at = case when $2::boolean then coalesce(hidden_at, now()) end where uuid = $1`,
};

// Likes of comments, under the comment's lock. $1 comment, $2 user.

export const TAKE_LIKE_BACK: Statement = {
  name: 'commentLikes.takeBack',
  text: `delete from comment_likes where comment_uuid = $1 and user_uuid = $2 returning uuid`,
};

export const LIKE_COMMENT: Statement = {
  name: 'commentLikes.like',
  text: `insert into comment_likes (comment_uuid, user_uuid) values ($1, $2)`,
};

/** $1 comment, $2 change. */
export const COUNT_LIKES: Statement = {
  name: 'commentLikes.count',
  text: `update comments set like_count = like_count + $2 where uuid = $1 returning like_count as likes`,
};
