import { Injectable } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import { detectLanguage } from '@haiko/shared/rules/detectLanguage';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { assertRule, found } from '../../platform/errors/app-error.js';
import type { CreateCommentInput, UpdateCommentInput } from './comments.inputs.js';
import { canDeleteComment, canEditComment } from './comments.policy.js';
import { CommentsQueries } from './comments.queries.js';
import {
  COUNT_COMMENTS,
  COUNT_LIKES,
  DELETE_COMMENTS,
  INSERT_COMMENT,
  LIKE_COMMENT,
  LOCK_COMMENTS,
  PARENT_OF_REPLY,
  TAKE_LIKE_BACK,
  UPDATE_COMMENT,
} from './comments.statements.js';
import type { CommentView } from './comments.views.js';

interface LockedComment {
  uuid: string;
  postUuid: string;
  authorUuid: string;
  originalLanguage: Language;
}

/** What happens to comments: each write is one transaction, the post's counter included. */
@Injectable()
export class CommentsService {
  constructor(
    private readonly database: Database,
    private readonly queries: CommentsQueries,
  ) {}

  async create(reader: Reader<Viewer>, input: CreateCommentInput): Promise<CommentView> {
    const { postUuid, parentCommentUuid, content } = input;
    const { viewer } = reader;
    const uuid = await this.database.transaction(async () => {
      found(await this.database.row(COUNT_COMMENTS, [postUuid, 1]));
      const parent = parentCommentUuid ? await this.#parent(parentCommentUuid, postUuid) : null;
      const values = [postUuid, parent, viewer.uuid, detectLanguage(content, viewer.language), content];
      return found(await this.database.row<{ uuid: string }>(INSERT_COMMENT, values)).uuid;
    });
    return found(await this.queries.byUuid(reader, uuid));
  }

  async update(reader: Reader<Viewer>, uuid: string, { content }: UpdateCommentInput): Promise<CommentView> {
    await this.database.transaction(async () => {
      const comment = found((await this.#lock([uuid]))[0]);
      assertRule(canEditComment(reader.viewer, comment), 'FORBIDDEN');
      await this.database.rows(UPDATE_COMMENT, [uuid, detectLanguage(content, comment.originalLanguage), content]);
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
      await this.database.rows(DELETE_COMMENTS, [wanted]);
      await this.database.rows(COUNT_COMMENTS, [postUuid, -wanted.length]);
    });
  }

  /** Likes the comment, or takes the like back; its lock puts simultaneous taps in a row. */
  toggleLike(viewer: Viewer, uuid: string): Promise<{ likes: number; type: 'Like' | null }> {
    return this.database.transaction(async () => {
      found((await this.#lock([uuid]))[0]);
      const takenBack = await this.database.row(TAKE_LIKE_BACK, [uuid, viewer.uuid]);
      if (!takenBack) await this.database.rows(LIKE_COMMENT, [uuid, viewer.uuid]);
      const counted = await this.database.row<{ likes: number }>(COUNT_LIKES, [uuid, takenBack ? -1 : 1]);
      return { ...found(counted), type: takenBack ? null : 'Like' };
    });
  }

  async #parent(uuid: string, postUuid: string): Promise<string> {
    return found(await this.database.row<{ uuid: string }>(PARENT_OF_REPLY, [uuid, postUuid])).uuid;
  }

  #lock(uuids: string[]): Promise<LockedComment[]> {
    return this.database.rows<LockedComment>(LOCK_COMMENTS, [uuids]);
  }
}
