import { Controller } from '@nestjs/common';
import { blockUser, unblockUser } from '@haiko/shared/contract/blocks';
import { Blocked } from '@haiko/shared/contract/blocks.schemas';
import type { ReplyOf } from '@haiko/shared/contract/call';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { BlocksService } from './blocks.service.js';

@Tag('Blocks', 'Who does not see whom.')
@Controller()
@SignedIn()
export class BlocksController {
  constructor(private readonly blocks: BlocksService) {}

  @Handles(blockUser, { summary: 'Block somebody', ids: { id: 'The person.' }, reply: Blocked })
  @RateLimit('block')
  block(@CurrentViewer() viewer: Viewer, @UuidParam('id') userUuid: string): Promise<ReplyOf<typeof blockUser>> {
    return this.blocks.block(viewer, userUuid);
  }

  @Handles(unblockUser, { summary: 'End a block', ids: { id: 'The person.' }, reply: Blocked })
  @RateLimit('block')
  unblock(@CurrentViewer() viewer: Viewer, @UuidParam('id') userUuid: string): Promise<ReplyOf<typeof unblockUser>> {
    return this.blocks.unblock(viewer, userUuid);
  }
}
