import { Args, Query, Resolver } from '@nestjs/graphql';
import { ClientAddress, CurrentReader, IsNoReader, Public } from '../../platform/access/access.decorators.js';
import type { Reader } from '../../platform/access/caller.js';
import { UuidArgs } from '../../platform/graphql/uuid.args.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { PostsQueries } from './posts.queries.js';
import { PostsService } from './posts.service.js';
import { PostView } from './posts.views.js';

@Resolver()
export class PostsResolver {
  constructor(
    private readonly queries: PostsQueries,
    private readonly posts: PostsService,
  ) {}

  @Query(() => PostView, { nullable: true, description: 'Opens a post: counts a view of this reader.' })
  @Public()
  @RateLimit(({ viewer, isRendering }) => (viewer || isRendering ? null : 'openPost'))
  readPost(
    @CurrentReader() reader: Reader,
    @ClientAddress() address: string,
    @IsNoReader() isNoReader: boolean,
    @Args() { uuid }: UuidArgs,
  ): Promise<PostView | null> {
    return isNoReader ? this.queries.byUuid(reader, uuid) : this.posts.open(reader, uuid, address);
  }
}
