import { Injectable } from '@nestjs/common';
import { hashtagKey, normalizeHashtag } from '@haiko/shared/rules/hashtag';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { FilesService } from '../files/files.service.js';
import type { PostInput } from './posts.inputs.js';
import { ADD_HASHTAGS, FILES_OF_POST, SET_FILES, SET_HASHTAGS } from './posts.statements.js';

/** The files and hashtags of a post, whatever its board. */
@Injectable()
export class PostAttachmentsService {
  constructor(
    private readonly database: Database,
    private readonly files: FilesService,
  ) {}

  /** Makes them what the input says; what no longer belongs to the post is released. Part of the caller's transaction. */
  async set(viewer: Viewer, postUuid: string, input: Pick<PostInput, 'files' | 'hashtagNames'>): Promise<void> {
    const before = await this.database.rows(FILES_OF_POST, { post: postUuid });
    const files = input.files ?? [];
    // What the post has already may be another admin's upload.
    const added = files.map(({ path }) => path).filter((path) => !before.some((file) => file.path === path));
    // Documents are uploaded by administrators alone.
    const known = [...before, ...(await this.files.attach(added, viewer.uuid, 'post', 'attachment'))];
    const stored = files.flatMap(({ path }) => known.find((file) => file.path === path)?.uuid ?? []);
    await this.database.rows(SET_FILES, { post: postUuid, files: stored, names: files.map(({ name }) => name) });
    await this.files.release(before.map(({ uuid }) => uuid).filter((uuid) => !stored.includes(uuid)));

    const names = (input.hashtagNames ?? []).map(normalizeHashtag);
    const keys = names.map(hashtagKey);
    await this.database.rows(ADD_HASHTAGS, { names, keys });
    await this.database.rows(SET_HASHTAGS, { post: postUuid, keys });
  }
}
