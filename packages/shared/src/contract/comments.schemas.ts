import * as v from 'valibot';
import { COMMENT_MAX, MAX_BULK } from '../limits.ts';
import { fields, list, text, uuid } from './fields.ts';

const content = text({ max: COMMENT_MAX });

/** Body of POST /api/comment; a reply to a reply joins its parent. */
export const CommentBody = fields({ postUuid: uuid, content, parentCommentUuid: v.nullish(uuid) });

/** Body of PUT /api/comment/{id}. */
export const CommentChangeBody = fields({ content });

/** Body of DELETE /api/comment/bulk/{id}. */
export const CommentUuidsBody = fields({ commentUuids: list(uuid, { min: 1, max: MAX_BULK }) });

/** A comment's count, and what the reader thinks of it. */
export const CommentLikes = v.object({
  likes: v.pipe(v.number(), v.integer()),
  type: v.nullable(v.picklist(['Like'])),
});
