import { Module } from '@nestjs/common';
import { Badges } from '../events/badges.js';
import { EventsModule } from '../events/events.module.js';
import { FilesModule } from '../files/files.module.js';
import { PushModule } from '../push/push.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { ConversationsQueries } from './conversations.queries.js';
import { NoteTranslationsService } from './note-translations.service.js';
import { NotesController } from './notes.controller.js';
import { NotesPersonalData } from './notes.personal-data.js';
import { NotesPush } from './notes.push.js';
import { NotesQueries } from './notes.queries.js';
import { NotesResolver } from './notes.resolver.js';
import { NotesService } from './notes.service.js';
import { ReportedNotes } from './reported-notes.js';

@Module({
  imports: [EventsModule, FilesModule, PushModule, ReportsModule, TranslationsModule],
  controllers: [NotesController],
  providers: [
    NotesService,
    NoteTranslationsService,
    NotesQueries,
    ConversationsQueries,
    NotesResolver,
    NotesPush,
    NotesPersonalData,
    ReportedNotes,
  ],
})
export class NotesModule {
  constructor(badges: Badges, queries: NotesQueries) {
    badges.register('notes', (userUuid) => queries.unread(userUuid));
  }
}
