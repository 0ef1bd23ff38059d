import { ResolveField, Resolver } from '@nestjs/graphql';
import { pick } from '@haiko/shared/i18n/localized';
import { excerpt } from '@haiko/shared/rules/text';
import { alsoReadBy, readerOf } from '../../platform/access/caller.js';
import { type InLanguage, TakesLanguage } from '../../platform/graphql/in-language.js';
import { TEXT } from '../../platform/graphql/localized.js';
import type { QueryContext } from '../../platform/graphql/query.plugin.js';
import {
  NotificationCommentView,
  NotificationPostView,
  ShownExcerptView,
  ShownTitleView,
} from './notifications.views.js';

/** As much of a comment as two lines of a phone hold. */
const EXCERPT_CHARACTERS = 160;

@Resolver(() => NotificationPostView)
export class NotificationFieldsResolver {
  @ResolveField(() => ShownTitleView, { description: 'The title in one language, so that a phone loads no other.' })
  @TakesLanguage()
  shown(
    { [TEXT]: { title, ...written } }: NotificationPostView,
    { language: wanted }: InLanguage,
    { req }: QueryContext,
  ): ShownTitleView {
    const { text, language } = pick(title, written.originalLanguage, wanted, alsoReadBy(readerOf(req), written));
    return { title: text, language };
  }
}

@Resolver(() => NotificationCommentView)
export class NotificationCommentFieldsResolver {
  @ResolveField(() => ShownExcerptView, { description: 'What it says, in one language.' })
  @TakesLanguage()
  shown(
    { [TEXT]: { content, ...written } }: NotificationCommentView,
    { language: wanted }: InLanguage,
    { req }: QueryContext,
  ): ShownExcerptView {
    const { text, language } = pick(content, written.originalLanguage, wanted, alsoReadBy(readerOf(req), written));
    return { excerpt: excerpt(text, EXCERPT_CHARACTERS), language };
  }
}
