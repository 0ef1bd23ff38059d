import { Args, ArgsType, Field, Query, registerEnumType, Resolver } from '@nestjs/graphql';
import { KEYWORD_MAX, MAX_POPULAR_POSTS } from '@haiko/shared/limits';
import { isBlank } from '@haiko/shared/rules/text';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateIf } from 'class-validator';
import { CurrentReader, Public, SignedIn } from '../../platform/access/access.decorators.js';
import type { Reader } from '../../platform/access/caller.js';
import { type Page, PageArgs, WantsTotal } from '../../platform/graphql/page.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { OneOf, Text } from '../../platform/validation/validators.js';
import { LIKED, LIKED_TOTAL, OWNED, OWNED_TOTAL, POPULAR, SCRAPPED, SCRAPPED_TOTAL } from './post-lists.queries.js';
import { PostSearchQueries, type SearchOption } from './post-search.queries.js';
import { PostsQueries } from './posts.queries.js';
import { PostPageView, PostView } from './posts.views.js';

export const SearchOptionEnum = { community: 'community', haikoNews: 'haikoNews' } as const;
registerEnumType(SearchOptionEnum, {
  name: 'SearchOption',
  description: 'Where to search: the tabs of /searchresult.',
});

@ArgsType()
class SearchArgs extends PageArgs {
  @Field({ description: 'Words that must all occur; `#word` is a whole hashtag. Empty only for haikoNews.' })
  @Transform(({ value }) => (typeof value === 'string' && isBlank(value) ? '' : value))
  @ValidateIf(({ keyword }) => keyword !== '')
  @Text({ max: KEYWORD_MAX })
  keyword: string;

  @Field(() => SearchOptionEnum, { nullable: true, description: '`community` unless given.' })
  @IsOptional()
  @OneOf(Object.values(SearchOptionEnum))
  searchOption?: SearchOption | null;
}

/** The lists beside the feed. */
@Resolver()
export class PostListsResolver {
  constructor(
    private readonly posts: PostsQueries,
    private readonly search: PostSearchQueries,
  ) {}

  @Query(() => [PostView], { description: 'The most popular posts of the week.', complexity: MAX_POPULAR_POSTS })
  @Public()
  readPopularPosts(@CurrentReader() reader: Reader): Promise<PostView[]> {
    return this.posts.all(reader, POPULAR);
  }

  @Query(() => PostPageView, { description: 'Posts that hold the keyword in any language, newest first.' })
  @Public()
  @RateLimit('keywordSearch')
  readPostsByKeyword(
    @CurrentReader() reader: Reader,
    @Args() args: SearchArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<PostView>> {
    return this.search.page(reader, args, wantsTotal);
  }

  @Query(() => PostPageView, { description: "The reader's own posts." })
  @SignedIn()
  readOwnedPosts(
    @CurrentReader() reader: Reader,
    @Args() page: PageArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<PostView>> {
    return this.posts.page(reader, { ...page, values: [], wantsTotal, statement: OWNED, total: OWNED_TOTAL });
  }

  @Query(() => PostPageView, { description: 'Posts that the reader likes, the last liked first.' })
  @SignedIn()
  readLikedPosts(
    @CurrentReader() reader: Reader,
    @Args() page: PageArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<PostView>> {
    return this.posts.page(reader, { ...page, values: [], wantsTotal, statement: LIKED, total: LIKED_TOTAL });
  }

  @Query(() => PostPageView, { description: 'Posts that the reader saved, the last saved first.' })
  @SignedIn()
  readScrappedPosts(
    @CurrentReader() reader: Reader,
    @Args() page: PageArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<PostView>> {
    return this.posts.page(reader, { ...page, values: [], wantsTotal, statement: SCRAPPED, total: SCRAPPED_TOTAL });
  }
}
