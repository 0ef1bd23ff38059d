import { Args, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { pick } from '@haiko/shared/i18n/localized';
import { CurrentReader, SignedIn } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { TEXT } from '../../platform/graphql/localized.js';
import { type InLanguage, TakesLanguage } from '../../platform/graphql/in-language.js';
import { type Page, WantsTotal } from '../../platform/graphql/page.js';
import { Translator } from '../machine-translation/translator.js';
import { ApplicationNotesQueries } from './application-notes.queries.js';
import { ApplicationNotePageView, ApplicationNoteView, ShownApplicationNoteView } from './application-notes.views.js';
import { ApplicationNotesArgs } from './applications.args.js';

@Resolver(() => ApplicationNoteView)
export class ApplicationNotesResolver {
  constructor(
    private readonly queries: ApplicationNotesQueries,
    private readonly translator: Translator,
  ) {}

  @Query(() => ApplicationNotePageView, { description: 'Of an application of the reader, the newest first.' })
  @SignedIn()
  readApplicationNotes(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() args: ApplicationNotesArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<ApplicationNoteView>> {
    return this.queries.page(reader, args, wantsTotal);
  }

  @ResolveField(() => ShownApplicationNoteView)
  @TakesLanguage()
  shown(
    { [TEXT]: texts, originalLanguage }: ApplicationNoteView,
    { language: wanted }: InLanguage,
  ): ShownApplicationNoteView {
    const { text: content, language } = pick(texts, originalLanguage, wanted);
    const state = this.translator.stateOf(texts, originalLanguage, wanted);
    return { content, language, isTranslated: language !== originalLanguage, state };
  }
}
