import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.js';
import { FilesModule } from '../files/files.module.js';
import { JobPostingsModule } from '../job-postings/job-postings.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { ResumesModule } from '../resumes/resumes.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { AnswerTemplatesResolver } from './answer-templates.resolver.js';
import { ApplicationBlocksService } from './application-blocks.service.js';
import { ApplicationNews } from './application-news.service.js';
import { ApplicationNoteTextsService } from './application-note-texts.service.js';
import { ApplicationNotesQueries } from './application-notes.queries.js';
import { ApplicationNotesResolver } from './application-notes.resolver.js';
import { ApplicationNotesService } from './application-notes.service.js';
import { ApplicationTextsService } from './application-texts.service.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsPersonalData } from './applications.personal-data.js';
import { ApplicationsQueries } from './applications.queries.js';
import { ApplicationsResolver } from './applications.resolver.js';
import { ApplicationsService } from './applications.service.js';
import { ApplicationsWorker } from './applications.worker.js';
import { ReportedApplications } from './reported-applications.js';

@Module({
  imports: [
    EventsModule,
    FilesModule,
    JobPostingsModule,
    NotificationsModule,
    ReportsModule,
    ResumesModule,
    TranslationsModule,
  ],
  controllers: [ApplicationsController],
  providers: [
    ApplicationsService,
    ApplicationTextsService,
    ApplicationNotesService,
    ApplicationNotesQueries,
    ApplicationNotesResolver,
    ApplicationNoteTextsService,
    ApplicationsQueries,
    ApplicationsResolver,
    ApplicationsWorker,
    ApplicationsPersonalData,
    AnswerTemplatesResolver,
    ApplicationBlocksService,
    ApplicationNews,
    ReportedApplications,
  ],
})
export class ApplicationsModule {}
