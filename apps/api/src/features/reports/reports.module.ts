import { Module } from '@nestjs/common';
import { AdministrationModule } from '../administration/administration.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { UsersModule } from '../users/users.module.js';
import { ReportTargets } from './report-targets.js';
import { ReportedUsers } from './reported-users.js';
import { ReportsController } from './reports.controller.js';
import { ReportsPersonalData } from './reports.personal-data.js';
import { ReportsQueries } from './reports.queries.js';
import { ReportsResolver } from './reports.resolver.js';
import { ReportsService } from './reports.service.js';

@Module({
  imports: [AdministrationModule, AuditModule, UsersModule],
  controllers: [ReportsController],
  providers: [ReportsResolver, ReportsService, ReportsQueries, ReportTargets, ReportedUsers, ReportsPersonalData],
  exports: [ReportTargets],
})
export class ReportsModule {}
