import { Module } from '@nestjs/common';
import { ExchangeRatesQueries } from './exchange-rates.queries.js';
import { ExchangeRatesResolver } from './exchange-rates.resolver.js';
import { ExchangeRatesService } from './exchange-rates.service.js';
import { ExchangeRatesWorker } from './exchange-rates.worker.js';

@Module({
  providers: [ExchangeRatesResolver, ExchangeRatesService, ExchangeRatesQueries, ExchangeRatesWorker],
})
export class ExchangeRatesModule {}
