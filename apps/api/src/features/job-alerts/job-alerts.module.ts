import { Module } from '@nestjs/common';
import { JobPostingsModule } from '../job-postings/job-postings.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { VisaRulesModule } from '../visa-rules/visa-rules.module.js';
import { JobAlertsController } from './job-alerts.controller.js';
import { JobAlertsPersonalData } from './job-alerts.personal-data.js';
import { JobAlertsQueries } from './job-alerts.queries.js';
import { JobAlertsResolver } from './job-alerts.resolver.js';
import { JobAlertsService } from './job-alerts.service.js';
import { JobAlertsWorker } from './job-alerts.worker.js';

@Module({
  imports: [JobPostingsModule, NotificationsModule, VisaRulesModule],
  controllers: [JobAlertsController],
  providers: [JobAlertsService, JobAlertsQueries, JobAlertsResolver, JobAlertsWorker, JobAlertsPersonalData],
  exports: [JobAlertsService],
})
export class JobAlertsModule {}
