import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@haiko/shared/errors';
import type { Viewer } from '../../platform/access/caller.js';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { found } from '../../platform/errors/app-error.js';
import { toAppError } from '../../platform/errors/app-error-of.js';
import { clientNetwork } from '../../platform/access/client-network.js';
import { CURRENT_VIEW_LOG, OPEN_POST, SET_DURATION } from './post-view-logs.statements.js';

const NOT_COUNTABLE = new Set<ErrorCode>(['READ_ONLY', 'UNAVAILABLE']);

/** Views: one per reader and post in 30 minutes, with the longest time that the reader spent. */
@Injectable()
export class PostViewLogsService {
  constructor(
    private readonly database: Database,
    private readonly config: AppConfig,
  ) {}

  /** Counts a view and names its log for a signed-in reader; null for visitors, authors and missing posts. */
  async count(viewer: Viewer | null, postUuid: string, address: string): Promise<string | null> {
    const visitor = viewer ? null : this.#visitor(address);
    const opened = await this.#open(postUuid, viewer?.uuid ?? null, visitor);
    if (!viewer) return null;
    return (
      opened ?? (await this.database.row<{ uuid: string }>(CURRENT_VIEW_LOG, [postUuid, viewer.uuid]))?.uuid ?? null
    );
  }

  /** Keeps the longer duration, in seconds. Visitors have no log and are ignored. */
  async setDuration(viewer: Viewer | null, logUuid: string, duration: number): Promise<void> {
    if (viewer) found(await this.database.row(SET_DURATION, [logUuid, viewer.uuid, duration]));
  }

  /** Tells visitors apart without keeping their addresses. */
  #visitor(address: string): string {
    return createHmac('sha256', this.config.privacySecret)
      .update(clientNetwork(address))
      .digest('base64url')
      .slice(0, 22);
  }

  async #open(postUuid: string, userUuid: string | null, visitor: string | null): Promise<string | null> {
    try {
      return (await this.database.row<{ uuid: string }>(OPEN_POST, [postUuid, userUuid, visitor]))?.uuid ?? null;
    } catch (error) {
      // Reading goes on while the database takes no writes or somebody holds the post for long: the view is lost, the post
      // is shown.
      if (NOT_COUNTABLE.has(toAppError(error).code)) return null;
      throw error;
    }
  }
}
