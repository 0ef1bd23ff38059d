import { Module } from '@nestjs/common';
import { SuspensionsModule } from '../suspensions/suspensions.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { DeskModule } from '../desk/desk.module.js';
import { FilesModule } from '../files/files.module.js';
import { MachineTranslationModule } from '../machine-translation/machine-translation.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { UsersModule } from '../users/users.module.js';
import { WatchedWordsModule } from '../watched-words/watched-words.module.js';
import { AppealsService } from './appeals.service.js';
import { CaseTranslations } from './case-translations.service.js';
import { DecisionsService } from './decisions.service.js';
import { DirectDecisions } from './direct-decisions.service.js';
import { OwnDecisionsQueries } from './own-decisions.queries.js';
import { ReportCasesService } from './report-cases.service.js';
import { ReportTargets } from './report-targets.js';
import { ReportedUsers } from './reported-users.js';
import { ReportsController } from './reports.controller.js';
import { ReportsPersonalData } from './reports.personal-data.js';
import { ReportsQueries } from './reports.queries.js';
import { ReportsResolver } from './reports.resolver.js';
import { ReportsService } from './reports.service.js';
import { ReportsWorker } from './reports.worker.js';
import { ScamMarks } from './scam-marks.service.js';

@Module({
  imports: [
    AuditModule,
    DeskModule,
    FilesModule,
    MachineTranslationModule,
    NotificationsModule,
    SuspensionsModule,
    TranslationsModule,
    UsersModule,
    WatchedWordsModule,
  ],
  controllers: [ReportsController],
  providers: [
    AppealsService,
    CaseTranslations,
    DecisionsService,
    DirectDecisions,
    OwnDecisionsQueries,
    ReportCasesService,
    ReportedUsers,
    ReportsPersonalData,
    ReportsQueries,
    ReportsResolver,
    ReportsService,
    ReportsWorker,
    ReportTargets,
    ScamMarks,
  ],
  exports: [DecisionsService, DirectDecisions, ReportTargets],
})
export class ReportsModule {}
