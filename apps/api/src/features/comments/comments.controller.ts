import { Body, Controller, Delete, HttpCode, Post, Put } from '@nestjs/common';
import { CurrentReader, CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Answers } from '../../platform/http/answers.decorator.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { RequestKey } from '../../platform/request-keys/request-key.js';
import { OriginalLanguageInput } from '../../platform/validation/original-language.input.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { CreateCommentInput, DeleteCommentsInput, UpdateCommentInput } from './comments.inputs.js';
import { CommentsService } from './comments.service.js';
import { CommentView } from './comments.views.js';

const LIKES = { likes: { type: 'integer' }, type: { type: 'string', enum: ['Like'], nullable: true } };

@Controller()
@SignedIn()
export class CommentsController {
  constructor(private readonly comments: CommentsService) {}

  @Post('comment')
  @RateLimit('comment')
  @Answers(CommentView)
  create(
    @CurrentReader() reader: Reader<Viewer>,
    @Body() input: CreateCommentInput,
    @RequestKey() key: string | null,
  ): Promise<CommentView> {
    return this.comments.create(reader, input, key);
  }

  @Put('comment/:id')
  @RateLimit('edit')
  @Answers(CommentView)
  update(
    @CurrentReader() reader: Reader<Viewer>,
    @UuidParam('id') uuid: string,
    @Body() input: UpdateCommentInput,
  ): Promise<CommentView> {
    return this.comments.update(reader, uuid, input);
  }

  @Put('comment/:id/language')
  @RateLimit('edit')
  @Answers(CommentView)
  correctLanguage(
    @CurrentReader() reader: Reader<Viewer>,
    @UuidParam('id') uuid: string,
    @Body() { originalLanguage }: OriginalLanguageInput,
  ): Promise<CommentView> {
    return this.comments.correctLanguage(reader, uuid, originalLanguage);
  }

  // Before the route with two uuids, which would take `bulk` for one.
  @Delete('comment/bulk/:id')
  @HttpCode(204)
  @RateLimit('delete')
  removeMany(
    @CurrentViewer() viewer: Viewer,
    @UuidParam('id') postUuid: string,
    @Body() { commentUuids }: DeleteCommentsInput,
  ): Promise<void> {
    return this.comments.remove(viewer, postUuid, commentUuids);
  }

  @Delete('comment/:postId/:commentId')
  @HttpCode(204)
  @RateLimit('delete')
  remove(
    @CurrentViewer() viewer: Viewer,
    @UuidParam('postId') postUuid: string,
    @UuidParam('commentId') uuid: string,
  ): Promise<void> {
    return this.comments.remove(viewer, postUuid, [uuid]);
  }

  @Post('comment_likes_dislikes/:id/like')
  @HttpCode(200)
  @RateLimit('like')
  @Answers(LIKES)
  like(
    @CurrentViewer() viewer: Viewer,
    @UuidParam('id') uuid: string,
  ): Promise<{ likes: number; type: 'Like' | null }> {
    return this.comments.toggleLike(viewer, uuid);
  }
}
