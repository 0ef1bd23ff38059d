import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { AppConfig } from '../../platform/config.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { found } from '../../platform/errors/app-error.js';
import { toAppError } from '../../platform/errors/app-error-of.js';
import { clientNetwork } from '../../platform/rate-limit/client-network.js';

// The exclusion constraint decides who of many simultaneous readers counts. Authors do not count on their own posts.
const OPEN: Statement = {
  name: 'postViews.open',
  text: `
    with opened as (
      insert into post_view_logs (post_uuid, user_uuid, reader)
      select p.uuid, $2::uuid, coalesce($2::text, $3::varchar) from posts p
      where p.uuid = $1 and p.deleted_at is null and p.author_uuid is distinct from $2::uuid
      on conflict do nothing
      returning uuid, post_uuid
    ), counted as (
      update posts set view_count = view_count + 1 where uuid in (select post_uuid from opened)
    )
    select uuid from opened`,
};

const CURRENT: Statement = {
  name: 'postViews.current',
  text: `
    select uuid from post_view_logs
    where post_uuid = $1 and reader = $2::text and counted_during @> now()`,
};

const SET_DURATION: Statement = {
  name: 'postViews.setDuration',
  text: `
    update post_view_logs set duration = greatest(duration, $3)
    where uuid = $1 and user_uuid = $2 returning uuid`,
};

/** Views: one per reader and post in 30 minutes, with the longest time that the reader spent. */
@Injectable()
export class PostViews {
  constructor(
    private readonly database: Database,
    private readonly config: AppConfig,
  ) {}

  /** Counts a view and names its log for a signed-in reader; null for visitors, authors and missing posts. */
  async count(viewer: Viewer | null, postUuid: string, address: string): Promise<string | null> {
    const visitor = viewer ? null : this.#visitor(address);
    const opened = await this.#open(postUuid, viewer?.uuid ?? null, visitor);
    if (!viewer) return null;
    return opened ?? (await this.database.row<{ uuid: string }>(CURRENT, [postUuid, viewer.uuid]))?.uuid ?? null;
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
      return (await this.database.row<{ uuid: string }>(OPEN, [postUuid, userUuid, visitor]))?.uuid ?? null;
    } catch (error) {
      // Reading goes on while the database takes no writes; the view is lost, the post is shown.
      if (toAppError(error).code === 'READ_ONLY') return null;
      throw error;
    }
  }
}
