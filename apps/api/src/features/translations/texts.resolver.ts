import { Args, Query, Resolver } from '@nestjs/graphql';
import { type Language, LANGUAGES } from '@haiko/shared/i18n/languages';
import { pickTogether } from '@haiko/shared/i18n/localized';
import { CurrentReader, Public, SignedIn } from '../../platform/access/access.decorators.js';
import { alsoReadBy, type Reader } from '../../platform/access/caller.js';
import { LanguageEnum } from '../../platform/graphql/localized.js';
import { NOBODY } from '../users/users.views.js';
import { type TranslatableContent, TranslationSubjects } from './translation-subjects.js';
import { otherLanguages } from './translations.policy.js';
import {
  TextArgs,
  type TranslatedFieldView,
  TranslatedTextView,
  TranslationTargetsArgs,
} from './translations.views.js';
import { Translator } from '../machine-translation/translator.js';

@Resolver()
export class TextsResolver {
  constructor(
    private readonly subjects: TranslationSubjects,
    private readonly translator: Translator,
  ) {}

  @Query(() => TranslatedTextView, {
    nullable: true,
    description: 'A text beside its translation, whatever this reader is shown; null for what they cannot see.',
  })
  @Public()
  async readTranslatedText(
    @CurrentReader() reader: Reader,
    @Args() { subjectType, subjectUuid, language }: TextArgs,
  ): Promise<TranslatedTextView | null> {
    const texts = await this.subjects.get(subjectType)?.load(subjectUuid, reader.viewer?.uuid ?? NOBODY.uuid);
    return texts ? this.#viewOf(texts, language, reader) : null;
  }

  @Query(() => [LanguageEnum], {
    complexity: LANGUAGES.length,
    description: 'Into which languages a public text of this one is translated; none where nobody translates.',
  })
  @SignedIn()
  readTranslationTargets(@Args() { language }: TranslationTargetsArgs): Language[] {
    return otherLanguages(language).filter((to) => this.translator.supports(language, to));
  }

  /** Shown in one language as a whole, as where the text stands: half a translation is none. */
  #viewOf(texts: TranslatableContent, language: TextArgs['language'], reader: Reader): TranslatedTextView {
    const { originalLanguage, fields, apart = [] } = texts;
    const written = Object.entries(fields).filter(([, text]) => text[originalLanguage]);
    const together = Object.fromEntries(written.filter(([field]) => !apart.includes(field)));
    const shown = pickTogether(together, originalLanguage, language, alsoReadBy(reader, texts));
    return {
      originalLanguage,
      shownLanguage: shown.language,
      state: this.translator.stateOf(shown.complete, originalLanguage, language),
      fields: written.map(([field, text]): TranslatedFieldView => {
        const translation = language === originalLanguage ? null : (text[language] ?? null);
        return { field, original: text[originalLanguage] ?? '', translation };
      }),
      isMine: texts.authorUuid === reader.viewer?.uuid,
    };
  }
}
