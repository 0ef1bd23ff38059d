import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { WatchedWordsModule } from '../watched-words/watched-words.module.js';
import { CommentTextsService } from './comment-texts.service.js';
import { CommentsCleanUpService } from './comments-clean-up.service.js';
import { CommentsController } from './comments.controller.js';
import { CommentsPersonalData } from './comments.personal-data.js';
import { CommentsQueries } from './comments.queries.js';
import { CommentsResolver, PostCommentsResolver } from './comments.resolver.js';
import { CommentsService } from './comments.service.js';
import { CommentsWorker } from './comments.worker.js';
import { ReportedComments } from './reported-comments.js';

@Module({
  imports: [AuditModule, NotificationsModule, ReportsModule, TranslationsModule, WatchedWordsModule],
  controllers: [CommentsController],
  providers: [
    CommentsResolver,
    PostCommentsResolver,
    CommentsService,
    CommentsQueries,
    CommentTextsService,
    CommentsPersonalData,
    CommentsCleanUpService,
    CommentsWorker,
    ReportedComments,
  ],
})
export class CommentsModule {}
