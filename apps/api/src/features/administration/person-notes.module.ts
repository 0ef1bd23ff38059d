import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { PersonNotesPersonalData } from './person-notes.personal-data.js';
import { PersonNotesQueries } from './person-notes.queries.js';
import { PersonNotesResolver } from './person-notes.resolver.js';
import { PersonNotesService } from './person-notes.service.js';

@Module({
  imports: [AuditModule],
  providers: [PersonNotesResolver, PersonNotesQueries, PersonNotesService, PersonNotesPersonalData],
})
export class PersonNotesModule {}
