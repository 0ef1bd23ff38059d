import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentReader, OnlyRoles, SignedIn } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { type Page, PageArgs, WantsTotal } from '../../platform/graphql/page.js';
import { SuggestionsQueries } from './suggestions.queries.js';
import { OpenSuggestionsArgs, SuggestionPageView, type SuggestionView } from './suggestions.views.js';

@Resolver()
export class SuggestionsResolver {
  constructor(private readonly queries: SuggestionsQueries) {}

  @Query(() => SuggestionPageView, { description: "Translations that others suggest for the viewer's own texts." })
  @SignedIn()
  readTranslationSuggestions(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() args: PageArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<SuggestionView>> {
    return this.queries.suggestionsFor(reader, args, wantsTotal);
  }

  @Query(() => SuggestionPageView, { description: 'What the viewer suggested, and what became of it.' })
  @SignedIn()
  readSentTranslationSuggestions(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() args: PageArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<SuggestionView>> {
    return this.queries.suggestionsBy(reader, args, wantsTotal);
  }

  @Query(() => SuggestionPageView, {
    description: 'Every suggestion that nobody has decided, newest first unless the oldest are wanted. For moderators.',
  })
  @OnlyRoles('ADMIN', 'MODERATOR')
  readOpenTranslationSuggestions(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() args: OpenSuggestionsArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<SuggestionView>> {
    return this.queries.openSuggestions(reader, args, wantsTotal);
  }
}
