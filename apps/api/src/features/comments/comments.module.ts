import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { CommentsController } from './comments.controller.js';
import { CommentsQueries } from './comments.queries.js';
import { CommentsResolver, PostCommentsResolver } from './comments.resolver.js';
import { CommentsService } from './comments.service.js';

@Module({
  imports: [NotificationsModule],
  controllers: [CommentsController],
  providers: [CommentsResolver, PostCommentsResolver, CommentsService, CommentsQueries],
})
export class CommentsModule {}
