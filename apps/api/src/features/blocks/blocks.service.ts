import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, found } from '../../platform/errors/app-error.js';
import { Events } from '../events/events.service.js';
import { INSERT_BLOCK, END_FRIENDSHIP, LOCK_PAIR, DELETE_BLOCK } from './blocks.statements.js';

/** Blocks hide two people from each other, whoever blocks whom (`notBlocked`). */
@Injectable()
export class BlocksService {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  /** Ends friendship and requests, too; they do not come back with the end of the block. */
  block(viewer: Viewer, userUuid: string): Promise<{ isBlocked: boolean }> {
    if (userUuid === viewer.uuid) {
      throw new AppError('VALIDATION_FAILED', { fields: [{ path: 'id', code: 'INVALID' }] });
    }
    const pair = { one: viewer.uuid, other: userUuid };
    return this.database.transaction(async () => {
      await this.database.rows(LOCK_PAIR, pair);
      const { isChanged } = found(await this.database.row(INSERT_BLOCK, { blocker: viewer.uuid, blocked: userUuid }));
      await this.database.rows(END_FRIENDSHIP, pair);
      if (isChanged) await this.recount(viewer.uuid, userUuid);
      return { isBlocked: true };
    });
  }

  async unblock(viewer: Viewer, userUuid: string): Promise<{ isBlocked: boolean }> {
    return this.database.transaction(async () => {
      const { isChanged } = found(await this.database.row(DELETE_BLOCK, { blocker: viewer.uuid, blocked: userUuid }));
      if (isChanged) await this.recount(viewer.uuid, userUuid);
      return { isBlocked: false };
    });
  }

  /** What one has not read of the other counts no more, or again, on both their screens. */
  private recount(...pair: string[]): Promise<void> {
    return this.events.emitBadge(...pair);
  }
}
