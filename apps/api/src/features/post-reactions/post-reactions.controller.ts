import { Controller } from '@nestjs/common';
import type { BodyOf, ReplyOf } from '@haiko/shared/contract/call';
import { dislikePost, likePost, scrapPost, unscrapPost } from '@haiko/shared/contract/posts';
import { Reactions, Scrapped, SwitchBody } from '@haiko/shared/contract/posts.schemas';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { PostReactionsService } from './post-reactions.service.js';

@Tag('Reactions', 'Likes, dislikes and scraps of posts.')
@Controller()
@SignedIn()
export class PostReactionsController {
  constructor(private readonly reactions: PostReactionsService) {}

  @Handles(likePost, {
    summary: 'Like a post, or take that back',
    ids: { id: 'The post.' },
    body: SwitchBody,
    reply: Reactions,
  })
  @RateLimit('like')
  like(
    @CurrentViewer() viewer: Viewer,
    @UuidParam('id') uuid: string,
    @InputBody() { isOn = null }: BodyOf<typeof likePost>,
  ): Promise<ReplyOf<typeof likePost>> {
    return this.reactions.turn(viewer, uuid, { type: 'Like', isOn });
  }

  @Handles(dislikePost, {
    summary: 'Dislike a post, or take that back',
    ids: { id: 'The post.' },
    body: SwitchBody,
    reply: Reactions,
  })
  @RateLimit('like')
  dislike(
    @CurrentViewer() viewer: Viewer,
    @UuidParam('id') uuid: string,
    @InputBody() { isOn = null }: BodyOf<typeof dislikePost>,
  ): Promise<ReplyOf<typeof dislikePost>> {
    return this.reactions.turn(viewer, uuid, { type: 'Dislike', isOn });
  }

  @Handles(scrapPost, { summary: 'Scrap a post', ids: { id: 'The post.' }, reply: Scrapped })
  @RateLimit('scrap')
  scrap(@CurrentViewer() viewer: Viewer, @UuidParam('id') uuid: string): Promise<ReplyOf<typeof scrapPost>> {
    return this.reactions.scrap(viewer, uuid);
  }

  @Handles(unscrapPost, { summary: 'Take a post out of the scraps', ids: { id: 'The post.' }, reply: Scrapped })
  @RateLimit('scrap')
  unscrap(@CurrentViewer() viewer: Viewer, @UuidParam('id') uuid: string): Promise<ReplyOf<typeof unscrapPost>> {
    return this.reactions.unscrap(viewer, uuid);
  }
}
