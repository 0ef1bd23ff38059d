import { Injectable } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import { detectLanguage } from '@haiko/shared/rules/detectLanguage';
import { hashtagKey, normalizeHashtag } from '@haiko/shared/rules/hashtag';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { assertRule, found } from '../../platform/errors/app-error.js';
import { FilesService } from '../files/files.service.js';
import { PostViewLogsService } from './post-view-logs.service.js';
import type { PostInput } from './posts.inputs.js';
import { canDeletePost, canEditPost } from './posts.policy.js';
import { PostsQueries } from './posts.queries.js';
import {
  ADD_HASHTAGS,
  DELETE_POST,
  FILES_OF_POST,
  INSERT_POST,
  LOCK_POST,
  SET_FILES,
  SET_HASHTAGS,
  UPDATE_POST,
} from './posts.statements.js';
import type { PostView } from './posts.views.js';

/** A post under its lock. */
export interface LockedPost {
  uuid: string;
  authorUuid: string;
  originalLanguage: Language;
}

/** What happens to posts: each write is one transaction. */
@Injectable()
export class PostsService {
  constructor(
    private readonly database: Database,
    private readonly queries: PostsQueries,
    private readonly viewLogs: PostViewLogsService,
    private readonly files: FilesService,
  ) {}

  /** A post for a reader who opens it: counts the view and names it. Null where there is none. */
  async open(reader: Reader, uuid: string, address: string): Promise<PostView | null> {
    const viewLogUuid = await this.viewLogs.count(reader.viewer, uuid, address);
    return this.queries.byUuid(reader, uuid, viewLogUuid);
  }

  async create(reader: Reader<Viewer>, input: PostInput): Promise<PostView> {
    const { viewer } = reader;
    const uuid = await this.database.transaction(async () => {
      const language = languageOf(input, viewer.language);
      const values = [viewer.uuid, language, input.title, input.content];
      const post = found(await this.database.row<{ uuid: string }>(INSERT_POST, values));
      await this.#attach(viewer, post.uuid, input);
      return post.uuid;
    });
    return found(await this.queries.byUuid(reader, uuid));
  }

  /** Replaces text, files and hashtags. A changed text loses its translations, an unchanged one keeps them. */
  async update(reader: Reader<Viewer>, uuid: string, input: PostInput): Promise<PostView> {
    await this.database.transaction(async () => {
      const post = await this.#lock(uuid);
      assertRule(canEditPost(reader.viewer, post), 'FORBIDDEN');
      // What the writer once said about the language counts for what the script cannot tell.
      const language = languageOf(input, post.originalLanguage);
      await this.database.rows(UPDATE_POST, [uuid, language, input.title, input.content]);
      await this.#attach(reader.viewer, uuid, input);
    });
    return found(await this.queries.byUuid(reader, uuid));
  }

  async remove(viewer: Viewer, uuid: string): Promise<void> {
    await this.database.transaction(async () => {
      const post = await this.#lock(uuid);
      assertRule(canDeletePost(viewer, post), 'FORBIDDEN');
      await this.database.rows(DELETE_POST, [uuid]);
    });
  }

  async #lock(uuid: string): Promise<LockedPost> {
    return found(await this.database.row<LockedPost>(LOCK_POST, [uuid]));
  }

  async #attach(viewer: Viewer, postUuid: string, input: PostInput): Promise<void> {
    const before = await this.database.rows<{ uuid: string }>(FILES_OF_POST, [postUuid]);
    const files = input.files ?? [];
    const paths = files.map(({ path }) => path);
    const stored = (await this.files.attach(paths, viewer.uuid, 'post')).map(({ uuid }) => uuid);
    await this.database.rows(SET_FILES, [postUuid, stored, files.map(({ name }) => name)]);
    await this.files.release(before.map(({ uuid }) => uuid).filter((uuid) => !stored.includes(uuid)));

    const names = (input.hashtagNames ?? []).map(normalizeHashtag);
    const keys = names.map(hashtagKey);
    await this.database.rows(ADD_HASHTAGS, [names, keys]);
    await this.database.rows(SET_HASHTAGS, [postUuid, keys]);
  }
}

function languageOf({ originalLanguage, title, content }: PostInput, otherwise: Language): Language {
  return originalLanguage ?? detectLanguage(`${title}\n${content}`, otherwise);
}
