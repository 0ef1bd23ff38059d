import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { assertRule, found } from '../../platform/errors/app-error.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import type { ReactionType } from './post-reaction.entity.js';
import { canScrapPost } from '../posts/posts.policy.js';
import { DELETE_SCRAP, INSERT_SCRAP, TURN_REACTION } from './post-reactions.statements.js';
import { LOCK_VISIBLE_POST } from '../posts/posts.statements.js';

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

interface Switch {
  type: ReactionType;
  isOn: boolean | null;
}

/** Likes, dislikes and scraps. The post's lock puts simultaneous taps in a row, so that counters are always exact. */
@Injectable()
export class PostReactionsService {
  constructor(
    private readonly database: Database,
    private readonly notifications: NotificationsService,
  ) {}

  /** Sets the reaction or takes it back, as `isOn` says, else as it is not; the opposite one is withdrawn by it. */
  turn(viewer: Viewer, postUuid: string, { type, isOn }: Switch): Promise<Reactions> {
    return this.database.transaction(async () => {
      const post = await this.#lock(viewer, postUuid);
      const values = { post: postUuid, user: viewer.uuid, type, isOn };
      const { isNewLike, ...reactions } = found(await this.database.row(TURN_REACTION, values));
      if (isNewLike) await this.#notify(viewer, post, 'Post Like');
      return reactions;
    });
  }

  /** Saves the post; saving it again changes nothing. */
  scrap(viewer: Viewer, postUuid: string): Promise<{ isScrapped: boolean }> {
    return this.database.transaction(async () => {
      const post = await this.#lock(viewer, postUuid);
      assertRule(canScrapPost(viewer, post), 'CANNOT_SCRAP_OWN_POST');
      await this.database.rows(INSERT_SCRAP, { post: postUuid, user: viewer.uuid });
      await this.#notify(viewer, post, 'Scrap');
      return { isScrapped: true };
    });
  }

  unscrap(viewer: Viewer, postUuid: string): Promise<{ isScrapped: boolean }> {
    return this.database.transaction(async () => {
      await this.#lock(viewer, postUuid);
      await this.database.rows(DELETE_SCRAP, { post: postUuid, user: viewer.uuid });
      return { isScrapped: false };
    });
  }

  #notify(viewer: Viewer, { uuid, authorUuid }: VisiblePost, type: 'Post Like' | 'Scrap'): Promise<void> {
    return this.notifications.notify({ type, from: viewer.uuid, to: authorUuid, causeUuid: uuid, postUuid: uuid });
  }

  async #lock(viewer: Viewer, postUuid: string): Promise<VisiblePost> {
    return found(await this.database.row(LOCK_VISIBLE_POST, { post: postUuid, viewer: viewer.uuid }));
  }
}
