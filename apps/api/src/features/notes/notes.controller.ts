import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { CurrentReader, CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Answers } from '../../platform/http/answers.decorator.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { RequestKey } from '../../platform/request-keys/request-key.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { NoteTranslationsService } from './note-translations.service.js';
import { DeleteNotesInput, NoteInput, TranslateNoteInput } from './notes.inputs.js';
import { NotesService } from './notes.service.js';
import { NoteView, type TranslatedNote } from './notes.views.js';

const TRANSLATED = {
  uuid: { type: 'string', format: 'uuid' },
  language: { type: 'string', enum: LANGUAGES },
  content: { type: 'string' },
};

@Controller('notes')
@SignedIn()
export class NotesController {
  constructor(
    private readonly notes: NotesService,
    private readonly translations: NoteTranslationsService,
  ) {}

  @Post(':id')
  @RateLimit('note')
  @Answers(NoteView)
  send(
    @CurrentReader() reader: Reader<Viewer>,
    @UuidParam('id') recipientUuid: string,
    @Body() input: NoteInput,
    @RequestKey() key: string | null,
  ): Promise<NoteView> {
    return this.notes.send(reader, recipientUuid, input, key);
  }

  @Post('message/:id/translate')
  @HttpCode(200)
  @RateLimit('translateNote')
  @Answers(TRANSLATED)
  translate(
    @CurrentViewer() viewer: Viewer,
    @UuidParam('id') uuid: string,
    @Body() { language }: TranslateNoteInput,
  ): Promise<TranslatedNote> {
    return this.translations.translate(viewer, uuid, language);
  }

  @Delete('received')
  @HttpCode(204)
  @RateLimit('delete')
  removeManyReceived(@CurrentViewer() viewer: Viewer, @Body() { noteUuids }: DeleteNotesInput): Promise<void> {
    return this.notes.remove(viewer, 'received', noteUuids);
  }

  @Delete('sent')
  @HttpCode(204)
  @RateLimit('delete')
  removeManySent(@CurrentViewer() viewer: Viewer, @Body() { noteUuids }: DeleteNotesInput): Promise<void> {
    return this.notes.remove(viewer, 'sent', noteUuids);
  }

  @Delete('received/:id')
  @HttpCode(204)
  @RateLimit('delete')
  removeReceived(@CurrentViewer() viewer: Viewer, @UuidParam('id') uuid: string): Promise<void> {
    return this.notes.remove(viewer, 'received', [uuid]);
  }

  @Delete('sent/:id')
  @HttpCode(204)
  @RateLimit('delete')
  removeSent(@CurrentViewer() viewer: Viewer, @UuidParam('id') uuid: string): Promise<void> {
    return this.notes.remove(viewer, 'sent', [uuid]);
  }
}
