import { Extensions, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import { COMMENT_MAX } from '@haiko/shared/limits';
import type { Reader } from '../../platform/access/caller.js';
import { LanguageEnum, Letters, Localized, localizedFields, long, TEXT } from '../../platform/graphql/localized.js';
import { PageOf } from '../../platform/graphql/page.js';
import { ShownTextView } from '../translations/translations.views.js';
import { LikeDislikeView, VIEWER_REACTIONS_COST, viewerReactions } from '../users/viewer-reactions.views.js';
import { NOBODY, type UserCardRow, userCardView, UserView } from '../users/users.views.js';

/** Replies that come with their comment, and with all comments of one list; the rest is paged through. */
export const REPLIES_SHOWN = 50;
export const REPLIES_IN_A_LIST = 700;

@ObjectType('ShownComment', { description: "A comment's text in one language, or the original." })
export class ShownCommentView extends ShownTextView {
  @Letters(COMMENT_MAX)
  @Field()
  content: string;
}

@ObjectType('Comment')
export class CommentView extends Localized(long('content', COMMENT_MAX)) {
  @Field(() => ID)
  uuid: string;

  @Field()
  createdAt: Date;

  @Field({ description: 'A placeholder without author and text: the comment was deleted, its replies were not.' })
  isDeleted: boolean;

  @Field(() => LanguageEnum)
  originalLanguage: Language;

  @Field(() => Int)
  likes: number;

  @Field(() => [LikeDislikeView], { description: "The reader's own like, or none.", complexity: VIEWER_REACTIONS_COST })
  comment_likes_dislikes: LikeDislikeView[];

  @Field(() => UserView)
  user: UserView;

  @Field(() => [CommentView], {
    description: 'The first replies, oldest first; readComments pages through the rest.',
    complexity: REPLIES_SHOWN,
  })
  @Extensions({ inAll: REPLIES_IN_A_LIST })
  childComments: CommentView[];

  @Field(() => Int)
  childCommentsCount: number;

  [TEXT]: LocalizedText;
}

export const CommentPageView = PageOf(CommentView, 'CommentPage');

/** A row of the comment statements (comments.queries.ts). */
export interface CommentRow {
  uuid: string;
  createdAt: string | Date;
  isDeleted: boolean;
  originalLanguage: Language;
  content: LocalizedText;
  likes: number;
  like: { uuid: string; type: 'Like' } | null;
  user: UserCardRow;
  replies: CommentRow[];
  repliesCount: number;
}

/** A comment that its author has just written. */
export function newCommentRow(
  written: Pick<CommentRow, 'uuid' | 'createdAt' | 'originalLanguage' | 'content' | 'user'>,
): CommentRow {
  return { ...written, isDeleted: false, likes: 0, like: null, replies: [], repliesCount: 0 };
}

/** A comment with its first replies as this reader sees it. */
export function commentView(row: CommentRow, reader: Reader): CommentView {
  const { viewer } = reader;
  // What was deleted leaves the server neither as text nor as a name.
  const content: LocalizedText = row.isDeleted ? {} : row.content;
  return {
    uuid: row.uuid,
    createdAt: new Date(row.createdAt),
    isDeleted: row.isDeleted,
    originalLanguage: row.originalLanguage,
    ...localizedFields('content', content, row.originalLanguage),
    likes: row.likes,
    comment_likes_dislikes: viewerReactions(row.like, viewer),
    user: row.isDeleted ? NOBODY : userCardView(row.user, viewer),
    childComments: row.replies.map((reply) => commentView(reply, reader)),
    childCommentsCount: row.repliesCount,
    [TEXT]: content,
  };
}
