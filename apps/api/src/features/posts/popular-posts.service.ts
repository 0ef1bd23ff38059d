import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { CLEAR_POPULAR, LOCK_POPULAR, RANK_POPULAR } from './popular-posts.statements.js';

/** The ranking behind the carousel. */
@Injectable()
export class PopularPostsService {
  constructor(private readonly database: Database) {}

  /** Ranks anew; readers see the old list until the new one is there. */
  rank(): Promise<void> {
    return this.database.transaction(async () => {
      await this.database.rows(LOCK_POPULAR);
      await this.database.rows(CLEAR_POPULAR);
      await this.database.rows(RANK_POPULAR);
    });
  }
}
