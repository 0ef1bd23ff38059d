import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { type LocalizedText, pick } from '@haiko/shared/i18n/localized';
import { type ApplicationNews, notificationMessage } from '@haiko/shared/i18n/serverMessages';
import { NOTIFICATION_TYPES, type NotificationType, TYPES_FROM_RECEIVER } from '@haiko/shared/notifications';
import type { Reader, Viewer, Authorship } from '../../platform/access/caller.js';
import { found } from '../../platform/errors/app-error.js';
import { LanguageEnum, Localized, localizedFields, TEXT } from '../../platform/graphql/localized.js';
import { PageOf } from '../../platform/graphql/page.js';
import { type UserCardRow, userCardView, UserView } from '../users/users.views.js';

@ObjectType('ShownTitle', {
  description: "A post's title in one language, or the original where there is no translation.",
})
export class ShownTitleView {
  @Field()
  title: string;

  @Field(() => LanguageEnum, { description: 'The language that the title is really in.' })
  language: Language;
}

@ObjectType('NotificationPost')
export class NotificationPostView {
  @Field(() => ID)
  uuid: string;

  [TEXT]: { title: LocalizedText } & Authorship;
}

@ObjectType('ShownExcerpt', { description: "A comment's beginning in one language, or in the original." })
export class ShownExcerptView {
  @Field()
  excerpt: string;

  @Field(() => LanguageEnum, { description: 'The language that it is really in.' })
  language: Language;
}

@ObjectType('NotificationComment')
export class NotificationCommentView {
  [TEXT]: { content: LocalizedText } & Authorship;
}

@ObjectType('Notification', { description: "`message` is in the reader's language, the others each in its own." })
export class NotificationView extends Localized('message') {
  @Field(() => ID)
  uuid: string;

  @Field(() => String, {
    description: `One of: ${NOTIFICATION_TYPES.join(', ')}.`,
  })
  type: NotificationType;

  @Field(() => [UserView], { nullable: true, complexity: 3, description: 'Who did it: the last ones, at most three.' })
  actors: UserView[];

  @Field(() => UserView, {
    description: `Who did it; of several the last one. From their receiver are: ${TYPES_FROM_RECEIVER.join(', ')}.`,
  })
  fromUser: UserView;

  @Field(() => Int, { description: 'How many people liked the post or commented on it; else 1.' })
  peopleCount: number;

  @Field()
  createdAt: Date;

  @Field({ description: 'As it was before this reply: opening the list marks what it shows as read.' })
  isReadByReceiver: boolean;

  @Field(() => NotificationPostView, { nullable: true, description: 'Where it leads; null where that is gone.' })
  post: NotificationPostView | null;

  @Field(() => NotificationCommentView, {
    nullable: true,
    description: 'The newest comment that it tells of; null where there is none or it is gone.',
  })
  comment: NotificationCommentView | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Where it leads where that is neither the post nor a screen of its type: a `Job Alert` to the postings that match.',
  })
  path: string | null;
}

export const NotificationPageView = PageOf(NotificationView, 'NotificationPage');

/** What a notification tells of an application: null of everything else. */
export interface NewsRow {
  newsSide: string | null;
  newsEvent: string | null;
  newsName: string | null;
  newsCount: number | null;
  /** Null also where the posting is gone. */
  newsTitle: LocalizedText | null;
  newsLanguage: Language | null;
}

/** The same, in the words of a language. */
export function newsIn(row: NewsRow, language: Language): ApplicationNews | null {
  const { newsSide, newsEvent, newsName, newsCount, newsTitle, newsLanguage } = row;
  if (newsSide === null || newsEvent === null) return null;
  const title = newsTitle && newsLanguage ? pick(newsTitle, newsLanguage, language).text : '';
  return { side: newsSide, event: newsEvent, name: newsName ?? '', count: newsCount ?? 0, title };
}

/** A row of the statements in notifications.queries.ts. */
export interface NotificationRow extends NewsRow {
  uuid: string;
  type: NotificationType;
  createdAt: Date;
  isRead: boolean;
  isReply: boolean;
  peopleCount: number;
  actors: UserCardRow[];
  path: string | null;
  postUuid: string | null;
  /** All null where there is no post. */
  postTitle: LocalizedText | null;
  postLanguage: Language | null;
  postAuthorUuid: string | null;
  /** All null where there is none, or it is gone. */
  commentText: LocalizedText | null;
  commentLanguage: Language | null;
  commentAuthorUuid: string | null;
}

/** A notification as its receiver sees it. */
export function notificationView(row: NotificationRow, { viewer, language }: Reader<Viewer>): NotificationView {
  const actors = row.actors.map((actor) => userCardView(actor, viewer));
  const fromUser = found(actors[0]);
  const parameters = { ...row, nickname: fromUser.nickname };
  const message: LocalizedText = Object.fromEntries(
    LANGUAGES.map((each) => [each, notificationMessage({ ...parameters, news: newsIn(row, each) }, each)]),
  );
  return {
    uuid: row.uuid,
    type: row.type,
    actors,
    fromUser,
    peopleCount: row.peopleCount,
    createdAt: row.createdAt,
    isReadByReceiver: row.isRead,
    post: postView(row),
    comment: commentView(row),
    path: row.path,
    ...localizedFields('message', message, language),
  };
}

function commentView(row: NotificationRow): NotificationCommentView | null {
  const { commentText, commentLanguage, commentAuthorUuid } = row;
  if (!commentText || !commentLanguage) return null;
  return { [TEXT]: { content: commentText, originalLanguage: commentLanguage, authorUuid: commentAuthorUuid } };
}

function postView({ postUuid, postTitle, postLanguage, postAuthorUuid }: NotificationRow): NotificationPostView | null {
  if (!postUuid || !postTitle || !postLanguage) return null;
  return { uuid: postUuid, [TEXT]: { title: postTitle, originalLanguage: postLanguage, authorUuid: postAuthorUuid } };
}
