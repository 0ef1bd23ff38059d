import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SuspendedIdentitiesModule } from '../suspended-identities/suspended-identities.module.js';
import { SuspensionsModule } from '../suspensions/suspensions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AdministrationController } from './administration.controller.js';
import { AdministrationQueries } from './administration.queries.js';
import { AdministrationResolver } from './administration.resolver.js';
import { AdministrationService } from './administration.service.js';
import { LostSecondFactors } from './lost-second-factors.service.js';
import { RestoredPeople } from './restored-people.service.js';
import { ReturnMarks } from './return-marks.service.js';
import { RolesService } from './roles.service.js';

@Module({
  imports: [
    AccountsModule,
    UsersModule,
    AuditModule,
    SessionsModule,
    MailModule,
    ReportsModule,
    SuspensionsModule,
    SuspendedIdentitiesModule,
  ],
  controllers: [AdministrationController],
  providers: [
    AdministrationResolver,
    AdministrationService,
    RolesService,
    RestoredPeople,
    AdministrationQueries,
    LostSecondFactors,
    ReturnMarks,
  ],
  exports: [ReturnMarks],
})
export class AdministrationModule {}
