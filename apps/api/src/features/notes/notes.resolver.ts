import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentReader, SignedIn } from '../../platform/access/access.decorators.js';
import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { LanguageEnum } from '../../platform/graphql/localized.js';
import { type Page, WantsTotal } from '../../platform/graphql/page.js';
import { ConversationsQueries } from './conversations.queries.js';
import { ConversationPageView, type ConversationView } from './conversations.views.js';
import { NoteTranslationsService } from './note-translations.service.js';
import { ConversationListArgs, ConversationMessagesArgs, NoteTranslationArgs } from './notes.args.js';
import { NotesService } from './notes.service.js';
import { NotePageView, type NoteView } from './notes.views.js';

@Resolver()
export class NotesResolver {
  constructor(
    private readonly conversations: ConversationsQueries,
    private readonly notes: NotesService,
    private readonly translations: NoteTranslationsService,
  ) {}

  @Query(() => ConversationPageView, { description: 'The latest first.' })
  @SignedIn()
  readConversationList(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() args: ConversationListArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<ConversationView>> {
    return this.conversations.page(reader, args, wantsTotal);
  }

  @Query(() => NotePageView, {
    description: 'The newest first; marks what was received until the newest one that it shows as read, all of it.',
  })
  @SignedIn()
  readConversationMessages(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() args: ConversationMessagesArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<NoteView>> {
    return this.notes.open(reader, args, wantsTotal);
  }

  @Query(() => [LanguageEnum], {
    complexity: LANGUAGES.length,
    description:
      'From which languages notes are translated into this one, for whoever asks; none where nobody translates.',
  })
  @SignedIn()
  readNoteTranslationSources(@Args() { language }: NoteTranslationArgs): Language[] {
    return this.translations.sources(language);
  }
}
