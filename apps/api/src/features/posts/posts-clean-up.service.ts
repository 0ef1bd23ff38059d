import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { FilesService } from '../files/files.service.js';
import { STRIP_POSTS } from './posts.personal-data.statements.js';
import { FORGET_OLD_VIEWS, POSTS_TO_PURGE, PURGE_POSTS } from './posts-clean-up.statements.js';

const VIEWS_BATCH = 5_000;
/** Few, because a post takes all of its comments and likes along. */
const POSTS_BATCH = 5;

/** Removes what is over: who looked at which post, and posts that were deleted long ago. */
@Injectable()
export class PostsCleanUpService {
  constructor(
    private readonly database: Database,
    private readonly files: FilesService,
  ) {}

  /** Returns how many there were. */
  async forgetOldViews(): Promise<number> {
    return (await this.database.rows(FORGET_OLD_VIEWS, { batch: VIEWS_BATCH })).length;
  }

  /** Returns how many there were; the clean-up of unused uploads takes their files. */
  purgeDeleted(): Promise<number> {
    return this.database.transaction(async () => {
      const posts = await this.database.rows(POSTS_TO_PURGE, { batch: POSTS_BATCH });
      const uuids = posts.map(({ uuid }) => uuid);
      const files = await this.database.rows(STRIP_POSTS, { posts: uuids });
      await this.files.release(files.map(({ fileUuid }) => fileUuid));
      await this.database.rows(PURGE_POSTS, { posts: uuids });
      return uuids.length;
    });
  }
}
