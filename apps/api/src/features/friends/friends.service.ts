import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@haiko/shared/errors';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule, found } from '../../platform/errors/app-error.js';
import { LOCK_PAIR } from '../blocks/blocks.statements.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { FriendsQueries } from './friends.queries.js';
import {
  DECIDE_REQUEST,
  DECIDED_REQUEST,
  FRIENDSHIP_OF_PAIR,
  INSERT_REQUEST,
  DELETE_FRIENDSHIP,
} from './friends.statements.js';
import type { FriendRequestView } from './friends.views.js';
import type { FriendshipState } from './friendship.entity.js';

interface Standing {
  state: FriendshipState;
  requesterUuid: string;
}

/** Friendships: who asked and what became of it. The one row of a pair decides every race. */
@Injectable()
export class FriendsService {
  constructor(
    private readonly database: Database,
    private readonly queries: FriendsQueries,
    private readonly notifications: NotificationsService,
  ) {}

  /** Asks somebody; a request that crosses an open one is refused, because the other one is there to accept. */
  request(viewer: Viewer, addressee: string): Promise<FriendRequestView> {
    assertRule(addressee !== viewer.uuid, 'CANNOT_FRIEND_SELF');
    const pair = { one: viewer.uuid, other: addressee };
    return this.database.transaction(async () => {
      await this.database.rows(LOCK_PAIR, pair);
      const request = await this.database.row(INSERT_REQUEST, { requester: viewer.uuid, addressee });
      if (!request) throw new AppError(refusal(found(await this.#standing(pair)), viewer));
      await this.notifications.notify({
        type: 'Friend Request',
        from: viewer.uuid,
        to: addressee,
        causeUuid: viewer.uuid,
      });
      return found(await this.queries.byUuid(viewer, request.uuid));
    });
  }

  /** Accepting again changes nothing. */
  accept(viewer: Viewer, requestUuid: string): Promise<FriendRequestView> {
    return this.database.transaction(async () => {
      const requester = await this.#decide(viewer, requestUuid, 'FRIENDS');
      if (requester) {
        const input = { type: 'Friend Accept', from: viewer.uuid, to: requester, causeUuid: viewer.uuid } as const;
        await this.notifications.notify(input);
      }
      return found(await this.queries.byUuid(viewer, requestUuid));
    });
  }

  /** Nobody is told; rejecting again changes nothing. */
  reject(viewer: Viewer, requestUuid: string): Promise<FriendRequestView> {
    return this.database.transaction(async () => {
      await this.#decide(viewer, requestUuid, 'REJECTED');
      return found(await this.queries.byUuid(viewer, requestUuid));
    });
  }

  async remove(viewer: Viewer, friendUuid: string): Promise<void> {
    found(await this.database.row(DELETE_FRIENDSHIP, { one: viewer.uuid, other: friendUuid }));
  }

  /** The requester where this call decided; null where the same was decided before; else `NOT_FOUND`. */
  async #decide({ uuid }: Viewer, requestUuid: string, state: FriendshipState): Promise<string | null> {
    const values = { request: requestUuid, addressee: uuid, state };
    const decided = await this.database.row(DECIDE_REQUEST, values);
    if (decided) return decided.requesterUuid;
    found(await this.database.row(DECIDED_REQUEST, values));
    return null;
  }

  #standing(pair: { one: string; other: string }): Promise<Standing | undefined> {
    return this.database.row(FRIENDSHIP_OF_PAIR, pair);
  }
}

/** Why another request is refused. A rejected one still counts as sent, so that a rejection is not told. */
function refusal({ state, requesterUuid }: Standing, viewer: Viewer): ErrorCode {
  if (state === 'FRIENDS') return 'ALREADY_FRIENDS';
  return requesterUuid === viewer.uuid ? 'FRIEND_REQUEST_ALREADY_SENT' : 'FRIEND_REQUEST_ALREADY_RECEIVED';
}
