import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Language } from '@haiko/shared/i18n/languages';
import { NATIONALITIES } from '@haiko/shared/reference/nationalities';
import { feastOn, type Season, SEASONS, seasonOn } from '@haiko/shared/rules/feasts';
import { enumOf } from '../../platform/graphql/enum-of.js';

const SeasonEnum = enumOf(SEASONS);
registerEnumType(SeasonEnum, { name: 'Season' });

@ObjectType('Feast')
export class FeastView {
  @Field()
  key: string;

  @Field()
  name: string;

  @Field(() => String, { nullable: true, description: 'ISO 3166-1; null for what is kept in many countries.' })
  country: string | null;

  @Field(() => String, { nullable: true })
  countryName: string | null;
}

@ObjectType('Today', { description: 'A day in Korea.' })
export class TodayView {
  @Field(() => SeasonEnum)
  season: Season;

  @Field(() => FeastView, { nullable: true })
  feast: FeastView | null;
}

/** What a day (`YYYY-MM-DD`) is for somebody who reads this language, from that country if it is known. */
export function todayView(day: string, language: Language, nationality: string | null): TodayView {
  const feast = feastOn(day, { language, nationality });
  const country = NATIONALITIES.find(({ code }) => code === feast?.country);
  return {
    season: seasonOn(day),
    feast: feast && {
      key: feast.key,
      name: feast.names[language],
      country: feast.country,
      countryName: country?.names[language] ?? null,
    },
  };
}
