import { Injectable } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import { detectLanguage } from '@haiko/shared/rules/detectLanguage';
import type { Viewer } from '../../platform/access/caller.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { assertRule, found } from '../../platform/errors/app-error.js';
import type { Page } from '../../platform/graphql/page.js';
import type { Reader } from '../posts/posts.views.js';
import type { CreateCommentInput, UpdateCommentInput } from './comments.inputs.js';
import { canDeleteComment, canEditComment } from './comments.policy.js';
import { type CommentsPage, CommentsQueries } from './comments.queries.js';
import type { CommentView } from './comments.views.js';

// Locks the post as well: its counter and the comment change together or not at all.
const COUNT: Statement = {
  name: 'comments.count',
  text: `
    update posts set comment_count = comment_count + $2 where uuid = $1 and deleted_at is null
    returning uuid`,
};
// A reply to a reply joins its parent; one to something deleted, or of another post, finds nothing.
const PARENT: Statement = {
  name: 'comments.parent',
  text: `
    select coalesce(parent_uuid, uuid) as uuid from comments
    where uuid = $1 and post_uuid = $2 and deleted_at is null`,
};
const INSERT: Statement = {
  name: 'comments.insert',
  text: `
    insert into comments (post_uuid, parent_uuid, author_uuid, original_language, content)
    values ($1, $2, $3, $4::varchar, jsonb_build_object($4::text, $5::text)) returning uuid`,
};
const LOCK: Statement = {
  name: 'comments.lock',
  text: `
    select c.uuid, c.post_uuid as "postUuid", c.author_uuid as "authorUuid" from comments c
    join posts p on p.uuid = c.post_uuid and p.deleted_at is null
    where c.uuid = any($1::uuid[]) and c.deleted_at is null
    order by c.uuid for no key update of c`,
};
const UPDATE: Statement = {
  name: 'comments.update',
  text: `
    update comments set updated_at = now(), original_language = $2::varchar,
      content = case when original_language = $2 and content ->> $2 = $3::text then content
        else jsonb_build_object($2, $3::text) end
    where uuid = $1`,
};
const REMOVE: Statement = {
  name: 'comments.remove',
  text: `update comments set deleted_at = now() where uuid = any($1::uuid[])`,
};

interface LockedComment {
  uuid: string;
  postUuid: string;
  authorUuid: string;
}

/** What happens to comments: each write is one transaction, the post's counter included. */
@Injectable()
export class CommentsService {
  constructor(
    private readonly database: Database,
    private readonly queries: CommentsQueries,
  ) {}

  async page(reader: Reader, page: CommentsPage, wantsTotal: boolean): Promise<Page<CommentView>> {
    const comments = await this.queries.page(reader, page);
    return wantsTotal ? { ...comments, totalCount: await this.queries.total(page) } : comments;
  }

  /** The comments of a post without the page around them. */
  async first(reader: Reader, page: CommentsPage): Promise<CommentView[]> {
    return (await this.queries.page(reader, page)).items;
  }

  async create(viewer: Viewer, language: Language, input: CreateCommentInput): Promise<CommentView> {
    const { postUuid, parentCommentUuid, content } = input;
    const uuid = await this.database.transaction(async () => {
      found(await this.database.row(COUNT, [postUuid, 1]));
      const parent = parentCommentUuid
        ? found(await this.database.row<{ uuid: string }>(PARENT, [parentCommentUuid, postUuid]))
        : null;
      const values = [postUuid, parent?.uuid ?? null, viewer.uuid, detectLanguage(content, viewer.language), content];
      return found(await this.database.row<{ uuid: string }>(INSERT, values)).uuid;
    });
    return found(await this.queries.byUuid({ viewer, language }, uuid));
  }

  async update(
    viewer: Viewer,
    language: Language,
    uuid: string,
    { content }: UpdateCommentInput,
  ): Promise<CommentView> {
    await this.database.transaction(async () => {
      const [comment] = await this.#lock([uuid]);
      assertRule(canEditComment(viewer, found(comment)), 'FORBIDDEN');
      await this.database.rows(UPDATE, [uuid, detectLanguage(content, viewer.language), content]);
    });
    return found(await this.queries.byUuid({ viewer, language }, uuid));
  }

  /** Deletes all of these comments of the post, or none: one that is missing or somebody else's stops the rest. */
  async remove(viewer: Viewer, postUuid: string, uuids: string[]): Promise<void> {
    const wanted = [...new Set(uuids)];
    await this.database.transaction(async () => {
      const locked = await this.#lock(wanted);
      const comments = locked.filter((comment) => comment.postUuid === postUuid);
      assertRule(comments.length === wanted.length, 'NOT_FOUND');
      assertRule(
        comments.every((comment) => canDeleteComment(viewer, comment)),
        'FORBIDDEN',
      );
      await this.database.rows(REMOVE, [wanted]);
      await this.database.rows(COUNT, [postUuid, -wanted.length]);
    });
  }

  #lock(uuids: string[]): Promise<LockedComment[]> {
    return this.database.rows<LockedComment>(LOCK, [uuids]);
  }
}
