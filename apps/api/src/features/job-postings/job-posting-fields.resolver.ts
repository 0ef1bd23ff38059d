import { Args, Extensions, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Language } from '@haiko/shared/i18n/languages';
import { pickTogether } from '@haiko/shared/i18n/localized';
import { CurrentReader } from '../../platform/access/access.decorators.js';
import { alsoReadBy, type Reader } from '../../platform/access/caller.js';
import { LanguageEnum, TEXT, TranslationStateEnum } from '../../platform/graphql/localized.js';
import { type ReadState, Translator } from '../translations/translator.js';
import { JobPostingView, ShownJobPostingView } from './job-postings.views.js';

@Resolver(() => JobPostingView)
export class JobPostingFieldsResolver {
  constructor(private readonly translator: Translator) {}

  @ResolveField(() => TranslationStateEnum)
  @Extensions({ onlyInQueries: true })
  translationState(
    @Parent() { [TEXT]: text, originalLanguage }: JobPostingView,
    @CurrentReader() reader: Reader,
  ): ReadState {
    return this.translator.stateOf(text.title, originalLanguage, reader.language);
  }

  @ResolveField(() => ShownJobPostingView, { description: 'The text in one language, so that a phone loads no other.' })
  shown(
    @Parent() { [TEXT]: { title, description, extraInfo }, originalLanguage }: JobPostingView,
    @Args('language', { type: () => LanguageEnum }) wanted: Language,
    @CurrentReader() reader: Reader,
  ): ShownJobPostingView {
    const parts = { title, description, extraInfo };
    const { texts, language, whole } = pickTogether(parts, originalLanguage, wanted, alsoReadBy(reader));
    return {
      ...texts,
      language,
      isTranslated: language !== originalLanguage,
      state: this.translator.stateOf(whole, originalLanguage, wanted),
    };
  }
}
