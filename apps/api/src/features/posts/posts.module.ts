import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { FilesModule } from '../files/files.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { PopularPostsService } from './popular-posts.service.js';
import { PostAttachmentsService } from './post-attachments.service.js';
import { PostFieldsResolver } from './post-fields.resolver.js';
import { PostListsResolver } from './post-lists.resolver.js';
import { PostReactionsController } from './post-reactions.controller.js';
import { PostReactionsService } from './post-reactions.service.js';
import { PostSearchQueries } from './post-search.queries.js';
import { PostSearchService } from './post-search.service.js';
import { PostTextsService } from './post-texts.service.js';
import { PostViewLogsController } from './post-view-logs.controller.js';
import { PostViewLogsService } from './post-view-logs.service.js';
import { PostsCleanUpService } from './posts-clean-up.service.js';
import { PostsController } from './posts.controller.js';
import { PostsPersonalData } from './posts.personal-data.js';
import { PostsQueries } from './posts.queries.js';
import { PostsResolver } from './posts.resolver.js';
import { PostsService } from './posts.service.js';
import { PostsWorker } from './posts.worker.js';
import { ReportedPosts } from './reported-posts.js';

@Module({
  imports: [AuditModule, FilesModule, NotificationsModule, ReportsModule, TranslationsModule],
  controllers: [PostsController, PostReactionsController, PostViewLogsController],
  providers: [
    PostsResolver,
    PostFieldsResolver,
    PostListsResolver,
    PostsService,
    PostAttachmentsService,
    PostReactionsService,
    PostViewLogsService,
    PostSearchService,
    PostTextsService,
    PopularPostsService,
    PostsQueries,
    PostSearchQueries,
    PostsWorker,
    PostsCleanUpService,
    PostsPersonalData,
    ReportedPosts,
  ],
  exports: [PostsQueries, PostAttachmentsService, PostTextsService],
})
export class PostsModule {}
