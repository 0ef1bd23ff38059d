import { Injectable } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import { detectLanguage, languageOfEdit } from '../../platform/detect-language.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { assertRule, found } from '../../platform/errors/app-error.js';
import { once } from '../../platform/request-keys/once.js';
import { AuditService } from '../audit/audit.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { CommentTextsService } from './comment-texts.service.js';
import type { CreateCommentInput, UpdateCommentInput } from './comments.inputs.js';
import { canDeleteComment, canEditComment } from './comments.policy.js';
import { CommentsQueries } from './comments.queries.js';
import {
  CORRECT_LANGUAGE,
  COUNT_COMMENTS,
  COUNT_LIKES,
  COUNT_NEW_COMMENT,
  DELETE_COMMENTS,
  INSERT_COMMENT,
  LIKE_COMMENT,
  LOCK_COMMENTS,
  LOCK_VISIBLE_COMMENT,
  PARENT_OF_REPLY,
  TAKE_LIKE_BACK,
  UPDATE_COMMENT,
} from './comments.statements.js';
import type { CommentView } from './comments.views.js';

/** What a comment answers: the post, or another comment. */
interface Answered {
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
  ) {}

  /** `key` is the client's for this write: the same one again answers the comment that it made. */
  async create(reader: Reader<Viewer>, input: CreateCommentInput, key: string | null): Promise<CommentView> {
    const { postUuid, parentCommentUuid, content } = input;
    const { viewer } = reader;
    const write = { userUuid: viewer.uuid, scope: 'comment', key, body: input } as const;
    const uuid = await once(this.database, write, async (newUuid) => {
      const post = found(await this.database.row<Answered>(COUNT_NEW_COMMENT, [postUuid, viewer.uuid]));
      const parent = parentCommentUuid ? await this.#parent(parentCommentUuid, postUuid, viewer) : null;
      const language = detectLanguage(content, viewer.language);
      const values = [postUuid, parent?.uuid ?? null, viewer.uuid, language, content, newUuid];
      const comment = found(await this.database.row<{ uuid: string }>(INSERT_COMMENT, values));
      await this.texts.written(comment.uuid);
      await this.notifications.notify({
        type: 'Comment',
        from: viewer.uuid,
        to: (parent ?? post).authorUuid,
        causeUuid: comment.uuid,
        postUuid,
        isReply: parent !== null,
      });
      return comment.uuid;
    });
    return found(await this.queries.byUuid(reader, uuid));
  }

  async update(reader: Reader<Viewer>, uuid: string, { content }: UpdateCommentInput): Promise<CommentView> {
    await this.database.transaction(async () => {
      const comment = found((await this.#lock([uuid]))[0]);
      assertRule(canEditComment(reader.viewer, comment), 'FORBIDDEN');
      await this.database.rows(UPDATE_COMMENT, [uuid, languageOfEdit(comment, content), content]);
      await this.texts.written(uuid);
    });
    return found(await this.queries.byUuid(reader, uuid));
  }

  /** The writer knows better than the detection. */
  async correctLanguage(reader: Reader<Viewer>, uuid: string, language: Language): Promise<CommentView> {
    await this.database.transaction(async () => {
      const comment = found((await this.#lock([uuid]))[0]);
      assertRule(canEditComment(reader.viewer, comment), 'FORBIDDEN');
      if (comment.originalLanguage === language) return;
      await this.database.rows(CORRECT_LANGUAGE, [uuid, language]);
      await this.texts.written(uuid);
    });
    return found(await this.queries.byUuid(reader, uuid));
  }

  /** Deletes all of these comments of the post, or none: one that is missing or somebody else's stops the rest. */
  async remove(viewer: Viewer, postUuid: string, uuids: string[]): Promise<void> {
    const wanted = [...new Set(uuids)];
    await this.database.transaction(async () => {
      const comments = (await this.#lock(wanted)).filter((comment) => comment.postUuid === postUuid);
      assertRule(comments.length === wanted.length, 'NOT_FOUND');
      assertRule(
        comments.every((comment) => canDeleteComment(viewer, comment)),
        'FORBIDDEN',
      );
      await this.#delete(postUuid, wanted);
      const others = comments.filter(({ authorUuid }) => authorUuid !== viewer.uuid);
      for (const comment of others) await this.#record(viewer, comment);
    });
  }

  /** As its author would delete it; part of a moderator's decision. What is deleted already stays so. */
  async removeReported(uuid: string): Promise<void> {
    const [comment] = await this.#lock([uuid]);
    if (comment) await this.#delete(comment.postUuid, [uuid]);
  }

  /** Likes the comment, or takes the like back; its lock puts simultaneous taps in a row. */
  toggleLike(viewer: Viewer, uuid: string): Promise<{ likes: number; type: 'Like' | null }> {
    return this.database.transaction(async () => {
      const comment = found(await this.database.row<LikedComment>(LOCK_VISIBLE_COMMENT, [uuid, viewer.uuid]));
      const takenBack = await this.database.row(TAKE_LIKE_BACK, [uuid, viewer.uuid]);
      if (!takenBack) await this.database.rows(LIKE_COMMENT, [uuid, viewer.uuid]);
      const counted = await this.database.row<{ likes: number }>(COUNT_LIKES, [uuid, takenBack ? -1 : 1]);
      if (!takenBack) await this.#tellOfLike(viewer, comment);
      return { ...found(counted), type: takenBack ? null : 'Like' };
    });
  }

  async #parent(uuid: string, postUuid: string, viewer: Viewer): Promise<Answered & { uuid: string }> {
    return found(await this.database.row<Answered & { uuid: string }>(PARENT_OF_REPLY, [uuid, postUuid, viewer.uuid]));
  }

  #tellOfLike(viewer: Viewer, { uuid, authorUuid, postUuid }: LikedComment): Promise<void> {
    const news = { from: viewer.uuid, to: authorUuid, causeUuid: uuid, postUuid };
    return this.notifications.notify({ type: 'Comment Like', ...news });
  }

  async #delete(postUuid: string, uuids: string[]): Promise<void> {
    await this.database.rows(DELETE_COMMENTS, [uuids]);
    await this.database.rows(COUNT_COMMENTS, [postUuid, -uuids.length]);
  }

  /** What an administrator does with somebody else's comment is written down. */
  #record(viewer: Viewer, { uuid, authorUuid }: LockedComment): Promise<void> {
    const detail = `author ${authorUuid}`;
    return this.audit.record(viewer, { action: 'deleteComment', targetType: 'Comment', targetUuid: uuid, detail });
  }

  #lock(uuids: string[]): Promise<LockedComment[]> {
    return this.database.rows<LockedComment>(LOCK_COMMENTS, [uuids]);
  }
}
