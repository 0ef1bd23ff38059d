import { ArgsType, Field } from '@nestjs/graphql';
import { fields, optionalLanguage } from '@haiko/shared/contract/fields';
import type { Language } from '@haiko/shared/i18n/languages';
import { ValidatedBy } from '../validation/validation.pipe.js';
import { LanguageEnum } from './localized.js';

/** What is read in a language alone. */
@ArgsType()
@ValidatedBy(fields({ language: optionalLanguage }))
export class LanguageArgs {
  @Field(() => LanguageEnum, { nullable: true, description: 'Without it, the reader’s.' })
  language?: Language | null;
}
