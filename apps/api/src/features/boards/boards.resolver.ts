import { Args, ArgsType, Field, ID, Query, Resolver } from '@nestjs/graphql';
import { fields, uuid } from '@haiko/shared/contract/fields';
import { MAX_SUB_BOARDS } from '@haiko/shared/limits';
import * as v from 'valibot';
import { CurrentReader, Public } from '../../platform/access/access.decorators.js';
import type { Reader } from '../../platform/access/caller.js';
import { type Page, PageArgs, pageEntries, WantsTotal } from '../../platform/graphql/page.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';
import { CachedForVisitors } from '../../platform/rendering/cached-queries.js';
import { PostPageView, PostView, SubBoardView } from '../posts/posts.views.js';
import { BoardsQueries } from './boards.queries.js';

@ArgsType()
@ValidatedBy(fields({ ...pageEntries, subBoardUuid: v.nullish(uuid) }))
class CategoryArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: 'Without it the whole board.' })
  subBoardUuid?: string | null;
}

/** What anybody reads of the boards that admins write. */
@Resolver()
export class BoardsResolver {
  constructor(private readonly boards: BoardsQueries) {}

  @Query(() => PostView, { nullable: true, description: 'The notice on top.' })
  @CachedForVisitors('Post')
  @Public()
  readFixedNotice(@CurrentReader() reader: Reader): Promise<PostView | null> {
    return this.boards.pinned(reader);
  }

  @Query(() => PostPageView, { description: 'All notices, the one on top among them, newest first.' })
  @CachedForVisitors('Post')
  @Public()
  readNotices(
    @CurrentReader() reader: Reader,
    @Args() args: PageArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<PostView>> {
    return this.boards.page(reader, 'NOTICE', { ...args, wantsTotal });
  }

  @Query(() => [SubBoardView], { complexity: MAX_SUB_BOARDS })
  @Public()
  readInformationCategories(): Promise<SubBoardView[]> {
    return this.boards.categories('INFORMATION');
  }

  @Query(() => PostPageView)
  @CachedForVisitors('Post')
  @Public()
  readInformationInCategory(
    @CurrentReader() reader: Reader,
    @Args() args: CategoryArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<PostView>> {
    return this.boards.page(reader, 'INFORMATION', { ...args, wantsTotal });
  }

  @Query(() => [SubBoardView], { complexity: MAX_SUB_BOARDS })
  @Public()
  readPlaceCategories(): Promise<SubBoardView[]> {
    return this.boards.categories('PLACE');
  }

  @Query(() => PostPageView)
  @CachedForVisitors('Post')
  @Public()
  readPlaceInCategory(
    @CurrentReader() reader: Reader,
    @Args() args: CategoryArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<PostView>> {
    return this.boards.page(reader, 'PLACE', { ...args, wantsTotal });
  }
}
