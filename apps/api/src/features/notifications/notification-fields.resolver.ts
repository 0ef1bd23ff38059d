import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Language } from '@haiko/shared/i18n/languages';
import { pick } from '@haiko/shared/i18n/localized';
import { CurrentReader } from '../../platform/access/access.decorators.js';
import { alsoReadBy, type Reader } from '../../platform/access/caller.js';
import { LanguageEnum, TEXT } from '../../platform/graphql/localized.js';
import { NotificationPostView, ShownTitleView } from './notifications.views.js';

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
