import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentReader, SignedIn } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { type Page, WantsTotal } from '../../platform/graphql/page.js';
import { ConversationListArgs, ConversationMessagesArgs } from './notes.args.js';
import { NotesQueries } from './notes.queries.js';
import { NotesService } from './notes.service.js';
import { ConversationPageView, type ConversationView, NotePageView, type NoteView } from './notes.views.js';

@Resolver()
export class NotesResolver {
  constructor(
    private readonly queries: NotesQueries,
    private readonly notes: NotesService,
  ) {}

  @Query(() => ConversationPageView, { description: 'The latest first.' })
  @SignedIn()
  readConversationList(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() args: ConversationListArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<ConversationView>> {
    return this.queries.conversations(reader, args, wantsTotal);
  }

  @Query(() => NotePageView, { description: 'The newest first; marks the received notes that it shows as read.' })
  @SignedIn()
  readConversationMessages(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() args: ConversationMessagesArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<NoteView>> {
    return this.notes.open(reader, args, wantsTotal);
  }
}
