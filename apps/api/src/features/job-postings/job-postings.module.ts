import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { EventsModule } from '../events/events.module.js';
import { JobSearchIndexModule } from '../job-search/job-search-index.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { VisaRulesModule } from '../visa-rules/visa-rules.module.js';
import { JobPostingFieldsResolver } from './job-posting-fields.resolver.js';
import { JobPostingListsQueries } from './job-posting-lists.queries.js';
import { JobPostingTextsService } from './job-posting-texts.service.js';
import { JobPostingsController } from './job-postings.controller.js';
import { JobPostingsPersonalData } from './job-postings.personal-data.js';
import { JobPostingSources, JobPostingsQueries } from './job-postings.queries.js';
import { JobPostingsResolver } from './job-postings.resolver.js';
import { JobPostingsService } from './job-postings.service.js';
import { JobPostingsWorker } from './job-postings.worker.js';
import { MinimumWageService } from './minimum-wage.service.js';
import { ReportedJobPostings } from './reported-job-postings.js';
import { ScamFacts } from './scam-facts.service.js';

@Module({
  imports: [
    AuditModule,
    CompaniesModule,
    EventsModule,
    JobSearchIndexModule,
    NotificationsModule,
    ReportsModule,
    TranslationsModule,
    VisaRulesModule,
  ],
  controllers: [JobPostingsController],
  providers: [
    JobPostingsResolver,
    JobPostingFieldsResolver,
    JobPostingsService,
    JobPostingTextsService,
    JobPostingsQueries,
    JobPostingListsQueries,
    JobPostingsWorker,
    MinimumWageService,
    ReportedJobPostings,
    ScamFacts,
    JobPostingSources,
    JobPostingsPersonalData,
  ],
  exports: [JobPostingsQueries, JobPostingTextsService],
})
export class JobPostingsModule {}
