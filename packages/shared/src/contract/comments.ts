import { call } from './call.ts';
import type { CommentBody, CommentChangeBody, CommentLikes, CommentUuidsBody } from './comments.schemas.ts';
import type { LanguageBody, SwitchBody } from './posts.schemas.ts';
import type { DeletionQuery } from './reports.schemas.ts';
import type { Comment } from './views.generated.ts';

export const createComment = call('POST', '/api/comment', 201).takes<typeof CommentBody>().returns<Comment>();
export const updateComment = call('PUT', '/api/comment/{id}', 200).takes<typeof CommentChangeBody>().returns<Comment>();
export const correctCommentLanguage = call('PUT', '/api/comment/{id}/language', 200)
  .takes<typeof LanguageBody>()
  .returns<Comment>();
/** `{id}` is the post's; all of them are deleted or none. */
export const deleteComments = call('DELETE', '/api/comment/bulk/{id}', 204)
  .takes<typeof CommentUuidsBody>()
  .asks<typeof DeletionQuery>();
export const deleteComment = call('DELETE', '/api/comment/{postId}/{commentId}', 204).asks<typeof DeletionQuery>();
export const likeComment = call('POST', '/api/comment_likes_dislikes/{id}/like', 200)
  .takes<typeof SwitchBody>()
  .returns<typeof CommentLikes>();
