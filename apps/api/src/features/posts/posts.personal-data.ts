import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { columnsOf, Deletions } from '../../platform/deletions/deletions.js';
import { type Withdrawal, PersonalData } from '../../platform/personal-data/personal-data.js';
import { FilesService } from '../files/files.service.js';
import { DELETE_POSTS_AGAIN } from './posts.statements.js';
import {
  ERASE_POSTS,
  EXPORT_POSTS,
  EXPORT_REACTIONS,
  EXPORT_SCRAPS,
  EXPORT_VIEWS,
  FORGET_REACTIONS,
  FORGET_SCRAPS,
  FORGET_POST_VIEWS,
  LOCK_MARKED_POSTS,
  STRIP_POSTS,
} from './posts.personal-data.statements.js';

/** Posts, and what people do with them; counters follow in the same statement. */
@Injectable()
export class PostsPersonalData {
  constructor(
    personalData: PersonalData,
    private readonly database: Database,
    private readonly files: FilesService,
    deletions: Deletions,
  ) {
    deletions.register('posts', (posts) => database.rows(DELETE_POSTS_AGAIN, columnsOf(posts)));
    personalData.register('posts', {
      erases: ['post_reactions.user_uuid', 'post_scraps.user_uuid', 'post_view_logs.user_uuid'],
      keeps: { 'posts.author_uuid': 'Posts stay without a name where the person wants it, else as empty rows.' },
      exports: {
        posts: EXPORT_POSTS,
        postReactions: EXPORT_REACTIONS,
        postScraps: EXPORT_SCRAPS,
        postViews: EXPORT_VIEWS,
      },
      stage: 'posts',
      erase: (leaving) => this.#erase(leaving),
    });
  }

  async #erase({ userUuid, posts }: Withdrawal): Promise<void> {
    for (const statement of [LOCK_MARKED_POSTS, FORGET_REACTIONS, FORGET_SCRAPS, FORGET_POST_VIEWS])
      await this.database.rows(statement, { user: userUuid });
    if (posts === 'keep') return;
    const erased = await this.database.rows(ERASE_POSTS, { user: userUuid });
    const files = await this.database.rows(STRIP_POSTS, { posts: erased.map(({ uuid }) => uuid) });
    await this.files.release(files.map(({ fileUuid }) => fileUuid));
  }
}
