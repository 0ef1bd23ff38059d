import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { ApplicationsService } from './applications.service.js';

const CLOSE_OVER: JobKind = { name: 'applications.closeOver', cron: '* * * * *', atStart: true };
/** In the morning, when somebody can answer. */
const REMIND: JobKind = { name: 'applications.remind', cron: '0 10 * * *' };
const MEASURE: JobKind = { name: 'applications.measureAnswers', cron: '47 3 * * *' };
const FORGET: JobKind = { name: 'applications.forget', cron: '23 4 * * *' };

/** Background work on applications. */
@Injectable()
export class ApplicationsWorker {
  constructor(jobs: Jobs, applications: ApplicationsService) {
    jobs.register(CLOSE_OVER, async () => {
      while ((await applications.closeOver()) > 0);
    });
    jobs.register(REMIND, async () => {
      while ((await applications.remind()) > 0);
    });
    jobs.register(MEASURE, () => applications.measureAnswers());
    jobs.register(FORGET, async () => {
      while ((await applications.forgetEnded()) > 0);
    });
  }
}
