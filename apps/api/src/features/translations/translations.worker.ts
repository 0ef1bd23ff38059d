import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { ProviderRecords } from '../machine-translation/provider-records.js';
import { TranslationSubjects } from './translation-subjects.js';
import { TRANSLATE, TranslationsService } from './translations.service.js';

const CLEAN_UP: JobKind = { name: 'translations.cleanUp', cron: '37 4 * * *' };

/** Background work on translations. */
@Injectable()
export class TranslationsWorker {
  constructor(jobs: Jobs, translations: TranslationsService, subjects: TranslationSubjects, records: ProviderRecords) {
    jobs.register(TRANSLATE, (name) => translations.translate(name));
    jobs.register(CLEAN_UP, async () => {
      await subjects.forgetDeleted();
      await records.forgetOld();
    });
  }
}
