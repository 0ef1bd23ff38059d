import { Module } from '@nestjs/common';
import { CommentLikesService } from './comment-likes.service.js';
import { CommentsController } from './comments.controller.js';
import { CommentsQueries } from './comments.queries.js';
import { CommentsResolver, PostCommentsResolver } from './comments.resolver.js';
import { CommentsService } from './comments.service.js';

@Module({
  controllers: [CommentsController],
  providers: [CommentsResolver, PostCommentsResolver, CommentsService, CommentLikesService, CommentsQueries],
})
export class CommentsModule {}
