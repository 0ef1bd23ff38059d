import { Controller } from '@nestjs/common';
import type { BodyOf, ReplyOf } from '@haiko/shared/contract/call';
import {
  deleteReceivedNote,
  deleteReceivedNotes,
  deleteSentNote,
  deleteSentNotes,
  sendNote,
  translateNote,
} from '@haiko/shared/contract/notes';
import { NoteBody, NoteLanguageBody, NoteUuidsBody, TranslatedNote } from '@haiko/shared/contract/notes.schemas';
import { CurrentReader, CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { NoteTranslationsService } from './note-translations.service.js';
import { NotesService } from './notes.service.js';
import { NoteView } from './notes.views.js';

@Tag('Notes', 'Messages between two people.')
@Controller()
@SignedIn()
export class NotesController {
  constructor(
    private readonly notes: NotesService,
    private readonly translations: NoteTranslationsService,
  ) {}

  @Handles(sendNote, {
    summary: 'Send a note',
    ids: { id: 'The person who gets it.' },
    body: NoteBody,
    reply: NoteView,
  })
  @RateLimit('note')
  send(
    @CurrentReader() reader: Reader<Viewer>,
    @UuidParam('id') recipientUuid: string,
    @InputBody() input: BodyOf<typeof sendNote>,
    @IdempotencyKey() key: string | null,
  ): Promise<NoteView> {
    return this.notes.send(reader, recipientUuid, input, key);
  }

  @Handles(translateNote, {
    summary: 'Translate a note',
    ids: { id: 'The note.' },
    body: NoteLanguageBody,
    reply: TranslatedNote,
  })
  @RateLimit('translateNote')
  translate(
    @CurrentViewer() viewer: Viewer,
    @UuidParam('id') uuid: string,
    @InputBody() { language }: BodyOf<typeof translateNote>,
  ): Promise<ReplyOf<typeof translateNote>> {
    return this.translations.translate(viewer, uuid, language);
  }

  @Handles(deleteReceivedNotes, { summary: 'Delete received notes, on your side alone', body: NoteUuidsBody })
  @RateLimit('delete')
  removeManyReceived(
    @CurrentViewer() viewer: Viewer,
    @InputBody() { noteUuids }: BodyOf<typeof deleteReceivedNotes>,
  ): Promise<void> {
    return this.notes.remove(viewer, 'received', noteUuids);
  }

  @Handles(deleteSentNotes, { summary: 'Delete sent notes, on your side alone', body: NoteUuidsBody })
  @RateLimit('delete')
  removeManySent(
    @CurrentViewer() viewer: Viewer,
    @InputBody() { noteUuids }: BodyOf<typeof deleteSentNotes>,
  ): Promise<void> {
    return this.notes.remove(viewer, 'sent', noteUuids);
  }

  @Handles(deleteReceivedNote, { summary: 'Delete a received note, on your side alone', ids: { id: 'The note.' } })
  @RateLimit('delete')
  removeReceived(@CurrentViewer() viewer: Viewer, @UuidParam('id') uuid: string): Promise<void> {
    return this.notes.remove(viewer, 'received', [uuid]);
  }

  @Handles(deleteSentNote, { summary: 'Delete a sent note, on your side alone', ids: { id: 'The note.' } })
  @RateLimit('delete')
  removeSent(@CurrentViewer() viewer: Viewer, @UuidParam('id') uuid: string): Promise<void> {
    return this.notes.remove(viewer, 'sent', [uuid]);
  }
}
