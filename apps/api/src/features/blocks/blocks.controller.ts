import { Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Answers } from '../../platform/http/answers.decorator.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { BlocksService } from './blocks.service.js';

const BLOCKED = { isBlocked: { type: 'boolean' } };

@Controller('user/block')
@SignedIn()
export class BlocksController {
  constructor(private readonly blocks: BlocksService) {}

  @Post(':id')
  @HttpCode(200)
  @RateLimit('block')
  @Answers(BLOCKED)
  block(@CurrentViewer() viewer: Viewer, @UuidParam('id') userUuid: string): Promise<{ isBlocked: boolean }> {
    return this.blocks.block(viewer, userUuid);
  }

  @Delete(':id')
  @RateLimit('block')
  @Answers(BLOCKED)
  unblock(@CurrentViewer() viewer: Viewer, @UuidParam('id') userUuid: string): Promise<{ isBlocked: boolean }> {
    return this.blocks.unblock(viewer, userUuid);
  }
}
