import { Controller, Delete, HttpCode, Post, Put } from '@nestjs/common';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Answers } from '../../platform/http/answers.decorator.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { FriendsService } from './friends.service.js';
import { FriendRequestView } from './friends.views.js';

@Controller('friend')
@SignedIn()
export class FriendsController {
  constructor(private readonly friends: FriendsService) {}

  @Post('request/:id')
  @RateLimit('friendRequest')
  @Answers(FriendRequestView)
  request(@CurrentViewer() viewer: Viewer, @UuidParam('id') addressee: string): Promise<FriendRequestView> {
    return this.friends.request(viewer, addressee);
  }

  @Put('request/:id/accept')
  @RateLimit('edit')
  @Answers(FriendRequestView)
  accept(@CurrentViewer() viewer: Viewer, @UuidParam('id') requestUuid: string): Promise<FriendRequestView> {
    return this.friends.accept(viewer, requestUuid);
  }

  @Put('request/:id/reject')
  @RateLimit('edit')
  @Answers(FriendRequestView)
  reject(@CurrentViewer() viewer: Viewer, @UuidParam('id') requestUuid: string): Promise<FriendRequestView> {
    return this.friends.reject(viewer, requestUuid);
  }

  @Delete(':id')
  @HttpCode(204)
  @RateLimit('delete')
  remove(@CurrentViewer() viewer: Viewer, @UuidParam('id') friendUuid: string): Promise<void> {
    return this.friends.remove(viewer, friendUuid);
  }
}
