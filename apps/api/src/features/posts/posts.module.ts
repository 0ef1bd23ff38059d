import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PopularPostsService } from './popular-posts.service.js';
import { PostAttachmentsService } from './post-attachments.service.js';
import { PostFieldsResolver } from './post-fields.resolver.js';
import { PostListsResolver } from './post-lists.resolver.js';
import { PostReactionsController } from './post-reactions.controller.js';
import { PostReactionsService } from './post-reactions.service.js';
import { PostSearchQueries } from './post-search.queries.js';
import { PostSearchService } from './post-search.service.js';
import { PostViewLogsController } from './post-view-logs.controller.js';
import { PostViewLogsService } from './post-view-logs.service.js';
import { PostsController } from './posts.controller.js';
import { PostsQueries } from './posts.queries.js';
import { PostsResolver } from './posts.resolver.js';
import { PostsService } from './posts.service.js';
import { PostsWorker } from './posts.worker.js';

@Module({
  imports: [FilesModule, NotificationsModule],
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
    PopularPostsService,
    PostsQueries,
    PostSearchQueries,
    PostsWorker,
  ],
  exports: [PostsQueries, PostAttachmentsService, PostSearchService],
})
export class PostsModule {}
