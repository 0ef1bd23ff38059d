import { Args, ArgsType, Field, Int, Query, Resolver } from '@nestjs/graphql';
import { fields, integer } from '@haiko/shared/contract/fields';
import { MAX_TAKE } from '@haiko/shared/limits';
import * as v from 'valibot';
import { CurrentReader, Public, SignedIn } from '../../platform/access/access.decorators.js';
import type { Reader } from '../../platform/access/caller.js';
import { type Page, PageArgs, WantsTotal } from '../../platform/graphql/page.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';
import { CachedForVisitors } from '../../platform/rendering/cached-queries.js';
import {
  LIKED,
  LIKED_TOTAL,
  OWNED,
  OWNED_TOTAL,
  POPULAR,
  SCRAPPED,
  SCRAPPED_TOTAL,
  WRITTEN_BY,
  WRITTEN_BY_TOTAL,
} from './post-lists.queries.js';
import { PostsOfUserArgs } from './posts.inputs.js';
import { PostsQueries } from './posts.queries.js';
import { PostPageView, PostView } from './posts.views.js';
import { MAX_POPULAR_POSTS } from './popular-posts.statements.js';

@ArgsType()
@ValidatedBy(fields({ withoutNewest: v.nullish(integer({ min: 0, max: MAX_TAKE }), 0) }))
class PopularArgs {
  @Field(() => Int, { nullable: true, description: 'Without so many posts that the feed begins with.' })
  withoutNewest: number = 0;
}

/** The lists beside the feed. */
@Resolver()
export class PostListsResolver {
  constructor(private readonly posts: PostsQueries) {}

  @Query(() => [PostView], {
    description: 'The most popular posts of the week, the best first.',
    complexity: MAX_POPULAR_POSTS,
  })
  @CachedForVisitors('Post')
  @Public()
  readPopularPosts(@CurrentReader() reader: Reader, @Args() { withoutNewest }: PopularArgs): Promise<PostView[]> {
    return this.posts.all(reader, POPULAR, { newest: withoutNewest });
  }

  @Query(() => PostPageView, { description: "The reader's own posts." })
  @SignedIn()
  readOwnedPosts(
    @CurrentReader() reader: Reader,
    @Args() page: PageArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<PostView>> {
    return this.posts.page(reader, { ...page, values: {}, wantsTotal, statement: OWNED, total: OWNED_TOTAL });
  }

  @Query(() => PostPageView, {
    description: 'What one person has written for everybody, newest first; nothing across a block, or of who has left.',
  })
  @SignedIn()
  readPostsOfUser(
    @CurrentReader() reader: Reader,
    @Args() { uuid: person, ...page }: PostsOfUserArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<PostView>> {
    return this.posts.page(reader, {
      ...page,
      values: { person },
      wantsTotal,
      statement: WRITTEN_BY,
      total: WRITTEN_BY_TOTAL,
    });
  }

  @Query(() => PostPageView, { description: 'Posts that the reader likes, the last liked first.' })
  @SignedIn()
  readLikedPosts(
    @CurrentReader() reader: Reader,
    @Args() page: PageArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<PostView>> {
    return this.posts.page(reader, { ...page, values: {}, wantsTotal, statement: LIKED, total: LIKED_TOTAL });
  }

  @Query(() => PostPageView, { description: 'Posts that the reader saved, the last saved first.' })
  @SignedIn()
  readScrappedPosts(
    @CurrentReader() reader: Reader,
    @Args() page: PageArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<PostView>> {
    return this.posts.page(reader, { ...page, values: {}, wantsTotal, statement: SCRAPPED, total: SCRAPPED_TOTAL });
  }
}
