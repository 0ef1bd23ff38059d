import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { AppConfig } from '../../platform/config.js';
import { bestEffort } from '../../platform/database/best-effort.js';
import { Database } from '../../platform/database/database.js';
import { found } from '../../platform/errors/app-error.js';
import { clientNetwork } from '../../platform/access/client-network.js';
import { keyedHash } from '../../platform/keyed-hash.js';
import { CURRENT_VIEW_LOG, OPEN_POST, SET_DURATION } from './post-view-logs.statements.js';

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
    return opened ?? (await this.database.row(CURRENT_VIEW_LOG, { post: postUuid, user: viewer.uuid }))?.uuid ?? null;
  }

  /** Keeps the longer duration, in seconds. Visitors have no log and are ignored. */
  async setDuration(viewer: Viewer | null, logUuid: string, duration: number): Promise<void> {
    if (viewer) found(await this.database.row(SET_DURATION, { log: logUuid, user: viewer.uuid, seconds: duration }));
  }

  /** Tells visitors apart without keeping their addresses. */
  #visitor(address: string): string {
    return keyedHash(this.config.privacySecret, 'post-view', clientNetwork(address)).slice(0, 22);
  }

  async #open(postUuid: string, userUuid: string | null, visitor: string | null): Promise<string | null> {
    const values = { post: postUuid, user: userUuid, network: visitor };
    return (await bestEffort(() => this.database.row(OPEN_POST, values)))?.uuid ?? null;
  }
}
