import { Injectable } from '@nestjs/common';
import { hashtagKey, normalizeHashtag } from '@haiko/shared/rules/hashtag';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { FilesService } from '../files/files.service.js';
import type { PostInput } from './posts.inputs.js';
import { ADD_HASHTAGS, FILES_OF_POST, SET_POST_FILES, SET_HASHTAGS } from './posts.statements.js';
import type { PostRow } from './posts.views.js';

type Attachments = Pick<PostInput, 'files' | 'hashtagNames'>;
type PostFiles = NonNullable<Attachments['files']>;

/** What is uploaded for posts. Documents are uploaded by administrators alone. */
const PURPOSES = ['post', 'attachment'] as const;

/** The files and hashtags of a post, whatever its board. */
@Injectable()
export class PostAttachmentsService {
  constructor(
    private readonly database: Database,
    private readonly files: FilesService,
  ) {}

  /** As `set`, for a post that this transaction has inserted; returns them as its card shows them. */
  async add(viewer: Viewer, postUuid: string, input: Attachments): Promise<Pick<PostRow, 'files' | 'hashtags'>> {
    return {
      files: input.files?.length ? await this.#addFiles(viewer, postUuid, input.files) : [],
      hashtags: input.hashtagNames?.length ? await this.#setHashtags(postUuid, input.hashtagNames) : [],
    };
  }

  /** Makes them what the input says; what no longer belongs to the post is released. Part of the caller's transaction. */
  async set(viewer: Viewer, postUuid: string, input: Attachments): Promise<void> {
    const before = await this.database.rows(FILES_OF_POST, { post: postUuid });
    const files = input.files ?? [];
    // What the post has already may be another admin's upload.
    const added = files.map(({ path }) => path).filter((path) => !before.some((file) => file.path === path));
    const known = [...before, ...(await this.files.attach(added, viewer.uuid, ...PURPOSES))];
    const stored = files.flatMap(({ path }) => known.find((file) => file.path === path)?.uuid ?? []);
    await this.database.rows(SET_POST_FILES, { post: postUuid, files: stored, ...wordsOf(files) });
    await this.files.release(before.map(({ uuid }) => uuid).filter((uuid) => !stored.includes(uuid)));

    await this.#setHashtags(postUuid, input.hashtagNames ?? []);
  }

  async #addFiles(viewer: Viewer, postUuid: string, given: PostFiles): Promise<PostRow['files']> {
    const paths = given.map(({ path }) => path);
    const stored = await this.files.attach(paths, viewer.uuid, ...PURPOSES);
    const words = wordsOf(given);
    const values = { post: postUuid, files: stored.map(({ uuid }) => uuid), ...words };
    const uuids = await this.database.rows(SET_POST_FILES, values);
    return stored.flatMap(({ path, thumbnailPath, width, height }, index) => {
      const uuid = uuids[index]?.uuid;
      const [name = '', alt] = [words.names[index], words.alts[index]];
      return uuid ? { uuid, name, alt: alt || null, path, thumbnailPath, width, height } : [];
    });
  }

  async #setHashtags(postUuid: string, given: readonly string[]): Promise<PostRow['hashtags']> {
    const names = given.map(normalizeHashtag);
    const keys = names.map(hashtagKey);
    if (names.length > 0) await this.database.rows(ADD_HASHTAGS, { names, keys });
    return this.database.rows(SET_HASHTAGS, { post: postUuid, keys });
  }
}

/** What is said of each; '' where nothing is. */
function wordsOf(files: PostFiles) {
  return { names: files.map(({ name }) => name), alts: files.map(({ alt }) => alt ?? '') };
}
