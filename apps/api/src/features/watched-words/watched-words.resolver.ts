import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentReader, CurrentViewer, OnlyRoles } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { type Page, PageArgs, WantsTotal } from '../../platform/graphql/page.js';
import { UuidArgs } from '../../platform/graphql/uuid.args.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { WatchWordArgs } from './watched-words.inputs.js';
import { WatchedWordsQueries } from './watched-words.queries.js';
import { WatchedWordsService } from './watched-words.service.js';
import { WatchedWordPageView, WatchedWordView } from './watched-words.views.js';

@Resolver()
@OnlyRoles('ADMIN', 'MODERATOR')
export class WatchedWordsResolver {
  constructor(
    private readonly queries: WatchedWordsQueries,
    private readonly words: WatchedWordsService,
  ) {}

  @Query(() => WatchedWordPageView, { description: 'The words that moderators watch, newest first.' })
  readWatchedWords(
    @CurrentReader() reader: Reader,
    @Args() args: PageArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<WatchedWordView>> {
    return this.queries.page(reader, args, wantsTotal);
  }

  @Mutation(() => WatchedWordView, {
    description:
      'Has what is written with this word from now on brought to the desk; the same word again has another reason.',
  })
  @RateLimit('admin')
  watchWord(@CurrentReader() reader: Reader<Viewer>, @Args() args: WatchWordArgs): Promise<WatchedWordView> {
    return this.words.watch(reader, args);
  }

  @Mutation(() => Boolean, { description: 'Watches a word no more.' })
  @RateLimit('admin')
  async unwatchWord(@CurrentViewer() viewer: Viewer, @Args() { uuid }: UuidArgs): Promise<boolean> {
    await this.words.unwatch(viewer, uuid);
    return true;
  }
}
