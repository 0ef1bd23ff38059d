import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Language } from '@haiko/shared/i18n/languages';
import { pick } from '@haiko/shared/i18n/localized';
import { CurrentReader, SignedIn } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { LanguageEnum, TEXT } from '../../platform/graphql/localized.js';
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
  shown(
    @Parent() { [TEXT]: texts, originalLanguage }: ApplicationNoteView,
    @Args('language', { type: () => LanguageEnum }) wanted: Language,
  ): ShownApplicationNoteView {
    const { text: content, language } = pick(texts, originalLanguage, wanted);
    const state = this.translator.stateOf(texts, originalLanguage, wanted);
    return { content, language, isTranslated: language !== originalLanguage, state };
  }
}
