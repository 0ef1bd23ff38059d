import { Args, ArgsType, Field, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { fields, list, optionalId, optionalLanguage, uuid } from '@haiko/shared/contract/fields';
import type { Language } from '@haiko/shared/i18n/languages';
import { MAX_FOLLOWED_NATIONALITIES } from '@haiko/shared/limits';
import { TOWN_BY_ID } from '@haiko/shared/rules/town';
import * as v from 'valibot';
import { CurrentReader, Public } from '../../platform/access/access.decorators.js';
import type { Reader } from '../../platform/access/caller.js';
import { LanguageEnum } from '../../platform/graphql/localized.js';
import { type Page, PageArgs, pageEntries, WantsTotal } from '../../platform/graphql/page.js';
import { CachedForVisitors } from '../../platform/rendering/cached-queries.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';
import { PostPageView, type PostView } from '../posts/posts.views.js';
import { FeedQueries } from './feed.queries.js';

@ArgsType()
@ValidatedBy(
  fields({
    ...pageEntries,
    nationalityUuids: v.nullish(list(uuid, { max: MAX_FOLLOWED_NATIONALITIES })),
    originalLanguage: optionalLanguage,
    region: optionalId(TOWN_BY_ID),
  }),
)
class FeedArgs extends PageArgs {
  @Field(() => [ID], { nullable: true })
  nationalityUuids?: string[] | null;

  @Field(() => LanguageEnum, { nullable: true, description: 'Only what is written in it.' })
  originalLanguage?: Language | null;

  @Field(() => Int, {
    nullable: true,
    description: 'A district: only what is about its city, of that what is about the district itself first.',
  })
  region?: number | null;
}

@Resolver()
export class FeedResolver {
  constructor(private readonly feed: FeedQueries) {}

  @Query(() => PostPageView, { description: 'The community feed, newest first.' })
  @CachedForVisitors('Post')
  @Public()
  readPosts(
    @CurrentReader() reader: Reader,
    @Args() args: FeedArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<PostView>> {
    return this.feed.page(reader, args, wantsTotal);
  }
}
