import { Injectable } from '@nestjs/common';
import type { Reader } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { type Page, readPage } from '../../platform/graphql/page.js';
import { visiblePost } from '../posts/posts.queries.js';
import { notBlocked, notReported, USER_CARD } from '../users/users.queries.js';
import { type CommentView, commentView, REPLIES_IN_A_LIST, REPLIES_SHOWN } from './comments.views.js';

/** Whether a comment is there for a viewer, blocks aside: neither deleted nor, for anybody but its author, hidden. */
export const shownComment = (alias: string, viewer: string) =>
  `(${alias}.deleted_at is null and (${alias}.hidden_at is null or ${alias}.author_uuid = ${viewer}))`;

/**
 * Which comments of a post that a viewer may see they see as well: not what was deleted, not what is hidden while moderators
 * look at it (its author still sees it), not what they reported, not what somebody wrote across a block.
 */
export const visibleComment = (alias: string, viewer = ':viewer?') => `
  (${shownComment(alias, viewer)} and ${notReported('comment', `${alias}.uuid`, viewer)}
    and ${notBlocked(`${alias}.author_uuid`, viewer)})`;

// What a comment `c` of author `u` shows to `:viewer`.
const COMMENT = `
  'uuid', c.uuid, 'createdAt', c.created_at, 'isDeleted', (${visibleComment('c')}) is not true,
  'originalLanguage', c.original_language, 'content', c.content, 'likes', c.like_count, 'user', ${USER_CARD},
  'like', (select json_build_object('uuid', l.uuid, 'type', 'Like')
    from comment_likes l where l.comment_uuid = c.uuid and l.user_uuid = :viewer?)`;

// A comment that is not there stays as a placeholder while it has replies that are.
const SHOWN = `(${visibleComment('t')} or exists (select from comments r where r.parent_uuid = t.uuid and ${visibleComment('r')}))`;

// The comments under a post, oldest first (ix_comments_post), each with its first replies (ix_comments_parent): first the
// keys, then the rows of those that still have room in the list.
const THREADS = statement(
  'comments.threads',
  `
    select json_build_object(${COMMENT}, 'repliesCount', c.total, 'replies', coalesce((
      select json_agg(json_build_object(${COMMENT}, 'replies', '[]'::json, 'repliesCount', 0)
        order by c.created_at, c.uuid)
      from comments c join users u on u.uuid = c.author_uuid where c.uuid = any(shown.keys)
    ), '[]')) as comment
    from (
      select c.*, replies.*, ${REPLIES_IN_A_LIST} - coalesce(sum(cardinality(replies.keys)) over (
        order by c.created_at, c.uuid rows between unbounded preceding and 1 preceding), 0)::int as room
      from (
        select t.* from comments t join posts p on p.uuid = t.post_uuid and ${visiblePost('p')}
        where t.post_uuid = :post and t.parent_uuid is null and ${SHOWN}
        order by t.created_at, t.uuid offset :skip limit :limit
      ) c
      cross join lateral (
        select coalesce((array_agg(r.uuid order by r.created_at, r.uuid))[1:${REPLIES_SHOWN}], '{}') as keys,
          count(*)::int as total
        from comments r where r.parent_uuid = c.uuid and ${visibleComment('r')}
      ) replies
    ) c
    join users u on u.uuid = c.author_uuid
    cross join lateral (select c.keys[1:greatest(c.room, 0)] as keys) shown
    order by c.created_at, c.uuid`,
);

// The replies of one comment, for the pages behind the first.
const REPLIES = statement(
  'comments.replies',
  `
    select json_build_object(${COMMENT}, 'replies', '[]'::json, 'repliesCount', 0) as comment
    from (
      select t.* from comments t join posts p on p.uuid = t.post_uuid and ${visiblePost('p')}
      where t.parent_uuid = :parent and t.post_uuid = :post and ${visibleComment('t')}
      order by t.created_at, t.uuid offset :skip limit :limit
    ) c
    join users u on u.uuid = c.author_uuid
    order by c.created_at, c.uuid`,
);

const COMMENT_BY_UUID = statement(
  'comments.one',
  `
    select json_build_object(${COMMENT}, 'replies', '[]'::json, 'repliesCount', 0) as comment
    from comments c join users u on u.uuid = c.author_uuid where c.uuid = :comment`,
);

const COMMENTS_TOTAL = statement(
  'comments.total',
  `
    select count(*)::int as total from comments t join posts p on p.uuid = t.post_uuid and ${visiblePost('p')}
    where t.post_uuid = :post and case when :parent?::uuid is null then t.parent_uuid is null and ${SHOWN}
      else t.parent_uuid = :parent? and ${visibleComment('t')} end`,
);

export interface CommentsPage {
  postUuid: string;
  /** Its replies instead of the comments under the post. */
  parentCommentUuid?: string | null;
  skip: number;
  take: number;
}

/** Every read of comments. Nesting happens in the statement: a post's threads are one round trip. */
@Injectable()
export class CommentsQueries {
  constructor(private readonly database: Database) {}

  page(reader: Reader, args: CommentsPage, wantsTotal: boolean): Promise<Page<CommentView>> {
    const { postUuid, skip, take } = args;
    const parent = args.parentCommentUuid ?? null;
    const page = { viewer: reader.viewer?.uuid ?? null, post: postUuid };
    return readPage({
      take,
      rows: (limit) =>
        parent
          ? this.database.rows(REPLIES, { ...page, skip, limit, parent })
          : this.database.rows(THREADS, { ...page, skip, limit }),
      toItem: ({ comment }) => commentView(comment, reader),
      total: wantsTotal && (() => this.database.total(COMMENTS_TOTAL, { ...page, parent })),
    });
  }

  /** The comments of a post without the page around them. */
  async first(reader: Reader, args: CommentsPage): Promise<CommentView[]> {
    return (await this.page(reader, args, false)).items;
  }

  async byUuid(reader: Reader, uuid: string): Promise<CommentView | null> {
    const row = await this.database.row(COMMENT_BY_UUID, { viewer: reader.viewer?.uuid ?? null, comment: uuid });
    return row ? commentView(row.comment, reader) : null;
  }
}
