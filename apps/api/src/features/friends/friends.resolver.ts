import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { type Page, WantsTotal } from '../../platform/graphql/page.js';
import type { UserView } from '../users/users.views.js';
import { FriendsArgs, ReceivedRequestsArgs } from './friends.args.js';
import { FriendsQueries, FRIEND_REQUESTS_SHOWN } from './friends.queries.js';
import { FriendPageView, FriendRequestView } from './friends.views.js';

@Resolver()
@SignedIn()
export class FriendsResolver {
  constructor(private readonly friends: FriendsQueries) {}

  @Query(() => FriendPageView, { description: "The reader's friends, the newest friendship first." })
  readFriendsList(
    @CurrentViewer() viewer: Viewer,
    @Args() args: FriendsArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<UserView>> {
    return this.friends.page(viewer, args, wantsTotal);
  }

  @Query(() => [FriendRequestView], {
    description: 'The newest open requests to the reader.',
    complexity: FRIEND_REQUESTS_SHOWN,
  })
  readReceivedFriendRequests(
    @CurrentViewer() viewer: Viewer,
    @Args() { nickName }: ReceivedRequestsArgs,
  ): Promise<FriendRequestView[]> {
    return this.friends.received(viewer, nickName);
  }

  @Query(() => [FriendRequestView], {
    description: "The reader's newest open requests.",
    complexity: FRIEND_REQUESTS_SHOWN,
  })
  readSentFriendRequests(@CurrentViewer() viewer: Viewer): Promise<FriendRequestView[]> {
    return this.friends.sent(viewer);
  }
}
