import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { Badges } from '../events/badges.js';
import { EventsModule } from '../events/events.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { SuggestionsController } from './suggestions.controller.js';
import { SuggestionsPersonalData } from './suggestions.personal-data.js';
import { SuggestionsQueries } from './suggestions.queries.js';
import { SuggestionsResolver } from './suggestions.resolver.js';
import { SuggestionsService } from './suggestions.service.js';

@Module({
  imports: [AuditModule, EventsModule, TranslationsModule],
  controllers: [SuggestionsController],
  providers: [SuggestionsResolver, SuggestionsService, SuggestionsQueries, SuggestionsPersonalData],
})
export class SuggestionsModule {
  constructor(badges: Badges, queries: SuggestionsQueries) {
    badges.register('suggestions', (userUuid) => queries.openFor(userUuid));
  }
}
