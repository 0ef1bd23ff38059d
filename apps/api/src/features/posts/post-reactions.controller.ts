import { Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Answers } from '../../platform/http/answers.decorator.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { PostReactionsService, type Reactions } from './post-reactions.service.js';

const REACTIONS = {
  likes: { type: 'integer' },
  dislikes: { type: 'integer' },
  type: { type: 'string', enum: ['Like', 'Dislike'], nullable: true },
};
const SCRAPPED = { isScrapped: { type: 'boolean' } };

@Controller()
@SignedIn()
export class PostReactionsController {
  constructor(private readonly reactions: PostReactionsService) {}

  @Post('likes_dislikes/:id/like')
  @HttpCode(200)
  @RateLimit('like')
  @Answers(REACTIONS)
  like(@CurrentViewer() viewer: Viewer, @UuidParam('id') uuid: string): Promise<Reactions> {
    return this.reactions.toggle(viewer, uuid, 'Like');
  }

  @Post('likes_dislikes/:id/dislike')
  @HttpCode(200)
  @RateLimit('like')
  @Answers(REACTIONS)
  dislike(@CurrentViewer() viewer: Viewer, @UuidParam('id') uuid: string): Promise<Reactions> {
    return this.reactions.toggle(viewer, uuid, 'Dislike');
  }

  @Post('scraps/:id')
  @HttpCode(200)
  @RateLimit('scrap')
  @Answers(SCRAPPED)
  scrap(@CurrentViewer() viewer: Viewer, @UuidParam('id') uuid: string): Promise<{ isScrapped: boolean }> {
    return this.reactions.scrap(viewer, uuid);
  }

  @Delete('scraps/:id')
  @RateLimit('scrap')
  @Answers(SCRAPPED)
  unscrap(@CurrentViewer() viewer: Viewer, @UuidParam('id') uuid: string): Promise<{ isScrapped: boolean }> {
    return this.reactions.unscrap(viewer, uuid);
  }
}
