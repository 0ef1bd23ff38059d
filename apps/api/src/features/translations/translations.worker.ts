import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { TRANSLATE, TranslationsService } from './translations.service.js';

/** Background work on translations. */
@Injectable()
export class TranslationsWorker {
  constructor(jobs: Jobs, translations: TranslationsService) {
    jobs.handle(TRANSLATE, (name) => translations.translate(name));
  }
}
