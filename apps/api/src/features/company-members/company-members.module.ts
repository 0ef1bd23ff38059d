import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { CompanyMembersController } from './company-members.controller.js';
import { CompanyMembersPersonalData } from './company-members.personal-data.js';
import { CompanyMembersQueries } from './company-members.queries.js';
import { CompanyMembersResolver } from './company-members.resolver.js';
import { CompanyMembersService } from './company-members.service.js';
import { CompanyMembersWorker } from './company-members.worker.js';

@Module({
  imports: [EventsModule, MailModule, NotificationsModule],
  controllers: [CompanyMembersController],
  providers: [
    CompanyMembersService,
    CompanyMembersQueries,
    CompanyMembersResolver,
    CompanyMembersWorker,
    CompanyMembersPersonalData,
  ],
})
export class CompanyMembersModule {}
