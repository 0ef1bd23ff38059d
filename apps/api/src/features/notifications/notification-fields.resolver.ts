import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Language } from '@haiko/shared/i18n/languages';
import { pick } from '@haiko/shared/i18n/localized';
import { excerpt } from '@haiko/shared/rules/text';
import { CurrentReader } from '../../platform/access/access.decorators.js';
import { alsoReadBy, type Reader } from '../../platform/access/caller.js';
import { LanguageEnum, TEXT } from '../../platform/graphql/localized.js';
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
  shown(
    @Parent() { [TEXT]: { title, ...written } }: NotificationPostView,
    @Args('language', { type: () => LanguageEnum }) wanted: Language,
    @CurrentReader() reader: Reader,
  ): ShownTitleView {
    const { text, language } = pick(title, written.originalLanguage, wanted, alsoReadBy(reader, written));
    return { title: text, language };
  }
}

@Resolver(() => NotificationCommentView)
export class NotificationCommentFieldsResolver {
  @ResolveField(() => ShownExcerptView, { description: 'What it says, in one language.' })
  shown(
    @Parent() { [TEXT]: { content, ...written } }: NotificationCommentView,
    @Args('language', { type: () => LanguageEnum }) wanted: Language,
    @CurrentReader() reader: Reader,
  ): ShownExcerptView {
    const { text, language } = pick(content, written.originalLanguage, wanted, alsoReadBy(reader, written));
    return { excerpt: excerpt(text, EXCERPT_CHARACTERS), language };
  }
}
