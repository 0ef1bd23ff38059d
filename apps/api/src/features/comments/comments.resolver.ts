import { Args, ArgsType, Extensions, Field, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { fields, uuid } from '@haiko/shared/contract/fields';
import { pick } from '@haiko/shared/i18n/localized';
import * as v from 'valibot';
import { CurrentReader, Public } from '../../platform/access/access.decorators.js';
import { alsoReadBy, type Reader, readerOf } from '../../platform/access/caller.js';
import { type InLanguage, TakesLanguage } from '../../platform/graphql/in-language.js';
import { TEXT, TranslationStateEnum } from '../../platform/graphql/localized.js';
import { type Page, PageArgs, pageEntries, skip, take, WantsTotal } from '../../platform/graphql/page.js';
import type { QueryContext } from '../../platform/graphql/query.plugin.js';
import { CachedForVisitors } from '../../platform/rendering/cached-queries.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';
import { PostView } from '../posts/posts.views.js';
import { type TranslationState, Translator } from '../machine-translation/translator.js';
import { CommentsQueries } from './comments.queries.js';
import { CommentPageView, CommentView, ShownCommentView } from './comments.views.js';

const COMMENTS_WITHOUT_ARGUMENTS = 300;

@ArgsType()
@ValidatedBy(fields({ skip: v.nullish(skip), take: v.nullish(take) }))
class CommentsOfPostArgs {
  @Field(() => Int, { nullable: true })
  skip?: number | null;

  @Field(() => Int, { nullable: true, description: `Without it the first ${COMMENTS_WITHOUT_ARGUMENTS}.` })
  take?: number | null;
}

@ArgsType()
@ValidatedBy(fields({ ...pageEntries, postUuid: uuid, parentCommentUuid: v.nullish(uuid) }))
class CommentsArgs extends PageArgs {
  @Field(() => ID)
  postUuid: string;

  @Field(() => ID, { nullable: true, description: "Pages through this comment's replies instead." })
  parentCommentUuid?: string | null;
}

/** Comments extend the post from their own folder: posts know nothing of them. */
@Resolver(() => PostView)
export class PostCommentsResolver {
  constructor(private readonly queries: CommentsQueries) {}

  @ResolveField(() => [CommentView], {
    description: 'Oldest first, each with its first replies.',
    complexity: COMMENTS_WITHOUT_ARGUMENTS,
  })
  comments(
    @Parent() { uuid }: PostView,
    @CurrentReader() reader: Reader,
    @Args() { skip, take }: CommentsOfPostArgs,
  ): Promise<CommentView[]> {
    return this.queries.first(reader, { postUuid: uuid, skip: skip ?? 0, take: take ?? COMMENTS_WITHOUT_ARGUMENTS });
  }
}

@Resolver(() => CommentView)
export class CommentsResolver {
  constructor(
    private readonly queries: CommentsQueries,
    private readonly translator: Translator,
  ) {}

  @Query(() => CommentPageView, {
    description: 'Comments of a post, or replies of one comment, oldest first; counts no view.',
  })
  @Public()
  @CachedForVisitors('Comment')
  readComments(
    @CurrentReader() reader: Reader,
    @Args() args: CommentsArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<CommentView>> {
    return this.queries.page(reader, args, wantsTotal);
  }

  @ResolveField(() => TranslationStateEnum)
  @Extensions({ onlyInQueries: true })
  translationState(
    { [TEXT]: text, originalLanguage }: CommentView,
    _arguments: unknown,
    { req }: QueryContext,
  ): TranslationState {
    return this.translator.stateOf(text, originalLanguage, readerOf(req).language);
  }

  @ResolveField(() => ShownCommentView)
  @TakesLanguage()
  shown(
    { [TEXT]: content, originalLanguage, user }: CommentView,
    { language: wanted }: InLanguage,
    { req }: QueryContext,
  ): ShownCommentView {
    const alsoRead = alsoReadBy(readerOf(req), { authorUuid: user.uuid, originalLanguage });
    const { text, language } = pick(content, originalLanguage, wanted, alsoRead);
    const state = this.translator.stateOf(content, originalLanguage, wanted);
    return { content: text, language, isTranslated: language !== originalLanguage, state };
  }
}
