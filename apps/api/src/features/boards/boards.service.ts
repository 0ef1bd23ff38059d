import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@haiko/shared/audit';
import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import { detectLanguage } from '../../platform/detect-language.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/statement.js';
import { AppError, assertRule, found } from '../../platform/errors/app-error.js';
import { AuditService } from '../audit/audit.service.js';
import { PostAttachmentsService } from '../posts/post-attachments.service.js';
import { PostTextsService } from '../posts/post-texts.service.js';
import { PostsQueries } from '../posts/posts.queries.js';
import { DELETE_POST } from '../posts/posts.statements.js';
import { type PostView, type SubBoardView, subBoardView } from '../posts/posts.views.js';
import type { FieldInLanguage } from '../translations/translations.policy.js';
import {
  type BoardPostInput,
  type DeleteSubBoardArgs,
  emptiedIn,
  namesOf,
  type SubBoardInput,
  textsOf,
  type UpdateBoardPostArgs,
} from './boards.inputs.js';
import {
  DELETE_SUB_BOARD,
  INSERT_BOARD_POST,
  INSERT_SUB_BOARD,
  LOCK_BOARD_POST,
  LOCK_SUB_BOARDS,
  MOVE_POSTS_OF_SUB_BOARD,
  PIN_NOTICE,
  SUB_BOARD_OF_BOARD,
  UNPIN_NOTICE,
  UNPIN_POST,
  UPDATE_BOARD_POST,
  UPDATE_SUB_BOARD,
} from './boards.statements.js';

/** What admins do with boards: each act is one transaction, its line in the audit log included. */
@Injectable()
export class BoardsService {
  constructor(
    private readonly database: Database,
    private readonly posts: PostsQueries,
    private readonly attachments: PostAttachmentsService,
    private readonly texts: PostTextsService,
    private readonly audit: AuditService,
  ) {}

  async create(reader: Reader<Viewer>, input: BoardPostInput): Promise<PostView> {
    const { viewer } = reader;
    const uuid = await this.database.transaction(async () => {
      const values = await this.#valuesOf(input, viewer.language);
      const post = found(await this.database.row(INSERT_BOARD_POST, { author: viewer.uuid, ...values }));
      await this.#finish(viewer, post.uuid, input, 'createBoardPost');
      return post.uuid;
    });
    return found(await this.posts.byUuid(reader, uuid));
  }

  /** Throws `CHANGED_MEANWHILE` where another administrator has changed it since `seenAt`. */
  async update(reader: Reader<Viewer>, { uuid, input, seenAt = null }: UpdateBoardPostArgs): Promise<PostView> {
    await this.database.transaction(async () => {
      const { originalLanguage } = await this.#lock(uuid);
      const values = await this.#valuesOf(input, originalLanguage);
      const emptied = { emptiedTitles: emptiedIn(input.titles), emptiedContents: emptiedIn(input.contents) };
      const updated = await this.database.row(UPDATE_BOARD_POST, { post: uuid, seenAt, ...values, ...emptied });
      assertRule(updated !== undefined, 'CHANGED_MEANWHILE');
      await this.texts.takenAway(uuid, reader.viewer, emptiedFieldsOf(input, values.language));
      if (input.board !== 'NOTICE') await this.database.rows(UNPIN_POST, { post: uuid });
      await this.#finish(reader.viewer, uuid, input, 'updateBoardPost');
    });
    return found(await this.posts.byUuid(reader, uuid));
  }

  remove(viewer: Viewer, uuid: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const { title } = await this.#lock(uuid);
      await this.database.rows(UNPIN_POST, { post: uuid });
      await this.database.rows(DELETE_POST, { post: uuid });
      await this.audit.record(viewer, {
        action: 'deleteBoardPost',
        targetType: 'post',
        targetUuid: uuid,
        detail: title,
      });
      return true;
    });
  }

  /** Puts a notice on top, in place of the one that is there. */
  async pin(reader: Reader<Viewer>, uuid: string): Promise<PostView> {
    await this.database.transaction(async () => {
      const { board, title } = await this.#lock(uuid);
      assertRule(board === 'NOTICE', 'NOT_FOUND');
      await this.database.rows(PIN_NOTICE, { post: uuid });
      await this.audit.record(reader.viewer, {
        action: 'pinNotice',
        targetType: 'post',
        targetUuid: uuid,
        detail: title,
      });
    });
    return found(await this.posts.byUuid(reader, uuid));
  }

  /** Returns whether a notice was on top. */
  unpin(viewer: Viewer): Promise<boolean> {
    return this.database.transaction(async () => {
      const pinned = await this.database.row(UNPIN_NOTICE);
      await this.audit.record(viewer, { action: 'unpinNotice', targetType: 'post', targetUuid: pinned?.uuid ?? null });
      return pinned !== undefined;
    });
  }

  /** Adds a category, or changes the one that is named; its names become exactly the given ones. */
  saveSubBoard(viewer: Viewer, uuid: string | null, input: SubBoardInput): Promise<SubBoardView> {
    const names = namesOf(input);
    if (Object.keys(names).length === 0) throw refused('input.nameKo', 'REQUIRED');
    return this.database.transaction(async () => {
      const values = { board: input.board, names, position: input.order };
      const saved = found(
        uuid
          ? await this.database.row(UPDATE_SUB_BOARD, { ...values, subBoard: uuid })
          : await this.database.row(INSERT_SUB_BOARD, values),
      );
      const detail = `${input.board} ${firstOf(names)}`;
      await this.audit.record(viewer, {
        action: 'saveSubBoard',
        targetType: 'sub-board',
        targetUuid: saved.uuid,
        detail,
      });
      return subBoardView(saved);
    });
  }

  /**
   * Takes a category away. What stands in it moves to another one of its board, or has none from then on. Throws `VALIDATION_FAILED` for one
   * that is not of its board.
   */
  deleteSubBoard(viewer: Viewer, { uuid: subBoard, moveTo = null }: DeleteSubBoardArgs): Promise<boolean> {
    return this.database.transaction(async () => {
      const locked = await this.database.rows(LOCK_SUB_BOARDS, { subBoard, moveTo });
      const { board, names } = found(locked.find(({ uuid }) => uuid === subBoard));
      const target = locked.find(({ uuid }) => uuid === moveTo && uuid !== subBoard);
      if (moveTo && target?.board !== board) throw refused('moveTo', 'INVALID');
      const { moved } = found(await this.database.row(MOVE_POSTS_OF_SUB_BOARD, { subBoard, moveTo }));
      await this.database.rows(DELETE_SUB_BOARD, { subBoard });
      const where = target ? ` → ${firstOf(target.names)}` : '';
      const detail = `${board} ${firstOf(names)}${moved > 0 ? `: ${moved} posts${where}` : ''}`;
      const about = { targetType: 'sub-board', targetUuid: subBoard, detail } as const;
      await this.audit.record(viewer, { action: 'deleteSubBoard', ...about });
      return true;
    });
  }

  /** What the insert and the update have in common, in their order. */
  async #valuesOf(input: BoardPostInput, otherwise: Language) {
    const { board, title, content, subBoardUuid: subBoard = null, address = null, mapUrl = null } = input;
    if (board !== 'PLACE' && address !== null) throw refused('input.address', 'INVALID');
    if (board !== 'PLACE' && mapUrl !== null) throw refused('input.mapUrl', 'INVALID');
    if (subBoard && !(await this.database.row(SUB_BOARD_OF_BOARD, { subBoard, board })))
      throw refused('input.subBoardUuid', 'INVALID');
    const language = input.originalLanguage ?? detectLanguage(`${title}\n${content}`, otherwise);
    const titles = { ...textsOf(input.titles), [language]: title };
    const contents = { ...textsOf(input.contents), [language]: content };
    return { language, titles, contents, board, subBoard, address, mapUrl };
  }

  async #finish(viewer: Viewer, postUuid: string, input: BoardPostInput, action: AuditAction): Promise<void> {
    await this.attachments.set(viewer, postUuid, input);
    await this.texts.contentChanged(postUuid, translationsOf(input));
    await this.audit.record(viewer, { action, targetType: 'post', targetUuid: postUuid, detail: input.title });
  }

  async #lock(uuid: string): Promise<RowOf<'boards.lockPost'>> {
    return found(await this.database.row(LOCK_BOARD_POST, { post: uuid }));
  }
}

/** The translations that an admin gave along with the original; the original itself is skipped where they are kept. */
function translationsOf({ titles, contents }: BoardPostInput): FieldInLanguage[] {
  const given = { title: textsOf(titles), content: textsOf(contents) };
  return Object.entries(given).flatMap(([field, texts]) =>
    LANGUAGES.flatMap((language) => (texts[language] ? [{ field, language }] : [])),
  );
}

/** One of its names, for the audit log. */
function firstOf(names: LocalizedText): string {
  return LANGUAGES.map((language) => names[language]).find((name) => name) ?? '';
}

/** The translations that are to go, which the original is not one of. */
function emptiedFieldsOf({ titles, contents }: BoardPostInput, original: Language): FieldInLanguage[] {
  const emptied = { title: emptiedIn(titles), content: emptiedIn(contents) };
  return Object.entries(emptied).flatMap(([field, languages]) =>
    languages.filter((language) => language !== original).map((language) => ({ field, language })),
  );
}

function refused(path: string, code: 'INVALID' | 'REQUIRED'): AppError {
  return new AppError('VALIDATION_FAILED', { fields: [{ path, code }] });
}
