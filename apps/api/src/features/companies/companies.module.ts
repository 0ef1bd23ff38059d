import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { Badges } from '../events/badges.js';
import { EventsModule } from '../events/events.module.js';
import { FilesModule } from '../files/files.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { BusinessChecksResolver } from './business-checks.resolver.js';
import { BusinessChecksService } from './business-checks.service.js';
import { BusinessChecksWorker } from './business-checks.worker.js';
import { CompaniesController } from './companies.controller.js';
import { CompaniesPersonalData } from './companies.personal-data.js';
import { CompaniesQueries } from './companies.queries.js';
import { CompaniesResolver } from './companies.resolver.js';
import { CompaniesService } from './companies.service.js';
import { CompanyApprovals } from './company-approvals.js';
import { CompanyClosures } from './company-closures.js';
import { CompanyNews } from './company-news.service.js';
import { CompanyReviewsResolver } from './company-reviews.resolver.js';
import { CompanyReviewsService } from './company-reviews.service.js';

@Module({
  imports: [AuditModule, EventsModule, FilesModule, NotificationsModule],
  controllers: [CompaniesController],
  providers: [
    CompaniesService,
    CompaniesQueries,
    CompaniesResolver,
    CompaniesPersonalData,
    CompanyApprovals,
    CompanyClosures,
    CompanyReviewsService,
    CompanyReviewsResolver,
    CompanyNews,
    BusinessChecksService,
    BusinessChecksWorker,
    BusinessChecksResolver,
  ],
  exports: [CompanyApprovals, CompanyClosures],
})
export class CompaniesModule {
  constructor(badges: Badges, queries: CompaniesQueries) {
    badges.register('company', (userUuid) => queries.unread(userUuid));
  }
}
