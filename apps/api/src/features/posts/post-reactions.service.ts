import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { assertRule, found } from '../../platform/errors/app-error.js';
import type { ReactionType } from './post-reaction.entity.js';
import { canScrapPost } from './posts.policy.js';
import { COUNT_REACTIONS, REACT, SCRAP, TAKE_REACTION_BACK, UNSCRAP } from './post-reactions.statements.js';
import { LOCK_POST } from './posts.statements.js';

export interface Reactions {
  likes: number;
  dislikes: number;
  /** The viewer's own one after the call. */
  type: ReactionType | null;
}

/** Likes, dislikes and scraps. The post's lock puts simultaneous taps in a row, so that counters are always exact. */
@Injectable()
export class PostReactionsService {
  constructor(private readonly database: Database) {}

  /** Sets the reaction, or takes it back when it is there already; the opposite one is withdrawn. */
  toggle(viewer: Viewer, postUuid: string, type: ReactionType): Promise<Reactions> {
    return this.database.transaction(async () => {
      await this.#lock(postUuid);
      const before = await this.database.row<{ type: ReactionType }>(TAKE_REACTION_BACK, [postUuid, viewer.uuid]);
      const after = before?.type === type ? null : type;
      if (after) await this.database.rows(REACT, [postUuid, viewer.uuid, after]);
      const change = (of: ReactionType) => Number(after === of) - Number(before?.type === of);
      const counts = await this.database.row<Omit<Reactions, 'type'>>(COUNT_REACTIONS, [
        postUuid,
        change('Like'),
        change('Dislike'),
      ]);
      return { ...found(counts), type: after };
    });
  }

  /** Saves the post; saving it again changes nothing. */
  scrap(viewer: Viewer, postUuid: string): Promise<{ isScrapped: boolean }> {
    return this.database.transaction(async () => {
      const post = await this.#lock(postUuid);
      assertRule(canScrapPost(viewer, post), 'CANNOT_SCRAP_OWN_POST');
      await this.database.rows(SCRAP, [postUuid, viewer.uuid]);
      return { isScrapped: true };
    });
  }

  unscrap(viewer: Viewer, postUuid: string): Promise<{ isScrapped: boolean }> {
    return this.database.transaction(async () => {
      await this.#lock(postUuid);
      await this.database.rows(UNSCRAP, [postUuid, viewer.uuid]);
      return { isScrapped: false };
    });
  }

  async #lock(postUuid: string): Promise<{ authorUuid: string }> {
    return found(await this.database.row<{ authorUuid: string }>(LOCK_POST, [postUuid]));
  }
}
