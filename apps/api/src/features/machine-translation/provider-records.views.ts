import { ArgsType, Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { fields } from '@haiko/shared/contract/fields';
import type { Language } from '@haiko/shared/i18n/languages';
import * as v from 'valibot';
import { LanguageEnum } from '../../platform/graphql/localized.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';
import { RECORD_DAYS } from './provider-records.statements.js';

@ObjectType('TranslationProvider', { description: 'A configured provider of translations.' })
export class TranslationProviderView {
  @Field()
  name: string;

  @Field(() => Float, { description: 'What it was given today (Asia/Seoul).' })
  charactersToday: number;

  @Field(() => Float)
  dailyCharacters: number;

  @Field(() => String, { nullable: true, description: 'Why it rests; null while it works.' })
  problem: string | null;

  @Field(() => Date, { nullable: true })
  troubledSince: Date | null;
}

@ObjectType('TranslationProviderPair', {
  description: 'What became of the texts that a provider was given in a pair of languages.',
})
export class ProviderPairView {
  @Field()
  provider: string;

  @Field(() => LanguageEnum)
  from: Language;

  @Field(() => LanguageEnum)
  to: Language;

  @Field(() => Int)
  texts: number;

  @Field(() => Int, { description: 'Of the texts: the provider refused them, or the checks refused what it made.' })
  refused: number;

  @Field(() => Int, { description: 'Of what it made: people wrote something better.' })
  corrected: number;

  @Field(() => Int)
  calls: number;

  @Field(() => Int, { description: 'Attempts that ended with no answer.' })
  failures: number;

  @Field(() => Float)
  characters: number;

  @Field(() => Int)
  meanMilliseconds: number;

  @Field(() => Int)
  slowestMilliseconds: number;
}

const days = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(RECORD_DAYS, 'TOO_LARGE')), 30);

@ArgsType()
@ValidatedBy(fields({ days }))
export class ProviderPairsArgs {
  @Field(() => Int, { defaultValue: 30 })
  days: number;
}
