import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Returns } from '../../platform/http/returns.decorator.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { EndpointInput, SubscriptionInput } from './push.inputs.js';
import { PushSubscriptions } from './push-subscriptions.service.js';

@Controller('push')
@SignedIn()
export class PushController {
  constructor(private readonly subscriptions: PushSubscriptions) {}

  @Get('key')
  @Returns({ publicKey: { type: 'string' } })
  readKey(): Promise<{ publicKey: string }> {
    return this.subscriptions.key();
  }

  @Post('subscriptions')
  @RateLimit('edit')
  @Returns({ uuid: { type: 'string', format: 'uuid' } })
  subscribe(@CurrentViewer() viewer: Viewer, @Body() input: SubscriptionInput): Promise<{ uuid: string }> {
    return this.subscriptions.subscribe(viewer, input);
  }

  @Delete('subscriptions')
  @HttpCode(204)
  @RateLimit('edit')
  unsubscribe(@CurrentViewer() viewer: Viewer, @Body() { endpoint }: EndpointInput): Promise<void> {
    return this.subscriptions.unsubscribe(viewer, endpoint);
  }
}
