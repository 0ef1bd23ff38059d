import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@haiko/shared/audit';
import type { Language } from '@haiko/shared/i18n/languages';
import { detectLanguage, languageOfEdit } from '../../platform/detect-language.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { assertRule, found } from '../../platform/errors/app-error.js';
import { withIdempotencyKey } from '../../platform/idempotency/with-idempotency-key.js';
import { AuditService } from '../audit/audit.service.js';
import { correctLanguage } from '../translations/correct-language.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { PostAttachmentsService } from './post-attachments.service.js';
import { PostTextsService } from './post-texts.service.js';
import { PostViewLogsService } from '../post-view-logs/post-view-logs.service.js';
import type { PostInput } from './posts.inputs.js';
import { canDeletePost, canEditPost } from './posts.policy.js';
import { PostsQueries } from './posts.queries.js';
import { INSERT_POST, LOCK_POST, UPDATE_POST } from './posts.statements.js';
import type { Board } from './post.entity.js';
import { newPostRow, type PostRow, type PostView } from './posts.views.js';

/** A post under its lock. */
export interface LockedPost {
  uuid: string;
  authorUuid: string;
  originalLanguage: Language;
  board: Board;
  /** What it says in that language. */
  text: string;
}

/** What happens to posts: each write is one transaction. */
@Injectable()
export class PostsService {
  constructor(
    private readonly database: Database,
    private readonly queries: PostsQueries,
    private readonly viewLogs: PostViewLogsService,
    private readonly attachments: PostAttachmentsService,
    private readonly texts: PostTextsService,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditService,
  ) {}

  /** A post for a reader who opens it: counts the view and names it. Null where there is none. */
  async open(reader: Reader, uuid: string, address: string): Promise<PostView | null> {
    const viewLogUuid = await this.viewLogs.count(reader.viewer, uuid, address);
    return this.queries.byUuid(reader, uuid, viewLogUuid);
  }

  /** `key` is the client's for this write: the same one again returns the post that it made. */
  async create(reader: Reader<Viewer>, input: PostInput, key: string | null): Promise<PostView> {
    const { viewer } = reader;
    const write = { userUuid: viewer.uuid, scope: 'post', key, body: input } as const;
    return withIdempotencyKey(this.database, write, {
      make: async (uuid) => this.queries.view(reader, await this.#insert(viewer, input, uuid)),
      read: (uuid) => this.queries.byUuid(reader, uuid),
    });
  }

  /** Its row is put together from what was sent and what the statements return: the writer waits for no reading. */
  async #insert(viewer: Viewer, input: PostInput, newUuid: string | null): Promise<PostRow> {
    const { title, content } = input;
    const language = input.originalLanguage ?? detectLanguage(textOf(input), viewer.language);
    const region = input.region ?? null;
    const values = { author: viewer.uuid, language, title, content, region, uuid: newUuid };
    const inserted = found(await this.database.row(INSERT_POST, values));
    const attachments = await this.attachments.add(viewer, inserted.uuid, input);
    const texts = { originalLanguage: language, title: { [language]: title }, content: { [language]: content } };
    const post = newPostRow({ ...inserted, ...texts, ...attachments, regionId: region });
    await this.texts.written(post, this.notifications.announcementOf(post.uuid));
    return post;
  }

  /**
   * Replaces text, files and hashtags. A changed text loses its translations, an unchanged one keeps them. Throws
   * `CHANGED_MEANWHILE` where it is not as its author has seen it (`updatedAt`) any more.
   */
  async update(reader: Reader<Viewer>, uuid: string, input: PostInput): Promise<PostView> {
    await this.database.transaction(async () => {
      const post = await this.#lock(reader.viewer, uuid);
      assertRule(canEditPost(reader.viewer, post), 'FORBIDDEN');
      const language = input.originalLanguage ?? languageOfEdit(post, textOf(input));
      const values = {
        post: uuid,
        language,
        title: input.title,
        content: input.content,
        region: input.region ?? null,
        expectedVersion: input.updatedAt ?? null,
      };
      assertRule((await this.database.row(UPDATE_POST, values)) !== undefined, 'CHANGED_MEANWHILE');
      await this.attachments.set(reader.viewer, uuid, input);
      await this.texts.contentChanged(uuid);
      await this.#record(reader.viewer, post, 'updatePost');
    });
    return found(await this.queries.byUuid(reader, uuid));
  }

  async correctLanguage(reader: Reader<Viewer>, uuid: string, language: Language): Promise<PostView> {
    await this.database.transaction(async () => {
      const post = await this.#lock(reader.viewer, uuid);
      assertRule(canEditPost(reader.viewer, post), 'FORBIDDEN');
      const isCorrected = await correctLanguage(this.database, this.texts, post, language);
      if (isCorrected) await this.#record(reader.viewer, post, 'correctLanguage');
    });
    return found(await this.queries.byUuid(reader, uuid));
  }

  /** What somebody does as an administrator, and not with a post of their own, is written down. */
  async #record(viewer: Viewer, { uuid, authorUuid, board }: LockedPost, action: AuditAction): Promise<void> {
    if (viewer.uuid === authorUuid && board === 'COMMUNITY') return;
    await this.audit.record(viewer, { action, targetType: 'post', targetUuid: uuid, detail: `author ${authorUuid}` });
  }

  /** Whoever cannot see a post does not learn that there is one. */
  async #lock(viewer: Viewer, uuid: string): Promise<LockedPost> {
    const post = found(await this.database.row(LOCK_POST, { post: uuid, viewer: viewer.uuid }));
    assertRule(post.isVisible || canDeletePost(viewer, post), 'NOT_FOUND');
    return post;
  }
}

function textOf({ title, content }: PostInput): string {
  return `${title}\n${content}`;
}
