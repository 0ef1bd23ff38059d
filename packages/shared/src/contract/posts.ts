import { call } from './call.ts';
import type {
  LanguageBody,
  OpenedPostBody,
  PostBody,
  Reactions,
  Scrapped,
  SwitchBody,
  ViewLog,
  ViewLogBody,
} from './posts.schemas.ts';
import type { DeletionQuery } from './reports.schemas.ts';
import type { Post } from './views.generated.ts';

export const createPost = call('POST', '/api/post', 201).takes<typeof PostBody>().returns<Post>();
export const updatePost = call('PUT', '/api/post/{id}', 200).takes<typeof PostBody>().returns<Post>();
export const correctPostLanguage = call('PUT', '/api/post/{id}/language', 200)
  .takes<typeof LanguageBody>()
  .returns<Post>();
export const deletePost = call('DELETE', '/api/post/{id}', 204).asks<typeof DeletionQuery>();

export const likePost = call('POST', '/api/likes_dislikes/{id}/like', 200)
  .takes<typeof SwitchBody>()
  .returns<typeof Reactions>();
export const dislikePost = call('POST', '/api/likes_dislikes/{id}/dislike', 200)
  .takes<typeof SwitchBody>()
  .returns<typeof Reactions>();
export const scrapPost = call('POST', '/api/scraps/{id}', 200).returns<typeof Scrapped>();
export const unscrapPost = call('DELETE', '/api/scraps/{id}', 200).returns<typeof Scrapped>();

/** Views of a page that the server has rendered count once it is alive; opening a post by a query counts by itself. */
export const countPostView = call('POST', '/api/post_view_logs', 200)
  .takes<typeof OpenedPostBody>()
  .returns<typeof ViewLog>();
export const setViewDuration = call('PUT', '/api/post_view_logs/{id}', 204).takes<typeof ViewLogBody>();
