import { Module } from '@nestjs/common';
import { ProviderRecords } from './provider-records.js';
import { ProviderRecordsQueries } from './provider-records.queries.js';
import { ProviderRecordsResolver } from './provider-records.resolver.js';
import { TranslationsOnRequest } from './translations-on-request.js';
import { TranslationBudget } from './translation-budget.js';
import { Translator } from './translator.js';

@Module({
  providers: [
    Translator,
    TranslationBudget,
    TranslationsOnRequest,
    ProviderRecords,
    ProviderRecordsQueries,
    ProviderRecordsResolver,
  ],
  exports: [Translator, TranslationBudget, TranslationsOnRequest, ProviderRecords],
})
export class MachineTranslationModule {}
