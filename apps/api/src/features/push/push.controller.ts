import { Controller } from '@nestjs/common';
import type { BodyOf, ReplyOf } from '@haiko/shared/contract/call';
import { readPushKey, subscribeToPush, unsubscribeFromPush } from '@haiko/shared/contract/push';
import {
  PushEndpointBody,
  PushKey,
  PushSubscriptionBody,
  SavedPushSubscription,
} from '@haiko/shared/contract/push.schemas';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { PushSubscriptions } from './push-subscriptions.service.js';

@Tag('Push messages', 'Messages to browsers that are not open.')
@Controller()
@SignedIn()
export class PushController {
  constructor(private readonly subscriptions: PushSubscriptions) {}

  @Handles(readPushKey, { summary: 'What a browser needs to subscribe to push messages', reply: PushKey })
  readKey(): Promise<ReplyOf<typeof readPushKey>> {
    return this.subscriptions.key();
  }

  @Handles(subscribeToPush, {
    summary: 'Have push messages sent to a browser',
    body: PushSubscriptionBody,
    reply: SavedPushSubscription,
  })
  @RateLimit('edit')
  subscribe(
    @CurrentViewer() viewer: Viewer,
    @InputBody() input: BodyOf<typeof subscribeToPush>,
  ): Promise<ReplyOf<typeof subscribeToPush>> {
    return this.subscriptions.subscribe(viewer, input);
  }

  @Handles(unsubscribeFromPush, { summary: 'End the push messages to a browser', body: PushEndpointBody })
  @RateLimit('edit')
  unsubscribe(
    @CurrentViewer() viewer: Viewer,
    @InputBody() { endpoint }: BodyOf<typeof unsubscribeFromPush>,
  ): Promise<void> {
    return this.subscriptions.unsubscribe(viewer, endpoint);
  }
}
