import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Language } from '@haiko/shared/i18n/languages';
import { type LocalizedText, translationState } from '@haiko/shared/i18n/localized';
import type { Viewer } from '../../platform/access/caller.js';
import { LanguageEnum, Localized, localizedFields } from '../../platform/graphql/localized.js';
import { PageOf } from '../../platform/graphql/page.js';
import { type UserCardRow, userCardView, UserView } from '../users/users.views.js';
import type { ReactionType } from './post-reaction.entity.js';

/** Key of what `shown` picks from: a symbol, so that it is no field of any reply. */
export const TEXT = Symbol('text');

export const TranslationStateEnum = { SOURCE: 'SOURCE', DONE: 'DONE', UNSUPPORTED: 'UNSUPPORTED' } as const;
registerEnumType(TranslationStateEnum, {
  name: 'TranslationState',
  description: "Where a text stands in the reader's language.",
});

@ObjectType('OwnUser', { description: 'The reader, as the one who liked or saved something.' })
export class OwnUserView {
  @Field(() => ID)
  uuid: string;
}

@ObjectType('LikeDislike')
export class LikeDislikeView {
  @Field(() => ID)
  uuid: string;

  @Field(() => String, { description: '`Like` or `Dislike`.' })
  type: ReactionType;

  @Field(() => OwnUserView)
  user: OwnUserView;
}

@ObjectType('Scrap')
export class ScrapView {
  @Field(() => ID)
  uuid: string;

  @Field(() => OwnUserView)
  user: OwnUserView;
}

@ObjectType('PostFile')
export class PostFileView {
  @Field(() => ID)
  uuid: string;

  @Field()
  name: string;

  @Field()
  path: string;

  @Field(() => String, { nullable: true })
  thumbnailPath: string | null;

  @Field(() => Int, { nullable: true })
  width: number | null;

  @Field(() => Int, { nullable: true })
  height: number | null;
}

@ObjectType('Hashtag')
export class HashtagView {
  @Field(() => ID)
  uuid: string;

  @Field()
  name: string;
}

@ObjectType('SubBoard')
export class SubBoardView extends Localized('name') {
  @Field(() => ID)
  uuid: string;
}

@ObjectType('ShownPost', {
  description: "A post's text in one language, or the original where there is no translation.",
})
export class ShownPostView {
  @Field()
  title: string;

  @Field({ description: 'The beginning of the content, for cards.' })
  excerpt: string;

  @Field()
  content: string;

  @Field(() => LanguageEnum, { description: 'The language that the texts are really in.' })
  language: Language;

  @Field()
  isTranslated: boolean;
}

@ObjectType('Post')
export class PostView extends Localized('title', 'content') {
  @Field(() => ID)
  uuid: string;

  @Field()
  createdAt: Date;

  @Field(() => Int)
  views: number;

  @Field(() => Int)
  likes: number;

  @Field(() => Int)
  commentsCount: number;

  @Field(() => String, { nullable: true })
  thumbnailImageUrl: string | null;

  @Field(() => LanguageEnum)
  originalLanguage: Language;

  @Field(() => TranslationStateEnum)
  translationState: keyof typeof TranslationStateEnum;

  @Field(() => [LikeDislikeView], { description: "The reader's own one, or none: who liked a post is private." })
  likes_dislikes: LikeDislikeView[];

  @Field(() => [ScrapView], { description: "The reader's own one, or none." })
  scraps: ScrapView[];

  @Field(() => UserView)
  user: UserView;

  @Field(() => [PostFileView])
  post_files: PostFileView[];

  @Field(() => [HashtagView])
  hashtags: HashtagView[];

  @Field(() => SubBoardView, { nullable: true })
  sub_board: SubBoardView | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Only from readPost: names the counted view, for reporting its duration. Null for visitors and authors.',
  })
  postViewLogUuid: string | null;

  [TEXT]: { title: LocalizedText; content: LocalizedText };
}

export const PostPageView = PageOf(PostView, 'PostPage');

/** A row of the post card statement (posts.queries.ts). */
export interface PostRow {
  uuid: string;
  createdAt: Date;
  title: LocalizedText;
  content: LocalizedText;
  originalLanguage: Language;
  views: number;
  likes: number;
  commentsCount: number;
  user: UserCardRow;
  files: PostFileView[];
  hashtags: HashtagView[];
  subBoard: { uuid: string; names: LocalizedText } | null;
  reaction: { uuid: string; type: ReactionType } | null;
  scrapUuid: string | null;
}

/** The reader of a list: their own marks, and the language for `translationState`. */
export interface Reader {
  viewer: Viewer | null;
  language: Language;
}

/** A post as this reader sees it. */
export function postView(row: PostRow, { viewer, language }: Reader, postViewLogUuid: string | null = null): PostView {
  const own = { uuid: viewer?.uuid ?? '' };
  return {
    uuid: row.uuid,
    createdAt: row.createdAt,
    ...localizedFields('title', row.title, row.originalLanguage),
    ...localizedFields('content', row.content, row.originalLanguage),
    views: row.views,
    likes: row.likes,
    commentsCount: row.commentsCount,
    thumbnailImageUrl: row.files.find((file) => file.thumbnailPath)?.thumbnailPath ?? null,
    originalLanguage: row.originalLanguage,
    translationState: translationState(row.title, row.originalLanguage, language),
    likes_dislikes: row.reaction ? [{ ...row.reaction, user: own }] : [],
    scraps: row.scrapUuid ? [{ uuid: row.scrapUuid, user: own }] : [],
    user: userCardView(row.user, viewer),
    post_files: row.files,
    hashtags: row.hashtags,
    sub_board: row.subBoard && { uuid: row.subBoard.uuid, ...localizedFields('name', row.subBoard.names, 'ko') },
    postViewLogUuid,
    [TEXT]: { title: row.title, content: row.content },
  };
}
