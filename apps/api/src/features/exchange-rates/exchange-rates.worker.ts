import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { ExchangeRatesService } from './exchange-rates.service.js';

const TICK: JobKind = { name: 'exchangeRates.tick', cron: '11 */6 * * *' };
const REFRESH: JobKind = { name: 'exchangeRates.refresh', atStart: true };
const JITTER_SECONDS = 20 * 60;

/** Background work on exchange rates. */
@Injectable()
export class ExchangeRatesWorker {
  constructor(jobs: Jobs, rates: ExchangeRatesService) {
    // Everybody who runs Haiko would otherwise ask the same free services in the same second.
    jobs.register(TICK, () =>
      jobs.send(REFRESH, {}, { singletonKey: 'tick', afterSeconds: Math.floor(Math.random() * JITTER_SECONDS) }),
    );
    jobs.register(REFRESH, () => rates.refresh());
  }
}
