import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { JobAlertsService } from './job-alerts.service.js';

const TELL: JobKind = { name: 'jobAlerts.tell', cron: '0 8 * * *' };

/** The daily news of kept searches. */
@Injectable()
export class JobAlertsWorker {
  constructor(jobs: Jobs, alerts: JobAlertsService) {
    jobs.handle(TELL, async () => {
      while ((await alerts.tellSome()) > 0);
    });
  }
}
