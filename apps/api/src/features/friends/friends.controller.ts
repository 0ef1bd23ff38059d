import { Controller } from '@nestjs/common';
import { acceptFriendRequest, rejectFriendRequest, removeFriend, requestFriend } from '@haiko/shared/contract/friends';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { FriendsService } from './friends.service.js';
import { FriendRequestView } from './friends.views.js';

@Tag('Friends', 'Requests, and who is whose friend.')
@Controller()
@SignedIn()
export class FriendsController {
  constructor(private readonly friends: FriendsService) {}

  @Handles(requestFriend, {
    summary: 'Ask somebody to be friends',
    ids: { id: 'The person who is asked.' },
    reply: FriendRequestView,
  })
  @SignedIn({ onlyConfirmed: true })
  @RateLimit('friendRequest')
  request(@CurrentViewer() viewer: Viewer, @UuidParam('id') addressee: string): Promise<FriendRequestView> {
    return this.friends.request(viewer, addressee);
  }

  @Handles(acceptFriendRequest, {
    summary: 'Accept a friend request',
    ids: { id: 'The request.' },
    reply: FriendRequestView,
  })
  @RateLimit('edit')
  accept(@CurrentViewer() viewer: Viewer, @UuidParam('id') requestUuid: string): Promise<FriendRequestView> {
    return this.friends.accept(viewer, requestUuid);
  }

  @Handles(rejectFriendRequest, {
    summary: 'Turn a friend request down',
    ids: { id: 'The request.' },
    reply: FriendRequestView,
  })
  @RateLimit('edit')
  reject(@CurrentViewer() viewer: Viewer, @UuidParam('id') requestUuid: string): Promise<FriendRequestView> {
    return this.friends.reject(viewer, requestUuid);
  }

  @Handles(removeFriend, { summary: 'End a friendship', ids: { id: 'The friend.' } })
  @RateLimit('delete')
  remove(@CurrentViewer() viewer: Viewer, @UuidParam('id') friendUuid: string): Promise<void> {
    return this.friends.remove(viewer, friendUuid);
  }
}
