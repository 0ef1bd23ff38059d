import { Controller } from '@nestjs/common';
import type { BodyOf, QueryOf } from '@haiko/shared/contract/call';
import { correctPostLanguage, createPost, deletePost, updatePost } from '@haiko/shared/contract/posts';
import { LanguageBody, PostBody } from '@haiko/shared/contract/posts.schemas';
import { DeletionQuery } from '@haiko/shared/contract/reports.schemas';
import { CurrentReader, CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody, InputQuery } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { PostRemovals } from './post-removals.service.js';
import { PostsService } from './posts.service.js';
import { PostView } from './posts.views.js';

@Tag('Posts', 'What people write on the main board.')
@Controller()
@SignedIn()
export class PostsController {
  constructor(
    private readonly posts: PostsService,
    private readonly removals: PostRemovals,
  ) {}

  @Handles(createPost, { summary: 'Write a post', body: PostBody, reply: PostView })
  @RateLimit('post')
  create(
    @CurrentReader() reader: Reader<Viewer>,
    @InputBody() input: BodyOf<typeof createPost>,
    @IdempotencyKey() key: string | null,
  ): Promise<PostView> {
    return this.posts.create(reader, input, key);
  }

  @Handles(updatePost, {
    summary: 'Replace a post of your own',
    ids: { id: 'The post.' },
    body: PostBody,
    reply: PostView,
  })
  @RateLimit('edit')
  update(
    @CurrentReader() reader: Reader<Viewer>,
    @UuidParam('id') uuid: string,
    @InputBody() input: BodyOf<typeof updatePost>,
  ): Promise<PostView> {
    return this.posts.update(reader, uuid, input);
  }

  @Handles(correctPostLanguage, {
    summary: 'Say which language a post is in',
    ids: { id: 'The post.' },
    body: LanguageBody,
    reply: PostView,
  })
  @RateLimit('edit')
  correctLanguage(
    @CurrentReader() reader: Reader<Viewer>,
    @UuidParam('id') uuid: string,
    @InputBody() { originalLanguage }: BodyOf<typeof correctPostLanguage>,
  ): Promise<PostView> {
    return this.posts.correctLanguage(reader, uuid, originalLanguage);
  }

  @Handles(deletePost, { summary: 'Delete a post', ids: { id: 'The post.' }, query: DeletionQuery })
  @RateLimit('delete')
  remove(
    @CurrentViewer() viewer: Viewer,
    @UuidParam('id') uuid: string,
    @InputQuery() { cause = null }: QueryOf<typeof deletePost>,
  ): Promise<void> {
    return this.removals.remove(viewer, uuid, cause);
  }
}
