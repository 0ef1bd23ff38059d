import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type Leaving, PersonalData } from '../../platform/personal-data/personal-data.js';
import { FilesService } from '../files/files.service.js';
import {
  ERASE_POSTS,
  EXPORT_POSTS,
  EXPORT_REACTIONS,
  EXPORT_SCRAPS,
  EXPORT_VIEWS,
  FORGET_REACTIONS,
  FORGET_SCRAPS,
  FORGET_VIEWS,
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
  ) {
    personalData.part({
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

  async #erase({ userUuid, posts }: Leaving): Promise<void> {
    for (const statement of [LOCK_MARKED_POSTS, FORGET_REACTIONS, FORGET_SCRAPS, FORGET_VIEWS])
      await this.database.rows(statement, [userUuid]);
    if (posts === 'keep') return;
    const erased = await this.database.rows<{ uuid: string }>(ERASE_POSTS, [userUuid]);
    const files = await this.database.rows<{ fileUuid: string }>(STRIP_POSTS, [erased.map(({ uuid }) => uuid)]);
    await this.files.release(files.map(({ fileUuid }) => fileUuid));
  }
}
