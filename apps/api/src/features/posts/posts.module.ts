import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { PostFieldsResolver } from './post-fields.resolver.js';
import { PostReactionsController } from './post-reactions.controller.js';
import { PostReactionsService } from './post-reactions.service.js';
import { PostViewLogsController } from './post-view-logs.controller.js';
import { PostViewLogsService } from './post-view-logs.service.js';
import { PostsController } from './posts.controller.js';
import { PostsQueries } from './posts.queries.js';
import { PostsResolver } from './posts.resolver.js';
import { PostsService } from './posts.service.js';

@Module({
  imports: [FilesModule],
  controllers: [PostsController, PostReactionsController, PostViewLogsController],
  providers: [PostsResolver, PostFieldsResolver, PostsService, PostReactionsService, PostViewLogsService, PostsQueries],
})
export class PostsModule {}
