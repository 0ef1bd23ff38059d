import { Controller } from '@nestjs/common';
import type { BodyOf, QueryOf, ReplyOf } from '@haiko/shared/contract/call';
import {
  correctCommentLanguage,
  createComment,
  deleteComment,
  deleteComments,
  likeComment,
  updateComment,
} from '@haiko/shared/contract/comments';
import {
  CommentBody,
  CommentChangeBody,
  CommentLikes,
  CommentUuidsBody,
} from '@haiko/shared/contract/comments.schemas';
import { LanguageBody, SwitchBody } from '@haiko/shared/contract/posts.schemas';
import { DeletionQuery } from '@haiko/shared/contract/reports.schemas';
import { CurrentReader, CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody, InputQuery } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { CommentsService } from './comments.service.js';
import { CommentView } from './comments.views.js';

@Tag('Comments', 'What people say to a post.')
@Controller()
@SignedIn()
export class CommentsController {
  constructor(private readonly comments: CommentsService) {}

  @Handles(createComment, { summary: 'Write a comment or a reply', body: CommentBody, reply: CommentView })
  @RateLimit('comment')
  create(
    @CurrentReader() reader: Reader<Viewer>,
    @InputBody() input: BodyOf<typeof createComment>,
    @IdempotencyKey() key: string | null,
  ): Promise<CommentView> {
    return this.comments.create(reader, input, key);
  }

  @Handles(updateComment, {
    summary: 'Change a comment of your own',
    ids: { id: 'The comment.' },
    body: CommentChangeBody,
    reply: CommentView,
  })
  @RateLimit('edit')
  update(
    @CurrentReader() reader: Reader<Viewer>,
    @UuidParam('id') uuid: string,
    @InputBody() input: BodyOf<typeof updateComment>,
  ): Promise<CommentView> {
    return this.comments.update(reader, uuid, input);
  }

  @Handles(correctCommentLanguage, {
    summary: 'Say which language a comment is in',
    ids: { id: 'The comment.' },
    body: LanguageBody,
    reply: CommentView,
  })
  @RateLimit('edit')
  correctLanguage(
    @CurrentReader() reader: Reader<Viewer>,
    @UuidParam('id') uuid: string,
    @InputBody() { originalLanguage }: BodyOf<typeof correctCommentLanguage>,
  ): Promise<CommentView> {
    return this.comments.correctLanguage(reader, uuid, originalLanguage);
  }

  // Before the route with two uuids, which would take `bulk` for one.
  @Handles(deleteComments, {
    summary: 'Delete several comments of a post',
    ids: { id: 'The post.' },
    body: CommentUuidsBody,
    query: DeletionQuery,
  })
  @RateLimit('delete')
  removeMany(
    @CurrentViewer() viewer: Viewer,
    @UuidParam('id') postUuid: string,
    @InputBody() { commentUuids }: BodyOf<typeof deleteComments>,
    @InputQuery() { cause = null }: QueryOf<typeof deleteComments>,
  ): Promise<void> {
    return this.comments.remove(viewer, { postUuid, uuids: commentUuids, cause });
  }

  @Handles(deleteComment, {
    summary: 'Delete a comment',
    ids: { postId: 'The post.', commentId: 'The comment.' },
    query: DeletionQuery,
  })
  @RateLimit('delete')
  remove(
    @CurrentViewer() viewer: Viewer,
    @UuidParam('postId') postUuid: string,
    @UuidParam('commentId') uuid: string,
    @InputQuery() { cause = null }: QueryOf<typeof deleteComment>,
  ): Promise<void> {
    return this.comments.remove(viewer, { postUuid, uuids: [uuid], cause });
  }

  @Handles(likeComment, {
    summary: 'Like a comment, or take that back',
    ids: { id: 'The comment.' },
    body: SwitchBody,
    reply: CommentLikes,
  })
  @RateLimit('like')
  like(
    @CurrentViewer() viewer: Viewer,
    @UuidParam('id') uuid: string,
    @InputBody() { isOn = null }: BodyOf<typeof likeComment>,
  ): Promise<ReplyOf<typeof likeComment>> {
    return this.comments.turnLike(viewer, uuid, isOn);
  }
}
