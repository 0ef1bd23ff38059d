import { Module } from '@nestjs/common';
import { Badges } from '../events/badges.js';
import { EventsModule } from '../events/events.module.js';
import { FilesModule } from '../files/files.module.js';
import { NotesController } from './notes.controller.js';
import { NotesQueries } from './notes.queries.js';
import { NotesResolver } from './notes.resolver.js';
import { NotesService } from './notes.service.js';

@Module({
  imports: [EventsModule, FilesModule],
  controllers: [NotesController],
  providers: [NotesService, NotesQueries, NotesResolver],
})
export class NotesModule {
  constructor(badges: Badges, queries: NotesQueries) {
    badges.count('notes', (userUuid) => queries.unread(userUuid));
  }
}
