import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { EventsModule } from '../events/events.module.js';
import { MachineTranslationModule } from '../machine-translation/machine-translation.module.js';
import { ImportedTextsService } from './imported-texts.service.js';
import { TextsResolver } from './texts.resolver.js';
import { TranslationAdminService } from './translation-admin.service.js';
import { TranslationBacklog } from './translation-backlog.js';
import { TranslationSubjects } from './translation-subjects.js';
import { TranslationsAdminResolver } from './translations.admin.resolver.js';
import { TranslationsQueries } from './translations.queries.js';
import { TranslationsService } from './translations.service.js';
import { TranslationsWorker } from './translations.worker.js';

@Module({
  imports: [AuditModule, EventsModule, MachineTranslationModule],
  providers: [
    TranslationSubjects,
    TranslationsService,
    TranslationBacklog,
    ImportedTextsService,
    TranslationAdminService,
    TranslationsQueries,
    TranslationsAdminResolver,
    TranslationsWorker,
    TextsResolver,
  ],
  exports: [TranslationsService, ImportedTextsService, TranslationSubjects, MachineTranslationModule],
})
export class TranslationsModule {}
