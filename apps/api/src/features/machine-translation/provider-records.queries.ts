import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import type { ProviderPairView, TranslationProviderView } from './provider-records.views.js';
import { Translator } from './translator.js';

/** What anybody reads: all pairs of one provider, or the busiest of several. */
export const MOST_PAIRS = 100;

export const PROVIDER_PAIRS = statement(
  'machineTranslation.providerPairs',
  `
    select provider, from_language as "from", to_language as "to", sum(texts)::int as texts, sum(refused)::int as refused,
      sum(corrected)::int as corrected, sum(calls)::int as calls, sum(failures)::int as failures,
      sum(characters)::float8 as characters, max(slowest_milliseconds) as "slowestMilliseconds",
      coalesce(sum(milliseconds) / nullif(sum(calls), 0), 0)::int as "meanMilliseconds"
    from translation_provider_days
    where day > (now() at time zone 'Asia/Seoul')::date - :days::int
    group by provider, from_language, to_language order by sum(texts) desc, provider, from_language, to_language limit :limit`,
);

const STANDING = statement(
  'machineTranslation.providerStanding',
  `
    select named.provider as name, coalesce(s.characters, 0)::float8 as "charactersToday", t.problem, t.since as "troubledSince"
    from unnest(:providers::varchar[]) with ordinality as named(provider, place)
      left join translation_spending s on s.provider = named.provider and s.day = (now() at time zone 'Asia/Seoul')::date
      left join translation_provider_troubles t on t.provider = named.provider
    order by named.place`,
);

/** How the providers of translations do. */
@Injectable()
export class ProviderRecordsQueries {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly config: AppConfig,
  ) {}

  /** Those that are configured, in their order. */
  async standing(): Promise<TranslationProviderView[]> {
    const rows = await this.database.rows(STANDING, { providers: this.translator.names });
    const { dailyCharacters } = this.config.translation;
    return rows.map((row) => ({ ...row, dailyCharacters }));
  }

  /** What became of texts in the last days by provider and pair, the busiest first. */
  pairs(days: number): Promise<ProviderPairView[]> {
    return this.database.rows(PROVIDER_PAIRS, { days, limit: MOST_PAIRS });
  }
}
