import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { columnsOf, Deletions } from '../../platform/deletions/deletions.js';
import { type Withdrawal, PersonalData } from '../../platform/personal-data/personal-data.js';
import {
  ERASE_COMMENTS,
  EXPORT_COMMENT_LIKES,
  EXPORT_COMMENTS,
  FORGET_COMMENT_LIKES,
  LOCK_COMMENTED_POSTS,
  LOCK_MARKED_COMMENTS,
} from './comments.personal-data.statements.js';
import { DELETE_COMMENTS_AGAIN } from './comments.statements.js';

/** Comments, and the likes that people give to them. */
@Injectable()
export class CommentsPersonalData {
  constructor(
    personalData: PersonalData,
    private readonly database: Database,
    deletions: Deletions,
  ) {
    deletions.register('comments', (comments) => database.rows(DELETE_COMMENTS_AGAIN, columnsOf(comments)));
    personalData.register('comments', {
      erases: ['comment_likes.user_uuid'],
      keeps: { 'comments.author_uuid': 'Comments stay without a name where the person wants it, else as empty rows.' },
      exports: { comments: EXPORT_COMMENTS, commentLikes: EXPORT_COMMENT_LIKES },
      stage: 'replies',
      erase: (leaving) => this.#erase(leaving),
    });
  }

  async #erase({ userUuid, posts }: Withdrawal): Promise<void> {
    const statements = [LOCK_MARKED_COMMENTS, FORGET_COMMENT_LIKES];
    if (posts === 'delete') statements.push(LOCK_COMMENTED_POSTS, ERASE_COMMENTS);
    for (const statement of statements) await this.database.rows(statement, { user: userUuid });
  }
}
