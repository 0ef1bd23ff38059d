import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { Viewer } from '../../platform/access/caller.js';
import { PageOf } from '../../platform/graphql/page.js';
import { type UserCardRow, userCardView, UserView } from '../users/users.views.js';
import type { FriendshipState } from './friendship.entity.js';

export const FriendPageView = PageOf(UserView, 'FriendPage');

@ObjectType('FriendRequest')
export class FriendRequestView {
  @Field(() => ID)
  uuid: string;

  @Field()
  createdAt: Date;

  @Field(() => String, { description: '`REQUESTED`, `FRIENDS` or `REJECTED`; in lists always the first.' })
  state: FriendshipState;

  @Field(() => UserView)
  requester: UserView;

  @Field(() => UserView)
  addressee: UserView;
}

/** A row of the request statements (friends.queries.ts). */
export interface FriendRequestRow {
  uuid: string;
  createdAt: Date;
  state: FriendshipState;
  requester: UserCardRow;
  addressee: UserCardRow;
}

/** A request with both people, as one of them sees it. */
export function friendRequestView(row: FriendRequestRow, viewer: Viewer): FriendRequestView {
  return {
    uuid: row.uuid,
    createdAt: row.createdAt,
    state: row.state,
    requester: userCardView(row.requester, viewer),
    addressee: userCardView(row.addressee, viewer),
  };
}
