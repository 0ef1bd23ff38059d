import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Language } from '@haiko/shared/i18n/languages';
import { pick } from '@haiko/shared/i18n/localized';
import { EXCERPT_LENGTH } from '@haiko/shared/limits';
import { excerpt } from '@haiko/shared/rules/text';
import { LanguageEnum, TEXT } from '../../platform/graphql/localized.js';
import { PostView, ShownPostView } from './posts.views.js';

@Resolver(() => PostView)
export class PostFieldsResolver {
  @ResolveField(() => ShownPostView, { description: 'The text in one language, so that a phone loads no other.' })
  shown(@Parent() post: PostView, @Args('language', { type: () => LanguageEnum }) language: Language): ShownPostView {
    return shownPost(post, language);
  }
}

function shownPost({ [TEXT]: text, originalLanguage }: PostView, wanted: Language): ShownPostView {
  const title = pick(text.title, originalLanguage, wanted);
  const content = pick(text.content, originalLanguage, wanted);
  return {
    title: title.text,
    content: content.text,
    // Read only by cards; a getter spares the detail the work.
    get excerpt() {
      return excerpt(content.text, EXCERPT_LENGTH);
    },
    language: content.language,
    isTranslated: content.language !== originalLanguage,
  };
}
