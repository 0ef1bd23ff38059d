import { Injectable, Logger } from '@nestjs/common';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { assess, type Reading, type StoredRate } from './exchange-rates.policy.js';
import { ExchangeRatesQueries } from './exchange-rates.queries.js';
import { SAVE_RATES } from './exchange-rates.statements.js';
import { type RateSource, rateSources, readSource } from './rate-sources.js';

/** Keeps the rates fresh. The network is not ours: whatever it answers, the last good rates stay. */
@Injectable()
export class ExchangeRatesService {
  readonly #logger = new Logger('ExchangeRates');
  readonly #sources: RateSource[];

  constructor(
    private readonly database: Database,
    private readonly queries: ExchangeRatesQueries,
    config: AppConfig,
  ) {
    this.#sources = rateSources(config.exchangeRateSources);
  }

  /** Asks one source after the other until every currency has a credible rate of today. Never rejects for a source's sake. */
  async refresh(): Promise<void> {
    const known = await this.queries.known();
    const readings: Reading[] = [];
    for (const source of this.#sources) {
      const reading = await this.#ask(source);
      if (reading) readings.push(reading);
      if (assess(readings, known, new Date()).isSettled) break;
    }
    await this.#save(assess(readings, known, new Date()).accepted);
  }

  async #ask(source: RateSource): Promise<Reading | null> {
    try {
      return await readSource(source);
    } catch (error) {
      // No defect of ours: there may be no network at all, and the next source or the next time will do.
      const reason = error instanceof Error ? error.message.slice(0, 200) : 'unknown';
      this.#logger.log({ source: source.name, message: `Exchange rates were not read: ${reason}` });
      return null;
    }
  }

  async #save(rates: readonly StoredRate[]): Promise<void> {
    if (rates.length === 0) return;
    await this.database.rows(SAVE_RATES, {
      currencies: rates.map(({ currency }) => currency),
      rates: rates.map(({ krw }) => krw),
      sources: rates.map(({ source }) => source),
      moments: rates.map(({ asOf }) => asOf),
    });
  }
}
