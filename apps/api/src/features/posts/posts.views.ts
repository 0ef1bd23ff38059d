import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Language } from '@haiko/shared/i18n/languages';
import { type LocalizedText, pick } from '@haiko/shared/i18n/localized';
import { CONTENT_MAX, MAX_FILES_PER_POST, MAX_HASHTAGS } from '@haiko/shared/limits';
import type { Reader } from '../../platform/access/caller.js';
import { districtView, RegionLevelTwoView } from '../reference/reference.views.js';
import { LanguageEnum, Letters, Localized, localizedFields, long, TEXT } from '../../platform/graphql/localized.js';
import { PageOf } from '../../platform/graphql/page.js';
import { ShownTextView } from '../translations/translations.views.js';
import { LikeDislikeView, VIEWER_REACTIONS_COST, viewerReactions, ScrapView } from '../users/viewer-reactions.views.js';
import { type UserCardRow, userCardView, UserView } from '../users/users.views.js';
import type { Board } from './post.entity.js';
import { PostText } from './post-text.js';
import type { ReactionType } from '../post-reactions/post-reaction.entity.js';

@ObjectType('PostFile')
export class PostFileView {
  @Field(() => ID)
  uuid: string;

  @Field()
  name: string;

  @Field(() => String, { nullable: true, description: 'What a picture shows, in the words of the author.' })
  alt: string | null;

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
export class ShownPostView extends ShownTextView {
  @Field()
  title: string;

  @Field({ description: 'The beginning of the content, for cards.' })
  excerpt: string;

  @Letters(CONTENT_MAX)
  @Field()
  content: string;

  @Field(() => String, { nullable: true, description: 'The town that it is about, with its city.' })
  town: string | null;
}

@ObjectType('Post')
export class PostView extends Localized('title', long('content', CONTENT_MAX)) {
  @Field(() => ID)
  uuid: string;

  @Field()
  createdAt: Date;

  @Field({ description: 'When its text was last changed; a change can name it.' })
  updatedAt: Date;

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

  @Field(() => [LikeDislikeView], {
    description: "The reader's own one, or none: who liked a post is private.",
    complexity: VIEWER_REACTIONS_COST,
  })
  likes_dislikes: LikeDislikeView[];

  @Field(() => [ScrapView], { description: "The reader's own one, or none.", complexity: VIEWER_REACTIONS_COST })
  scraps: ScrapView[];

  @Field(() => UserView)
  user: UserView;

  @Field(() => [PostFileView], { complexity: MAX_FILES_PER_POST })
  post_files: PostFileView[];

  @Field(() => [HashtagView], { complexity: MAX_HASHTAGS })
  hashtags: HashtagView[];

  @Field(() => SubBoardView, { nullable: true })
  sub_board: SubBoardView | null;

  @Field(() => String, {
    description:
      '`COMMUNITY` for what people write; `NOTICE`, `INFORMATION`, `PLACE` or `NEWS` for what Haiko itself does.',
  })
  board: Board;

  @Field(() => RegionLevelTwoView, { nullable: true, description: 'The town that it is about: a district.' })
  region: RegionLevelTwoView | null;

  @Field(() => String, { nullable: true, description: 'Only of places.' })
  address: string | null;

  @Field(() => String, { nullable: true, description: 'Only of places: the address on a map.' })
  mapUrl: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Only from readPost: names the counted view, for reporting its duration. Null for visitors and authors.',
  })
  postViewLogUuid: string | null;

  [TEXT]: PostText;
}

export const PostPageView = PageOf(PostView, 'PostPage');

export interface SubBoardRow {
  uuid: string;
  names: LocalizedText;
}

/** A row of the post card statement (posts.queries.ts). */
export interface PostRow {
  uuid: string;
  createdAt: Date;
  updatedAt: Date;
  title: LocalizedText;
  content: LocalizedText;
  originalLanguage: Language;
  /** From everybody but its author: the reader is the author. */
  isHidden: boolean;
  views: number;
  likes: number;
  commentsCount: number;
  user: UserCardRow;
  files: PostFileView[];
  hashtags: HashtagView[];
  subBoard: SubBoardRow | null;
  board: Board;
  regionId: number | null;
  address: string | null;
  mapUrl: string | null;
  reaction: { uuid: string; type: ReactionType } | null;
  scrap: { uuid: string } | null;
}

/** The counters, which change all the time, and the marks that the reader has made. */
export type FreshKey = 'views' | 'likes' | 'commentsCount' | 'reaction' | 'scrap';

/** A post of the community that its author has just written: nobody has seen it yet. */
export function newPostRow(
  written: Pick<
    PostRow,
    | 'uuid'
    | 'createdAt'
    | 'updatedAt'
    | 'originalLanguage'
    | 'title'
    | 'content'
    | 'user'
    | 'files'
    | 'hashtags'
    | 'regionId'
  >,
): PostRow {
  const nothing = { views: 0, likes: 0, commentsCount: 0, reaction: null, scrap: null };
  return { ...written, ...nothing, isHidden: false, board: 'COMMUNITY', subBoard: null, address: null, mapUrl: null };
}

/** A category in nine languages; what has no name in one of them shows the Korean one, else the English. */
export function subBoardView({ uuid, names }: SubBoardRow): SubBoardView {
  return { uuid, ...localizedFields('name', names, pick(names, 'ko', 'ko').language) };
}

export type LastingView = ReturnType<typeof lastingView>;

/** What of a post every reader sees alike, at any time, until somebody changes the post. */
export function lastingView(row: Omit<PostRow, FreshKey>) {
  return {
    uuid: row.uuid,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    ...localizedFields('title', row.title, row.originalLanguage),
    ...localizedFields('content', row.content, row.originalLanguage),
    originalLanguage: row.originalLanguage,
    hashtags: row.hashtags,
    sub_board: row.subBoard && subBoardView(row.subBoard),
    board: row.board,
    region: row.regionId === null ? null : districtView(row.regionId),
    address: row.address,
    mapUrl: row.mapUrl,
    [TEXT]: new PostText(row),
  };
}

interface PostViewOptions {
  /** Makes the address of a file that is not served to everybody usable for some minutes. */
  sign: (path: string) => string;
  postViewLogUuid: string | null;
  /** Where the post is kept in memory. */
  lasting?: LastingView;
}

/** A post as this reader sees it. */
export function postView(
  row: PostRow,
  { viewer }: Reader,
  { sign, postViewLogUuid, lasting = lastingView(row) }: PostViewOptions,
): PostView {
  const files = row.isHidden ? row.files.map((file) => signed(file, sign)) : row.files;
  return {
    ...lasting,
    views: row.views,
    likes: row.likes,
    commentsCount: row.commentsCount,
    thumbnailImageUrl: files.find((file) => file.thumbnailPath)?.thumbnailPath ?? null,
    likes_dislikes: viewerReactions(row.reaction, viewer),
    scraps: viewerReactions(row.scrap, viewer),
    user: userCardView(row.user, viewer),
    post_files: files,
    postViewLogUuid,
  };
}

function signed(file: PostFileView, sign: PostViewOptions['sign']): PostFileView {
  return { ...file, path: sign(file.path), thumbnailPath: file.thumbnailPath && sign(file.thumbnailPath) };
}
