import { Injectable } from '@nestjs/common';
import { CURRENCIES } from '@haiko/shared/reference/currencies';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import type { StoredRate } from './exchange-rates.policy.js';
import { type ExchangeRatesView, exchangeRatesView } from './exchange-rates.views.js';
import { SNAPSHOT } from './rate-snapshot.js';

const ALL_RATES = statement('exchangeRates.all', 'select currency, krw, source, as_of as "asOf" from exchange_rates');

/** Every read of exchange rates. */
@Injectable()
export class ExchangeRatesQueries {
  constructor(private readonly database: Database) {}

  /** The last good rate of every currency that one is known of; from the snapshot where that is newer. */
  async known(): Promise<StoredRate[]> {
    const stored = await this.database.rows(ALL_RATES);
    return CURRENCIES.flatMap(({ code }) => {
      const found = [...stored, ...SNAPSHOT].filter(({ currency }) => currency === code);
      return found.sort((one, other) => other.asOf.getTime() - one.asOf.getTime()).slice(0, 1);
    });
  }

  async view(): Promise<ExchangeRatesView> {
    return exchangeRatesView(await this.known(), new Date());
  }
}
