import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AdministrationController } from './administration.controller.js';
import { AdministrationPersonalData } from './administration.personal-data.js';
import { AdministrationQueries } from './administration.queries.js';
import { AdministrationResolver } from './administration.resolver.js';
import { AdministrationService } from './administration.service.js';
import { LostSecondFactors } from './lost-second-factors.service.js';

@Module({
  imports: [UsersModule, AuditModule, SessionsModule, MailModule],
  controllers: [AdministrationController],
  providers: [
    AdministrationResolver,
    AdministrationService,
    AdministrationQueries,
    AdministrationPersonalData,
    LostSecondFactors,
  ],
  exports: [AdministrationService],
})
export class AdministrationModule {}
