import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { CURRENCIES } from '@haiko/shared/reference/currencies';
import { isStale, type StoredRate } from './exchange-rates.policy.js';
import { credit } from './rate-sources.js';

@ObjectType('ExchangeRate')
export class ExchangeRateView {
  @Field(() => String, { description: 'ISO 4217' })
  currency: string;

  @Field(() => Int, { description: '1, or 100 for a currency that is quoted by the hundred.' })
  unit: number;

  @Field(() => Float, { description: 'Won for `unit` of the currency.' })
  krw: number;

  @Field(() => Date)
  asOf: Date;

  @Field({ description: 'Whether this rate is older than 48 hours.' })
  isStale: boolean;
}

@ObjectType('ExchangeRateSource')
export class ExchangeRateSourceView {
  @Field()
  name: string;

  @Field()
  url: string;
}

@ObjectType('ExchangeRates')
export class ExchangeRatesView {
  @Field(() => String, { description: 'Always `KRW`.' })
  base: 'KRW';

  @Field(() => Date, { description: 'Of the newest rate.' })
  asOf: Date;

  @Field({ description: 'Whether even the newest rate is older than 48 hours.' })
  isStale: boolean;

  @Field(() => String, {
    description: 'Where the newest rate comes from; `snapshot` for those that came with the product.',
  })
  source: string;

  @Field(() => [ExchangeRateSourceView], {
    description: 'Everybody whose rates are among these, for the credits.',
    complexity: 0,
  })
  sources: ExchangeRateSourceView[];

  @Field(() => [ExchangeRateView], { complexity: CURRENCIES.length })
  rates: ExchangeRateView[];
}

/** All known rates as everybody sees them. */
export function exchangeRatesView(known: readonly StoredRate[], now: Date): ExchangeRatesView {
  const newest = known.reduce((one, other) => (other.asOf > one.asOf ? other : one));
  return {
    base: 'KRW',
    asOf: newest.asOf,
    isStale: isStale(newest.asOf, now),
    source: newest.source,
    sources: [...new Set(known.map(({ source }) => source))].flatMap((source) => credit(source) ?? []),
    rates: known.map(({ currency, krw, asOf }) => {
      const unit = CURRENCIES.find(({ code }) => code === currency)?.unit ?? 1;
      return { currency, unit, krw: krw * unit, asOf, isStale: isStale(asOf, now) };
    }),
  };
}
