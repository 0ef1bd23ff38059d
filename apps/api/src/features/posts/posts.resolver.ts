import { Args, ArgsType, Field, ID, Query, Resolver } from '@nestjs/graphql';
import { MAX_FOLLOWED_NATIONALITIES } from '@haiko/shared/limits';
import { IsOptional } from 'class-validator';
import { ClientAddress, CurrentReader, Public } from '../../platform/access/access.decorators.js';
import type { Reader } from '../../platform/access/caller.js';
import { type Page, PageArgs, WantsTotal } from '../../platform/graphql/page.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { MaxItems, Uuid } from '../../platform/validation/validators.js';
import { PostsQueries } from './posts.queries.js';
import { PostsService } from './posts.service.js';
import { PostPageView, PostView } from './posts.views.js';

@ArgsType()
class FeedArgs extends PageArgs {
  @Field(() => [ID], { nullable: true })
  @IsOptional()
  @Uuid({ each: true })
  @MaxItems(MAX_FOLLOWED_NATIONALITIES)
  nationalityUuids?: string[] | null;
}

@ArgsType()
class PostArgs {
  @Field(() => ID)
  @Uuid()
  uuid: string;
}

@Resolver()
export class PostsResolver {
  constructor(
    private readonly queries: PostsQueries,
    private readonly posts: PostsService,
  ) {}

  @Query(() => PostPageView, { description: 'The community feed, newest first.' })
  @Public()
  readPosts(
    @CurrentReader() reader: Reader,
    @Args() args: FeedArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<PostView>> {
    return this.queries.feed(reader, args, wantsTotal);
  }

  @Query(() => PostView, { nullable: true, description: 'Opens a post: counts a view of this reader.' })
  @Public()
  @RateLimit(({ viewer }) => (viewer ? null : 'openPost'))
  readPost(
    @CurrentReader() reader: Reader,
    @ClientAddress() address: string,
    @Args() { uuid }: PostArgs,
  ): Promise<PostView | null> {
    return this.posts.open(reader, uuid, address);
  }
}
