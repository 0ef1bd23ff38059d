import { Injectable } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import { hashtagKey, normalizeHashtag } from '@haiko/shared/rules/hashtag';
import { detectLanguage } from '@haiko/shared/rules/detectLanguage';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { assertRule, found } from '../../platform/errors/app-error.js';
import type { Page, PageArgs } from '../../platform/graphql/page.js';
import { FilesService } from '../files/files.service.js';
import { PostViews } from './post-views.service.js';
import { Post } from './post.entity.js';
import type { PostInput } from './posts.inputs.js';
import { canDeletePost, canEditPost } from './posts.policy.js';
import { PostsQueries } from './posts.queries.js';
import { DELETE_POST, INSERT_POST, LOCK_POST, SET_FILES, SET_HASHTAGS, UPDATE_POST } from './posts.statements.js';
import type { PostView, Reader } from './posts.views.js';

/** What happens to posts: each write is one transaction. */
@Injectable()
export class PostsService {
  constructor(
    private readonly database: Database,
    private readonly queries: PostsQueries,
    private readonly views: PostViews,
    private readonly files: FilesService,
  ) {}

  /** One page of the feed; counts the whole only when asked to. */
  async feed(
    reader: Reader,
    args: PageArgs & { nationalityUuids?: string[] | null },
    wantsTotal: boolean,
  ): Promise<Page<PostView>> {
    const nationalities = args.nationalityUuids ?? [];
    const page = await this.queries.feed(reader, nationalities, args);
    return wantsTotal ? { ...page, totalCount: await this.queries.feedTotal(nationalities) } : page;
  }

  /** A post for a reader who opens it: counts the view and names it. Null where there is none. */
  async open(reader: Reader, uuid: string, address: string): Promise<PostView | null> {
    const viewLogUuid = await this.views.count(reader.viewer, uuid, address);
    return this.queries.byUuid(reader, uuid, viewLogUuid);
  }

  async create(viewer: Viewer, language: Language, input: PostInput): Promise<PostView> {
    const uuid = await this.database.transaction(async () => {
      const text = textOf(input, viewer);
      const post = found(
        await this.database.row<{ uuid: string }>(INSERT_POST, [viewer.uuid, text.language, text.title, text.content]),
      );
      await this.#attach(viewer, post.uuid, input);
      return post.uuid;
    });
    return found(await this.queries.byUuid({ viewer, language }, uuid));
  }

  /** Replaces text, files and hashtags. A changed text loses its translations, an unchanged one keeps them. */
  async update(viewer: Viewer, language: Language, uuid: string, input: PostInput): Promise<PostView> {
    await this.database.transaction(async () => {
      const post = await this.#lock(uuid);
      assertRule(canEditPost(viewer, post), 'FORBIDDEN');
      const text = textOf(input, viewer);
      await this.database.rows(UPDATE_POST, [uuid, text.language, text.title, text.content]);
      await this.#attach(viewer, uuid, input);
    });
    return found(await this.queries.byUuid({ viewer, language }, uuid));
  }

  async remove(viewer: Viewer, uuid: string): Promise<void> {
    await this.database.transaction(async () => {
      const post = await this.#lock(uuid);
      assertRule(canDeletePost(viewer, post), 'FORBIDDEN');
      await this.database.rows(DELETE_POST, [uuid]);
    });
  }

  async #lock(uuid: string): Promise<Pick<Post, 'uuid' | 'authorUuid'>> {
    return found(await this.database.row<Pick<Post, 'uuid' | 'authorUuid'>>(LOCK_POST, [uuid]));
  }

  async #attach(viewer: Viewer, postUuid: string, input: PostInput): Promise<void> {
    const files = input.files ?? [];
    const stored = await this.files.attach(
      files.map((file) => file.path),
      viewer.uuid,
      'post',
    );
    const fileUuids = stored.map((file) => file.uuid);
    await this.database.rows(SET_FILES, [postUuid, fileUuids, files.map((file) => file.name)]);
    const names = (input.hashtagNames ?? []).map(normalizeHashtag);
    await this.database.rows(SET_HASHTAGS, [postUuid, names, names.map(hashtagKey)]);
  }
}

function textOf(input: PostInput, viewer: Viewer): { language: Language; title: string; content: string } {
  const { title, content } = input;
  return {
    language: input.originalLanguage ?? detectLanguage(`${title}\n${content}`, viewer.language),
    title,
    content,
  };
}
