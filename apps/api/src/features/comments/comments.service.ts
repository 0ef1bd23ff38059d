import { Injectable } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import type { createComment, updateComment } from '@haiko/shared/contract/comments';
import type { DecisionReason } from '@haiko/shared/reports';
import type { Language } from '@haiko/shared/i18n/languages';
import { detectLanguage, languageOfEdit } from '../../platform/detect-language.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { assertRule, found } from '../../platform/errors/app-error.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { withIdempotencyKey } from '../../platform/idempotency/with-idempotency-key.js';
import { AuditService } from '../audit/audit.service.js';
import { correctLanguage } from '../translations/correct-language.js';
import { DirectDecisions } from '../reports/direct-decisions.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { CommentTextsService } from './comment-texts.service.js';
import { canDeleteComment, canEditComment } from './comments.policy.js';
import { CommentsQueries } from './comments.queries.js';
import {
  COUNT_COMMENTS,
  COUNT_NEW_COMMENT,
  DELETE_COMMENTS,
  INSERT_COMMENT,
  LOCK_COMMENTS,
  LOCK_VISIBLE_COMMENT,
  PARENT_OF_REPLY,
  TURN_COMMENT_LIKE,
  UPDATE_COMMENT,
} from './comments.statements.js';
import { type CommentRow, type CommentView, commentView, newCommentRow } from './comments.views.js';

/** Comments of one post, and why they are deleted where somebody else wrote them. */
interface Deletion {
  postUuid: string;
  uuids: readonly string[];
  cause: DecisionReason | null;
}

/** What a comment answers: the post, or another comment. */
interface ParentComment {
  authorUuid: string;
}

interface LikedComment {
  uuid: string;
  postUuid: string;
  authorUuid: string;
}

interface LockedComment extends LikedComment {
  originalLanguage: Language;
  /** What it says in that language. */
  text: string;
  isVisible: boolean;
}

/** What happens to comments: each write is one transaction, the post's counter included. */
@Injectable()
export class CommentsService {
  constructor(
    private readonly database: Database,
    private readonly queries: CommentsQueries,
    private readonly notifications: NotificationsService,
    private readonly texts: CommentTextsService,
    private readonly audit: AuditService,
    private readonly jobs: Jobs,
    private readonly direct: DirectDecisions,
  ) {}

  /** `key` is the client's for this write: the same one again returns the comment that it made. */
  async create(reader: Reader<Viewer>, input: BodyOf<typeof createComment>, key: string | null): Promise<CommentView> {
    const write = { userUuid: reader.viewer.uuid, scope: 'comment', key, body: input } as const;
    return withIdempotencyKey(this.database, write, {
      make: async (uuid) => commentView(await this.#insert(reader.viewer, input, uuid), reader),
      read: (uuid) => this.queries.byUuid(reader, uuid),
    });
  }

  /** Its row is put together from what was sent and what the statement returns: the writer waits for no reading. */
  async #insert(viewer: Viewer, input: BodyOf<typeof createComment>, uuid: string | null): Promise<CommentRow> {
    const { postUuid, parentCommentUuid, content } = input;
    const post = found(await this.database.row(COUNT_NEW_COMMENT, { post: postUuid, viewer: viewer.uuid }));
    const parent = parentCommentUuid ? await this.#parent(parentCommentUuid, postUuid, viewer) : null;
    const language = detectLanguage(content, viewer.language);
    const values = { post: postUuid, parent: parent?.uuid ?? null, author: viewer.uuid, language, content, uuid };
    const inserted = found(await this.database.row(INSERT_COMMENT, values));
    const comment = newCommentRow({ ...inserted, originalLanguage: language, content: { [language]: content } });
    await this.jobs.sendAll(await this.texts.written(comment));
    await this.notifications.notify({
      type: 'Comment',
      from: viewer.uuid,
      to: (parent ?? post).authorUuid,
      causeUuid: comment.uuid,
      postUuid,
      isReply: parent !== null,
    });
    return comment;
  }

  async update(reader: Reader<Viewer>, uuid: string, { content }: BodyOf<typeof updateComment>): Promise<CommentView> {
    await this.database.transaction(async () => {
      const comment = found((await this.#lock(reader.viewer, [uuid]))[0]);
      assertRule(canEditComment(reader.viewer, comment), 'FORBIDDEN');
      await this.database.rows(UPDATE_COMMENT, { comment: uuid, language: languageOfEdit(comment, content), content });
      await this.texts.contentChanged(uuid);
    });
    return found(await this.queries.byUuid(reader, uuid));
  }

  async correctLanguage(reader: Reader<Viewer>, uuid: string, language: Language): Promise<CommentView> {
    await this.database.transaction(async () => {
      const comment = found((await this.#lock(reader.viewer, [uuid]))[0]);
      assertRule(canEditComment(reader.viewer, comment), 'FORBIDDEN');
      await correctLanguage(this.database, this.texts, comment, language);
    });
    return found(await this.queries.byUuid(reader, uuid));
  }

  /**
   * Deletes all of these comments of the post, or none: one that is missing or somebody else's stops the rest. Whose comment an
   * administrator deletes is told the `cause`, and may appeal; throws as a decision does for what is a friend's.
   */
  async remove(viewer: Viewer, { postUuid, uuids, cause }: Deletion): Promise<void> {
    const wanted = [...new Set(uuids)].sort();
    await this.direct.act(async () => {
      if (viewer.role === 'ADMIN') for (const uuid of wanted) await this.direct.lock(targetOf(uuid));
      const comments = (await this.#lock(viewer, wanted)).filter((comment) => comment.postUuid === postUuid);
      assertRule(comments.length === wanted.length, 'NOT_FOUND');
      assertRule(
        comments.every((comment) => canDeleteComment(viewer, comment)),
        'FORBIDDEN',
      );
      const own = comments.filter(({ authorUuid }) => authorUuid === viewer.uuid);
      if (own.length > 0) await this.#delete(postUuid, uuidsOf(own));
      for (const comment of comments.filter((each) => !own.includes(each)))
        await this.#removeAsAdmin(viewer, comment, cause);
    });
  }

  /** As its author would delete it; part of a moderator's decision. What is deleted already stays so. */
  async removeReported(uuid: string): Promise<void> {
    const [comment] = await this.database.rows(LOCK_COMMENTS, { comments: [uuid], viewer: null });
    if (comment) await this.#delete(comment.postUuid, [uuid]);
  }

  /** Likes the comment or takes the like back, as `isOn` says, else as it is not; its lock puts simultaneous taps in a row. */
  turnLike(viewer: Viewer, uuid: string, isOn: boolean | null): Promise<{ likes: number; type: 'Like' | null }> {
    return this.database.transaction(async () => {
      const comment = found(await this.database.row(LOCK_VISIBLE_COMMENT, { comment: uuid, viewer: viewer.uuid }));
      const values = { comment: uuid, user: viewer.uuid, isOn };
      const { likes, isLiked, isNew } = found(await this.database.row(TURN_COMMENT_LIKE, values));
      if (isNew) await this.#notifyOfLike(viewer, comment);
      return { likes, type: isLiked ? 'Like' : null };
    });
  }

  async #parent(uuid: string, postUuid: string, viewer: Viewer): Promise<ParentComment & { uuid: string }> {
    return found(await this.database.row(PARENT_OF_REPLY, { comment: uuid, post: postUuid, viewer: viewer.uuid }));
  }

  #notifyOfLike(viewer: Viewer, { uuid, authorUuid, postUuid }: LikedComment): Promise<void> {
    const input = { from: viewer.uuid, to: authorUuid, causeUuid: uuid, postUuid };
    return this.notifications.notify({ type: 'Comment Like', ...input });
  }

  async #delete(postUuid: string, uuids: string[]): Promise<void> {
    await this.database.rows(DELETE_COMMENTS, { comments: uuids });
    await this.database.rows(COUNT_COMMENTS, { post: postUuid, change: -uuids.length });
  }

  async #removeAsAdmin(viewer: Viewer, comment: LockedComment, cause: DecisionReason | null): Promise<void> {
    const { uuid, authorUuid, text: excerpt } = comment;
    const target = targetOf(uuid);
    await this.direct.decide(viewer, { ...target, authorUuid, excerpt }, 'DELETE', { reason: cause, note: null });
    await this.audit.record(viewer, { action: 'deleteComment', ...target, detail: `author ${authorUuid}` });
  }

  /** Whoever cannot see a comment does not learn that there is one. */
  async #lock(viewer: Viewer, uuids: string[]): Promise<LockedComment[]> {
    const comments = await this.database.rows(LOCK_COMMENTS, { comments: uuids, viewer: viewer.uuid });
    return comments.filter((comment) => comment.isVisible || canDeleteComment(viewer, comment));
  }
}

function targetOf(uuid: string) {
  return { targetType: 'comment', targetUuid: uuid } as const;
}

function uuidsOf(comments: readonly LockedComment[]): string[] {
  return comments.map(({ uuid }) => uuid);
}
