import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import { fields, oneOf } from '@haiko/shared/contract/fields';
import { seoulDay } from '@haiko/shared/format';
import { type Language, LANGUAGES } from '@haiko/shared/i18n/languages';
import { NATIONALITIES } from '@haiko/shared/reference/nationalities';
import * as v from 'valibot';
import { Public } from '../../platform/access/access.decorators.js';
import { LanguageEnum } from '../../platform/graphql/localized.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';
import { TodayView, todayView } from './feasts.views.js';

@ArgsType()
@ValidatedBy(
  fields({ language: oneOf(LANGUAGES), country: v.nullish(oneOf(NATIONALITIES.map(({ code }) => code)), null) }),
)
class TodayArgs {
  @Field(() => LanguageEnum)
  language: Language;

  @Field(() => String, { nullable: true, description: 'Where the reader is from, ISO 3166-1.' })
  country: string | null = null;
}

@Resolver()
export class FeastsResolver {
  @Query(() => TodayView, { description: 'The season in Korea, and the feast of today that the reader is told of.' })
  @Public()
  readToday(@Args() { language, country }: TodayArgs): TodayView {
    return todayView(seoulDay(new Date()), language, country);
  }
}
