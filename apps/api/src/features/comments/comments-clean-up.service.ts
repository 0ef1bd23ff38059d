import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { EMPTY_COMMENTS, PURGE_COMMENTS } from './comments-clean-up.statements.js';

const BATCH = 1_000;

/** Removes comments that were deleted long ago. */
@Injectable()
export class CommentsCleanUpService {
  constructor(private readonly database: Database) {}

  /** Returns how many rows or texts there were. */
  async purgeDeleted(): Promise<number> {
    const purged = await this.database.rows(PURGE_COMMENTS, { batch: BATCH });
    const emptied = await this.database.rows(EMPTY_COMMENTS, { batch: BATCH });
    return purged.length + emptied.length;
  }
}
