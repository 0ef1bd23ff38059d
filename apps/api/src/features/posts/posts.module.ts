import { Module } from '@nestjs/common';
import { RenderingModule } from '../../platform/rendering/rendering.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { FilesModule } from '../files/files.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PostSearchIndexModule } from '../post-search/post-search-index.module.js';
import { PostViewLogsModule } from '../post-view-logs/post-view-logs.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { WatchedWordsModule } from '../watched-words/watched-words.module.js';
import { PopularPostsService } from './popular-posts.service.js';
import { PostAttachmentsService } from './post-attachments.service.js';
import { PostFieldsResolver } from './post-fields.resolver.js';
import { PostListsResolver } from './post-lists.resolver.js';
import { PostTextsService } from './post-texts.service.js';
import { PostsCleanUpService } from './posts-clean-up.service.js';
import { PostsController } from './posts.controller.js';
import { PostsPersonalData } from './posts.personal-data.js';
import { PostCards } from './post-cards.js';
import { PostRemovals } from './post-removals.service.js';
import { PostsQueries } from './posts.queries.js';
import { PostsResolver } from './posts.resolver.js';
import { PostsService } from './posts.service.js';
import { PostsWorker } from './posts.worker.js';
import { ReportedPosts } from './reported-posts.js';

@Module({
  imports: [
    AuditModule,
    FilesModule,
    NotificationsModule,
    PostSearchIndexModule,
    PostViewLogsModule,
    RenderingModule,
    ReportsModule,
    TranslationsModule,
    WatchedWordsModule,
  ],
  controllers: [PostsController],
  providers: [
    PostsResolver,
    PostFieldsResolver,
    PostListsResolver,
    PostsService,
    PostAttachmentsService,
    PostRemovals,
    PostTextsService,
    PopularPostsService,
    PostsQueries,
    PostCards,
    PostsWorker,
    PostsCleanUpService,
    PostsPersonalData,
    ReportedPosts,
  ],
  exports: [PostsQueries, PostCards, PostAttachmentsService, PostTextsService],
})
export class PostsModule {}
