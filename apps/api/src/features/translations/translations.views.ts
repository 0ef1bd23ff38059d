import { ArgsType, Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { type Language, LANGUAGES } from '@haiko/shared/i18n/languages';
import type { Reader } from '../../platform/access/caller.js';
import { LanguageEnum, TranslationStateEnum } from '../../platform/graphql/localized.js';
import { PageArgs, PageOf } from '../../platform/graphql/page.js';
import { OneOf, Text, Uuid } from '../../platform/validation/validators.js';
import { type UserCardRow, userCardView, UserView } from '../users/users.views.js';
import type { ReadState } from './translator.js';
import type { SuggestionState } from './translation-suggestion.entity.js';

/** What every text says that is shown in a reader's language. */
@ObjectType({ isAbstract: true })
export abstract class ShownTextView {
  @Field(() => LanguageEnum, { description: 'The language that the texts are really in.' })
  language: Language;

  @Field()
  isTranslated: boolean;

  @Field(() => TranslationStateEnum, { description: 'Where the translation into the asked language stands.' })
  state: ReadState;
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
  state: ReadState;

  @Field(() => [TranslatedFieldView], {
    description: 'Fields that say nothing are left out.',
    complexity: MOST_FIELDS,
  })
  fields: TranslatedFieldView[];

  @Field({ description: "The reader's own: what they suggest for it is shown at once." })
  isMine: boolean;
}

export const SuggestionStateEnum = {
  OPEN: 'OPEN',
  ACCEPTED: 'ACCEPTED',
  REJECTED: 'REJECTED',
  OUTDATED: 'OUTDATED',
} as const;
registerEnumType(SuggestionStateEnum, {
  name: 'SuggestionState',
  valuesMap: { OUTDATED: { description: 'The original was changed or deleted before anybody decided.' } },
});

@ObjectType('TranslationSuggestion', { description: 'A better translation that a reader offers.' })
export class SuggestionView {
  @Field(() => ID)
  uuid: string;

  @Field()
  createdAt: Date;

  @Field()
  subjectType: string;

  @Field(() => ID)
  subjectUuid: string;

  @Field()
  field: string;

  @Field(() => LanguageEnum)
  language: Language;

  @Field()
  text: string;

  @Field(() => SuggestionStateEnum)
  state: SuggestionState;

  @Field(() => UserView)
  suggester: UserView;
}

@ArgsType()
export class OpenSuggestionsArgs extends PageArgs {
  @Field(() => Boolean, { nullable: true, description: 'What waits longest comes first.' })
  @IsOptional()
  @OneOf([true, false])
  oldestFirst?: boolean | null;
}

export const SuggestionPageView = PageOf(SuggestionView, 'TranslationSuggestionPage');

export type SuggestionRow = Omit<SuggestionView, 'suggester'> & { suggester: UserCardRow };

/** A suggestion as this reader sees it. */
export function suggestionView({ suggester, ...row }: SuggestionRow, { viewer }: Reader): SuggestionView {
  return { ...row, suggester: userCardView(suggester, viewer) };
}
