import { Query, Resolver } from '@nestjs/graphql';
import { SignedIn } from '../../platform/access/access.decorators.js';
import { ExchangeRatesQueries } from './exchange-rates.queries.js';
import { ExchangeRatesView } from './exchange-rates.views.js';

@Resolver()
export class ExchangeRatesResolver {
  constructor(private readonly rates: ExchangeRatesQueries) {}

  @Query(() => ExchangeRatesView, { description: 'What currencies are worth in won, as last heard from a source.' })
  @SignedIn()
  readExchangeRates(): Promise<ExchangeRatesView> {
    return this.rates.view();
  }
}
