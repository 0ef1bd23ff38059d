import { Args, Query, Resolver } from '@nestjs/graphql';
import { OnlyRoles } from '../../platform/access/access.decorators.js';
import { MOST_PAIRS, ProviderRecordsQueries } from './provider-records.queries.js';
import { ProviderPairsArgs, ProviderPairView, TranslationProviderView } from './provider-records.views.js';

/** As many services as a query may cost. */
const MOST_PROVIDERS = 10;

@Resolver()
export class ProviderRecordsResolver {
  constructor(private readonly queries: ProviderRecordsQueries) {}

  @Query(() => [TranslationProviderView], {
    complexity: MOST_PROVIDERS,
    description: 'Who translates, in the configured order, and what keeps one from it.',
  })
  @OnlyRoles('ADMIN')
  readTranslationProviders(): Promise<TranslationProviderView[]> {
    return this.queries.standing();
  }

  @Query(() => [ProviderPairView], {
    complexity: MOST_PAIRS,
    description: 'How providers did in the last days, the busiest pair first.',
  })
  @OnlyRoles('ADMIN')
  readTranslationProviderPairs(@Args() { days }: ProviderPairsArgs): Promise<ProviderPairView[]> {
    return this.queries.pairs(days);
  }
}
