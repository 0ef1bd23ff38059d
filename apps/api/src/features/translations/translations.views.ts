import { ArgsType, Field, ID, ObjectType } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { type Language, LANGUAGES } from '@haiko/shared/i18n/languages';
import { LanguageEnum, TranslationStateEnum } from '../../platform/graphql/localized.js';
import { PageArgs, PageOf } from '../../platform/graphql/page.js';
import { OneOf, Text, Uuid } from '../../platform/validation/validators.js';
import type { TranslationState } from '../machine-translation/translator.js';

/** What every text says that is shown in a reader's language. */
@ObjectType({ isAbstract: true })
export abstract class ShownTextView {
  @Field(() => LanguageEnum, { description: 'The language that the texts are really in.' })
  language: Language;

  @Field()
  isTranslated: boolean;

  @Field(() => TranslationStateEnum, { description: 'Where the translation into the asked language stands.' })
  state: TranslationState;
}

@ObjectType('Translation', { description: 'Where a text stands in a language.' })
export class TranslationView {
  @Field()
  subjectType: string;

  @Field(() => ID)
  subjectUuid: string;

  @Field()
  field: string;

  @Field(() => LanguageEnum)
  language: Language;

  @Field(() => TranslationStateEnum)
  state: keyof typeof TranslationStateEnum;

  @Field(() => String, { nullable: true, description: 'Who translated it.' })
  provider: string | null;

  @Field(() => String, { nullable: true, description: 'Why it failed the last time.' })
  error: string | null;

  @Field()
  updatedAt: Date;
}

export const TranslationPageView = PageOf(TranslationView, 'TranslationPage');

@ArgsType()
export class TranslationsArgs extends PageArgs {
  @Field(() => TranslationStateEnum, { nullable: true })
  @IsOptional()
  @OneOf(Object.values(TranslationStateEnum))
  state?: keyof typeof TranslationStateEnum | null;
}

@ArgsType()
export class SubjectArgs {
  @Field(() => String)
  @Text({ max: 30 })
  subjectType: string;

  @Field(() => ID)
  @Uuid()
  subjectUuid: string;
}

@ArgsType()
export class TextArgs extends SubjectArgs {
  @Field(() => LanguageEnum)
  @OneOf(LANGUAGES)
  language: Language;
}

@ObjectType('TranslatedField', { description: 'One field of a text: as it was written, and in the other language.' })
export class TranslatedFieldView {
  @Field()
  field: string;

  @Field()
  original: string;

  @Field(() => String, { nullable: true, description: 'Null while there is no translation.' })
  translation: string | null;
}

/** A posting has title, description, extra information, and two lines for each of its five places. */
const MOST_FIELDS = 13;

@ObjectType('TranslatedText', { description: 'A text beside its translation into one language.' })
export class TranslatedTextView {
  @Field(() => LanguageEnum)
  originalLanguage: Language;

  @Field(() => LanguageEnum, { description: 'In which of the two languages this reader is shown it.' })
  shownLanguage: Language;

  @Field(() => TranslationStateEnum)
  state: TranslationState;

  @Field(() => [TranslatedFieldView], {
    description: 'Fields that say nothing are left out.',
    complexity: MOST_FIELDS,
  })
  fields: TranslatedFieldView[];

  @Field({ description: "The reader's own: what they suggest for it is shown at once." })
  isMine: boolean;
}
