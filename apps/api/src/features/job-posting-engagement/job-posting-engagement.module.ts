import { Module } from '@nestjs/common';
import { JobPostingsModule } from '../job-postings/job-postings.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { JobPostingEngagementController } from './job-posting-engagement.controller.js';
import { JobPostingEngagementPersonalData } from './job-posting-engagement.personal-data.js';
import { JobPostingEngagementQueries } from './job-posting-engagement.queries.js';
import { JobPostingEngagementResolver } from './job-posting-engagement.resolver.js';
import { JobPostingEngagementService } from './job-posting-engagement.service.js';
import { JobPostingEngagementWorker } from './job-posting-engagement.worker.js';

@Module({
  imports: [JobPostingsModule, TranslationsModule],
  controllers: [JobPostingEngagementController],
  providers: [
    JobPostingEngagementResolver,
    JobPostingEngagementService,
    JobPostingEngagementQueries,
    JobPostingEngagementWorker,
    JobPostingEngagementPersonalData,
  ],
})
export class JobPostingEngagementModule {}
