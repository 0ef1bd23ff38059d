import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { Badges } from '../events/badges.js';
import { EventsModule } from '../events/events.module.js';
import { ImportedTextsService } from './imported-texts.service.js';
import { SuggestionsController } from './suggestions.controller.js';
import { SuggestionsResolver } from './suggestions.resolver.js';
import { SuggestionsService } from './suggestions.service.js';
import { TextsResolver } from './texts.resolver.js';
import { TranslationAdminService } from './translation-admin.service.js';
import { TranslationBacklog } from './translation-backlog.js';
import { TranslationBudget } from './translation-budget.js';
import { TranslationSubjects } from './translation-subjects.js';
import { TranslationsAdminResolver } from './translations.admin.resolver.js';
import { TranslationsPersonalData } from './translations.personal-data.js';
import { TranslationsQueries } from './translations.queries.js';
import { TranslationsService } from './translations.service.js';
import { TranslationsWorker } from './translations.worker.js';
import { Translator } from './translator.js';

@Module({
  imports: [AuditModule, EventsModule],
  controllers: [SuggestionsController],
  providers: [
    Translator,
    TranslationBudget,
    TranslationSubjects,
    TranslationsService,
    TranslationBacklog,
    ImportedTextsService,
    TranslationAdminService,
    TranslationsQueries,
    TranslationsAdminResolver,
    TranslationsWorker,
    TranslationsPersonalData,
    SuggestionsService,
    SuggestionsResolver,
    TextsResolver,
  ],
  exports: [TranslationsService, TranslationBudget, ImportedTextsService, TranslationSubjects, Translator],
})
export class TranslationsModule {
  constructor(badges: Badges, queries: TranslationsQueries) {
    badges.count('suggestions', (userUuid) => queries.openFor(userUuid));
  }
}
