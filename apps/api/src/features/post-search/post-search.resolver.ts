import { Args, ArgsType, Field, Query, registerEnumType, Resolver } from '@nestjs/graphql';
import { fields, judgedAs, textProblem } from '@haiko/shared/contract/fields';
import { KEYWORD_MAX } from '@haiko/shared/limits';
import { isBlank, normalizeText } from '@haiko/shared/rules/text';
import * as v from 'valibot';
import { CurrentReader, Public } from '../../platform/access/access.decorators.js';
import type { Reader } from '../../platform/access/caller.js';
import { type Page, PageArgs, pageEntries, WantsTotal } from '../../platform/graphql/page.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';
import { PostPageView, type PostView } from '../posts/posts.views.js';
import { PostSearchQueries, type SearchOption } from './post-search.queries.js';

export const SearchOptionEnum = { community: 'community', haikoNews: 'haikoNews' } as const;
registerEnumType(SearchOptionEnum, {
  name: 'SearchOption',
  description: 'Where to search: the tabs of /searchresult.',
});

const searchArgs = fields({
  ...pageEntries,
  keyword: judgedAs(
    (words) => (isBlank(words) ? '' : normalizeText(words)),
    (words) => textProblem(words, KEYWORD_MAX),
  ),
  searchOption: v.nullish(v.picklist(Object.values(SearchOptionEnum), 'INVALID')),
});

@ArgsType()
@ValidatedBy(searchArgs)
class SearchArgs extends PageArgs {
  @Field({ description: 'Words that must all occur; `#word` is a whole hashtag. Empty only for haikoNews.' })
  keyword: string;

  @Field(() => SearchOptionEnum, { nullable: true, description: '`community` unless given.' })
  searchOption?: SearchOption | null;
}

@Resolver()
export class PostSearchResolver {
  constructor(private readonly search: PostSearchQueries) {}

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
}
