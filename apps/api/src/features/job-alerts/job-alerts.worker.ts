import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { JobAlertsService } from './job-alerts.service.js';

const NOTIFY: JobKind = { name: 'jobAlerts.tell', cron: '0 8 * * *' };

/** The daily news of kept searches. */
@Injectable()
export class JobAlertsWorker {
  constructor(jobs: Jobs, alerts: JobAlertsService) {
    jobs.register(NOTIFY, async () => {
      while ((await alerts.notifyDue()) > 0);
    });
  }
}
