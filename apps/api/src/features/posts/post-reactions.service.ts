import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { assertRule, found } from '../../platform/errors/app-error.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import type { ReactionType } from './post-reaction.entity.js';
import { canScrapPost } from './posts.policy.js';
import { COUNT_REACTIONS, REACT, SCRAP, TAKE_REACTION_BACK, UNSCRAP } from './post-reactions.statements.js';
import { LOCK_VISIBLE_POST } from './posts.statements.js';

interface VisiblePost {
  uuid: string;
  authorUuid: string;
}

export interface Reactions {
  likes: number;
  dislikes: number;
  /** The viewer's own one after the call. */
  type: ReactionType | null;
}

/** Likes, dislikes and scraps. The post's lock puts simultaneous taps in a row, so that counters are always exact. */
@Injectable()
export class PostReactionsService {
  constructor(
    private readonly database: Database,
    private readonly notifications: NotificationsService,
  ) {}

  /** Sets the reaction, or takes it back when it is there already; the opposite one is withdrawn. */
  toggle(viewer: Viewer, postUuid: string, type: ReactionType): Promise<Reactions> {
    return this.database.transaction(async () => {
      const post = await this.#lock(viewer, postUuid);
      const before = await this.database.row<{ type: ReactionType }>(TAKE_REACTION_BACK, [postUuid, viewer.uuid]);
      const after = before?.type === type ? null : type;
      if (after) await this.database.rows(REACT, [postUuid, viewer.uuid, after]);
      const change = (of: ReactionType) => Number(after === of) - Number(before?.type === of);
      const counts = await this.database.row<Omit<Reactions, 'type'>>(COUNT_REACTIONS, [
        postUuid,
        change('Like'),
        change('Dislike'),
      ]);
      if (after === 'Like') await this.#tell(viewer, post, 'Post Like');
      return { ...found(counts), type: after };
    });
  }

  /** Saves the post; saving it again changes nothing. */
  scrap(viewer: Viewer, postUuid: string): Promise<{ isScrapped: boolean }> {
    return this.database.transaction(async () => {
      const post = await this.#lock(viewer, postUuid);
      assertRule(canScrapPost(viewer, post), 'CANNOT_SCRAP_OWN_POST');
      await this.database.rows(SCRAP, [postUuid, viewer.uuid]);
      await this.#tell(viewer, post, 'Scrap');
      return { isScrapped: true };
    });
  }

  unscrap(viewer: Viewer, postUuid: string): Promise<{ isScrapped: boolean }> {
    return this.database.transaction(async () => {
      await this.#lock(viewer, postUuid);
      await this.database.rows(UNSCRAP, [postUuid, viewer.uuid]);
      return { isScrapped: false };
    });
  }

  #tell(viewer: Viewer, { uuid, authorUuid }: VisiblePost, type: 'Post Like' | 'Scrap'): Promise<void> {
    return this.notifications.notify({ type, from: viewer.uuid, to: authorUuid, causeUuid: uuid, postUuid: uuid });
  }

  async #lock(viewer: Viewer, postUuid: string): Promise<VisiblePost> {
    return found(await this.database.row<VisiblePost>(LOCK_VISIBLE_POST, [postUuid, viewer.uuid]));
  }
}
