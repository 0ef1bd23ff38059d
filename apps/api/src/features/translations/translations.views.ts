import { ArgsType, Field, ID, ObjectType } from '@nestjs/graphql';
import { fields } from '@haiko/shared/contract/fields';
import { subjectEntries } from '@haiko/shared/contract/suggestions.schemas';
import { type Language, LANGUAGES } from '@haiko/shared/i18n/languages';
import { CONTENT_MAX } from '@haiko/shared/limits';
import * as v from 'valibot';
import { LanguageEnum, Letters, TranslationStateEnum } from '../../platform/graphql/localized.js';
import { PageArgs, pageEntries, PageOf } from '../../platform/graphql/page.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';
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

const state = v.nullish(v.enum(TranslationStateEnum, 'INVALID'));

@ArgsType()
@ValidatedBy(fields({ ...pageEntries, state }))
export class TranslationsArgs extends PageArgs {
  @Field(() => TranslationStateEnum, { nullable: true })
  state?: keyof typeof TranslationStateEnum | null;
}

@ArgsType()
@ValidatedBy(fields(subjectEntries))
export class SubjectArgs {
  @Field(() => String)
  subjectType: string;

  @Field(() => ID)
  subjectUuid: string;
}

@ArgsType()
@ValidatedBy(fields({ ...subjectEntries, language: v.picklist(LANGUAGES, 'INVALID') }))
export class TextArgs extends SubjectArgs {
  @Field(() => LanguageEnum)
  language: Language;
}

@ArgsType()
@ValidatedBy(fields({ language: v.picklist(LANGUAGES, 'INVALID') }))
export class TranslationTargetsArgs {
  @Field(() => LanguageEnum)
  language: Language;
}

@ObjectType('TranslatedField', { description: 'One field of a text: as it was written, and in the other language.' })
export class TranslatedFieldView {
  @Field()
  field: string;

  @Letters(CONTENT_MAX)
  @Field()
  original: string;

  @Letters(CONTENT_MAX)
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
