import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { assertRule, found } from '../../platform/errors/app-error.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import type { ReactionType } from './post-reaction.entity.js';
import { canScrapPost } from '../posts/posts.policy.js';
import {
  COUNT_REACTIONS,
  INSERT_REACTION,
  INSERT_SCRAP,
  DELETE_REACTION,
  DELETE_SCRAP,
} from './post-reactions.statements.js';
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
      const before = await this.database.row(DELETE_REACTION, { post: postUuid, user: viewer.uuid });
      const after = before?.type === type ? null : type;
      if (after) await this.database.rows(INSERT_REACTION, { post: postUuid, user: viewer.uuid, type: after });
      const change = (of: ReactionType) => Number(after === of) - Number(before?.type === of);
      const counts = await this.database.row(COUNT_REACTIONS, {
        post: postUuid,
        likes: change('Like'),
        dislikes: change('Dislike'),
      });
      if (after === 'Like') await this.#notify(viewer, post, 'Post Like');
      return { ...found(counts), type: after };
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
